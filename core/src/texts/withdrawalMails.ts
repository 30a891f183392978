import type { WithdrawalState } from "../withdrawal/withdrawalSchema.ts";
import type { MailContent } from "./mailContent.ts";

/** The consumer's message as it was sent. */
interface Statement {
  To: string;
  /** Null once erased. */
  Name: string | null;
  OrderRef: string;
  /** When it was sent, in words. */
  ReceivedAt: string;
}

/**
 * To the address that the sender gave. It may be a stranger's, so the mail greets nobody; the name stands in the
 * statement, which the receipt must repeat with its day and time (directive 2023/2673, article 11a).
 */
export type WithdrawalMail =
  | (Statement & {
      Kind: "withdrawalReceived";
      Reference: string;
      /** Opens the contract; null when reference and address match no order. */
      Code: string | null;
    })
  | (Statement & {
      Kind: "withdrawalDecided";
      Reference: string;
      ProductName: string | null;
      State: WithdrawalState;
      /** Why there is no right, or why that much is paid back. */
      Why: string | null;
      /** In words: "1 295 kr". */
      RefundSum: string | null;
      KeptSum: string | null;
      RefundDue: string | null;
      /** About the board of disputes, when the right is refused. */
      Disputes: string[];
    });

/** The receipt of the message, and the message itself. */
const receiptOf = ({ To, Name, OrderRef, ReceivedAt }: Statement): string[] => [
  `Vi tog emot ditt meddelande ${ReceivedAt} (svensk tid). Så lyder det:`,
  `”Jag ångrar avtalet med referensen ${OrderRef}.${Name === null ? "" : ` Namn: ${Name}.`} E-post: ${To}.”`,
];

export function withdrawalMailContent(mail: WithdrawalMail, publicUrl: string): MailContent {
  const reference = mail.Reference;
  const receipt = receiptOf(mail);
  if (mail.Kind === "withdrawalReceived") {
    const paragraphs = ["Du har meddelat att du vill ångra ett köp.", ...receipt];
    return mail.Code === null
      ? {
          subject: "Vi har fått ditt meddelande om att ångra ett köp",
          reference,
          paragraphs,
          next: [
            "Vi hittade inget köp med den referensen och den här adressen. Därför går vi igenom meddelandet för hand och hör av oss.",
            "Tiden då du skickade meddelandet är sparad och räknas.",
          ],
          notes: ["Har du inte skickat något till oss? Då behöver du inte göra något."],
        }
      : {
          subject: "Vi har fått ditt meddelande om att ångra ett köp",
          reference,
          paragraphs,
          action: { label: "Se köpet och bekräfta", href: `${publicUrl}/angra/bekrafta?code=${mail.Code}` },
          next: [
            "Öppna länken för att se vad du får tillbaka, och bekräfta. Gör du inte det tar vi hand om ditt meddelande för hand.",
            "Tiden då du skickade meddelandet är sparad och räknas, även om du öppnar länken senare.",
          ],
          notes: [
            "Länken är personlig. Skicka den inte vidare.",
            "Har du inte skickat något? Då behöver du inte göra något.",
          ],
        };
  }
  const what = mail.ProductName ?? "köpet";
  switch (mail.State) {
    case "Refused":
      return {
        subject: "Köpet går inte att ångra",
        reference,
        paragraphs: [
          `Du ville ångra: ${what}.`,
          ...receipt,
          mail.Why ?? "Det finns ingen ångerrätt.",
          ...mail.Disputes,
        ],
        next: [`Är det fel på det du fick kan du reklamera det: ${publicUrl}/reklamera`],
      };
    case "Dismissed":
      return {
        subject: "Vi hittade inget köp att ångra",
        reference,
        paragraphs: [...receipt, "Vi har gått igenom det men hittar inget köp hos oss som det gäller."],
        next: ["Har du köpt något av oss? Svara genom kontaktsidan och skriv referensen från din bekräftelse."],
      };
    case "AwaitingShare":
      return {
        subject: "Du har ångrat ditt köp",
        reference,
        paragraphs: [`Du har ångrat: ${what}.`, ...receipt, ...(mail.Why ? [mail.Why] : [])],
        next: [
          "Vi räknar ut hur stor del som var utförd och mejlar dig vad du får tillbaka.",
          ...(mail.RefundDue ? [`Pengarna kommer samma väg som du betalade, senast ${mail.RefundDue}.`] : []),
        ],
      };
    default:
      return {
        subject: "Du har ångrat ditt köp",
        reference,
        paragraphs: [
          `Du har ångrat: ${what}.`,
          ...receipt,
          ...(mail.Why ? [mail.Why] : []),
          ...(mail.KeptSum ? [`Vi behåller ${mail.KeptSum} för det som är utfört.`] : []),
          mail.RefundSum ? `Du får tillbaka ${mail.RefundSum}.` : "Det finns inget mer att betala tillbaka.",
        ],
        next: mail.RefundSum
          ? [
              `Pengarna kommer samma väg som du betalade, senast ${mail.RefundDue ?? "inom 14 dagar"}.`,
              "Du behöver inte göra något mer.",
            ]
          : ["Du behöver inte göra något mer."],
      };
  }
}
