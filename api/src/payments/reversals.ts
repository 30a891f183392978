import { and, eq } from "drizzle-orm";
import { bookReversal, bookReversalEnd, openReversals, type Reversal } from "../accounting/bookEntry.ts";
import { listAdministrators } from "../accounts/administrators.ts";
import type { App } from "../app.ts";
import { refunds, unmatchedPayments } from "../db/schema/payments.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { lockOrder, recordOrderChange } from "../orders/orderRepository.ts";
import { insertUnmatched, lockPayment, type PaymentRow, resolveUnmatched } from "./paymentRepository.ts";
import type { Movement } from "./provider/paymentProvider.ts";
import { readPosition } from "./providerPosition.ts";

/** A movement that the provider does not name is identified by its order, time and amount. */
const toReversal = (payment: PaymentRow, { id, amount, at }: Movement): Reversal => ({
  ID: id ?? `${payment.ProviderID}:${at}:${amount}`,
  Amount: amount,
  At: new Date(at).toISOString(),
});

/**
 * Looks for what the provider has taken back of a captured payment without an instruction of ours: a chargeback, a reversed
 * invoice, or a refund in its portal. Each is booked, queued for staff and mailed to the administrators once. One that its
 * books no longer have is won: the money is the firm's again.
 * @throws ProviderError
 */
export async function recordReversals(
  app: Pick<App, "db" | "payments" | "jobs" | "clock">,
  payment: PaymentRow,
): Promise<void> {
  if (payment.CapturedAt === null) return;
  const ours = await app.db.select().from(refunds).where(eq(refunds.PaymentID, payment.ID));
  const { uninstructed } = await readPosition(app, payment, ours);
  if (uninstructed.length === 0 && (await openReversals(app.db, payment.ID)).length === 0) return;
  await app.db.transaction(async (tx) => {
    const context: OpenContext = { tx, caller: null, now: app.clock(), jobs: app.jobs };
    await lockOrder(tx, payment.OrderID);
    await lockPayment(tx, payment.ID);
    const present = uninstructed.map((movement) => toReversal(payment, movement));
    for (const reversal of present) await recordOnce(context, payment, reversal);
    await endWithdrawn(context, payment, new Set(present.map(({ ID }) => ID)));
  });
}

async function recordOnce(context: OpenContext, payment: PaymentRow, reversal: Reversal): Promise<void> {
  const { tx, now, jobs } = context;
  if (!(await bookReversal(tx, payment, reversal, now))) return;
  const { ID: PaymentID, OrderID, Choice, Reference: ProviderReference } = payment;
  await recordOrderChange(context, OrderID, "paymentReversed");
  const found = { Choice, Currency: "SEK", ProviderReference, PaymentID, Amount: reversal.Amount };
  await insertUnmatched(tx, { Reason: "Reversed", ProviderID: reversal.ID, ...found }, now);
  const mail = { Kind: "paymentReversed", OrderID, Amount: reversal.Amount } as const;
  for (const UserID of await listAdministrators(tx)) await jobs.send(tx, "mail", { ...mail, UserID });
}

async function endWithdrawn(context: OpenContext, payment: PaymentRow, present: ReadonlySet<string>): Promise<void> {
  for (const reversal of await openReversals(context.tx, payment.ID)) {
    const { ReversalID } = reversal;
    if (ReversalID === null || present.has(ReversalID)) continue;
    await bookReversalEnd(context.tx, reversal, context.now);
    await recordOrderChange(context, payment.OrderID, "reversalWithdrawn");
    const { Reason, ProviderID } = unmatchedPayments;
    const which = and(eq(Reason, "Reversed"), eq(ProviderID, ReversalID));
    await resolveUnmatched(context, which, "Betaltjänsten har gett tillbaka pengarna.");
  }
}
