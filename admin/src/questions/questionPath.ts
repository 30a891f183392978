import type { QuestionListItem } from "@lagrum/core/question/questionSchema";
import { isAnswered } from "@lagrum/core/question/questionState";

type Placed = Pick<QuestionListItem, "ID" | "Type" | "State" | "ReservedBy"> & { HasAnswer?: boolean };

/**
 * Path to a question's page. A question answered by telephone may have no answer; its page redirects to the answer if
 * there is one.
 */
export function pathOfQuestion({ ID, Type, State, ReservedBy, HasAnswer }: Placed): string {
  if (State === "Answered" && (HasAnswer === false || (HasAnswer === undefined && Type === "PhoneAdvice"))) {
    return `/questions/answered/${ID}`;
  }
  if (isAnswered(State)) return `/answers/${ID}`;
  return `/questions/${ReservedBy ? "reserved" : "unanswered"}/${ID}`;
}
