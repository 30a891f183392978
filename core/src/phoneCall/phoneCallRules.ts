import type { Role } from "../account/accountSchema.ts";
import { isAdmin } from "../account/roles.ts";
import type { ErrorCode } from "../contract/problem.ts";
import { isReserved } from "../question/lease.ts";
import type { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { isWorkable } from "../question/questionState.ts";

interface Callable {
  Type: QuestionType;
  State: QuestionState;
  ReservedBy: { UserID: number; LeaseUntil: string } | null;
}

/**
 * Why a person can't set the time of a call, or null: any member of staff may, unless a colleague holds the question.
 */
export function callTimeObstacle(
  question: Callable,
  person: { UserID: number; roles: readonly Role[] },
  now: Date,
): ErrorCode | null {
  if (question.Type !== "PhoneAdvice" || !isWorkable(question.State)) return "QUESTION_NOT_OPEN";
  const isOthers = isReserved(question.ReservedBy, now) && question.ReservedBy?.UserID !== person.UserID;
  return isOthers && !isAdmin(person.roles) ? "RESERVED_BY_OTHER" : null;
}
