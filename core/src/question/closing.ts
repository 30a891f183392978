import { isAdmin } from "../account/roles.ts";
import { holderObstacle, type Work, type Worker } from "../answer/answerRules.ts";
import type { ErrorCode } from "../contract/problem.ts";
import type { QuestionType } from "./questionSchema.ts";
import { isAnswered, isClosed } from "./questionState.ts";
import { nextState } from "./questionTransitions.ts";

/** Hours in which a question must be confirmed, and then paid if its type costs. */
export const expiryHours = 48;

/** The events that end a question without an answer. */
export type ClosingEvent = "DECLINE" | "WITHDRAW" | "EXPIRE";

type Closable = Pick<Work, "State"> & { Type: QuestionType };

/** Why the event can't close the question, or null. */
export function closingObstacle(question: Closable, event: ClosingEvent): ErrorCode | null {
  if (nextState(question, event) !== null) return null;
  if (isAnswered(question.State)) return "ALREADY_ANSWERED";
  return isClosed(question.State) ? "QUESTION_CLOSED" : "QUESTION_NOT_OPEN";
}

/** Why a person can't decline the question, or null: until the answer is sent, its holder and admins may. */
export const declineObstacle = (question: Closable & Work, person: Worker, now: Date): ErrorCode | null =>
  closingObstacle(question, "DECLINE") ?? (isAdmin(person.roles) ? null : holderObstacle(question, person, now));
