import type { PaymentChoice } from "@lagrum/core/payment/paymentStateSchema";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { aMeeting, freeTimes, openCalendar } from "../../test/booking.ts";
import { expectBalanced } from "../../test/moneyOf.ts";
import { createMoneyScene } from "../../test/moneyScene.ts";
import { placeOrder } from "../../test/orders.ts";
import { askAndConfirm, done, refusal, someWords } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";
import { expireOrders } from "../orders/orderExpiry.ts";

const scene = await createMoneyScene();
const { testApp, approve, orderOf, paymentsOf, runJobs } = scene;
const { app, asAdmin, client } = testApp;
beforeAll(async () => {
  await app.db.update(services).set({ Active: true });
  await openCalendar(testApp);
});
afterAll(() => scene.close());
afterEach(async () => {
  scene.holdPushes(false);
  await scene.clearFaults();
});

const byId = (id: number) => ({ params: { id } });
const nothing = { reserved: 0, taken: 0 };

interface Waiting {
  OrderID: number;
  start(Method: PaymentChoice): Promise<string>;
  /** @returns the refusal, or undefined */
  cancel(): Promise<string | undefined>;
}

async function providerIdOf(id: number): Promise<string> {
  const [row] = await app.db.select().from(payments).where(eq(payments.ID, id));
  return row?.ProviderID ?? "";
}

const starter = (OrderID: number, accessCode: string) => async (Method: PaymentChoice) =>
  providerIdOf(done(await client.initiateOrderPayment({ ...byId(OrderID), body: { Method }, accessCode })).ID);
const outcome = (answer: Parameters<typeof refusal>[0]) => (answer.ok ? undefined : refusal(answer));

async function byAdministrator() {
  const { ID, AccessCode } = await placeOrder(testApp, { Email: `admin${crypto.randomUUID()}@exempel.se` });
  const cancel = async () =>
    outcome(await asAdmin.cancelOrder({ ...byId(ID), body: { Reason: "Vi kan inte ta ärendet." } }));
  return { OrderID: ID, AccessCode, start: starter(ID, AccessCode), cancel };
}

async function aPaidMeeting() {
  // Well beyond the free cancellation, at a time of its own.
  const start = (await freeTimes(testApp)).at(60)?.Start ?? "";
  const consents = { Service: "BOOK30", IsAdult: true, StartNow: true, LoseRight: true } as const;
  const body = await aMeeting(testApp, start, consents);
  const { Service, Channel, CategoryID, SlotStart } = body;
  const { AccessCode: accessCode } = done(await client.holdTime({ body: { Service, Channel, CategoryID, SlotStart } }));
  const { ID, OrderID } = done(await client.bookMeeting({ body, accessCode }));
  return { ID, accessCode, OrderID: OrderID ?? 0, start: starter(OrderID ?? 0, accessCode) };
}

async function byBooker(): Promise<Waiting> {
  const { ID, accessCode, ...meeting } = await aPaidMeeting();
  return { ...meeting, cancel: async () => outcome(await client.cancelBooking({ ...byId(ID), accessCode })) };
}

async function byStaffOfMeeting(): Promise<Waiting> {
  const { ID, OrderID, start } = await aPaidMeeting();
  const call = { ...byId(ID), body: { Outcome: "Cancelled" as const } };
  return { OrderID, start, cancel: async () => outcome(await asAdmin.closeBooking(call)) };
}

async function aPaidQuestion() {
  const { ID, AccessCode: accessCode } = await askAndConfirm(testApp, { Type: "Express" });
  const [order] = await app.db.select().from(orders).where(eq(orders.QuestionID, ID));
  const start = async (Method: PaymentChoice) =>
    providerIdOf(done(await client.initiateQuestionPayment({ ...byId(ID), body: { Method }, accessCode })).ID);
  return { ID, accessCode, OrderID: order?.ID ?? 0, start };
}

async function byAsker(): Promise<Waiting> {
  const { ID, accessCode, ...question } = await aPaidQuestion();
  return { ...question, cancel: async () => outcome(await client.withdrawQuestion({ ...byId(ID), accessCode })) };
}

async function byDecline(): Promise<Waiting> {
  const { ID, OrderID, start } = await aPaidQuestion();
  return {
    OrderID,
    start,
    cancel: async () => outcome(await asAdmin.declineQuestion({ ...byId(ID), body: someWords })),
  };
}

async function byDeletion(): Promise<Waiting> {
  const { ID, OrderID, start } = await aPaidQuestion();
  return { OrderID, start, cancel: async () => outcome(await asAdmin.deleteQuestion(byId(ID))) };
}

async function byExpiry(): Promise<Waiting> {
  const waiting = await byAdministrator();
  const cancel = async () => {
    const at = new Date(Date.parse((await orderOf(waiting.OrderID)).ExpiresAt) + 1000);
    await expireOrders({ ...app, clock: () => at });
    return undefined;
  };
  return { ...waiting, cancel };
}

/** Runs the jobs until the provider holds what our books say. */
const settled = (OrderID: number, held = nothing) =>
  scene.settled(() =>
    expectBalanced(scene, OrderID, held).then(
      () => true,
      () => false,
    ),
  );

const people: [string, () => Promise<Waiting>][] = [
  ["an administrator", byAdministrator],
  ["the booker", byBooker],
  ["a member of staff, of a meeting,", byStaffOfMeeting],
  ["the asker", byAsker],
  ["a member of staff, who declines its question,", byDecline],
  ["an administrator, who deletes its question,", byDeletion],
  ["its expiry", byExpiry],
];
const table = people.flatMap(([who, make]) =>
  (["Checkout", "Swish"] as const).map((Method) => ({ who, make, Method })),
);

describe.each(table)("an order that $who ends while $Method is open", ({ make, Method }) => {
  it("is ended at the provider first: the buyer can no longer pay", async () => {
    const waiting = await make();
    const id = await waiting.start(Method);
    expect(await waiting.cancel()).toBeUndefined();
    expect(await paymentsOf(waiting.OrderID)).toMatchObject([{ State: "Cancelled" }]);
    const { Checkouts, SwishPayments } = await scene.books();
    const status = [...Checkouts, ...SwishPayments].find((row) => row.id === id)?.status;
    expect(status).toBe(Method === "Swish" ? "CANCELLED" : "aborted");
    await approve(Method, id);
    await runJobs();
    await expectBalanced(scene, waiting.OrderID, nothing);
  });

  it("changes nothing while the provider can't be reached", async () => {
    const waiting = await make();
    await waiting.start(Method);
    const calls = Method === "Swish" ? ["cancelSwishPayment", "readSwishPayment"] : ["abortCheckout", "readCheckout"];
    for (const call of calls) await scene.fault("503", call, 30);
    const before = await orderOf(waiting.OrderID);
    expect([undefined, "503 PAYMENT_UNAVAILABLE"]).toContain(await waiting.cancel());
    expect(await orderOf(waiting.OrderID)).toEqual(before);
    expect(await paymentsOf(waiting.OrderID)).toMatchObject([{ State: "Initiated" }]);
    await scene.clearFaults();
    await until(async () => {
      await waiting.cancel();
      return (await orderOf(waiting.OrderID)).EndedAt !== null;
    });
    await expectBalanced(scene, waiting.OrderID, nothing);
  });

  it.each(["before", "with"])(
    "is settled by the rules of paid orders when it was approved %s the push",
    async (when) => {
      const waiting = await make();
      const id = await waiting.start(Method);
      scene.holdPushes(when === "before");
      await approve(Method, id);
      const refused = await waiting.cancel();
      scene.holdPushes(false);
      const order = await orderOf(waiting.OrderID);
      expect(order.PaidAt, "it is paid").not.toBeNull();
      // An administrator refunds a paid order; the expiry leaves it; the others end it by their rules.
      if (make === byAdministrator) expect(refused).toBe("409 PAYMENT_DONE");
      else expect(refused).toBeUndefined();
      if (make === byAdministrator)
        done(await asAdmin.refundOrder({ ...byId(order.ID), body: { Reason: "Avbeställd." } }));
      const keeps = make === byExpiry;
      const held = { reserved: Method === "Swish" ? 0 : order.Amount, taken: Method === "Swish" ? order.Amount : 0 };
      await settled(order.ID, keeps ? held : nothing);
      await expectBalanced(scene, order.ID, keeps ? held : nothing);
    },
  );
});

it.each(["Checkout", "Swish"] as const)(
  "a decline mails nothing untrue about %s: what the asker has approved comes back",
  async (Method) => {
    const waiting = await byDecline();
    const id = await waiting.start(Method);
    scene.holdPushes(true);
    await approve(Method, id);
    expect(await waiting.cancel()).toBeUndefined();
    scene.holdPushes(false);
    const mail = (await testApp.mails()).findLast(({ subject }) => subject === "Vi kan inte svara på din fråga");
    // A card's money is only reserved.
    const back = Method === "Swish" ? "Du får tillbaka hela priset" : "Vi häver reservationen på hela priset";
    expect(mail?.text).toContain(back);
    expect(mail?.text).not.toContain("betalar ingenting");
    await settled(waiting.OrderID);
    expect((await orderOf(waiting.OrderID)).State).toBe("Refunded");
  },
);

it.each(["Checkout", "Swish"] as const)(
  "an order that is cancelled while %s is being created can't be paid afterwards",
  async (Method) => {
    const waiting = await byAdministrator();
    await scene.fault("slow=1", Method === "Swish" ? "createSwishPayment" : "createCheckout");
    const { AccessCode: accessCode, OrderID } = waiting;
    const starting = client.initiateOrderPayment({ ...byId(OrderID), body: { Method }, accessCode });
    await until(async () => (await paymentsOf(OrderID)).length === 1);
    await until(async () => (await waiting.cancel()) === undefined);
    expect(refusal(await starting)).toBe("409 ORDER_CLOSED");
    const [payment] = await paymentsOf(OrderID);
    const { Checkouts, SwishPayments } = await scene.books();
    const made = [...Checkouts, ...SwishPayments].find((row) => row.id === payment?.ProviderID);
    expect([payment?.State, made?.status]).toEqual(["Cancelled", Method === "Swish" ? "CANCELLED" : "aborted"]);
  },
);

it("a cancellation whose mail is written after the money came says that it comes back", async () => {
  const waiting = await byAdministrator();
  const id = await waiting.start("Swish");
  const [payment] = await paymentsOf(waiting.OrderID);
  // The provider did not know the payment yet when it was ended.
  await app.db
    .update(payments)
    .set({ State: "Cancelled" })
    .where(eq(payments.ID, payment?.ID ?? 0));
  expect(await waiting.cancel()).toBeUndefined();
  await approve("Swish", id);
  await until(async () => (await paymentsOf(waiting.OrderID))[0]?.SurplusAt != null);
  const mails = (await testApp.mails()).filter(({ text }) => text.includes(`O-${waiting.OrderID}`));
  const cancelled = mails.find(({ subject }) => subject === "Vi kan inte ta emot din beställning");
  expect(cancelled?.text).toContain("Du får tillbaka hela priset");
  expect(cancelled?.text).not.toContain("betalar ingenting");
  await settled(waiting.OrderID);
});

it("a buyer who starts another payment while the order is cancelled can't pay either", async () => {
  const waiting = await byAdministrator();
  await waiting.start("Checkout");
  const answers = await Promise.allSettled([waiting.cancel(), waiting.start("Swish"), waiting.cancel()]);
  expect(answers.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(0);
  await until(async () => {
    await waiting.cancel();
    return (await orderOf(waiting.OrderID)).State === "Cancelled";
  });
  await expectBalanced(scene, waiting.OrderID, nothing);
});
