import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { askAndConfirm, categoryId, done, nextCallTime, refusal, someWords } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { payments, refunds } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { testApp, buy, swish } = scene;
const { app, asAdmin, asAdvisor, client, jobs, workers } = testApp;
beforeAll(() => app.db.update(services).set({ Active: true }));

const byId = (id: number) => ({ params: { id } });
const HOUR = 3_600_000;

type Asked = Awaited<ReturnType<typeof askAndConfirm>>;

async function runJobs() {
  for (const queue of ["paymentAcknowledgement", "paymentCapture", "refund"] as const) {
    await jobs.drain(queue, workers[queue] as never);
  }
}

const orderOf = async (questionId: number, Kind: "Question" | "FollowUp" = "Question") => {
  const rows = await app.db.select().from(orders).where(eq(orders.QuestionID, questionId)).orderBy(orders.ID);
  const order = rows.findLast((row) => row.Kind === Kind);
  if (!order) throw new Error("no order");
  return order;
};
const paymentOf = async (orderId: number) =>
  (await app.db.select().from(payments).where(eq(payments.OrderID, orderId)))[0];
const refundsOf = (orderId: number) => app.db.select().from(refunds).where(eq(refunds.OrderID, orderId));
const question = async (id: number) => done(await asAdvisor.getQuestion(byId(id)));

/** Pays the order of a question as its asker. */
async function pay({ ID, AccessCode }: Asked, Method: "Checkout" | "Swish") {
  const call = { ...byId(ID), body: { Method }, accessCode: AccessCode };
  const { ID: paymentId, OrderID } = done(await client.initiateQuestionPayment(call));
  await settle(paymentId, OrderID, Method);
}

async function settle(paymentId: number, orderId: number, Method: "Checkout" | "Swish") {
  const [row] = await app.db.select().from(payments).where(eq(payments.ID, paymentId));
  await (Method === "Swish" ? swish(row?.ProviderID ?? "") : buy(row?.ProviderID ?? ""));
  await until(async () => (await paymentOf(orderId))?.PaidAt !== null);
  await runJobs();
}

async function answer(id: number) {
  done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }));
  done(await asAdvisor.updateAnswer({ ...byId(id), body: { Action: "send" } }));
}

test.each([["Express"], ["Express24"]] as const)(
  "%s is paid by card, opens with its clock, is captured when it is reserved, and delivered with the answer",
  async (Type) => {
    const asked = await askAndConfirm(testApp, { Type });
    const { ID } = asked;
    expect(await question(ID)).toMatchObject({ State: "AwaitingPayment", DueAt: null });
    await pay(asked, "Checkout");
    expect(await question(ID)).toMatchObject({ State: "Open", DueAt: expect.any(String) });
    expect((await paymentOf((await orderOf(ID)).ID))?.State).toBe("Authorised");
    done(await asAdvisor.reserveQuestion(byId(ID)));
    await runJobs();
    expect((await paymentOf((await orderOf(ID)).ID))?.State).toBe("Captured");
    await answer(ID);
    expect(await orderOf(ID)).toMatchObject({ State: "Delivered" });
  },
);

test("PhoneAdvice is paid by Swish, agreed on and held", async () => {
  const asked = await askAndConfirm(testApp, { Type: "PhoneAdvice" });
  await pay(asked, "Swish");
  const { ID } = asked;
  expect(await question(ID)).toMatchObject({ State: "Open", DueAt: null });
  done(await asAdvisor.reserveQuestion(byId(ID)));
  done(await asAdvisor.agreeOnCall({ ...byId(ID), body: nextCallTime() }));
  done(await asAdvisor.finishCall({ ...byId(ID), body: { Outcome: "Reached", Note: "Allt blev klart." } }));
  expect(await question(ID)).toMatchObject({ State: "Answered" });
  expect((await paymentOf((await orderOf(ID)).ID))?.State).toBe("Captured");
});

test("a missed deadline is refunded in full, once, and the answer can still be sent", async () => {
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  await pay(asked, "Checkout");
  const { ID } = asked;
  const { ID: orderId, Amount, DueAt } = await orderOf(ID);
  const before = { ...app, clock: () => new Date(Date.parse(DueAt ?? "") - 1000) };
  await refundMissedDeadlines(before);
  expect(await refundsOf(orderId)).toEqual([]);
  const late = { ...app, clock: () => new Date(Date.parse(DueAt ?? "") + HOUR) };
  await Promise.all([refundMissedDeadlines(late), refundMissedDeadlines(late)]);
  await refundMissedDeadlines(late);
  await runJobs();
  expect(await refundsOf(orderId)).toMatchObject([{ Amount, State: "Done", Cause: "Deadline" }]);
  expect(await question(ID)).toMatchObject({ State: "Open" });
  const mails = (await testApp.mails()).filter(({ subject }) => /blev försenade/.test(subject));
  expect(mails).toHaveLength(1);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  await answer(ID);
  expect(await question(ID)).toMatchObject({ State: "Answered" });
});

/** A question that was refunded for lateness. */
async function refundedLate(consents: { StartNow?: boolean; LoseRight?: boolean } = {}) {
  const asked = await askAndConfirm(testApp, { Type: "Express", ...consents });
  await pay(asked, "Checkout");
  const order = await orderOf(asked.ID);
  await refundMissedDeadlines({ ...app, clock: () => new Date(Date.parse(order.DueAt ?? "") + HOUR) });
  await runJobs();
  expect(await orderOf(asked.ID)).toMatchObject({ State: "Refunded" });
  return { ...asked, order };
}

/** Submits the withdrawal by the question's reference, and opens the mailed link. */
async function withdraw(id: number, orderId: number) {
  const [buyer] = await app.db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, orderId));
  const email = buyer?.Email ?? "";
  done(await client.submitWithdrawal({ body: aWithdrawal(`L-${id}`, email) }));
  const mails = async () => (await testApp.mails()).filter(({ to }) => to === email);
  const receipt = (await mails()).find(({ text }) => text.includes("/angra/bekrafta?code="));
  const code = /bekrafta\?code=(\w+)/.exec(receipt?.text ?? "")?.[1] ?? "";
  const contract = done(await client.confirmWithdrawal({ accessCode: code }));
  return { contract, mail: (await mails()).find(({ subject }) => subject === "Du har ångrat ditt köp") };
}

test("a question that was refunded for lateness can still be withdrawn from, with nothing more to refund", async () => {
  const { ID, order } = await refundedLate();
  const { contract, mail } = await withdraw(ID, order.ID);
  expect(contract).toMatchObject({ Basis: "AlreadyRefunded", KeptAmount: 0, RefundAmount: 0 });
  expect(contract.Withdrawal).toMatchObject({ State: "Completed", RefundDueDay: null });
  expect(mail?.text).toMatch(/Du har redan fått tillbaka hela priset/);
  expect(mail?.text).not.toMatch(/senast/);
  expect(await question(ID)).toMatchObject({ State: "Withdrawn" });
  expect(await orderOf(ID)).toMatchObject({ State: "Refunded" });
  expect(await refundsOf(order.ID)).toHaveLength(1);
});

test("its answer performs the contract: the right is lost with both consents, and is there without them", async () => {
  const lost = await refundedLate();
  done(await asAdvisor.reserveQuestion(byId(lost.ID)));
  await answer(lost.ID);
  expect((await withdraw(lost.ID, lost.order.ID)).contract).toMatchObject({ Obstacle: "Performed" });
  expect(await question(lost.ID)).toMatchObject({ State: "Answered" });
  const open = await refundedLate({ LoseRight: false });
  done(await asAdvisor.reserveQuestion(byId(open.ID)));
  await answer(open.ID);
  expect((await withdraw(open.ID, open.order.ID)).contract).toMatchObject({ Basis: "AlreadyRefunded" });
  expect(await question(open.ID)).toMatchObject({ State: "Withdrawn" });
});

test("a declined question is refunded; without a request for an early start it can't be reserved yet", async () => {
  const declined = await askAndConfirm(testApp, { Type: "Express" });
  await pay(declined, "Swish");
  done(await asAdvisor.reserveQuestion(byId(declined.ID)));
  done(await asAdvisor.declineQuestion({ ...byId(declined.ID), body: someWords }));
  await until(async () => {
    await testApp.dueNow("refund");
    await runJobs();
    return (await orderOf(declined.ID)).State === "Refunded";
  });

  const patient = await askAndConfirm(testApp, { Type: "Express", StartNow: false, LoseRight: false });
  await pay(patient, "Checkout");
  expect(refusal(await asAdvisor.reserveQuestion(byId(patient.ID)))).toBe("409 ORDER_HELD");
  const { DueAt, PaidAt } = await orderOf(patient.ID);
  expect(Date.parse(DueAt ?? "") - Date.parse(PaidAt ?? "")).toBeGreaterThan(14 * 24 * HOUR);
  const { HeldUntil } = await question(patient.ID);
  expect(Date.parse(HeldUntil ?? "") - Date.parse(PaidAt ?? "")).toBeGreaterThan(14 * 24 * HOUR);
  expect((await question(declined.ID)).HeldUntil).toBeNull();
});

test("a follow-up question is bought from the status page, and delivered with its answer", async () => {
  const asked = await askAndConfirm(testApp, { CategoryID: await categoryId(testApp, "hyresratt-deposition") });
  const { ID, AccessCode } = asked;
  done(await asAdvisor.reserveQuestion(byId(ID)));
  await answer(ID);
  const body = { ...someWords, AcceptTerms: true, IsAdult: true, StartNow: true, LoseRight: true } as const;
  const placed = done(await client.orderFollowUp({ ...byId(ID), body, accessCode: AccessCode }));
  expect(refusal(await client.orderFollowUp({ ...byId(ID), body, accessCode: AccessCode }))).toBe(
    "409 FOLLOW_UP_CLOSED",
  );
  const paying = { ...byId(placed.ID), body: { Method: "Checkout" as const }, accessCode: placed.AccessCode };
  const { ID: paymentId } = done(await client.initiateOrderPayment(paying));
  await settle(paymentId, placed.ID, "Checkout");
  expect(await question(ID)).toMatchObject({ FollowUpAt: expect.any(String) });
  done(await asAdvisor.answerFollowUp({ ...byId(ID), body: someWords }));
  await runJobs();
  expect(await orderOf(ID, "FollowUp")).toMatchObject({ State: "Delivered" });
  expect((await paymentOf(placed.ID))?.State).toBe("Captured");
});

test("a follow-up question whose purchase is withdrawn no longer waits for an answer", async () => {
  const asked = await askAndConfirm(testApp, { CategoryID: await categoryId(testApp, "hyresratt-deposition") });
  const { ID, AccessCode } = asked;
  done(await asAdvisor.reserveQuestion(byId(ID)));
  await answer(ID);
  const body = { ...someWords, AcceptTerms: true, IsAdult: true } as const;
  const placed = done(await client.orderFollowUp({ ...byId(ID), body, accessCode: AccessCode }));
  const paying = { ...byId(placed.ID), body: { Method: "Checkout" as const }, accessCode: placed.AccessCode };
  const { ID: paymentId } = done(await client.initiateOrderPayment(paying));
  await settle(paymentId, placed.ID, "Checkout");
  const withdrawn = done(await client.confirmWithdrawal({ accessCode: placed.AccessCode }));
  expect(withdrawn).toMatchObject({ Basis: "NotStarted", Withdrawal: { State: "Refunding" } });
  expect(await question(ID)).toMatchObject({ FollowUpAt: null, FollowUpDueAt: null });
  expect(refusal(await asAdvisor.answerFollowUp({ ...byId(ID), body: someWords }))).toBe("409 FOLLOW_UP_NOT_ASKED");
});

test("an order with a conflict is paid as others, worked on after it was cleared, and refunded in part and in full", async () => {
  const seen = { Type: "Express" as const, LastName: "Sjögräs", FirstName: "Ottilia" };
  await askAndConfirm(testApp, seen);
  const asked = await askAndConfirm(testApp, { Type: "Express", Counterparty: "Ottilia Sjögräs" });
  const { ID, Amount } = await orderOf(asked.ID);
  await pay(asked, "Swish");
  expect(refusal(await asAdvisor.reserveQuestion(byId(asked.ID)))).toBe("409 ORDER_UNDER_REVIEW");
  done(await asAdmin.clearConflict({ ...byId(ID), body: { Reason: "Samma namn, en annan person." } }));
  done(await asAdvisor.reserveQuestion(byId(asked.ID)));
  for (const part of [10_000, undefined]) {
    const body = { Reason: "Kunden bad om det.", ...(part !== undefined && { Amount: part }) };
    done(await asAdmin.refundOrder({ ...byId(ID), body }));
    await until(async () => {
      await testApp.dueNow("refund");
      await runJobs();
      return (await orderOf(asked.ID)).RefundedAmount === (part ?? Amount);
    });
  }
  expect((await refundsOf(ID)).map((row) => row.Amount)).toEqual([10_000, Amount - 10_000]);
  const { Order } = done(await client.getQuestionStatus({ accessCode: asked.AccessCode }));
  expect(Order).toMatchObject({ State: "Refunded", RefundedAmount: Amount });
});
