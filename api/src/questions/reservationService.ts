import { isAdmin } from "@lagrum/core/account/roles";
import { holderObstacle } from "@lagrum/core/answer/answerRules";
import { isHeldBy, isReserved } from "@lagrum/core/question/lease";
import { isWorkable } from "@lagrum/core/question/questionState";
import { isPaidType } from "@lagrum/core/question/questionTransitions";
import { fieldChange, recordQuestionChange } from "../audit/auditLog.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { beginQuestionOrder } from "../orders/questionOrders.ts";
import type { FirmSettings } from "../settings/settingRules.ts";
import { countReservations, endLease, getHolder, lockQuestion, takeLease } from "./questionRepository.ts";

type Rules = Pick<FirmSettings, "LEASE_MINUTES" | "MAX_RESERVATIONS">;

const leaseFor = ({ caller, now }: ServiceContext, { LEASE_MINUTES }: Rules) => ({
  UserID: caller.UserID,
  until: new Date(now.getTime() + LEASE_MINUTES * 60_000),
  now,
});

/**
 * Reserves an open question; the caller's own reservation is renewed.
 * @throws Failure NOT_FOUND, QUESTION_NOT_OPEN, RESERVED_BY_OTHER, TOO_MANY_RESERVED
 */
export async function reserveQuestion(context: ServiceContext, rules: Rules, id: number): Promise<void> {
  const { tx, caller, now } = context;
  const held = await countReservations(tx, caller.UserID, now);
  const before = await getHolder(tx, id);
  const mine = isHeldBy(before.ReservedBy, caller.UserID, now);
  refuse(before, mine, now);
  if (!mine && held >= rules.MAX_RESERVATIONS) throw new Failure("TOO_MANY_RESERVED");
  if (!(await takeLease(tx, id, leaseFor(context, rules)))) {
    refuse(await getHolder(tx, id), false, now);
    throw new Failure("RESERVED_BY_OTHER");
  }
  if (mine) return;
  await recordQuestionChange(context, id, "reserved", [fieldChange("ReservedBy", null, caller.UserID)]);
  if (isPaidType(before.Type)) await beginQuestionOrder(context, id);
}

function refuse(question: Awaited<ReturnType<typeof getHolder>>, mine: boolean, now: Date): void {
  if (!isWorkable(question.State)) throw new Failure("QUESTION_NOT_OPEN");
  if (!mine && isReserved(question.ReservedBy, now)) throw new Failure("RESERVED_BY_OTHER");
}

/** Releases a reservation. @throws Failure NOT_FOUND, NOT_RESERVED, RESERVED_BY_OTHER */
export async function unreserveQuestion(context: ServiceContext, id: number): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  if (!isReserved(question.ReservedBy, now)) throw new Failure("NOT_RESERVED");
  if (question.ReservedBy.UserID !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("RESERVED_BY_OTHER");
  await endLease(tx, id);
  const changed = [fieldChange("ReservedBy", question.ReservedBy.UserID, null)];
  await recordQuestionChange(context, id, "unreserved", changed);
}

/** Renews the caller's reservation. @throws Failure NOT_FOUND, NOT_RESERVED, RESERVED_BY_OTHER */
export async function renewLease(context: ServiceContext, rules: Rules, id: number): Promise<void> {
  const { tx, caller, now } = context;
  const question = await lockQuestion(tx, id);
  const obstacle = holderObstacle(question, caller, now);
  if (obstacle) throw new Failure(obstacle === "QUESTION_NOT_OPEN" ? "NOT_RESERVED" : obstacle);
  await takeLease(tx, id, leaseFor(context, rules));
}
