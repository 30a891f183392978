import type { MailContent, ToPerson } from "./mailContent.ts";

/** About a payment, to administrators. */
export type PaymentMail = ToPerson & {
  Kind: "paymentReversed";
  OrderID: number;
  /** In words: "3495 kr". */
  Sum: string;
};

export const paymentMailContent = (mail: PaymentMail, publicUrl: string, reference: string): MailContent => ({
  name: mail.FirstName,
  reference,
  subject: `Återförd betalning: ${reference}`,
  paragraphs: [
    `Betaltjänsten har återfört ${mail.Sum} av betalningen för ${reference}: kunden har bestritt kortköpet, eller fakturan har makulerats.`,
    "Beloppet är bokfört som en osäker fordran. Försäljning och moms står kvar tills tvisten är avgjord.",
  ],
  action: { label: "Öppna beställningen", href: `${publicUrl}/admin/orders/${mail.OrderID}` },
  next: ["Bestrid eller godta återföringen i betaltjänstens portal, och kontakta kunden."],
  notes: ["Mejlet skickas en gång per återföring till alla administratörer."],
});
