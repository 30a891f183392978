import type { ComplaintDecision } from "../complaint/complaintSchema.ts";
import type { MailContent } from "./mailContent.ts";

/** To the address that the sender gave: it may be a stranger's, so there is no name. */
export type ComplaintMail =
  | {
      Kind: "complaintReceived";
      To: string;
      Reference: string;
      /** In words. */
      ReceivedAt: string;
      DueDay: string;
      /** The day of the delivery, in words, when it was more than three years ago; else null. */
      Delivered: string | null;
    }
  | {
      Kind: "complaintDecided";
      To: string;
      Reference: string;
      Decision: ComplaintDecision;
      Text: string;
      /** In words: "500 kr". */
      RefundSum: string | null;
      /** About the board of disputes, when the complaint is refused. */
      Disputes: string[];
    };

const outcomes: Record<ComplaintDecision, string> = {
  Redo: "Vi rättar felet, utan kostnad för dig.",
  Refund: "Du får tillbaka en del av det du har betalat.",
  Refuse: "Vi håller inte med om att det är fel på det du fick.",
};

export function complaintMailContent(mail: ComplaintMail, publicUrl: string): MailContent {
  const reference = mail.Reference;
  const action = { label: "Kontakta oss", href: `${publicUrl}/contact?amne=klagomal` };
  if (mail.Kind === "complaintReceived") {
    return {
      subject: "Vi har fått din reklamation",
      reference,
      paragraphs: [
        `Vi tog emot din reklamation ${mail.ReceivedAt} (svensk tid).`,
        ...(mail.Delivered === null
          ? []
          : [
              `Det du köpte levererades ${mail.Delivered}, för mer än tre år sedan. Efter tre år har rätten att reklamera i regel upphört. Vi läser din reklamation och svarar ändå.`,
            ]),
      ],
      action,
      next: [`En administratör läser den, och du får besked med ett mejl senast ${mail.DueDay}.`],
      notes: ["Har du inte skickat något till oss? Då behöver du inte göra något."],
    };
  }
  const refund = mail.RefundSum === null ? [] : [`Vi betalar tillbaka ${mail.RefundSum}, samma väg som du betalade.`];
  return {
    subject: "Besked om din reklamation",
    reference,
    paragraphs: [outcomes[mail.Decision], mail.Text, ...refund, ...mail.Disputes],
    action,
    next: ["Är något oklart? Hör av dig och ange referensen."],
  };
}
