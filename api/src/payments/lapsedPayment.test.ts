import { afterAll, afterEach, expect, it } from "vitest";
import { createMoneyDesk } from "../../test/moneyDesk.ts";
import { askAndConfirm, done, refusal, someWords } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { checkBooks } from "../accounting/checkBooks.ts";
import { services } from "../db/schema/products.ts";
import { settlePayment } from "./settlePayment.ts";

const desk = await createMoneyDesk();
const { testApp, runJobs, orderOf, paymentOf, refundsOf, queueOf } = desk;
const { app, asAdmin, asAdvisor, client } = testApp;
await app.db.update(services).set({ Active: true });
afterAll(() => desk.close());
afterEach(async () => {
  desk.moveProviderClock(0);
  await desk.clearFaults();
});

const byId = (id: number) => ({ params: { id } });
const MONTH = 30 * 24 * 3_600_000;

/** A question that was paid by card. */
async function paidQuestion() {
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  const call = { ...byId(asked.ID), body: { Method: "Checkout" as const }, accessCode: asked.AccessCode };
  const { ID: paymentId, OrderID } = done(await client.initiateQuestionPayment(call));
  await desk.buy((await paymentOf(OrderID)).ProviderID ?? "");
  await until(async () => (await paymentOf(OrderID)).PaidAt !== null);
  return { ...asked, OrderID, paymentId };
}

/** One that is worked on, whose capture had no answer until the authorisation ended. */
async function lapsedQuestion() {
  const asked = await paidQuestion();
  await desk.fault("503", "capture", 1000);
  done(await asAdvisor.reserveQuestion(byId(asked.ID)));
  await runJobs();
  await desk.clearFaults();
  desk.moveProviderClock(MONTH);
  return asked;
}

/** Reads it back, as a reconciliation does. */
const readBack = (paymentId: number) =>
  until(() =>
    settlePayment(app, paymentId).then(
      () => true,
      () => false,
    ),
  );

/** Neither the provider, which has no list of what has lapsed, nor our books hold anything. */
async function expectNothing(OrderID: number) {
  const { ProviderID, State } = await paymentOf(OrderID);
  const { status, remainingAmount, capturedAmount } = await app.payments.checkout.readOrder(ProviderID ?? "");
  expect([status, remainingAmount, capturedAmount]).toEqual(["expired", 0, 0]);
  expect(["Expired", "Cancelled"]).toContain(State);
  expect(await desk.balancesOf(OrderID)).toEqual({});
  await checkBooks({ ...app, clock: () => new Date(Date.now() + 3_600_000) });
  expect(await desk.differencesOf(OrderID)).toEqual([]);
  expect(await desk.casesOf(OrderID)).toEqual([]);
}

it.each([
  ["after", true],
  ["before", false],
])("a question is declined %s its lapsed authorisation is known: nothing is kept", async (_, known) => {
  const { ID, OrderID, paymentId } = await lapsedQuestion();
  if (known) {
    await readBack(paymentId);
    expect((await paymentOf(OrderID)).State).toBe("Expired");
    expect(await queueOf(paymentId)).toMatchObject([{ Reason: "CaptureFailed" }]);
  }
  done(await asAdvisor.declineQuestion({ ...byId(ID), body: someWords }));
  await desk.settled(async () => (await orderOf(OrderID)).State === "Refunded");
  expect((await refundsOf(OrderID)).length).toBe(known ? 0 : 1);
  const mail = (await testApp.mails()).findLast(({ subject }) => subject === "Vi kan inte svara på din fråga");
  expect(mail?.text.includes("Du betalar ingenting.")).toBe(known);
  await expectNothing(OrderID);
});

it("a question whose authorisation has lapsed is withdrawn before the work, and the list of money is empty", async () => {
  const { ID, AccessCode, OrderID, paymentId } = await paidQuestion();
  desk.moveProviderClock(MONTH);
  await readBack(paymentId);
  done(await client.withdrawQuestion({ ...byId(ID), accessCode: AccessCode }));
  await desk.gone(OrderID);
  await expectNothing(OrderID);
  const mail = (await testApp.mails()).findLast(({ subject }) => subject === "Du har ångrat ditt köp");
  expect(mail?.text).toContain("inget mer att betala tillbaka");
  expect(mail?.text).not.toContain("Du får tillbaka");
});

it("an administrator can't refund money that the firm never got", async () => {
  const { OrderID, paymentId } = await lapsedQuestion();
  await readBack(paymentId);
  const call = { ...byId(OrderID), body: { Reason: "Kunden bad om det." } };
  expect(refusal(await asAdmin.refundOrder(call))).toBe("409 ORDER_WRONG_STATE");
});
