import { dayOf } from "@lagrum/core/text/dates";
import { eq } from "drizzle-orm";
import { afterAll, expect, it } from "vitest";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { soldPrice } from "../../test/orders.ts";
import { parseSie } from "../../test/parseSie.ts";
import { done, refusal } from "../../test/scenes.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { accountingEntries, accountingLines } from "../db/schema/accounting.ts";

const scene = await createMoneyScene();
afterAll(() => scene.close());
const { testApp, capturedOrder, runJobs } = scene;
const { app, asAdmin, client } = testApp;
const { db } = app;
const byId = (id: number) => ({ params: { id } });
const { Amount } = soldPrice;
const PART = 100_000;

/** The reconcile job's run of a day later. */
const tomorrow = (days = 1) => scene.reconcileAfter(days * 25 * 3_600_000);

const linesOf = async (OrderID: number) => {
  const rows = await db
    .select({ Kind: accountingEntries.Kind, Account: accountingLines.Account, Amount: accountingLines.Amount })
    .from(accountingLines)
    .innerJoin(accountingEntries, eq(accountingEntries.ID, accountingLines.EntryID))
    .where(eq(accountingEntries.OrderID, OrderID))
    .orderBy(accountingEntries.ID, accountingLines.Position);
  return rows.filter(({ Kind }) => Kind === "Reversal").map((line) => [line.Account, line.Amount]);
};
const read = async (id: number) =>
  done(await asAdmin.getOrder(byId(id))) as unknown as {
    Reversals: { ID: number; Amount: number }[];
    RefundableAmount: number;
    History: { Action: string }[];
  };
const mailsAbout = async (reference: string) =>
  (await testApp.mails()).filter(({ subject }) => subject === `Återförd betalning: ${reference}`);

it("a chargeback is booked as a disputed claim, shown on the order, queued and mailed to administrators, once", async () => {
  const order = await capturedOrder();
  await scene.reverse(order.providerId);
  await tomorrow();
  await tomorrow(2);
  expect(await linesOf(order.ID)).toEqual([
    ["1515", Amount],
    ["1580", -Amount],
  ]);
  const { Reversals, History, RefundableAmount } = await read(order.ID);
  expect(Reversals).toMatchObject([{ Amount }]);
  expect(RefundableAmount).toBe(0);
  expect(History.filter(({ Action }) => Action === "paymentReversed")).toHaveLength(1);
  const queue = done(await asAdmin.listUnmatchedPayments()).UnmatchedPayments;
  expect(queue.filter(({ OrderID }) => OrderID === order.ID)).toMatchObject([{ Reason: "Reversed", Amount }]);
  const mails = await mailsAbout(order.Reference);
  expect(mails.length).toBeGreaterThan(0);
  expect(new Set(mails.map(({ to }) => to)).size, "once to each").toBe(mails.length);
  expect(await checkBooks(app)).toBe(0);
});

it("a reversal is a voucher of the export, on the day it happened", async () => {
  const order = await capturedOrder();
  await scene.reverse(order.providerId, PART);
  await tomorrow();
  const Day = dayOf(new Date());
  const stream = done(await asAdmin.exportAccounting({ body: { From: Day, To: Day, Format: "SIE" } }));
  const bytes = new Uint8Array(await new Response(stream as unknown as BodyInit).arrayBuffer());
  const records = parseSie(bytes);

  const vouchers = records.filter(({ fields }) => String(fields[3]).startsWith("Återförd betalning"));
  expect(vouchers.at(-1)?.children.map(({ fields }) => fields)).toEqual([
    ["1515", [], "1000.00"],
    ["1580", [], "-1000.00"],
  ]);
});

it("two partial reversals are two entries, and what they took is not refunded again", async () => {
  const order = await capturedOrder();
  await scene.reverse(order.providerId, PART);
  await tomorrow();
  await scene.reverse(order.providerId, PART);
  await tomorrow(2);
  expect((await read(order.ID)).Reversals).toMatchObject([{ Amount: PART }, { Amount: PART }]);
  const tooMuch = { Amount: Amount - PART, Reason: "Fel i leveransen." };
  expect(refusal(await asAdmin.refundOrder({ ...byId(order.ID), body: tooMuch }))).toBe("409 REFUND_TOO_LARGE");
  done(await asAdmin.refundOrder({ ...byId(order.ID), body: { Reason: "Fel i leveransen." } }));
  await runJobs();
  expect((await app.payments.checkout.readOrder(order.providerId)).refundedAmount).toBe(Amount);
  expect(await checkBooks(app)).toBe(0);
});

it("a refund of ours is no reversal, and the buyer's receipts show none", async () => {
  const order = await capturedOrder();
  done(await asAdmin.refundOrder({ ...byId(order.ID), body: { Amount: PART, Reason: "Fel i leveransen." } }));
  await runJobs();
  await tomorrow();
  expect((await read(order.ID)).Reversals).toEqual([]);
  await scene.reverse(order.providerId, PART);
  await tomorrow(2);
  const status = done(await client.getOrderStatus({ accessCode: order.AccessCode }));
  expect(status.Receipts.map(({ Kind }) => Kind)).toEqual(["Sale", "CreditNote"]);
  const [{ ID = 0 } = {}] = (await read(order.ID)).Reversals;
  const [{ ID: saleId = 0 } = {}] = status.Receipts;
  const receipt = (receiptId: number) =>
    client.getReceipt({ params: { id: order.ID, receiptId }, accessCode: order.AccessCode });
  expect(done(await receipt(saleId)).Kind).toBe("Sale");
  expect(refusal(await receipt(ID))).toBe("404 NOT_FOUND");
});
