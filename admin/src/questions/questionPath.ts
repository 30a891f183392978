import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";

type Placed = Pick<QuestionListItem, "ID" | "Type" | "State" | "ReservedBy"> & { HasAnswer?: boolean };

/**
 * Where a question is read and worked on. What was answered by telephone may have no answer in writing: its page leads
 * on to the answer where there is one.
 */
export function pathOfQuestion({ ID, Type, State, ReservedBy, HasAnswer }: Placed): string {
  if (State === "Answered" && (HasAnswer === false || (HasAnswer === undefined && Type === "PhoneAdvice"))) {
    return `/questions/answered/${ID}`;
  }
  if (isAnswered(State)) return `/answers/${ID}`;
  return `/questions/${ReservedBy ? "reserved" : "unanswered"}/${ID}`;
}
