import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMoneyDesk } from "../../test/moneyDesk.ts";
import { soldPrice } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { payBack } from "../payments/instructions.ts";
import { reconcilePayments } from "../payments/reconcile.ts";
import { settlePayment } from "../payments/settlePayment.ts";

const desk = await createMoneyDesk();
afterAll(() => desk.close());
afterEach(() => desk.clearFaults());
const { testApp, runJobs, paidOrder, capturedOrder, stateOf, casesOf, onlyCaseOf, settle, balancesOf } = desk;
const { app, asAdmin } = testApp;
const { db } = app;

const byId = (id: number) => ({ params: { id } });
const Reason = "Kunden har fått rätt av banken.";
const whole = soldPrice.Amount;
const PART = 100_000;
/** 25 % of VAT is a fifth of the price. */
const taxOf = (amount: number) => amount / 5;

let days = 0;
/** The reconcile job's run of a later day each time. */
const tomorrow = () => {
  days += 1;
  return reconcilePayments({ ...app, clock: () => new Date(Date.now() + days * 25 * 3_600_000) });
};
const atProvider = async (id: string) => {
  const { capturedAmount, refundedAmount, remainingAmount } = await app.payments.checkout.readOrder(id);
  return { net: capturedAmount - refundedAmount, reserved: remainingAmount };
};
const vouchersOf = async (id: number) =>
  (
    await db
      .select({ Kind: accountingEntries.Kind })
      .from(accountingEntries)
      .where(eq(accountingEntries.OrderID, id))
      .orderBy(accountingEntries.ID)
  ).map(({ Kind }) => Kind);
const refundMailsOf = async (id: number) =>
  (await testApp.mails())
    .filter(({ subject, text }) => subject === "Vi har betalat tillbaka pengar" && text.includes(`O-${id}\n`))
    .map(({ text }) => text);

describe("a payment that the provider has taken back", () => {
  it.each([
    ["in whole", undefined, "Refunded"],
    ["in part", PART, "InProgress"],
  ])(
    "%s is lost: sale and VAT are credited, the order ends with the whole price, and the row closes",
    async (_, part, state) => {
      const { ID, providerId } = await capturedOrder();
      await desk.reverse(providerId, part);
      await tomorrow();
      const found = await onlyCaseOf(ID);
      const left = whole - (part ?? whole);
      expect(found).toMatchObject({ Kind: "Reversed", Actions: ["AcceptReversal", "Compare"] });
      expect(found).toMatchObject({ ProviderAmount: left, BookedAmount: left, ExpectedAmount: whole });
      expect(done(await settle(found, { Action: "Compare" })).MoneyCase, "a look closes nothing").not.toBeNull();
      expect(refusal(await settle(found, { Action: "AcceptReversal" }))).toBe("422 INCORRECT_PROPERTIES");
      expect(done(await settle(found, { Action: "AcceptReversal", Reason })).MoneyCase).toBeNull();
      expect(await stateOf(ID)).toBe(state);
      expect(await balancesOf(ID)).toEqual(
        left === 0 ? {} : { "1580": left, "3001": taxOf(left) - left, "2611": -taxOf(left) },
      );
      expect((await atProvider(providerId)).net).toBe(left);
      expect(await checkBooks(app)).toBe(0);
      expect(await refundMailsOf(ID), "the bank has paid the buyer").toEqual([]);
      await tomorrow();
      expect(await casesOf(ID), "it is not found again").toEqual([]);
      const { Receipts } = done(await asAdmin.getOrder(byId(ID))) as { Receipts?: { Kind: string }[] };
      expect(Receipts?.map(({ Kind }) => Kind) ?? ["Sale", "CreditNote"]).toEqual(["Sale", "CreditNote"]);
    },
  );

  it("two parts are lost one by one, and what is left can be refunded", async () => {
    const { ID, providerId } = await capturedOrder();
    for (const round of [1, 2]) {
      await desk.reverse(providerId, PART);
      await tomorrow();
      done(await settle(await onlyCaseOf(ID), { Action: "AcceptReversal", Reason }));
      expect(await balancesOf(ID)).toMatchObject({ "1580": whole - round * PART });
    }
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Reason: "Resten av priset." } }));
    await runJobs();
    expect(await atProvider(providerId)).toEqual({ net: 0, reserved: 0 });
    expect(await balancesOf(ID)).toEqual({});
    expect(await checkBooks(app)).toBe(0);
  });

  it("and gives back is won: the row closes by itself, and nothing but the sale is left in the books", async () => {
    const { ID, providerId } = await capturedOrder();
    await desk.reverse(providerId);
    await tomorrow();
    expect(await balancesOf(ID)).toMatchObject({ "1515": whole });
    await desk.withdrawReversals(providerId);
    await tomorrow();
    expect(await casesOf(ID)).toEqual([]);
    expect(await balancesOf(ID)).toEqual({ "1580": whole, "3001": taxOf(whole) - whole, "2611": -taxOf(whole) });
    expect(await stateOf(ID)).toBe("InProgress");
    expect(await checkBooks(app)).toBe(0);
  });

  it("that the nightly check finds first is booked by reading the provider again", async () => {
    const { ID, providerId } = await capturedOrder();
    await desk.reverse(providerId, PART);
    await checkBooks(app);
    const found = await onlyCaseOf(ID);
    expect(found).toMatchObject({ Kind: "Provider", ProviderAmount: whole - PART, BookedAmount: whole });
    expect(done(await settle(found, { Action: "Compare" })).MoneyCase).toBeNull();
    expect(await onlyCaseOf(ID)).toMatchObject({ Kind: "Reversed", Amount: PART });
  });
});

describe("a refund that the provider refuses for good", () => {
  async function failed(method: "Checkout" | "Swish") {
    const order = method === "Swish" ? await paidOrder("Swish") : await capturedOrder();
    await desk.fault("refused", method === "Swish" ? "createSwishRefund" : "refund", 20, `O-${order.ID}`);
    done(await asAdmin.refundOrder({ ...byId(order.ID), body: { Reason: "Kunden ångrade sig." } }));
    await runJobs();
    return order;
  }
  /** The last of its attempts has failed. */
  const giveUp = async (id: number) => {
    await db.update(refunds).set({ State: "Failed", NextAttemptAt: null }).where(eq(refunds.OrderID, id));
    const [row] = await db.select().from(refunds).where(eq(refunds.OrderID, id));

    await db
      .update(unmatchedPayments)
      .set({ NextAttemptAt: null })
      .where(eq(unmatchedPayments.RefundID, row?.ID ?? 0));
  };

  it.each(["Checkout", "Swish"] as const)(
    "by %s is paid from the bank account: booked, mailed so, and no difference at night",
    async (method) => {
      const { ID } = await failed(method);
      expect((await onlyCaseOf(ID)).Actions, "it is still tried").toEqual(["RetryRefund", "Compare"]);
      await giveUp(ID);
      const found = await onlyCaseOf(ID);
      expect(found.Actions).toEqual(["RetryRefund", "PaidElsewhere", "Compare"]);
      expect(refusal(await settle(found, { Action: "PaidElsewhere" }))).toBe("422 INCORRECT_PROPERTIES");
      const done1 = done(await settle(found, { Action: "PaidElsewhere", Reason: "Bankgiro 26 november." }));
      expect(done1.MoneyCase).toBeNull();
      expect(await stateOf(ID)).toBe("Refunded");
      expect(await balancesOf(ID)).toEqual(method === "Swish" ? {} : { "1580": whole, "1930": -whole });
      expect(await checkBooks(app)).toBe(0);
      const [mail] = await refundMailsOf(ID);
      expect(mail).toContain("från vårt bankkonto");
      expect(mail).not.toContain("kommer samma väg");
    },
  );

  it.each(["Checkout", "Swish"] as const)(
    "by %s isn't paid twice when it was carried out after all",
    async (method) => {
      const { ID } = await failed(method);
      await desk.clearFaults();
      await testApp.dueNow("refund");
      await db
        .update(refunds)
        .set({ NextAttemptAt: new Date(0).toISOString() })
        .where(eq(refunds.OrderID, ID));
      await giveUp(ID);
      const [refund] = await db.select().from(refunds).where(eq(refunds.OrderID, ID));
      const [payment] = await db.select().from(payments).where(eq(payments.OrderID, ID));
      if (!refund || !payment) throw new Error("no refund");

      expect(await payBack(app, payment, refund)).toBe("done");
      const paid = await settle(await onlyCaseOf(ID), { Action: "PaidElsewhere", Reason: "Bankgiro 26 november." });
      expect(refusal(paid)).toBe("409 PAYMENT_DONE");
      done(await settle(await onlyCaseOf(ID), { Action: "RetryRefund" }));
      await desk.gone(ID);
      expect(await balancesOf(ID)).toEqual({});
    },
  );
});

describe("money that an order can't take", () => {
  it("and whose return the provider refuses is returned by the button", async () => {
    const { ID, AccessCode, providerId } = await desk.openOrder("Checkout");
    desk.holdPushes(true);
    await desk.buy(providerId);
    await db.update(orders).set({ State: "Expired" }).where(eq(orders.ID, ID));
    expect(AccessCode).not.toBe("");
    const [payment] = await db.select().from(payments).where(eq(payments.OrderID, ID));
    await desk.fault("refused", "cancel", 20, `O-${ID}`);
    await settlePayment(app, payment?.ID ?? 0);
    await runJobs();
    const found = await onlyCaseOf(ID);
    expect(found.Actions[0]).toBe("RetryRefund");
    await desk.clearFaults();
    done(await settle(found, { Action: "RetryRefund" }));
    await desk.gone(ID);
    expect(await atProvider(providerId)).toEqual({ net: 0, reserved: 0 });
    expect(await balancesOf(ID)).toEqual({});
    desk.holdPushes(false);
  });
});

describe("money by Swish that was never for this firm's number or currency", () => {
  it.each(["WrongMerchant", "WrongCurrency"] as const)(
    "%s that the firm has paid back from its bank account is booked both ways, and the row closes",
    async (Kind) => {
      const { ID, paymentId, providerId } = await desk.openOrder("Swish");
      desk.holdPushes(true);
      if (Kind === "WrongCurrency") await desk.fault("wrongCurrency", "readSwishPayment", 20, `O-${ID}`);
      const { SWISH_PAYEE } = app.env;
      // The firm has changed its number since the payment was made.
      if (Kind === "WrongMerchant") Object.assign(app.env, { SWISH_PAYEE: "1231231231" });
      await desk.swish(providerId);
      await settlePayment(app, paymentId);
      const found = await onlyCaseOf(ID);
      expect(found).toMatchObject({
        Kind,
        Actions: ["PaidElsewhere", "Compare"],
        ProviderAmount: whole,
        BookedAmount: 0,
      });
      expect(done(await settle(found, { Action: "Compare" })).MoneyCase, "a look closes nothing").not.toBeNull();
      expect(refusal(await settle(found, { Action: "PaidElsewhere" }))).toBe("422 INCORRECT_PROPERTIES");
      const settled = await settle(found, { Action: "PaidElsewhere", Reason: "Bankgiro 26 november." });
      expect(done(settled).MoneyCase).toBeNull();
      expect(await vouchersOf(ID)).toEqual(["Sale", "CreditNote"]);
      expect(await balancesOf(ID)).toEqual({});
      expect(await stateOf(ID), "the order can still be paid").toBe("AwaitingPayment");
      const [mail] = (await testApp.mails()).filter(({ text }) => text.includes(`O-${ID}\n`)).slice(-1);
      expect(mail?.text).toContain("från vårt bankkonto");
      expect(await checkBooks(app)).toBe(0);
      await settlePayment(app, paymentId);
      expect(await casesOf(ID), "it is not found again").toEqual([]);
      desk.holdPushes(false);
      Object.assign(app.env, { SWISH_PAYEE });
    },
  );
});

describe("a reservation that nothing explains", () => {
  it("of a payment that we have ended is released with a reason", async () => {
    const { ID, paymentId, providerId } = await paidOrder("Checkout");
    await db
      .update(payments)
      .set({ State: "Cancelled", EndedAt: new Date().toISOString() })
      .where(eq(payments.ID, paymentId));
    await db.update(orders).set({ State: "Refunded" }).where(eq(orders.ID, ID));
    await checkBooks({ ...app, clock: () => new Date(Date.now() + 3_600_000) });
    const found = await onlyCaseOf(ID);
    expect(found).toMatchObject({ Kind: "Reserved", ProviderAmount: whole, Actions: ["ReturnMoney", "Compare"] });
    expect(done(await settle(found, { Action: "ReturnMoney", Reason })).MoneyCase).toBeNull();
    expect(await atProvider(providerId)).toEqual({ net: 0, reserved: 0 });
  });

  it("of an order that has ended is released, and the order's mail follows", async () => {
    const { ID, providerId } = await paidOrder("Checkout");
    await db.update(orders).set({ State: "Cancelled" }).where(eq(orders.ID, ID));
    await checkBooks({ ...app, clock: () => new Date(Date.now() + 3_600_000) });
    const found = await onlyCaseOf(ID);
    expect(found).toMatchObject({ Kind: "Reserved", Actions: ["Release", "Compare"] });
    done(await settle(found, { Action: "Release", Reason }));
    await runJobs();
    await checkBooks(app);
    expect(await casesOf(ID)).toEqual([]);
    expect(await atProvider(providerId)).toEqual({ net: 0, reserved: 0 });
  });
});

describe("vouchers that are missing", () => {
  it("of a capture and of its refund are booked", async () => {
    const { ID, paymentId, providerId } = await paidOrder("Checkout");
    const at = new Date().toISOString();
    await app.payments.checkout.capture(
      providerId,
      { amount: whole, reference: `O-${ID}`, description: "Dragning" },
      { idempotencyKey: crypto.randomUUID() },
    );
    await db.update(payments).set({ State: "Captured", CapturedAt: at }).where(eq(payments.ID, paymentId));
    await checkBooks(app);
    const sale = await onlyCaseOf(ID);
    expect(sale).toMatchObject({ Kind: "Sale", Actions: ["Book", "Compare"], BookedAmount: 0, ProviderAmount: whole });
    expect(done(await settle(sale, { Action: "Compare" })).MoneyCase).not.toBeNull();
    expect(done(await settle(sale, { Action: "Book" })).MoneyCase).toBeNull();
    expect(await balancesOf(ID)).toMatchObject({ "1580": whole });

    done(await asAdmin.refundOrder({ ...byId(ID), body: { Amount: PART, Reason: "Rabatt i efterhand." } }));
    const [refund] = await db.select().from(refunds).where(eq(refunds.OrderID, ID));
    const [payment] = await db.select().from(payments).where(eq(payments.ID, paymentId));
    if (!refund || !payment) throw new Error("no refund");

    expect(await payBack(app, payment, refund)).toBe("done");
    await db.update(refunds).set({ State: "Done", DoneAt: at }).where(eq(refunds.ID, refund.ID));
    await db.update(payments).set({ State: "PartRefunded", RefundedAmount: PART }).where(eq(payments.ID, paymentId));
    await checkBooks(app);
    const kinds = await casesOf(ID);
    expect(kinds.map(({ Kind }) => Kind).sort()).toEqual(["Credit", "Order"]);
    const shown = kinds.find(({ Kind }) => Kind === "Order");
    expect(shown, "the order shows nothing refunded").toMatchObject({
      ProviderAmount: whole - PART,
      ExpectedAmount: whole,
    });
    const credit = kinds.find(({ Kind }) => Kind === "Credit");
    if (!credit) throw new Error("no case");
    expect(done(await settle(credit, { Action: "Book" })).MoneyCase).toBeNull();
    expect(await casesOf(ID)).toEqual([]);
    expect(await balancesOf(ID)).toMatchObject({ "1580": whole - PART });
    expect(await checkBooks(app)).toBe(0);
  });
});
