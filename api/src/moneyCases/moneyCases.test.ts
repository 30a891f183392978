import { randomUUID } from "node:crypto";
import type { MoneyCase } from "@lagrum/core/payment/moneyCaseSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { createMoneyDesk } from "../../test/moneyDesk.ts";
import { soldPrice } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { orders } from "../db/schema/orders.ts";
import { payments, refunds, unmatchedPayments } from "../db/schema/payments.ts";
import { instructionOf } from "../payments/instructions.ts";

const desk = await createMoneyDesk();
afterAll(() => desk.close());
afterEach(() => desk.clearFaults());
const { testApp, fault, runJobs, paidOrder, stateOf, list, casesOf, onlyCaseOf, settle, gone } = desk;
const { app, asAdmin } = testApp;

const byId = (id: number) => ({ params: { id } });
const Reason = "Kunden bad om det.";
const whole = soldPrice.Amount;

describe("a refund that the provider refused", () => {
  it.each(["Checkout", "Swish"] as const)(
    "by %s is sent again at once, and leaves the list when it is done",
    async (method) => {
      const { ID } = await paidOrder(method);
      if (method === "Checkout") done(await asAdmin.takeOrder(byId(ID)));
      await runJobs();
      await fault("refused", method === "Swish" ? "createSwishRefund" : "refund", 20);
      done(await asAdmin.refundOrder({ ...byId(ID), body: { Reason } }));
      await runJobs();
      const found = await onlyCaseOf(ID);
      expect(found).toMatchObject({
        ...{ Kind: "RefundFailed", Amount: whole, Actions: ["RetryRefund", "Compare"] },
        ...{ ProviderAmount: whole, BookedAmount: whole, ExpectedAmount: 0 },
      });
      const compared = done(await settle(found, { Action: "Compare" }));
      expect(compared.MoneyCase, "a look closes nothing").toMatchObject({ ID: found.ID });
      await desk.clearFaults();
      done(await settle(found, { Action: "RetryRefund" }));
      await gone(ID);
      expect(await stateOf(ID)).toBe("Refunded");
      expect(refusal(await settle(found, { Action: "RetryRefund" }))).toBe("404 NOT_FOUND");
    },
  );
});

describe("a capture that the provider refused", () => {
  async function refused() {
    const paid = await paidOrder("Checkout");
    await fault("refused", "capture", 20);
    done(await asAdmin.takeOrder(byId(paid.ID)));
    await runJobs();
    await desk.clearFaults();
    return { ...paid, found: await onlyCaseOf(paid.ID) };
  }

  it("is captured again", async () => {
    const { ID, found } = await refused();
    expect(found).toMatchObject({
      ...{ Kind: "CaptureFailed", Actions: ["Capture", "Release", "Compare"] },
      ...{ ProviderAmount: whole, BookedAmount: 0, ExpectedAmount: whole },
    });
    done(await settle(found, { Action: "Capture" }));
    await gone(ID);
    expect(await app.db.$count(accountingEntries, eq(accountingEntries.OrderID, ID))).toBe(1);
  });

  it("is released with a reason, and the order ends", async () => {
    const { ID, found, providerId } = await refused();
    expect(refusal(await settle(found, { Action: "Release" }))).toBe("422 INCORRECT_PROPERTIES");
    done(await settle(found, { Action: "Release", Reason }));
    await until(async () => {
      await runJobs();
      const [row] = await casesOf(ID);
      if (row) await settle(row, { Action: "Compare" });
      return row === undefined;
    });
    expect(await stateOf(ID)).toBe("Refunded");
    const { remainingAmount, capturedAmount, refundedAmount } = await app.payments.checkout.readOrder(providerId);
    expect([remainingAmount, capturedAmount - refundedAmount]).toEqual([0, 0]);
  });

  it("whose authorisation is lost ends the order without money", async () => {
    const { ID, found, paymentId, providerId } = await refused();
    await app.payments.checkout.cancel(providerId, { idempotencyKey: randomUUID() });
    await app.db.update(payments).set({ State: "Cancelled" }).where(eq(payments.ID, paymentId));
    expect(refusal(await settle(found, { Action: "Capture" }))).toBe("409 MONEY_CASE_ACTION");
    expect(done(await settle(found, { Action: "EndOrder", Reason })).MoneyCase).toBeNull();
    expect(await stateOf(ID)).toBe("Refunded");
  });
});

it("money of no payment of ours is released with a reason, and the row is closed by the provider's books", async () => {
  const { ID, paymentId, providerId } = await paidOrder("Checkout");
  await app.db
    .update(payments)
    .set({ ProviderID: `moved-${ID}`, Reference: `moved-${ID}` })
    .where(eq(payments.ID, paymentId));
  await testApp.server.inject({ method: "POST", url: `/api/payments/push?ID=${providerId}` });
  const found = (await list()).find(({ ProviderID }) => ProviderID === providerId) as MoneyCase;
  expect(found).toMatchObject({ Kind: "Unknown", ProviderAmount: whole, BookedAmount: 0, ExpectedAmount: 0 });
  expect(done(await settle(found, { Action: "Compare" })).MoneyCase).toMatchObject({ ProviderAmount: whole });
  expect(done(await settle(found, { Action: "ReturnMoney", Reason })).MoneyCase).toBeNull();
  expect((await app.payments.checkout.readOrder(providerId)).status).toBe("cancelled");
  expect(await app.db.$count(unmatchedPayments, eq(unmatchedPayments.ID, found.SourceID))).toBe(1);
});

describe("a difference of the nightly check", () => {
  it("of a missing voucher is booked, and closes by the check", async () => {
    const { ID, paymentId } = await paidOrder("Swish");
    const [entry] = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, ID));
    // A voucher can't be deleted: the payment is another one's.
    expect(entry?.PaymentID).toBe(paymentId);
    await app.db.update(orders).set({ RefundedAmount: 100 }).where(eq(orders.ID, ID));
    await checkBooks(app);
    const found = await onlyCaseOf(ID);
    expect(found).toMatchObject({ Kind: "Order", Actions: ["Book", "Compare"], BookedAmount: whole });
    expect(done(await settle(found, { Action: "Compare" })).MoneyCase).toMatchObject({ ID: found.ID });
    expect(done(await settle(found, { Action: "Book" })).MoneyCase).toBeNull();
  });

  it("of a refund that the provider has carried out is completed by its own instruction, not by another one", async () => {
    const { ID } = await paidOrder("Swish");
    done(await asAdmin.refundOrder({ ...byId(ID), body: { Reason } }));
    const [refund] = await app.db.update(refunds).set({ State: "Failed" }).where(eq(refunds.OrderID, ID)).returning();
    const [payment] = await app.db.select().from(payments).where(eq(payments.OrderID, ID));
    if (!refund || !payment) throw new Error("no refund");
    const instructionId = instructionOf(refund);
    await app.payments.swish.refund({
      ...{ instructionId, originalPaymentReference: payment.BankReference ?? "", reference: `R-${refund.ID}` },
      ...{ amount: refund.Amount, message: `O-${ID}`, callbackUrl: `${app.env.PUBLIC_URL}/api/payments/swish` },
      callbackIdentifier: randomUUID(),
    });
    await until(async () => (await app.payments.swish.readRefund(instructionId)).status === "paid");
    const found = await onlyCaseOf(ID);
    expect(found).toMatchObject({ Kind: "RefundWaiting", Actions: ["RetryRefund", "PaidElsewhere", "Compare"] });
    done(await settle(found, { Action: "RetryRefund" }));
    await gone(ID);
    const [after] = await app.db.select().from(refunds).where(eq(refunds.OrderID, ID));
    expect(after).toMatchObject({ State: "Done", CallKey: refund.CallKey });
  });
});

it("the dashboard counts the list for administrators only", async () => {
  expect(done(await asAdmin.getDesk()).MoneyCases).toBe(done(await asAdmin.listMoneyCases()).Total);
  expect(done(await testApp.asAdvisor.getDesk()).MoneyCases).toBeNull();
});
