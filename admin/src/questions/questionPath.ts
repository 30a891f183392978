import type { QuestionListItem } from "@lagrum/core/contract/question";
import { isAnswered } from "@lagrum/core/domain/questionState";

/** Where a question is read and worked on. */
export function pathOfQuestion({ ID, State, ReservedBy }: QuestionListItem): string {
  if (isAnswered(State)) return `/answers/${ID}`;
  return `/questions/${ReservedBy ? "reserved" : "unanswered"}/${ID}`;
}
