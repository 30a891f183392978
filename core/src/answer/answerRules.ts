import type { Role } from "../account/accountSchema.ts";
import { isAdmin } from "../account/roles.ts";
import type { ErrorCode } from "../contract/problem.ts";
import { isHeldBy, isReserved } from "../question/lease.ts";
import type { QuestionState } from "../question/questionSchema.ts";
import { isAnswered, isWorkable } from "../question/questionState.ts";

export interface Worker {
  UserID: number;
  roles: readonly Role[];
}

export interface Work {
  State: QuestionState;
  ReservedBy: { UserID: number; LeaseUntil: string } | null;
}

/** Why a person can't act as the holder of a question, or null. */
export function holderObstacle(question: Work, person: Worker, now: Date): ErrorCode | null {
  if (!isWorkable(question.State)) return "QUESTION_NOT_OPEN";
  if (isHeldBy(question.ReservedBy, person.UserID, now)) return null;
  return isReserved(question.ReservedBy, now) ? "RESERVED_BY_OTHER" : "NOT_RESERVED";
}

/** Why a person can't edit the question's text, or null: only its holder and admins may. */
export function editObstacle(question: Work, person: Worker, now: Date): ErrorCode | null {
  if (isAdmin(person.roles)) return null;
  return isWorkable(question.State) ? holderObstacle(question, person, now) : "NOT_ALLOWED";
}

/**
 * Why a person can't save, send or publish the answer, or null. While the question is open, its holder
 * and admins may; once the answer is sent, its author and admins.
 */
export function answerObstacle(question: Work, author: number | null, person: Worker, now: Date): ErrorCode | null {
  if (isWorkable(question.State)) return isAdmin(person.roles) ? null : holderObstacle(question, person, now);
  if (!isAnswered(question.State)) return "QUESTION_NOT_OPEN";
  return isAdmin(person.roles) || author === person.UserID ? null : "NOT_ALLOWED";
}

/** Whether a person may see the original text: the asker's own text and earlier versions of the answer. */
export const maySeeOriginal = (question: Work, author: number | null, person: Worker, now: Date): boolean =>
  isAdmin(person.roles) || answerObstacle(question, author, person, now) === null;
