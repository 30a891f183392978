import type { QuestionState } from "./questionSchema.ts";
import { isAnswered } from "./questionState.ts";

/** Days after the answer in which its asker may ask one free follow-up question. */
export const followUpDays = 7;

interface AnsweredQuestion {
  State: QuestionState;
  AnsweredAt: string | null;
  FollowUpAt: string | null;
}

/** The deadline of the follow-up question, in ISO 8601; null when none may be asked. */
export function followUpUntil({ State, AnsweredAt, FollowUpAt }: AnsweredQuestion, now: Date): string | null {
  if (!isAnswered(State) || AnsweredAt === null || FollowUpAt !== null) return null;
  const until = Date.parse(AnsweredAt) + followUpDays * 24 * 60 * 60 * 1000;
  return now.getTime() <= until ? new Date(until).toISOString() : null;
}
