import type { OrderStatus } from "@lagrum/core/order/orderSchema";
import { formatDeadline } from "@lagrum/core/text/dates";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addProduct } from "../../test/catalog.ts";
import { anOrder, soldPrice } from "../../test/orders.ts";
import { createPaymentScene } from "../../test/paymentScene.ts";
import { askAndConfirm, categoryId, done, someWords } from "../../test/scenes.ts";
import { until } from "../../test/waitUntil.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";

const scene = await createPaymentScene();
afterAll(() => scene.close());
const { testApp } = scene;
const { app, client } = testApp;
beforeAll(() => app.db.update(services).set({ Active: true }));

/** Staff who signed in by the moved clock. */
const staff = (name: "admin" | "advisor") => testApp.as(testApp.tokenOf(name));

const moments = {
  "a Thursday in open hours": "2026-11-26T09:00:05Z",
  "a Saturday": "2026-11-28T11:00:05Z",
  "before Christmas": "2026-12-10T13:00:05Z",
  "the eve of summer time": "2027-03-25T14:00:05Z",
} as const;

/** By hand, in Swedish time: the due time for a start now, and after the right of withdrawal. */
const express = {
  "a Thursday in open hours": ["tisdag 1 december kl. 10.00", "tisdag 15 december kl. 17.00"],
  "a Saturday": ["onsdag 2 december kl. 17.00", "torsdag 17 december kl. 17.00"],
  "before Christmas": ["tisdag 15 december kl. 14.00", "måndag 4 januari kl. 17.00"],
  "the eve of summer time": ["torsdag 1 april kl. 15.00", "tisdag 13 april kl. 17.00"],
} as const;

const review = async (query: { ProductID?: number } = {}) => done(await client.getPurchaseDates({ query }));
const checkout = async (id: number, accessCode: string) =>
  done(await client.getOrder({ params: { id }, accessCode })) as OrderStatus;

/** Pays by Swish at that moment. */
async function pay(orderId: number, paymentId: number, at: Date) {
  const [row] = await app.db.select().from(payments).where(eq(payments.ID, paymentId));
  testApp.setTime(at);
  await scene.swish(row?.ProviderID ?? "");
  await until(async () => {
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, orderId));
    return order?.PaidAt !== null;
  });
}

const confirmation = async (to: string) => {
  const mail = (await testApp.mails()).findLast((sent) => sent.to === to && /Tack för din/.test(sent.subject));
  if (!mail) throw new Error("no confirmation");
  return mail;
};

const choices = [true, false].flatMap((StartNow) =>
  (Object.keys(moments) as (keyof typeof moments)[]).map((when) => ({ StartNow, when })),
);

test.each(choices)(
  "Express, start now $StartNow, paid on $when: one date in review, checkout, mail, status and desk",
  async ({ StartNow, when }) => {
    const now = new Date(moments[when]);
    const due = express[when][StartNow ? 0 : 1];
    testApp.setTime(now);
    const offered = (await review()).Services.find(({ Code }) => Code === "Express");
    const promised = offered?.[StartNow ? "StartNow" : "AfterWithdrawal"];
    expect(formatDeadline(promised?.DueAt ?? "")).toBe(due);

    const Email = `dates-${StartNow}-${when.replace(/ /g, "-")}@exempel.se`.toLowerCase();
    const { ID, AccessCode } = await askAndConfirm(testApp, { Type: "Express", StartNow, LoseRight: StartNow, Email });
    const before = done(await client.getQuestionStatus({ accessCode: AccessCode })).Order;
    if (!before) throw new Error("no order");
    expect(before.Dates).toMatchObject({ DueAt: promised?.DueAt, WithdrawUntil: promised?.WithdrawUntil });
    expect((await checkout(before.ID, AccessCode)).Dates.DueAt).toBe(promised?.DueAt);

    const paying = { params: { id: ID }, body: { Method: "Swish" as const }, accessCode: AccessCode };
    const { ID: paymentId } = done(await client.initiateQuestionPayment(paying));
    await pay(before.ID, paymentId, now);

    const status = done(await client.getQuestionStatus({ accessCode: AccessCode }));
    expect(status.DueAt).toBe(promised?.DueAt);
    expect(status.Order?.Dates).toMatchObject({ DueAt: promised?.DueAt, WithdrawUntil: promised?.WithdrawUntil });
    expect((await checkout(before.ID, AccessCode)).Dates.DueAt).toBe(promised?.DueAt);
    expect(done(await staff("advisor").getQuestion({ params: { id: ID } })).DueAt).toBe(promised?.DueAt);
    expect(done(await staff("admin").getOrder({ params: { id: before.ID } })).DueAt).toBe(promised?.DueAt);

    const { text, attachments } = await confirmation(Email);
    expect(text).toContain(`Klart senast ${due}.`);
    expect(text).toContain("Pris: 1295 kr, varav moms 259 kr.");
    expect(text).toContain("Ett skriftligt svar på din fråga");
    expect(text).toContain(StartNow ? "Du har bett oss börja innan" : "Du har inte bett oss börja innan");
    expect(text).toContain(StartNow ? "Du har godkänt att ångerrätten upphör" : "Du har inte godkänt att ångerrätten");
    expect(attachments.map(({ name }) => name)).toContain("bekraftelse.pdf");
  },
);

test.each([
  [true, "torsdag 3 december kl. 10.00"],
  [false, "torsdag 17 december kl. 17.00"],
])("a product of five working days, start now %s: %s", async (StartNow, due) => {
  const now = new Date(moments["a Thursday in open hours"]);
  testApp.setTime(now);
  const { ID: ProductID } = await addProduct(
    { ...testApp, asAdmin: staff("admin") },
    {
      ...{ Name: `Samboavtal ${StartNow}`, Price: soldPrice, DeliveryWorkingDays: 5, Included: ["Ett samboavtal"] },
    },
  );
  const offered = (await review({ ProductID })).Product?.[StartNow ? "StartNow" : "AfterWithdrawal"];
  expect(formatDeadline(offered?.DueAt ?? "")).toBe(due);
  const Email = `product-${StartNow}@exempel.se`;
  const body = anOrder(ProductID, { Email, StartNow, LoseRight: false });
  const { ID, AccessCode } = done(await client.orderProduct({ body }));
  expect(await checkout(ID, AccessCode)).toMatchObject({ DueAt: null, Dates: { DueAt: offered?.DueAt } });
  const call = { params: { id: ID }, body: { Method: "Swish" as const }, accessCode: AccessCode };
  await pay(ID, done(await client.initiateOrderPayment(call)).ID, now);
  expect(await checkout(ID, AccessCode)).toMatchObject({ DueAt: offered?.DueAt, Dates: { DueAt: offered?.DueAt } });
  expect(done(await staff("admin").getOrder({ params: { id: ID } })).DueAt).toBe(offered?.DueAt);
  const { text } = await confirmation(Email);
  expect(text).toContain(`Klart senast ${due}.`);
  expect(text).toContain("Det ingår: Ett samboavtal.");
  expect(text).toContain("Du har inte godkänt att ångerrätten upphör");
});

test("a wait for the asker's facts moves the date, the same on status page and desk", async () => {
  const now = new Date(moments["a Thursday in open hours"]);
  testApp.setTime(now);
  const asked = await askAndConfirm(testApp, { Type: "Express" });
  const { ID, AccessCode: accessCode, Order } = asked;
  const paying = { params: { id: ID }, body: { Method: "Swish" as const }, accessCode };
  const orderId = Order?.ID ?? 0;
  await pay(orderId, done(await client.initiateQuestionPayment(paying)).ID, now);
  const advisor = staff("advisor");
  done(await advisor.reserveQuestion({ params: { id: ID } }));
  done(await advisor.askForFacts({ params: { id: ID }, body: someWords }));
  // Two open hours later.
  testApp.setTime(new Date(now.getTime() + 2 * 3_600_000));
  done(await client.replyToStaff({ params: { id: ID }, body: { Kind: "facts", ...someWords }, accessCode }));
  const status = done(await client.getQuestionStatus({ accessCode }));
  expect(formatDeadline(status.DueAt ?? "")).toBe("tisdag 1 december kl. 12.00");
  expect(status.Order?.Dates.DueAt).toBe(status.DueAt);
  expect(done(await staff("admin").getOrder({ params: { id: orderId } })).DueAt).toBe(status.DueAt);
});

test("a follow-up question that waits has the same date before and after its payment", async () => {
  const now = new Date(moments["a Thursday in open hours"]);
  testApp.setTime(now);
  const { ID, AccessCode } = await askAndConfirm(testApp, { CategoryID: await categoryId(testApp, "hyresratt") });
  const advisor = staff("advisor");
  done(await advisor.reserveQuestion({ params: { id: ID } }));
  done(await advisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
  done(await advisor.updateAnswer({ params: { id: ID }, body: { Action: "send" } }));
  const offered = (await review()).Services.find(({ Code }) => Code === "FOLLOWUP")?.AfterWithdrawal;
  expect(formatDeadline(offered?.DueAt ?? "")).toBe("måndag 14 december kl. 17.00");
  const body = { ...someWords, AcceptTerms: true, IsAdult: true } as const;
  const placed = done(await client.orderFollowUp({ params: { id: ID }, body, accessCode: AccessCode }));
  const call = { params: { id: placed.ID }, body: { Method: "Swish" as const }, accessCode: placed.AccessCode };
  await pay(placed.ID, done(await client.initiateOrderPayment(call)).ID, now);
  expect((await checkout(placed.ID, placed.AccessCode)).Dates.DueAt).toBe(offered?.DueAt);
  expect(done(await staff("advisor").getQuestion({ params: { id: ID } })).FollowUpDueAt).toBe(offered?.DueAt);
});

test("a call has no due time but an earliest day, and a company no choice", async () => {
  testApp.setTime(new Date(moments["a Thursday in open hours"]));
  const offered = (await review()).Services.find(({ Code }) => Code === "PhoneAdvice");
  expect(offered).toMatchObject({
    StartNow: { DueAt: null },
    AfterWithdrawal: { DueAt: null, WorkFrom: "2026-12-10T23:00:00.000Z" },
  });
  const company = { Role: "Company", CompanyName: "Exempelbolaget AB", OrgNumber: "5560160680" } as const;
  const { AccessCode } = await askAndConfirm(testApp, {
    Type: "Express",
    StartNow: false,
    LoseRight: false,
    ...company,
  });
  const { Order } = done(await client.getQuestionStatus({ accessCode: AccessCode }));
  expect(formatDeadline(Order?.Dates.DueAt ?? "")).toBe("tisdag 1 december kl. 10.00");
  expect(Order?.Dates.WithdrawUntil).toBeNull();
});

test("no product's dates without one on sale", async () => {
  expect((await review()).Product).toBeNull();
  expect((await review({ ProductID: 2_000_000 })).Product).toBeNull();
});
