import type { QuestionType } from "../question/questionSchema.ts";
import type { MailContent, ToPerson } from "./mailContent.ts";
import { questionTypeTexts } from "./questions.ts";

/** About a question, to those who answer it. */
export type StaffMail = ToPerson & { QuestionID: number } & (
    | { Kind: "readingAsked" }
    | { Kind: "questionWithdrawn" }
    | { Kind: "askerReplied"; Reply: "facts" | "followUp" }
    | {
        Kind: "questionPressing";
        Type: QuestionType;
        /** In words: "21 november 2026 kl. 9.05". */
        Due: string;
        isReserved: boolean;
      }
  );

export function staffMailContent(mail: StaffMail, publicUrl: string, reference: string): MailContent {
  const { FirstName: name, QuestionID } = mail;
  const lists = `${publicUrl}/admin/questions`;
  switch (mail.Kind) {
    case "readingAsked":
      return {
        name,
        reference,
        subject: `Du är ombedd att granska ett svar: ${reference}`,
        paragraphs: [`En kollega vill att du granskar svaret på ${reference} innan det skickas.`],
        action: { label: "Läs svaret", href: `${lists}/reserved/${QuestionID}` },
        next: ["Godkänn svaret där, eller lämna tillbaka det med en kommentar."],
      };
    case "questionWithdrawn":
      return {
        name,
        reference,
        subject: `Frågan är återtagen: ${reference}`,
        paragraphs: [
          `Den som ställde frågan ${reference} har tagit tillbaka den. Din reservation är avslutad, och frågan ska inte besvaras.`,
        ],
        action: { label: "Se frågan", href: `${lists}/unanswered/${QuestionID}` },
        next: ["Frågan raderas av sig själv efter 90 dagar."],
      };
    case "askerReplied":
      return mail.Reply === "facts"
        ? {
            name,
            reference,
            subject: `Uppgifter till ${reference}`,
            paragraphs: [
              `Den som ställde frågan ${reference} har lämnat uppgifterna som du bad om. Svarstiden räknas igen.`,
            ],
            action: { label: "Läs uppgifterna", href: `${lists}/unanswered/${QuestionID}` },
            next: ["Har reservationen gått ut är frågan ledig: reservera den igen om du vill svara."],
          }
        : {
            name,
            reference,
            subject: `Följdfråga till ${reference}`,
            paragraphs: [`Den som ställde frågan ${reference} har en följdfråga om ditt svar.`],
            action: { label: "Läs följdfrågan", href: `${publicUrl}/admin/answers/${QuestionID}` },
            next: ["Följdfrågan ingår: den som frågar får ställa en, inom sju dagar efter svaret."],
          };
    case "questionPressing": {
      const list = mail.isReserved ? "reserved" : "unanswered";
      return {
        name,
        reference,
        subject: `Svarstiden är snart slut: ${reference}`,
        paragraphs: [
          `Nittio procent av svarstiden för ${reference} (${questionTypeTexts[mail.Type].toLocaleLowerCase("sv")}) har gått.`,
          `Svaret är utlovat senast ${mail.Due}. Frågan är ${mail.isReserved ? "reserverad" : "inte reserverad av någon"}.`,
        ],
        action: { label: "Öppna frågan", href: `${lists}/${list}/${QuestionID}` },
        next: [mail.isReserved ? "Stäm av med den som har reserverat frågan." : "Se till att någon reserverar frågan."],
        notes: ["Mejlet skickas en gång per fråga till alla administratörer."],
      };
    }
    default:
      return mail satisfies never;
  }
}
