import type { PaymentState } from "@lagrum/core/payment/paymentStateSchema";
import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { payments } from "../db/schema/payments.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { extendAuthorisation } from "./paymentJobs.ts";
import { getPaymentRow, setPayment } from "./paymentRepository.ts";
import { recordReversals } from "./reversals.ts";
import { settlePayment } from "./settlePayment.ts";

const MINUTE = 60_000;
/** A payment that has had no push for this long is read back. */
const PATIENCE = 15 * MINUTE;
/** After a failure, as when the provider is down, it is read again this soon. */
const RETRY = MINUTE;
/** An authorised payment is compared with the provider's books this often: it may have expired there. */
const DAY = 24 * 60 * MINUTE;
/** A payment that we have ended is read this often: the buyer may have finished it all the same. */
const LATE = 10 * MINUTE;
/** The provider's checkout can be finished for 48 hours. */
const LATE_WINDOW = 49 * 60 * MINUTE;
/** Cards and invoices can be disputed for about this long after the purchase. */
const DISPUTABLE = 180 * DAY;
/** Batch size; the next run takes the rest. */
const BATCH = 50;

/** How long a payment is unread before it is read again. */
const ages: Partial<Record<PaymentState, number>> = {
  ...{ Initiated: PATIENCE, Authorised: DAY },
  ...{ Captured: DAY, PartRefunded: DAY, Refunded: DAY },
};

/**
 * Reads payments back whose push (webhook) has not come, or was lost, those that were ended without money for two days, and
 * authorised ones once a day, as well as captured checkouts, of which the provider may take something back. The provider's
 * books decide. An authorisation that expires soon is extended. A payment is marked as checked once it was
 * read: a run that is cut off is repeated by the next one, and without an answer it is read again after a minute.
 * @returns how many it read
 */
export async function reconcilePayments(app: App): Promise<number> {
  const { db, clock } = app;
  const before = (age: number) => new Date(clock().getTime() - age).toISOString();
  const unread = (age: number) => or(isNull(payments.CheckedAt), lte(payments.CheckedAt, before(age)));
  const waiting = and(eq(payments.State, "Initiated"), lte(payments.CreatedAt, before(PATIENCE)), unread(PATIENCE));
  const authorised = and(inArray(payments.State, ["Authorised"]), lte(payments.PaidAt, before(DAY)), unread(DAY));
  const ended = and(
    ...[
      isNull(payments.PaidAt),
      isNotNull(payments.ProviderID),
      gt(payments.EndedAt, before(LATE_WINDOW)),
      unread(LATE),
    ],
  );
  const captured = and(
    eq(payments.Choice, "Checkout"),
    inArray(payments.State, ["Captured", "PartRefunded", "Refunded"]),
    gte(payments.CapturedAt, before(DISPUTABLE)),
    unread(DAY),
  );
  const due = await db
    .select({ ID: payments.ID })
    .from(payments)
    .where(or(waiting, authorised, ended, captured))
    // Those that failed come last, so that they don't delay the others.
    .orderBy(sql`${payments.CheckedAt} asc nulls first`, asc(payments.CreatedAt))
    .limit(BATCH);
  await eachRow(app, "reconciliation", due, async ({ ID }) => {
    try {
      await settlePayment(app, ID);
      await extendAuthorisation(app, ID);
      await recordReversals(app, await getPaymentRow(db, ID));
      await setPayment(db, ID, { CheckedAt: before(0) });
      return true;
    } catch (error) {
      const { State } = await getPaymentRow(db, ID);
      await setPayment(db, ID, { CheckedAt: before((ages[State] ?? LATE) - RETRY) });
      throw error;
    }
  });
  return due.length;
}
