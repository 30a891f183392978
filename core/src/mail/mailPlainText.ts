import type { MailContent } from "../texts/mailContent.ts";
import { farewell, greeting, nextTitle } from "./mailPhrases.ts";
import { type MailSender, senderLines } from "./mailSender.ts";

/** The plain text part, with the same facts as the HTML part. */
export function mailPlainText(content: MailContent, sender: MailSender): string {
  const { paragraphs, action, next, notes = [], reference } = content;
  const parts = [
    greeting(content),
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.href}`] : []),
    [nextTitle, ...next.map((step) => `- ${step}`)].join("\n"),
    ...notes,
    ...(reference ? [`Referens: ${reference}`] : []),
    farewell,
    // The standard separator of a signature, which mail clients fold.
    ["-- ", ...senderLines(sender)].join("\n"),
  ];
  return `${parts.join("\n\n")}\n`;
}
