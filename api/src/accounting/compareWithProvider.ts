import type { OrderState } from "@lagrum/core/order/orderStateSchema";
import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { accountingDifferences } from "../db/schema/accounting.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refundAttempts, refunds } from "../db/schema/payments.ts";
import type { RefundRow } from "../payments/instructions.ts";
import type { PaymentRow } from "../payments/paymentRepository.ts";
import { type Position, readPosition } from "../payments/providerPosition.ts";
import { reversedAmount } from "./bookEntry.ts";
import type { Difference } from "./checkBooks.ts";

type Tools = Pick<App, "db" | "payments" | "clock" | "log">;

/** A payment is compared for this long after its last movement: an outage of the provider may take days. */
const WINDOW = 8 * 24 * 60 * 60_000;
/** What has begun within this time is on its way: a push, a job, or their first retries. */
const IN_FLIGHT = 15 * 60_000;

/** A payment to compare, with all its refunds and its order's state. */
interface Case {
  payment: PaymentRow;
  orderState: OrderState;
  /** When the work on the order began, which captures its price. */
  takenAt: string | null;
  refunds: RefundRow[];
  /** Öre that the provider has taken back, as our books say. */
  reversed: number;
}

/**
 * Payments in every state that have moved lately, that hold or await money, whose refunds are unfinished or failed, or that
 * have a known difference.
 */
async function dueCases({ db, clock }: Tools): Promise<Case[]> {
  const since = new Date(clock().getTime() - WINDOW).toISOString();
  const ofPayment = eq(refunds.PaymentID, payments.ID);
  const moved = or(ne(refunds.State, "Done"), gt(refunds.DoneAt, since));
  const refunded = db.select().from(refunds).where(and(ofPayment, moved));
  const { PaymentID, ResolvedAt } = accountingDifferences;
  const known = db
    .select()
    .from(accountingDifferences)
    .where(and(eq(PaymentID, payments.ID), isNull(ResolvedAt)));
  const times = [payments.CreatedAt, payments.PaidAt, payments.CapturedAt, payments.EndedAt];
  const isDue = or(
    ...times.map((time) => gt(time, since)),
    inArray(payments.State, ["Initiated", "Authorised"]),
    exists(refunded),
    exists(known),
  );
  const rows = await db
    .select({ payment: payments, orderState: orders.State, takenAt: orders.TakenAt })
    .from(payments)
    .innerJoin(orders, eq(orders.ID, payments.OrderID))
    .where(and(isNotNull(payments.ProviderID), isDue))
    .orderBy(asc(payments.ID));
  const all = await attemptsOf(
    db,
    rows.map(({ payment }) => payment.ID),
  );
  const byPayment = Map.groupBy(all, (refund) => refund.PaymentID);
  return await Promise.all(
    rows.map(async (row) => ({
      ...row,
      refunds: byPayment.get(row.payment.ID) ?? [],
      reversed: await reversedAmount(db, row.payment.ID),
    })),
  );
}

/** The refunds of payments, with a row for each earlier attempt, whose instruction the provider refused. */
async function attemptsOf(db: Reader, paymentIds: readonly number[]): Promise<RefundRow[]> {
  if (paymentIds.length === 0) return [];
  const ofPayments = inArray(refunds.PaymentID, [...paymentIds]);
  const rows = await db.select().from(refunds).where(ofPayments);
  const earlier = await db
    .select({ refund: refunds, CallKey: refundAttempts.CallKey })
    .from(refundAttempts)
    .innerJoin(refunds, eq(refunds.ID, refundAttempts.RefundID))
    .where(ofPayments);
  return [...rows, ...earlier.map(({ refund, CallKey }) => ({ ...refund, CallKey }))];
}

/** Öre of refunds that the firm has paid from its bank account. A refund has a row for each of its attempts. */
export function paidElsewhere(refunds: readonly RefundRow[]): number {
  const done = refunds.filter(({ State, PaidElsewhere }) => State === "Done" && PaidElsewhere);
  return [...new Map(done.map((refund) => [refund.ID, refund])).values()].reduce((sum, { Amount }) => sum + Amount, 0);
}

/** Orders in these states explain no reserved money, and unpaid ones no money at all. */
const ended: OrderState[] = ["Refunded", "Cancelled", "Expired"];

/** Öre that our books explain. */
function expectedOf({ payment, orderState, refunds, reversed }: Case) {
  const waits = refunds.some(({ State }) => State === "Requested");
  const isReserved = payment.State === "Authorised" && (waits || !ended.includes(orderState));
  return {
    reserved: isReserved ? payment.Amount : 0,
    net: payment.CapturedAt === null ? 0 : payment.Amount - payment.RefundedAmount + paidElsewhere(refunds) - reversed,
  };
}

const isRecent = (at: string | null, now: Date) => at !== null && now.getTime() - Date.parse(at) < IN_FLIGHT;

/** Whether something has begun just now that explains a difference. */
function isInFlight({ payment, refunds, takenAt }: Case, now: Date): boolean {
  const waits = refunds.some(({ State, RequestedAt }) => State === "Requested" && isRecent(RequestedAt, now));
  const isOpen = payment.State === "Initiated" || payment.State === "Authorised";
  return waits || (isOpen && [payment.CreatedAt, payment.PaidAt, takenAt].some((at) => isRecent(at, now)));
}

/** Orders in these states explain money that is captured, not reserved: their work has begun. */
const worked: OrderState[] = ["InProgress", "AwaitingCustomer", "Delivered", "Closed"];

/** Öre that the order's state explains, when its refunds and its capture have been carried out. */
function explainedBy({ payment, orderState, refunds }: Case, booked: ReturnType<typeof expectedOf>) {
  const unfinished = new Map(refunds.filter(({ State }) => State !== "Done").map(({ ID, Amount }) => [ID, Amount]));
  const back = [...unfinished.values()].reduce((sum, amount) => sum + amount, 0);
  if (payment.State !== "Authorised") return { ...booked, net: booked.net - back };
  if (back >= payment.Amount) return { reserved: 0, net: 0 };
  return back > 0 || worked.includes(orderState) ? { reserved: 0, net: payment.Amount - back } : booked;
}

function differencesOf(found: Case, position: Position, now: Date): Difference[] {
  if (isInFlight(found, now)) return [];
  const { ID: PaymentID, OrderID } = found.payment;
  const held = { reserved: position.reserved, net: position.captured - position.refunded };
  const booked = expectedOf(found);
  const isAsBooked = booked.reserved === held.reserved && booked.net === held.net;
  // A refund or a capture that is not carried out is named until it is.
  const expected = isAsBooked ? explainedBy(found, booked) : booked;
  const compared = [
    { Kind: "Reserved" as const, Expected: expected.reserved, Found: held.reserved },
    { Kind: "Provider" as const, Expected: expected.net, Found: held.net },
  ];
  const different = compared.filter(({ Expected, Found }) => Expected !== Found);
  return different.map((difference) => ({ ...difference, OrderID, PaymentID }));
}

/**
 * Compares payments with the provider's books: what is reserved, and what is captured less refunded, by our books and by the
 * order's state, so that an instruction that is not carried out is a difference too. A payment that can't
 * be read is a difference of its own, until it can.
 * @returns the IDs of the payments that could be read, and the differences
 */
export async function compareWithProvider(app: Tools): Promise<{ compared: number[]; found: Difference[] }> {
  const compared: number[] = [];
  const found: Difference[] = [];
  for (const due of await dueCases(app)) {
    const { ID: PaymentID, OrderID } = due.payment;
    try {
      const position = await readPosition(app, due.payment, due.refunds);
      found.push(...differencesOf(due, position, app.clock()));
      compared.push(PaymentID);
    } catch (error) {
      app.log.warn({ err: error, payment: PaymentID }, "payment not compared with the provider");
      found.push({ Kind: "NotCompared", OrderID, PaymentID, Expected: expectedOf(due).net, Found: 0 });
    }
  }
  return { compared, found };
}
