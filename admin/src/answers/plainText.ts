import type { AnswerText } from "@lagrum/core/answer/answerText";
import { provisionLabel } from "@lagrum/core/law/provisions";
import { formatDate } from "@lagrum/core/text/dates";
import { stripHtml } from "@lagrum/core/text/text";

/** An answer with the law it rests on as text alone, so that two of them can be compared. */
export function plainText({ AnswerBody, Provisions, ValidAt }: AnswerText): string {
  return [
    stripHtml(AnswerBody).replace(/\n+/g, "\n\n"),
    Provisions.length > 0 && `Lagrum:\n${Provisions.map(provisionLabel).join("\n")}`,
    ValidAt && `Gäller per ${formatDate(ValidAt)}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
