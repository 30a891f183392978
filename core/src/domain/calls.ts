import type { Role } from "../contract/account.ts";
import type { ErrorCode } from "../contract/problem.ts";
import type { QuestionState, QuestionType } from "../contract/question.ts";
import { isReserved } from "./lease.ts";
import { isWorkable } from "./questionState.ts";
import { isAdmin } from "./roles.ts";

interface Callable {
  Type: QuestionType;
  State: QuestionState;
  ReservedBy: { UserID: number; LeaseUntil: string } | null;
}

/** Why a person can't agree on a time to call, or null: anyone of the staff may, unless a colleague holds the question. */
export function callTimeObstacle(
  question: Callable,
  person: { UserID: number; roles: readonly Role[] },
  now: Date,
): ErrorCode | null {
  if (question.Type !== "PhoneAdvice" || !isWorkable(question.State)) return "QUESTION_NOT_OPEN";
  const isOthers = isReserved(question.ReservedBy, now) && question.ReservedBy?.UserID !== person.UserID;
  return isOthers && !isAdmin(person.roles) ? "RESERVED_BY_OTHER" : null;
}
