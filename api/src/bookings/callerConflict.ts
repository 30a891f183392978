import { isAdmin } from "@lagrum/core/account/roles";
import type { BookForCaller } from "@lagrum/core/booking/bookingSchema";
import type { ConflictCheck } from "../conflict/conflictService.ts";
import { findConflicts } from "../conflict/partyRepository.ts";
import { Failure } from "../http/failure.ts";
import type { ServiceContext } from "../http/serviceContext.ts";
import { conflictReasonOf, partiesOf } from "../orders/orderParties.ts";
import { companyOf } from "../orders/placeOrder.ts";

/**
 * Checks a caller's parties before anything is booked or mailed. Advisors learn only that there may be a conflict; an
 * administrator sees why, and may book with a reason, which is logged.
 * @returns the administrator's reason; null without a conflict
 * @throws Failure CONFLICT_FOUND
 */
export async function decideOnCaller(
  { tx, caller }: ServiceContext,
  { seal }: ConflictCheck,
  booker: Omit<BookForCaller, "ConflictReason">,
  reason: string | null,
): Promise<string | null> {
  const found = await findConflicts(tx, seal, partiesOf({ ...booker, ...companyOf(booker) }));
  const why = conflictReasonOf(found);
  if (why === null) return null;
  if (!isAdmin(caller.roles)) throw new Failure("CONFLICT_FOUND");
  if (!reason) throw new Failure("CONFLICT_FOUND", undefined, { conflict: why });
  return reason;
}
