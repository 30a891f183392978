import type { Role } from "../account/accountSchema.ts";
import { isAdmin } from "../account/roles.ts";
import type { ErrorCode } from "../contract/problem.ts";

/** Why a person can't change the state of an inbox item, or null: a taken item is for its assignee and admins. */
export function inboxObstacle(
  takenBy: number | null,
  person: { UserID: number; roles: readonly Role[] },
): Extract<ErrorCode, "TAKEN_BY_OTHER"> | null {
  return takenBy === null || takenBy === person.UserID || isAdmin(person.roles) ? null : "TAKEN_BY_OTHER";
}
