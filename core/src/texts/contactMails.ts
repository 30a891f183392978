import type { AnswerReportReason } from "../answer/answerFeedbackSchema.ts";
import type { ContactSubject } from "../contact/contactSchema.ts";
import { answerReportReasonTexts } from "./answers.ts";
import { contactSubjectTexts } from "./contact.ts";
import type { MailContent, ToAddress } from "./mailContent.ts";

/** To the firm, about a message or report that was sent to it. */
interface ToFirm {
  To: string;
  /** The Reply-To address; null if the sender left none. */
  ReplyTo: string | null;
  Reference: string;
}

export type ContactMail =
  | (ToAddress & { Kind: "messageReceived"; Reference: string })
  | (ToFirm & {
      Kind: "message";
      Name: string;
      Phone: string | null;
      Subject: ContactSubject;
      OrderRef: string | null;
      Message: string;
    })
  | (ToFirm & { Kind: "answerReported"; Reason: AnswerReportReason; Text: string; Title: string; Uri: string });

export function contactMailContent(mail: ContactMail, publicUrl: string): MailContent {
  const { Reference: reference } = mail;
  switch (mail.Kind) {
    case "messageReceived":
      return {
        reference,
        subject: "Vi har tagit emot ditt meddelande",
        paragraphs: ["Tack för ditt meddelande."],
        action: { label: "Till kontaktsidan", href: `${publicUrl}/contact` },
        next: ["Vi svarar så snart vi kan, oftast inom två arbetsdagar."],
        notes: [
          "Har du inte skrivit till oss? Då har någon angett din e-postadress av misstag, och du behöver inte göra något.",
        ],
      };
    case "message":
      return {
        reference,
        subject: `Meddelande ${reference}: ${contactSubjectTexts[mail.Subject].name.toLocaleLowerCase("sv")}`,
        paragraphs: [
          "Någon har skrivit till oss genom kontaktsidan.",
          [
            `Namn: ${mail.Name}`,
            `E-post: ${mail.ReplyTo}`,
            `Telefon: ${mail.Phone ?? "inte angivet"}`,
            `Ärende: ${contactSubjectTexts[mail.Subject].name}`,
            `Beställning eller fråga: ${mail.OrderRef ?? "inte angivet"}`,
          ].join("\n"),
          mail.Message,
        ],
        action: { label: "Öppna översikten", href: `${publicUrl}/admin` },
        next: ["Svara på det här mejlet, så går svaret till avsändaren."],
      };
    case "answerReported":
      return {
        reference,
        subject: `Rapport ${reference}: fel i ett svar`,
        paragraphs: [
          `En läsare har rapporterat svaret ”${mail.Title}”.`,
          `Skäl: ${answerReportReasonTexts[mail.Reason]}`,
          mail.Text,
        ],
        action: { label: "Läs svaret", href: `${publicUrl}/answers/${mail.Uri}` },
        next: [
          mail.ReplyTo === null
            ? "Läsaren har inte lämnat någon e-postadress."
            : "Svara på det här mejlet, så går svaret till läsaren.",
        ],
      };
    default:
      return mail satisfies never;
  }
}
