import type { MoneyCaseAction, MoneyCaseKind } from "@lagrum/core/payment/moneyCaseSchema";
import { expect } from "playwright/test";
import { bodyOf } from "./applyForAccount.ts";
import { mailsTo, mailTo } from "./mailbox.ts";
import type { MoneyWorld, Purchase } from "./moneyCases.ts";
import { inDatabase } from "./serviceDatabase.ts";

/** A row of the list, and what its button must lead to. */
export interface Settled {
  kind: MoneyCaseKind;
  action: MoneyCaseAction;
  /** Finds the row: the order's reference or the provider's ID. */
  text: string;
  /** When the provider has recovered. */
  before?: () => Promise<unknown>;
  /** Another row of the same order that the action leaves. */
  leaves?: Settled;
  after?: () => Promise<void>;
}

const byId = (id: number) => ({ params: { id } });
const refund = ({ api }: MoneyWorld, { ID }: Purchase) =>
  api.refundOrder({ ...byId(ID), body: { Reason: "Kunden fick inte det som var utlovat." } });
const damage = (table: "orders" | "payments", set: string, { ID }: Purchase) =>
  inDatabase(`update ${table} set ${set} where ${table === "orders" ? "id" : "order_id"} = $1`, [ID]);

async function captured(world: MoneyWorld): Promise<Purchase> {
  const purchase = await world.buy("Checkout");
  bodyOf(await world.api.takeOrder(byId(purchase.ID)));
  await expect.poll(async () => (await paymentOf(purchase)).state, { timeout: 30_000 }).toBe("Captured");
  return purchase;
}

const paymentOf = async ({ ID }: Purchase) => {
  const [row] = await inDatabase<{ state: string }>("select state from payments where order_id = $1", [ID]);
  return row ?? { state: "" };
};

/** Waits until the provider has refused the order's refund. */
const refusalOf = ({ ID }: Purchase) =>
  expect
    .poll(
      async () => {
        const refused = "select 1 from unmatched_payments u join refunds r on r.id = u.refund_id where r.order_id = $1";
        return (await inDatabase(refused, [ID])).length;
      },
      { timeout: 60_000 },
    )
    .toBe(1);

/** As if the refund had not been tried for twenty minutes. */
async function forgetRefusal({ ID }: Purchase): Promise<void> {
  await inDatabase("delete from unmatched_payments where refund_id in (select id from refunds where order_id = $1)", [
    ID,
  ]);
  await inDatabase(
    "update refunds set requested_at = now() - interval '20 minutes', next_attempt_at = now() + interval '1 hour' where order_id = $1",
    [ID],
  );
}

const holdsNothing =
  (world: MoneyWorld, { providerId }: Pick<Purchase, "providerId">) =>
  async () => {
    await expect.poll(() => world.heldFor(providerId)).toBe(0);
  };

/** Each makes a purchase of its own go wrong, in its own way. */
export const troubles: Record<string, (world: MoneyWorld) => Promise<Settled>> = {
  async "a refund by Swish that is refused"(world) {
    const purchase = await world.buy("Swish");
    await world.fault(purchase, "refused", "createSwishRefund");
    bodyOf(await refund(world, purchase));
    return {
      ...{ kind: "RefundFailed", action: "RetryRefund", text: purchase.reference },
      before: () => world.clearFaults(purchase),
      async after() {
        expect((await mailTo(purchase.email, "Vi har betalat tillbaka pengar")).Text).toContain("samma väg");
      },
    };
  },
  async "a refund of a card that is refused for good"(world) {
    const purchase = await captured(world);
    await world.fault(purchase, "refused", "refund");
    bodyOf(await refund(world, purchase));
    await refusalOf(purchase);
    // The rest of its attempts, a day later.
    await inDatabase("update refunds set state = 'Failed', next_attempt_at = null where order_id = $1", [purchase.ID]);
    await inDatabase(
      "update unmatched_payments set next_attempt_at = null where refund_id in (select id from refunds where order_id = $1)",
      [purchase.ID],
    );
    return {
      ...{ kind: "RefundFailed", action: "PaidElsewhere", text: purchase.reference },
      async after() {
        expect((await mailTo(purchase.email, "Vi har betalat tillbaka pengar")).Text).toContain("från vårt bankkonto");
      },
    };
  },
  async "a capture that is refused"(world) {
    const purchase = await world.buy("Checkout");
    await world.fault(purchase, "refused", "capture");
    bodyOf(await world.api.takeOrder(byId(purchase.ID)));
    return {
      ...{ kind: "CaptureFailed", action: "Capture", text: purchase.reference },
      before: () => world.clearFaults(purchase),
      after: async () => expect((await paymentOf(purchase)).state).toBe("Captured"),
    };
  },
  async "a capture that is refused for good"(world) {
    const purchase = await world.buy("Checkout");
    await world.fault(purchase, "refused", "capture");
    bodyOf(await world.api.takeOrder(byId(purchase.ID)));
    return {
      ...{ kind: "CaptureFailed", action: "Release", text: purchase.reference },
      after: holdsNothing(world, purchase),
    };
  },
  async "a capture whose authorisation is lost"(world) {
    const purchase = await world.buy("Checkout");
    await world.cancel(purchase);
    bodyOf(await world.api.takeOrder(byId(purchase.ID)));
    await expect.poll(async () => (await paymentOf(purchase)).state, { timeout: 60_000 }).toBe("Cancelled");
    return {
      ...{ kind: "CaptureFailed", action: "EndOrder", text: purchase.reference },
      after: async () => expect(bodyOf(await world.api.getOrder(byId(purchase.ID))).State).toBe("Refunded"),
    };
  },
  async "a refund that is never carried out"(world) {
    const purchase = await world.buy("Swish");
    await world.fault(purchase, "refused", "createSwishRefund");
    bodyOf(await refund(world, purchase));
    await refusalOf(purchase);
    await forgetRefusal(purchase);
    return {
      ...{ kind: "RefundWaiting", action: "RetryRefund", text: purchase.reference },
      before: () => world.clearFaults(purchase),
      async after() {
        expect((await mailTo(purchase.email, "Vi har betalat tillbaka pengar")).Text).toContain("samma väg");
      },
    };
  },
  async "money that comes when the order has expired"(world) {
    const purchase = await world.order("Checkout");
    await damage("orders", "state = 'Expired'", purchase);
    await world.fault(purchase, "refused", "cancel");
    await world.pay(purchase);
    await refusalOf(purchase);
    await forgetRefusal(purchase);
    return {
      ...{ kind: "Surplus", action: "ReturnMoney", text: purchase.reference },
      before: () => world.clearFaults(purchase),
      async after() {
        expect(await world.heldFor(purchase.providerId)).toBe(0);
        expect((await mailTo(purchase.email, "Din betalning har gått tillbaka")).Text).toContain("reserverade");
      },
    };
  },
  async "money in another currency"(world) {
    const purchase = await world.order("Swish");
    await world.fault(purchase, "wrongCurrency", "readSwishPayment");
    await world.pay(purchase);
    return {
      ...{ kind: "WrongCurrency", action: "PaidElsewhere", text: purchase.reference },
      async after() {
        const { Text } = await mailTo(purchase.email, "Din betalning har gått tillbaka");
        expect(Text).toContain("från vårt bankkonto");
      },
    };
  },
  async "money of nobody"(world) {
    const providerId = await world.buyForNobody();
    return {
      ...{ kind: "Unknown", action: "ReturnMoney", text: providerId },
      after: holdsNothing(world, { providerId }),
    };
  },
  async "a chargeback that is lost"(world) {
    const purchase = await captured(world);
    await world.reverse(purchase);
    await damage("payments", "checked_at = null", purchase);
    return {
      ...{ kind: "Reversed", action: "AcceptReversal", text: purchase.reference },
      async after() {
        expect(bodyOf(await world.api.getOrder(byId(purchase.ID))).State).toBe("Refunded");
        expect(await mailsTo(purchase.email, "Vi har betalat tillbaka pengar")).toEqual([]);
      },
    };
  },
  async "a chargeback that is won"(world) {
    const purchase = await captured(world);
    await world.reverse(purchase);
    await damage("payments", "checked_at = null", purchase);
    return {
      ...{ kind: "Reversed", action: "Compare", text: purchase.reference },
      before: () => world.withdrawReversal(purchase),
      after: async () => expect(bodyOf(await world.api.getOrder(byId(purchase.ID))).State).toBe("InProgress"),
    };
  },
  async "a refund in the provider's portal"(world) {
    const purchase = await captured(world);
    await damage("payments", "checked_at = now()", purchase);
    await world.reverse(purchase);
    const lost: Settled = { kind: "Reversed", action: "AcceptReversal", text: purchase.reference };
    return { kind: "Provider", action: "Compare", text: purchase.reference, leaves: lost };
  },
  async "a reservation that nothing explains"(world) {
    const purchase = await world.buy("Checkout");
    await damage("payments", "state = 'Cancelled', ended_at = now(), paid_at = now() - interval '1 hour'", purchase);
    await damage("orders", "state = 'Refunded'", purchase);
    return {
      ...{ kind: "Reserved", action: "ReturnMoney", text: purchase.reference },
      after: holdsNothing(world, purchase),
    };
  },
  async "a sale without a voucher"(world) {
    const purchase = await world.buy("Checkout");
    await world.capture(purchase);
    await damage("payments", "state = 'Captured', captured_at = now()", purchase);
    return { kind: "Sale", action: "Book", text: purchase.reference };
  },
  async "a refund without a voucher"(world) {
    const purchase = await captured(world);
    const part = 100_000;
    const [row] = await inDatabase<{ id: number }>(
      `insert into refunds (payment_id, order_id, amount, tax_amount, lines, state, cause, reason, requested_at, done_at)
       select id, order_id, $2, $2 / 5, jsonb_build_array(jsonb_build_object(
         'Name', 'Samboavtal', 'Amount', $2::int, 'TaxRate', 2500, 'TaxAmount', $2::int / 5)),
         'Done', 'Staff', 'Rabatt i efterhand.', now(), now() from payments where order_id = $1 returning id`,
      [purchase.ID, part],
    );
    await world.refund(purchase, part, `R-${row?.id}`);
    await damage("payments", `state = 'PartRefunded', refunded_amount = ${part}`, purchase);
    await damage("orders", `refunded_amount = ${part}`, purchase);
    return { kind: "Credit", action: "Book", text: purchase.reference };
  },
  async "an order with another sum than its payment"(world) {
    const purchase = await world.buy("Swish");
    await damage("orders", "refunded_amount = 100", purchase);
    return { kind: "Order", action: "Book", text: purchase.reference };
  },
  async "a payment that can't be read"(world) {
    const purchase = await captured(world);
    // A refusal: an outage would open the circuit breaker for every order.
    await world.fault(purchase, "refused", "readOrder");
    return {
      ...{ kind: "NotCompared", action: "Compare", text: purchase.reference },
      before: () => world.clearFaults(purchase),
    };
  },
};
