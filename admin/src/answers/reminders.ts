import type { AnswerText } from "@lagrum/core/answer/answerText";
import { stripHtml } from "@lagrum/core/text/text";
import { unfilledReminder } from "../forms/unfilledReminder.ts";

/** Warnings before sending. None of them blocks it. */
export function reminders({ AnswerBody, Provisions }: Pick<AnswerText, "AnswerBody" | "Provisions">): string[] {
  return [Provisions.length === 0 ? "Inget lagrum är tillagt." : null, unfilledReminder(stripHtml(AnswerBody))].filter(
    (reminder) => reminder !== null,
  );
}
