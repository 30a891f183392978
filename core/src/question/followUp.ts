import type { QuestionState } from "./questionSchema.ts";
import { isAnswered } from "./questionState.ts";

/** Days after the answer in which its asker may ask about it, once and for nothing. */
export const followUpDays = 7;

interface AnsweredQuestion {
  State: QuestionState;
  AnsweredAt: string | null;
  FollowUpAt: string | null;
}

/** Until when the asker may ask about the answer, in ISO 8601; null when that may not be (any more). */
export function followUpUntil({ State, AnsweredAt, FollowUpAt }: AnsweredQuestion, now: Date): string | null {
  if (!isAnswered(State) || AnsweredAt === null || FollowUpAt !== null) return null;
  const until = Date.parse(AnsweredAt) + followUpDays * 24 * 60 * 60 * 1000;
  return now.getTime() <= until ? new Date(until).toISOString() : null;
}
