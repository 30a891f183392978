import type { MatterKind } from "../conflict/partySchema.ts";
import type { MailContent, ToPerson } from "./mailContent.ts";

/** To an administrator: a matter may be against another client. It names nobody, and not the other matter. */
export type ConflictMail = ToPerson & {
  Kind: "conflictFound";
  Matter: { Kind: MatterKind; ID: number };
  /** Of the matter: "O-5012". */
  Reference: string;
};

const pages: Record<MatterKind, { path: (id: number) => string; waits: string }> = {
  order: {
    path: (id) => `orders/${id}`,
    waits: "Beställningen kan inte betalas förrän en administratör har tagit ställning.",
  },
  question: { path: (id) => `questions/unanswered/${id}`, waits: "Ta ställning innan frågan besvaras." },
  booking: { path: () => "meetings", waits: "Mötet är bokat. Ta ställning innan det hålls." },
  rentClaim: { path: (id) => `rent-claims/${id}`, waits: "Ta ställning innan någon tar sig an ärendet." },
};

export function conflictMailContent({ FirstName, Matter, Reference }: ConflictMail, publicUrl: string): MailContent {
  const { path, waits } = pages[Matter.Kind];
  return {
    name: FirstName,
    reference: Reference,
    subject: `Möjlig intressekonflikt: ${Reference}`,
    paragraphs: [`Jävskontrollen har hittat en möjlig intressekonflikt i ${Reference}. ${waits}`],
    action: { label: `Öppna ${Reference}`, href: `${publicUrl}/admin/${path(Matter.ID)}` },
    next: ["Vad som hittades står på sidan. Kunden väntar på besked."],
    notes: ["Mejlet skickas till alla administratörer."],
  };
}
