import type { AnswerReportReason } from "../answer/answerFeedbackSchema.ts";
import type { ContactSubject } from "../contact/contactSchema.ts";
import type { QuestionType } from "../question/questionSchema.ts";
import { answerReportReasonTexts } from "./answers.ts";
import { contactSubjectTexts } from "./contact.ts";
import { questionTypeTexts } from "./questions.ts";

interface ToAsker {
  To: string;
  FirstName: string | null;
  QuestionID: number;
  /** The code in the link. */
  Code: string;
}

/** To an address that may be a stranger's: without a name, which could be a message from someone else. */
interface ToAddress {
  To: string;
}

interface ToPerson {
  To: string;
  FirstName: string;
}

/** To the firm, about a message or report that was sent to it. */
interface ToFirm {
  To: string;
  /** The Reply-To address; null if the sender left none. */
  ReplyTo: string | null;
  Reference: string;
}

/** The mails of the service, by kind. None contains a question's text: only links. */
export type Mail =
  | (ToAsker & { Kind: "questionConfirm" })
  | (ToAsker & { Kind: "questionReceived"; Type: QuestionType })
  | (ToAsker & { Kind: "questionAnswered" })
  | (ToAsker & { Kind: "factsAsked" })
  | (ToAsker & { Kind: "followUpAnswered" })
  | (ToAsker & { Kind: "questionDeclined" })
  | (ToAddress & { Kind: "questionDeleted"; QuestionID: number; wasAnswered: boolean })
  | (ToAsker & {
      Kind: "callAgreed";
      /** In words: "21 november 2026 kl. 9.05". */
      When: string;
      isMoved: boolean;
    })
  | (ToPerson & { Kind: "readingAsked"; QuestionID: number })
  | (ToPerson & { Kind: "questionWithdrawn"; QuestionID: number })
  | (ToPerson & { Kind: "askerReplied"; Reply: "facts" | "followUp"; QuestionID: number })
  | (ToPerson & {
      Kind: "questionPressing";
      QuestionID: number;
      Type: QuestionType;
      /** In words: "21 november 2026 kl. 9.05". */
      Due: string;
      isReserved: boolean;
    })
  | (ToAddress & { Kind: "accountConfirm"; Code: string })
  | (ToAddress & { Kind: "accountExists" })
  | (ToPerson & { Kind: "accountMade"; Code: string })
  | (ToPerson & { Kind: "userAccepted"; Reason: string | null })
  | (ToPerson & { Kind: "userRejected"; Reason: string; wasAdvisor: boolean })
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

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  paragraphs: string[];
  link?: { label: string; href: string };
  after: string[];
}

const statusLink = (mail: ToAsker, publicUrl: string) => `${publicUrl}/ask_a_question/status?code=${mail.Code}`;

const keepLink = "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa din fråga.";

/** The next steps, by question type. */
const promises: Record<QuestionType, string> = {
  Free: "Vi svarar i mån av tid, oftast inom 14 dagar.",
  Express: "Du får ett skriftligt svar inom tre arbetsdagar.",
  Express24: "Du får ett skriftligt svar inom 24 timmar på arbetsdagar.",
  PhoneAdvice: "En jurist ringer dig på den tid du har valt.",
};

function contentOf(mail: Mail, publicUrl: string, reference: string): Content {
  switch (mail.Kind) {
    case "questionConfirm":
      return {
        subject: "Bekräfta din fråga",
        paragraphs: [
          `Tack för din fråga. Den har fått referensen ${reference}.`,
          "Bekräfta din e-postadress genom att öppna länken och trycka på knappen. Först då tar vi emot frågan.",
        ],
        link: {
          label: "Bekräfta frågan",
          href: `${publicUrl}/ask_a_question/bekrafta?id=${mail.QuestionID}&code=${mail.Code}`,
        },
        after: [
          "Länken gäller i 48 timmar. Bekräftar du inte då raderas frågan, och du behöver ställa den igen.",
          "Har du inte ställt någon fråga hos oss? Då behöver du inte göra något.",
        ],
      };
    case "questionReceived":
      return {
        subject: "Vi har tagit emot din fråga",
        paragraphs: [`Din fråga med referensen ${reference} är bekräftad. ${promises[mail.Type]}`],
        link: { label: "Följ din fråga", href: statusLink(mail, publicUrl) },
        after: [keepLink],
      };
    case "questionAnswered":
      return {
        subject: "Din fråga är besvarad",
        paragraphs: [`Det finns nu ett svar på din fråga med referensen ${reference}.`],
        link: { label: "Läs svaret", href: statusLink(mail, publicUrl) },
        after: [
          keepLink,
          "Vill du inte att fråga och svar publiceras? Säg nej på samma sida. Är de redan publicerade tas de bort direkt.",
          "Är något oklart? Du kan ställa en följdfråga på samma sida, utan kostnad, inom sju dagar.",
        ],
      };
    case "factsAsked":
      return {
        subject: "Vi behöver fler uppgifter om din fråga",
        paragraphs: [
          `För att kunna svara på din fråga med referensen ${reference} behöver vi veta mer.`,
          "Öppna länken, läs vad vi undrar över och skriv ditt svar där. Under tiden väntar vi med frågan.",
        ],
        link: { label: "Lämna uppgifterna", href: `${publicUrl}/ask_a_question/svara?code=${mail.Code}` },
        after: ["Svara inte på det här mejlet: då når uppgifterna oss inte.", keepLink],
      };
    case "followUpAnswered":
      return {
        subject: "Din följdfråga är besvarad",
        paragraphs: [`Vi har svarat på din följdfråga om ${reference}.`],
        link: { label: "Läs svaret", href: statusLink(mail, publicUrl) },
        after: [keepLink],
      };
    case "questionDeclined":
      return {
        subject: "Vi kan inte svara på din fråga",
        paragraphs: [
          `Vi har läst din fråga med referensen ${reference}, men måste tyvärr tacka nej till den.`,
          "På din statussida står varför. Du betalar ingenting.",
        ],
        link: { label: "Läs varför", href: statusLink(mail, publicUrl) },
        after: [
          "Har du en frist att passa? Vänta inte på oss, utan sök hjälp på annat håll så snart du kan.",
          "Frågan och dina uppgifter raderas efter 90 dagar.",
          keepLink,
        ],
      };
    case "questionDeleted":
      return {
        subject: "Din fråga är borttagen",
        paragraphs: [
          `Vi har tagit bort din fråga med referensen ${reference}. Frågan${mail.wasAnswered ? ", svaret" : ""} och dina uppgifter finns inte kvar hos oss.`,
          ...(mail.wasAnswered ? [] : ["Frågan kommer alltså inte att besvaras."]),
        ],
        link: { label: "Kontakta oss", href: `${publicUrl}/contact` },
        after: [
          "Länken till din statussida visar i 90 dagar att frågan är borttagen, och när.",
          "Är något oklart? Hör av dig genom kontaktsidan.",
        ],
      };
    case "callAgreed":
      return {
        subject: mail.isMoved ? "Ny tid för ditt samtal" : "Tid för ditt samtal",
        paragraphs: [
          `Vi ringer dig ${mail.When} om din fråga med referensen ${reference}${mail.isMoved ? ", i stället för den tid som vi sade förut" : ""}.`,
          "Ha gärna det som rör frågan framför dig. Vi kan ringa från dolt nummer.",
        ],
        link: { label: "Se din fråga", href: statusLink(mail, publicUrl) },
        after: ["Passar tiden inte? Hör av dig genom kontaktsidan, så hittar vi en annan.", keepLink],
      };
    case "readingAsked":
      return {
        subject: `Du är ombedd att läsa ett svar: ${reference}`,
        paragraphs: [`En kollega vill att du läser svaret på ${reference} innan det skickas.`],
        link: { label: "Läs svaret", href: `${publicUrl}/admin/questions/reserved/${mail.QuestionID}` },
        after: ["Godkänn svaret där, eller lämna tillbaka det med en kommentar."],
      };
    case "questionWithdrawn":
      return {
        subject: `Frågan är återtagen: ${reference}`,
        paragraphs: [
          `Den som ställde frågan ${reference} har tagit tillbaka den. Din reservation är avslutad, och frågan ska inte besvaras.`,
        ],
        link: { label: "Se frågan", href: `${publicUrl}/admin/questions/unanswered/${mail.QuestionID}` },
        after: ["Frågan raderas av sig själv efter 90 dagar."],
      };
    case "askerReplied":
      return mail.Reply === "facts"
        ? {
            subject: `Uppgifter till ${reference}`,
            paragraphs: [
              `Den som ställde frågan ${reference} har lämnat uppgifterna som du bad om. Svarstiden räknas igen.`,
            ],
            link: { label: "Läs uppgifterna", href: `${publicUrl}/admin/questions/unanswered/${mail.QuestionID}` },
            after: ["Har reservationen gått ut är frågan ledig: reservera den igen om du vill svara."],
          }
        : {
            subject: `Följdfråga till ${reference}`,
            paragraphs: [`Den som ställde frågan ${reference} har en följdfråga om ditt svar.`],
            link: { label: "Läs följdfrågan", href: `${publicUrl}/admin/answers/${mail.QuestionID}` },
            after: ["Följdfrågan ingår: den som frågar får ställa en, inom sju dagar efter svaret."],
          };
    case "questionPressing": {
      const list = mail.isReserved ? "reserved" : "unanswered";
      return {
        subject: `Svarstiden är snart slut: ${reference}`,
        paragraphs: [
          `Nittio procent av svarstiden för ${reference} (${questionTypeTexts[mail.Type].toLocaleLowerCase("sv")}) har gått.`,
          `Svaret är utlovat senast ${mail.Due}. Frågan är ${mail.isReserved ? "reserverad" : "inte reserverad av någon"}.`,
        ],
        link: { label: "Öppna frågan", href: `${publicUrl}/admin/questions/${list}/${mail.QuestionID}` },
        after: ["Mejlet skickas en gång per fråga till alla administratörer."],
      };
    }
    case "accountConfirm":
      return {
        subject: "Bekräfta din e-postadress",
        paragraphs: [
          "Tack för din ansökan om att bli rådgivare.",
          "Bekräfta din e-postadress genom att öppna länken och trycka på knappen. Sedan kan du logga in med lösenordet du valde.",
        ],
        link: { label: "Bekräfta e-postadressen", href: `${publicUrl}/signup/bekrafta?code=${mail.Code}` },
        after: [
          "Länken gäller i sju dagar. Därefter raderas ansökan. Har du ansökt flera gånger gäller den senaste ansökan, och bara länken i det senaste mejlet.",
          "Har du inte ansökt hos oss? Då behöver du inte göra något.",
        ],
      };
    case "accountExists":
      return {
        subject: "Du har redan ett konto hos oss",
        paragraphs: [
          "Någon, kanske du själv, har ansökt om att bli rådgivare med den här e-postadressen. Det finns redan ett konto med adressen, och ansökan har inte ändrat något i det.",
          "Vill du logga in? Om du har glömt lösenordet väljer du ett nytt på inloggningssidan.",
        ],
        link: { label: "Logga in", href: `${publicUrl}/signin` },
        after: ["Var det inte du som ansökte? Då behöver du inte göra något."],
      };
    case "accountMade":
      return {
        subject: "Ditt konto hos Lagrum",
        paragraphs: ["Du har fått ett konto hos oss. Välj ett lösenord genom att öppna länken, så är du inloggad."],
        link: { label: "Välj lösenord", href: `${publicUrl}/userMgmt?mode=resetPassword&oobCode=${mail.Code}&lang=sv` },
        after: [
          "Länken gäller i ungefär en timme. Har den gått ut väljer du Glömt lösenordet på inloggningssidan.",
          "Länken är personlig. Skicka den inte vidare.",
        ],
      };
    case "userAccepted":
      return {
        subject: "Välkommen som rådgivare",
        paragraphs: [
          "Tack för din ansökan. Vi har läst den och dina svar på provfrågorna, och vill gärna ha dig som rådgivare.",
          ...(mail.Reason === null ? [] : [mail.Reason]),
          "Nu kan du logga in, läsa de obesvarade frågorna och reservera din första.",
        ],
        link: { label: "Logga in", href: `${publicUrl}/signin` },
        after: ["Det som frågeställare berättar för dig omfattas av den sekretess som du har godkänt."],
      };
    case "userRejected":
      return {
        subject: mail.wasAdvisor ? "Ditt uppdrag som rådgivare har avslutats" : "Din ansökan som rådgivare",
        paragraphs: [
          mail.wasAdvisor
            ? "Tack för det arbete du har gjort hos oss. Vi har beslutat att avsluta ditt uppdrag som rådgivare."
            : "Tack för att du sökte till oss, och för tiden du lade på din ansökan. Vi har läst den noga, men kan tyvärr inte erbjuda dig ett uppdrag som rådgivare.",
          "Så här motiverar vi beslutet:",
          mail.Reason,
        ],
        link: { label: "Kontakta oss", href: `${publicUrl}/contact` },
        after: [
          "Hör gärna av dig om något i beslutet är oklart. Ditt konto finns kvar tills du väljer att ta bort det.",
        ],
      };
    case "messageReceived":
      return {
        subject: "Vi har tagit emot ditt meddelande",
        paragraphs: [
          `Tack för ditt meddelande. Det har fått referensen ${mail.Reference}. Vi svarar så snart vi kan, oftast inom två arbetsdagar.`,
        ],
        after: [
          "Har du inte skrivit till oss? Då har någon angett din e-postadress av misstag, och du behöver inte göra något.",
        ],
      };
    case "message":
      return {
        subject: `Meddelande ${mail.Reference}: ${contactSubjectTexts[mail.Subject].name.toLocaleLowerCase("sv")}`,
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
        after: ["Svara på det här mejlet, så går svaret till avsändaren."],
      };
    case "answerReported":
      return {
        subject: `Rapport ${mail.Reference}: fel i ett svar`,
        paragraphs: [
          `En läsare har rapporterat svaret ”${mail.Title}”.`,
          `Skäl: ${answerReportReasonTexts[mail.Reason]}`,
          mail.Text,
        ],
        link: { label: "Läs svaret", href: `${publicUrl}/answers/${mail.Uri}` },
        after: [
          mail.ReplyTo === null
            ? "Läsaren har inte lämnat någon e-postadress."
            : "Svara på det här mejlet, så går svaret till läsaren.",
        ],
      };
    default:
      return mail satisfies never;
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const farewell = "Vänliga hälsningar\nLagrum";

/**
 * The mail in plain text and simple HTML.
 * @param publicUrl the base URL of links, without a trailing slash.
 * @param reference the reference that the asker can quote: "L-1042".
 */
export function mailText(mail: Mail, publicUrl: string, reference: string): Letter {
  const { subject, paragraphs, link, after } = contentOf(mail, publicUrl, reference);
  // Until the address is confirmed, the name may be a message to a stranger who owns the address.
  const name = mail.Kind === "questionConfirm" || !("FirstName" in mail) ? null : mail.FirstName;
  const greeting = name ? `Hej ${name}!` : "Hej!";
  const linkText = link ? [`${link.label}:\n${link.href}`] : [];
  const text = [greeting, ...paragraphs, ...linkText, ...after, farewell].join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
  const html = [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>',
    escapeHtml(subject),
    '</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(link ? [`<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`] : []),
    ...[...after, farewell].map(paragraph),
    "</body></html>",
  ].join("");
  return { subject, text, html };
}
