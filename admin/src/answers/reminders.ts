import type { AnswerText } from "@lagrum/core/answer/answerText";
import { isReplacement } from "@lagrum/core/pii/detectPii";
import { stripHtml } from "@lagrum/core/text/text";

/** Warnings before sending. None of them blocks it. */
export function reminders({ AnswerBody, Provisions }: Pick<AnswerText, "AnswerBody" | "Provisions">): string[] {
  const brackets = stripHtml(AnswerBody).match(/\[[^\]\n]{2,}\]/g) ?? [];
  const unfilled = brackets.find((each) => !isReplacement(each));
  return [
    Provisions.length === 0 && "Inget lagrum är tillagt.",
    unfilled !== undefined && `Något från mallen är kvar att fylla i: ${unfilled}`,
  ].filter((reminder) => reminder !== false);
}
