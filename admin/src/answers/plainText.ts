import type { AnswerText } from "@lagrum/core/answer/answerText";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { formatDate } from "@lagrum/core/text/dates";
import { stripHtml } from "@lagrum/core/text/text";

/** The answer and its provisions as plain text, for diffs and the clipboard. */
export function plainText({ AnswerBody, Provisions, ValidAt }: AnswerText): string {
  return [
    stripHtml(AnswerBody).replace(/\n+/g, "\n\n"),
    Provisions.length > 0 && `Lagrum:\n${Provisions.map(provisionLabel).join("\n")}`,
    ValidAt && `Gäller per ${formatDate(ValidAt)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
