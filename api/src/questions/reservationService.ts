import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import { isHeldBy, isReserved } from "@lagrum/core/question/lease";
import { isWorkable } from "@lagrum/core/question/questionState";
import { recordChange, told } from "../audit/auditLog.ts";
import type { Transaction } from "../db/database.ts";
import { Failure } from "../http/failure.ts";
import type { Account } from "../http/session.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import { countReservations, endLease, getHolder, lockQuestion, takeLease } from "./questionRepository.ts";

type Rules = Pick<FirmSettings, "LEASE_MINUTES" | "MAX_RESERVATIONS">;

const leaseEnd = ({ LEASE_MINUTES }: Rules, now: Date) => new Date(now.getTime() + LEASE_MINUTES * 60_000);

/**
 * Reserves an open question; one that the caller holds already is kept for longer.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, RESERVED_BY_OTHER, TOO_MANY_RESERVED
 */
export async function reserve(tx: Transaction, rules: Rules, id: number, caller: Account, now: Date): Promise<void> {
  const held = await countReservations(tx, caller.UserID, now);
  const before = await getHolder(tx, id);
  const mine = isHeldBy(before.ReservedBy, caller.UserID, now);
  refuse(before, mine, now);
  if (!mine && held >= rules.MAX_RESERVATIONS) throw new Failure("TOO_MANY_RESERVED");
  if (!(await takeLease(tx, id, caller.UserID, leaseEnd(rules, now), now))) {
    refuse(await getHolder(tx, id), false, now);
    throw new Failure("RESERVED_BY_OTHER");
  }
  if (!mine) await recordChange(tx, id, "reserved", caller.UserID, now, [told("ReservedBy", null, caller.UserID)]);
}

function refuse(question: Awaited<ReturnType<typeof getHolder>>, mine: boolean, now: Date): void {
  if (!isWorkable(question.State)) throw new Failure("QUESTION_NOT_OPEN");
  if (!mine && isReserved(question.ReservedBy, now)) throw new Failure("RESERVED_BY_OTHER");
}

/** Gives a reservation back. @throws Failure NOT_FOUND, NOT_RESERVED, RESERVED_BY_OTHER */
export async function unreserve(tx: Transaction, id: number, caller: Account, now: Date): Promise<void> {
  const question = await lockQuestion(tx, id);
  if (!isReserved(question.ReservedBy, now)) throw new Failure("NOT_RESERVED");
  if (question.ReservedBy.UserID !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("RESERVED_BY_OTHER");
  await endLease(tx, id);
  const changed = [told("ReservedBy", question.ReservedBy.UserID, null)];
  await recordChange(tx, id, "unreserved", caller.UserID, now, changed);
}

/** Keeps a question that the caller holds. @throws Failure NOT_FOUND, NOT_RESERVED, RESERVED_BY_OTHER */
export async function renewLease(tx: Transaction, rules: Rules, id: number, caller: Account, now: Date): Promise<void> {
  const question = await lockQuestion(tx, id);
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle === "QUESTION_NOT_OPEN" ? "NOT_RESERVED" : obstacle);
  await takeLease(tx, id, caller.UserID, leaseEnd(rules, now), now);
}
