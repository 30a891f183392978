import type { QuestionType } from "../contract/question.ts";

interface ToAsker {
  To: string;
  FirstName: string | null;
  QuestionID: number;
  /** The code in the link. */
  Code: string;
}

/** The mails of the service, by kind. None carries a word of the story: only links. */
export type Mail =
  | (ToAsker & { Kind: "questionConfirm" })
  | (ToAsker & { Kind: "questionReceived"; Type: QuestionType })
  | (ToAsker & { Kind: "questionAnswered" });

export interface Letter {
  subject: string;
  text: string;
  html: string;
}

interface Content {
  subject: string;
  paragraphs: string[];
  link: { label: string; href: string };
  after: string[];
}

const statusLink = (mail: ToAsker, publicUrl: string) => `${publicUrl}/ask_a_question/status?code=${mail.Code}`;

const keepLink = "Länken är personlig. Skicka den inte vidare: den som har länken kan läsa din fråga.";

/** What happens now, by the way that was chosen. */
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
          "Länken gäller i sju dagar. Därefter raderas frågan.",
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
        after: [keepLink],
      };
    default:
      return mail satisfies never;
  }
}

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const farewell = "Vänliga hälsningar\nLagrum";

/**
 * The letter in plain text and simple HTML.
 * @param publicUrl what links begin with, without a slash at the end.
 * @param reference what the asker may quote to us: "L-1042".
 */
export function mailText(mail: Mail, publicUrl: string, reference: string): Letter {
  const { subject, paragraphs, link, after } = contentOf(mail, publicUrl, reference);
  // Until the address is confirmed, the name may be a stranger's message to whoever owns it.
  const name = mail.Kind === "questionConfirm" ? null : mail.FirstName;
  const greeting = name ? `Hej ${name}!` : "Hej!";
  const text = [greeting, ...paragraphs, `${link.label}:\n${link.href}`, ...after, farewell].join("\n\n");
  const paragraph = (words: string) => `<p>${escapeHtml(words).replaceAll("\n", "<br>")}</p>`;
  const html = [
    '<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>',
    escapeHtml(subject),
    '</title></head><body style="font-family:sans-serif;line-height:1.5;max-width:36em">',
    ...[greeting, ...paragraphs].map(paragraph),
    `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>`,
    ...[...after, farewell].map(paragraph),
    "</body></html>",
  ].join("");
  return { subject, text, html };
}
