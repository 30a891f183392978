import type { MoneyCaseAction, MoneyCaseKind } from "@lagrum/core/payment/moneyCaseSchema";
import { moneyCaseActionName, moneyCaseKindTexts } from "@lagrum/core/texts/moneyCases";
import { expect, type Page } from "playwright/test";
import { desktopScreen, phoneScreen, setScreen, test, visit } from "../support/adminPages.ts";
import { bodyOf } from "../support/applyForAccount.ts";
import { axeViolations } from "../support/axe.ts";
import { mailsTo, mailTo } from "../support/mailbox.ts";
import { type MoneyWorld, openMoneyWorld, type Purchase } from "../support/moneyCases.ts";
import { inDatabase, runScheduledJob } from "../support/serviceDatabase.ts";

/** A row of the list, and what its button must lead to. */
interface Settled {
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

const holdsNothing =
  (world: MoneyWorld, { providerId }: Pick<Purchase, "providerId">) =>
  async () => {
    await expect.poll(() => world.heldFor(providerId)).toBe(0);
  };

/** Each makes a purchase of its own go wrong, in its own way. */
const troubles: Record<string, (world: MoneyWorld) => Promise<Settled>> = {
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
    await expect
      .poll(
        async () =>
          (
            await inDatabase(
              "select 1 from refund_attempts a join refunds r on r.id = a.refund_id where r.order_id = $1",
              [purchase.ID],
            )
          ).length,
        { timeout: 60_000 },
      )
      .toBe(1);
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
  async "an order with another sum than its payment"(world) {
    const purchase = await world.buy("Swish");
    await damage("orders", "refunded_amount = 100", purchase);
    return { kind: "Order", action: "Book", text: purchase.reference };
  },
  async "a payment that can't be read"(world) {
    const purchase = await captured(world);
    await world.fault(purchase, "503", "readOrder");
    return {
      ...{ kind: "NotCompared", action: "Compare", text: purchase.reference },
      before: () => world.clearFaults(purchase),
    };
  },
};

const cardOf = (page: Page, { kind, text }: Settled) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: moneyCaseKindTexts[kind] }) })
    .filter({ hasText: text });

/** Presses the row's button, by keyboard, and gives the reason that some ask for. */
async function press(page: Page, row: Settled): Promise<void> {
  const name = moneyCaseActionName(row.kind, row.action);
  await cardOf(page, row).getByRole("button", { name }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name });
  const isAsked = ["Release", "ReturnMoney", "EndOrder", "AcceptReversal", "PaidElsewhere"].includes(row.action);
  if (!isAsked) return;
  await dialog.getByLabel("Varför?").fill("Betalt till kundens bankkonto i dag efter samtal.");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name }).click();
  await expect(dialog).toHaveCount(0);
}

async function settle(page: Page, row: Settled): Promise<void> {
  await row.before?.();
  await press(page, row);
  // Refunds and captures are carried out by a job.
  await expect
    .poll(
      async () => {
        await visit(page, "/admin/money-cases");
        await expect(page.getByRole("heading", { level: 1, name: "Pengar att reda ut" })).toBeVisible();
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        return cardOf(page, row).count();
      },
      { timeout: 60_000, message: `${row.kind} ${row.text}` },
    )
    .toBe(0);
  await row.after?.();
  if (row.leaves) await settle(page, row.leaves);
}

test("every kind of money to sort out is settled by its button, and leaves the list", async ({ adminPage }) => {
  test.setTimeout(300_000);
  const { page } = adminPage;
  const world = await openMoneyWorld();
  const rows = await Promise.all(Object.values(troubles).map((make) => make(world)));
  await runScheduledJob("paymentReconciliation");
  await expect
    .poll(
      async () =>
        (await inDatabase("select 1 from unmatched_payments where reason = 'Reversed' and resolved_at is null")).length,
      { timeout: 60_000 },
    )
    .toBeGreaterThanOrEqual(2);
  await runScheduledJob("accounting");
  for (const screen of [phoneScreen, desktopScreen]) {
    await setScreen(page, screen);
    await page.emulateMedia({ colorScheme: screen.colorScheme });
    await expect(async () => {
      await visit(page, "/admin/money-cases");
      for (const row of rows) await expect(cardOf(page, row), `${row.kind} ${row.text}`).toHaveCount(1);
    }).toPass({ timeout: 60_000 });
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  for (const row of rows) await settle(page, row);
});
