import type { QuestionType } from "../question/questionSchema.ts";
import type { MailContent, ToAddress } from "./mailContent.ts";
import { type MoneyBack, moneyBackText } from "./moneyBack.ts";
import { receiptText } from "./orderMails.ts";
import { freePromise, paidPromise } from "./questions.ts";

interface ToAsker {
  To: string;
  FirstName: string | null;
  QuestionID: number;
  /** The code in the link. */
  Code: string;
}

/** None contains a question's text: only links. */
export type AskerMail =
  | (ToAsker & { Kind: "questionConfirm"; isPaid: boolean })
  | (ToAsker & { Kind: "questionReceived"; Type: QuestionType; isUnpaid: boolean })
  | (ToAsker & {
      Kind: "questionAnswered";
      /** What is true of publication; null when there is nothing to say. */
      Publication: string | null;
      /** The last time for a free follow-up question, in words; null when none may be asked. */
      FollowUpUntil: string | null;
    })
  | (ToAsker & { Kind: "callHeld"; FollowUpUntil: string | null; hasReceipt: boolean })
  | (ToAsker & { Kind: "factsAsked" })
  | (ToAsker & { Kind: "followUpAnswered" })
  | (ToAsker & { Kind: "questionDeclined"; Money: MoneyBack })
  | (ToAddress & { Kind: "questionDeleted"; QuestionID: number; wasAnswered: boolean })
  | (ToAsker & {
      Kind: "callAgreed";
      /** In words: "21 november 2026 kl. 9.05". */
      When: string;
      isMoved: boolean;
    });

const statusLink = "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa din fråga.";

const followUpText = (until: string | null): string[] =>
  until === null
    ? []
    : [`Är något oklart? Du kan ställa en följdfråga på samma sida, utan kostnad, till och med ${until}.`];

/** The page that lists everything of one address. */
const myCases = (publicUrl: string) => `Alla dina ärenden hos oss finns på ${publicUrl}/mina-arenden`;

export function askerMailContent(mail: AskerMail, publicUrl: string, reference: string): MailContent {
  const questionUrl = `${publicUrl}/ask_a_question`;
  if (mail.Kind === "questionDeleted") {
    return {
      subject: "Din fråga är borttagen",
      paragraphs: [
        `Vi har tagit bort din fråga. Frågan${mail.wasAnswered ? ", svaret" : ""} och dina uppgifter finns inte kvar hos oss.`,
        ...(mail.wasAnswered ? [] : ["Frågan kommer alltså inte att besvaras."]),
      ],
      action: { label: "Kontakta oss", href: `${publicUrl}/contact` },
      next: [
        "Länken till din statussida visar i 90 dagar att frågan är borttagen, och när.",
        "Är något oklart? Hör av dig genom kontaktsidan.",
      ],
      reference,
    };
  }
  const statusUrl = `${questionUrl}/status?code=${mail.Code}`;
  const toAsker = { name: mail.FirstName, reference };
  switch (mail.Kind) {
    case "questionConfirm":
      return {
        // Until the address is confirmed, the name may be a message to a stranger who owns the address.
        reference,
        subject: "Bekräfta din fråga",
        paragraphs: [
          "Tack för din fråga. Öppna länken och tryck på knappen där, så bekräftar du din e-postadress. Först då tar vi emot frågan.",
        ],
        action: {
          label: "Bekräfta frågan",
          href: `${questionUrl}/bekrafta?id=${mail.QuestionID}&code=${mail.Code}${mail.isPaid ? "&betalas=true" : ""}`,
        },
        next: [
          mail.isPaid
            ? "När du har bekräftat kan du betala. Då går frågan vidare till våra jurister."
            : "När du har bekräftat får du ett mejl med en länk där du kan följa frågan.",
          "Länken gäller i 48 timmar. Bekräftar du inte då raderas frågan, och du behöver ställa den igen.",
        ],
        notes: ["Har du inte ställt någon fråga hos oss? Då behöver du inte göra något."],
      };
    case "questionReceived":
      return {
        ...toAsker,
        subject: mail.isUnpaid ? "Betala din fråga" : "Vi har tagit emot din fråga",
        paragraphs: [
          mail.isUnpaid ? "Din fråga är bekräftad. Svarstiden börjar när du har betalat." : "Din fråga är bekräftad.",
        ],
        action: { label: mail.isUnpaid ? "Till betalningen" : "Följ din fråga", href: statusUrl },
        next: [
          ...(mail.isUnpaid ? ["Priset gäller i 48 timmar. Betalar du inte innan dess förfaller frågan."] : []),
          mail.Type === "Free" ? freePromise : paidPromise,
          "Du får ett mejl när svaret finns, eller om vi behöver veta mer.",
        ],
        notes: [statusLink, myCases(publicUrl)],
      };
    case "questionAnswered":
      return {
        ...toAsker,
        subject: "Din fråga är besvarad",
        paragraphs: ["Det finns nu ett svar på din fråga."],
        action: { label: "Läs svaret", href: statusUrl },
        next: [...followUpText(mail.FollowUpUntil), mail.Publication ?? "Svaret finns kvar på samma sida."],
        notes: [statusLink, myCases(publicUrl)],
      };
    case "callHeld":
      return {
        ...toAsker,
        subject: "Tack för samtalet",
        paragraphs: ["Vi har pratat om din fråga, och uppdraget är klart."],
        action: { label: "Till din fråga", href: statusUrl },
        next: [...followUpText(mail.FollowUpUntil), receiptText(mail.hasReceipt)],
        notes: [statusLink, myCases(publicUrl)],
      };
    case "factsAsked":
      return {
        ...toAsker,
        subject: "Vi behöver fler uppgifter om din fråga",
        paragraphs: [
          "För att kunna svara på din fråga behöver vi veta mer. Öppna länken, läs vad vi undrar över och skriv ditt svar där.",
        ],
        action: { label: "Lämna uppgifterna", href: `${questionUrl}/svara?code=${mail.Code}` },
        next: ["Vi väntar med frågan tills du har lämnat uppgifterna."],
        notes: ["Svara inte på det här mejlet: då når uppgifterna oss inte.", statusLink],
      };
    case "followUpAnswered":
      return {
        ...toAsker,
        subject: "Din följdfråga är besvarad",
        paragraphs: ["Vi har svarat på din följdfråga."],
        action: { label: "Läs svaret", href: statusUrl },
        next: ["På samma sida ser du om du kan köpa en extra följdfråga. Du kan också ställa en ny fråga."],
        notes: [statusLink, myCases(publicUrl)],
      };
    case "questionDeclined":
      return {
        ...toAsker,
        subject: "Vi kan inte svara på din fråga",
        paragraphs: [
          "Vi har läst din fråga, men måste tyvärr tacka nej till den.",
          `På din statussida står varför. ${moneyBackText(mail.Money)}`.trim(),
        ],
        action: { label: "Läs varför", href: statusUrl },
        next: [
          "Har du en frist att passa? Vänta inte på oss, utan sök hjälp på annat håll så snart du kan.",
          "Frågan och dina uppgifter raderas efter 90 dagar.",
        ],
        notes: [statusLink],
      };
    case "callAgreed":
      return {
        ...toAsker,
        subject: mail.isMoved ? "Ny tid för ditt samtal" : "Tid för ditt samtal",
        paragraphs: [
          `Vi ringer dig ${mail.When} om din fråga${mail.isMoved ? ", i stället för den tid som vi sade förut" : ""}.`,
        ],
        action: { label: "Se din fråga", href: statusUrl },
        next: [
          "Ha gärna det som rör frågan framför dig. Vi kan ringa från dolt nummer.",
          "Passar tiden inte? Hör av dig genom kontaktsidan, så hittar vi en annan.",
        ],
        notes: [statusLink],
      };
    default:
      return mail satisfies never;
  }
}
