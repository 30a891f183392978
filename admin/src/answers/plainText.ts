import type { AnswerText } from "@lagrum/core/domain/answerText";
import { formatDate } from "@lagrum/core/domain/dates";
import { provisionLabel } from "@lagrum/core/domain/provisions";
import { stripHtml } from "@lagrum/core/domain/text";

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
