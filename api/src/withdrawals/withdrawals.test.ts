import { dayOf, formatDateTime } from "@lagrum/core/text/dates";
import { lawsFixture } from "@lagrum/core/withdrawal/withdrawalLawsFixture";
import { lastWithdrawalDay } from "@lagrum/core/withdrawal/withdrawalTime";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, expect, test } from "vitest";
import { orderIn } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { timeRatio } from "../../test/timeRatio.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { withdrawalLaws } from "../db/schema/withdrawals.ts";
import { queueUnconfirmed } from "./queueUnconfirmed.ts";
import { completeWithdrawal } from "./withdrawalRepository.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;
const now = app.clock();
afterEach(() => testApp.setTime(now));
const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
const reason = { Reason: "Kunden skrev ett brev." };

const emailOf = async (id: number) => {
  const [buyer] = await app.db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, id));
  return buyer?.Email ?? "";
};
const set = (id: number, change: Partial<typeof orders.$inferInsert>) =>
  app.db.update(orders).set(change).where(eq(orders.ID, id));
const refundsOf = (id: number) => app.db.select().from(refunds).where(eq(refunds.OrderID, id));
const submit = async (reference: string, email: string) =>
  done(await client.submitWithdrawal({ body: aWithdrawal(reference, email) }));
const mailTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);
const codeIn = (text: string | undefined) => /bekrafta\?code=(\w+)/.exec(text ?? "")?.[1] ?? "";
const read = async (accessCode: string) => done(await client.getContractWithdrawal({ accessCode }));
const confirm = async (accessCode: string) => done(await client.confirmWithdrawal({ accessCode }));

test("a guest withdraws by reference and mail before the work began: all is refunded", async () => {
  const { ID, Reference } = await orderIn(testApp, "Paid");
  const email = await emailOf(ID);
  const sent = await submit(Reference.toLowerCase(), email);
  expect(sent).toEqual({ Reference: expect.stringMatching(/^A-\d+$/), ReceivedAt: expect.any(String) });
  const [receipt] = await mailTo(email);
  expect(receipt?.text).toContain(sent.Reference);
  // Directive 2023/2673, article 11a: the content of the statement, and the day and time of its submission.
  expect(receipt?.text).toContain(`”Jag ångrar avtalet med referensen ${Reference.toLowerCase()}. Namn: Kim Ek.`);
  expect(receipt?.text).toContain(`E-post: ${email}.`);
  expect(receipt?.text).toContain(formatDateTime(sent.ReceivedAt));
  const code = codeIn(receipt?.text);
  expect(await read(code)).toMatchObject({ Basis: "NotStarted", KeptAmount: 0, RefundAmount: 349_500 });
  expect(await confirm(code)).toMatchObject({ Withdrawal: { State: "Refunding", ReceivedAt: sent.ReceivedAt } });
  expect(await confirm(code), "twice is once").toMatchObject({ Withdrawal: { State: "Refunding" } });
  expect(await refundsOf(ID)).toMatchObject([{ Amount: 349_500, Cause: "Withdrawn" }]);
  const mails = await mailTo(email);
  expect(mails.filter(({ subject }) => subject === "Du har ångrat ditt köp")).toHaveLength(1);
  await app.db.transaction((tx) => completeWithdrawal({ tx, caller: null, now }, ID));
  expect(await read(code)).toMatchObject({ Withdrawal: { State: "Completed", CompletedAt: expect.any(String) } });
});

test.each([
  ["with its word", (id: number) => `Order O-${id}`],
  ["as a number", (id: number) => `#${id}`],
  ["without the dash", (id: number) => `o${id}`],
  ["with another dash and a narrow space", (id: number) => `O\u202f–\u00a0${id}`],
  ["with a wrong prefix", (id: number) => `B-${id}`],
])("the order's reference is found as it is typed: %s", async (_, typed) => {
  const { ID } = await orderIn(testApp, "Paid");
  const email = await emailOf(ID);
  await submit(typed(ID), email);
  const code = codeIn((await mailTo(email))[0]?.text);
  expect(await read(code)).toMatchObject({ Reference: `O-${ID}` });
});

test("a later message can name the first one, and several purchases in one message wait for staff", async () => {
  const { ID, Reference } = await orderIn(testApp, "Paid");
  const email = await emailOf(ID);
  const first = await submit(Reference, email);
  await mailTo(email);
  await submit(first.Reference, email);
  expect(await read(codeIn((await mailTo(email))[1]?.text))).toMatchObject({ Reference });
  const another = await orderIn(testApp, "Paid");
  await app.db.update(orderCustomers).set({ Email: email }).where(eq(orderCustomers.OrderID, another.ID));
  await submit(`${Reference} och ${another.Reference}`, email);
  expect((await mailTo(email))[2]?.text).not.toMatch(/code=/);
});

test("the first submission's time counts, though the link is opened after the last day", async () => {
  const { ID, Reference } = await orderIn(testApp, "Paid");
  const { ReceivedAt } = await submit(Reference, await emailOf(ID));
  const code = codeIn((await mailTo(await emailOf(ID)))[0]?.text);
  testApp.setTime(inDays(40));
  expect(await confirm(code)).toMatchObject({ RefundAmount: 349_500, Withdrawal: { ReceivedAt } });
});

test("after the start the buyer pays for the share that staff record", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "InProgress");
  await set(ID, { TakenAt: now.toISOString() });
  expect(await confirm(AccessCode)).toMatchObject({ Basis: "PartPerformed", RefundAmount: null });
  const row = done(await asAdvisor.listWithdrawals({ query: { OrderID: ID } })).Withdrawals[0];
  expect(row).toMatchObject({ State: "AwaitingShare", OrderState: "Withdrawn" });
  const share = { params: { id: row?.ID ?? 0 }, body: { Percent: 40, ...reason } };
  expect(done(await asAdvisor.setPerformedShare(share))).toMatchObject({
    ...{ State: "Refunding", KeptAmount: 139_800, RefundAmount: 209_700, PerformedPercent: 40 },
  });
  expect(refusal(await asAdvisor.setPerformedShare(share))).toBe("409 WITHDRAWAL_WRONG_STATE");
  expect(await refundsOf(ID)).toMatchObject([{ Amount: 209_700 }]);
});

test("after the delivery with both consents there is no right, and the mail says why and names the board", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "Delivered");
  await set(ID, { TakenAt: now.toISOString(), DeliveredAt: now.toISOString() });
  expect(await confirm(AccessCode)).toMatchObject({ Obstacle: "Performed", Withdrawal: { State: "Refused" } });
  expect(await refundsOf(ID)).toEqual([]);
  const [mail] = await mailTo(await emailOf(ID));
  expect(mail?.text).toMatch(/Hela tjänsten är levererad[\s\S]*Allmänna reklamationsnämnden/);
});

test("without the acknowledgement all is refunded after the delivery", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "Delivered");
  await set(ID, { TakenAt: now.toISOString(), DeliveredAt: now.toISOString(), LoseRight: false });
  expect(await confirm(AccessCode)).toMatchObject({ Basis: "NoAcknowledgement", RefundAmount: 349_500 });
});

test("a company has no right", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "Paid");
  await set(ID, { Role: "Company" });
  expect(await confirm(AccessCode)).toMatchObject({ Obstacle: "Company" });
});

test("known and unknown references get the same response in the same time; only the buyer's mail has a link", async () => {
  const { ID, Reference } = await orderIn(testApp, "Paid");
  const email = await emailOf(ID);
  const respond = async (reference: string, address: string) => {
    const payload = aWithdrawal(reference, address);
    const { statusCode, headers, json } = await testApp.server.inject({
      method: "POST",
      url: "/api/withdrawals",
      payload,
    });
    return { statusCode, body: Object.keys(json()), headers: Object.keys(headers).sort() };
  };
  const known = await respond(Reference, email);
  expect(known.statusCode).toBe(201);
  expect(await respond("O-999999", email)).toEqual(known);
  expect(await respond(Reference, "annan@exempel.se")).toEqual(known);
  expect(await respond("hittar inte papperet", "annan@exempel.se")).toEqual(known);
  const others = await mailTo("annan@exempel.se");
  expect(others).toHaveLength(2);
  for (const { text } of others) expect(text).not.toMatch(/code=/);
  expect((await mailTo(email)).filter(({ text }) => text.includes("code="))).toHaveLength(1);
  const ratio = await timeRatio(
    () => respond(Reference, email),
    () => respond("O-999999", "annan@exempel.se"),
  );
  expect(ratio).toBeGreaterThan(1 / 2);
  expect(ratio).toBeLessThan(2);
});

test("an unconfirmed or unmatched withdrawal waits for staff, who match it with an order or dismiss it", async () => {
  const { ID, Reference } = await orderIn(testApp, "Paid");
  const unopened = await submit(Reference, await emailOf(ID));
  const strange = await submit("min beställning", "kopare.utan.referens@exempel.se");
  await testApp.mails();
  const waiting = async () =>
    done(await asAdvisor.listWithdrawals({ query: { State: "Queued", PageSize: 100 } })).Withdrawals;
  const referencesOf = async () => (await waiting()).map((row) => row.Reference);
  expect(await referencesOf()).toContain(strange.Reference);
  expect(await referencesOf()).not.toContain(unopened.Reference);
  testApp.setTime(inDays(2));
  await queueUnconfirmed(app);
  testApp.setTime(now);
  const rows = await waiting();
  const idOf = (reference: string) => ({ params: { id: rows.find((row) => row.Reference === reference)?.ID ?? 0 } });
  const matched = await asAdvisor.matchWithdrawal({ ...idOf(unopened.Reference), body: { OrderID: ID } });
  expect(done(matched)).toMatchObject({ State: "Refunding", ReceivedAt: unopened.ReceivedAt });
  const wrong = await asAdvisor.matchWithdrawal({ ...idOf(strange.Reference), body: { OrderID: 2_000_000_000 } });
  expect(refusal(wrong)).toBe("422 INCORRECT_PROPERTIES");
  expect(done(await asAdvisor.dismissWithdrawal({ ...idOf(strange.Reference), body: reason })).State).toBe("Dismissed");
  const [, mail] = await mailTo("kopare.utan.referens@exempel.se");
  expect(mail?.subject).toBe("Vi hittade inget köp att ångra");
});

test("a message from another address is tied to an order with a reason only, and the decision goes to the buyer", async () => {
  const { ID } = await orderIn(testApp, "Paid");
  const buyer = await emailOf(ID);
  const sender = `annan${ID}@exempel.se`;
  const submitted = await submit("min beställning", sender);
  await testApp.mails();
  const row = done(await asAdmin.listWithdrawals({ query: { Query: sender } })).Withdrawals[0];
  const match = (body: { OrderID: number; Reason?: string }) =>
    asAdmin.matchWithdrawal({ params: { id: row?.ID ?? 0 }, body });
  const refused = await match({ OrderID: ID });
  expect(refusal(refused)).toBe("409 WITHDRAWAL_ADDRESS_DIFFERS");
  expect(refused.body).toMatchObject({ Details: { Reason: ["REQUIRED"] } });
  expect((await mailTo(buyer)).length, "nothing is decided").toBe(0);
  const Reason = "Samma namn och telefon; hon skrev från jobbet.";
  expect(done(await match({ OrderID: ID, Reason }))).toMatchObject({ State: "Refunding", Reason });
  const acts = done(await asAdmin.listActs({ query: { Entity: "withdrawal", EntityID: row?.ID ?? 0 } })).Acts;
  expect(acts.find(({ Action }) => Action === "matched")?.Changed).toEqual([
    { Field: "OrderID", Before: null, After: ID },
    { Field: "Reason", Before: null, After: Reason },
  ]);
  expect((await mailTo(buyer)).some(({ text }) => text.includes(submitted.Reference))).toBe(true);
  expect((await mailTo(sender)).length, "the receipt only").toBe(1);
});

test.each([
  ["in other letters", (id: number) => [`Kim${id}@Exempel.SE`, `kim${id}@exempel.se`]],
  ["with another tag", (id: number) => [`kim${id}@exempel.se`, `kim${id}+kop@exempel.se`]],
  ["with dots that its host ignores", (id: number) => [`kim.berg${id}@gmail.com`, `kimberg${id}@googlemail.com`]],
])("the same address %s needs no reason", async (_, spellings) => {
  const { ID } = await orderIn(testApp, "Paid");
  const [Email = "", sender = ""] = spellings(ID);
  await app.db.update(orderCustomers).set({ Email }).where(eq(orderCustomers.OrderID, ID));
  await submit("min beställning", sender);
  await testApp.mails();
  const row = done(await asAdmin.listWithdrawals({ query: { Query: sender } })).Withdrawals[0];
  done(await asAdmin.matchWithdrawal({ params: { id: row?.ID ?? 0 }, body: { OrderID: ID } }));
});

test("staff record a withdrawal that came by e-mail, with the time when it was sent", async () => {
  const { ID } = await orderIn(testApp, "Paid");
  await set(ID, {
    PaidAt: inDays(-30).toISOString(),
    AcceptedAt: inDays(-30).toISOString(),
    InformedAt: inDays(-30).toISOString(),
  });
  const record = (SentAt: Date) =>
    asAdvisor.recordWithdrawal({ params: { id: ID }, body: { SentAt: SentAt.toISOString(), ...reason } });
  expect(refusal(await record(inDays(1)))).toBe("422 INCORRECT_PROPERTIES");
  expect(done(await record(inDays(-28)))).toMatchObject({
    ...{ State: "Refunding", ReceivedAt: inDays(-28).toISOString() },
    RefundDueDay: dayOf(inDays(-28 + 14)),
  });
  expect(refusal(await record(inDays(-28)))).toBe("409 ORDER_WRONG_STATE");
});

test("the day of the refund is counted from when a letter arrived, not from when it was sent", async () => {
  const { ID } = await orderIn(testApp, "Paid");
  await set(ID, { PaidAt: inDays(-9).toISOString(), InformedAt: inDays(-9).toISOString() });
  const record = (sent: Date, arrived: Date) => {
    const body = { SentAt: sent.toISOString(), ArrivedAt: arrived.toISOString(), ...reason };
    return asAdvisor.recordWithdrawal({ params: { id: ID }, body });
  };
  expect(refusal(await record(inDays(-3), inDays(-4)))).toBe("422 INCORRECT_PROPERTIES");
  expect(refusal(await record(inDays(-3), inDays(1)))).toBe("422 INCORRECT_PROPERTIES");
  expect(done(await record(inDays(-8), inDays(-2)))).toMatchObject({
    ...{ State: "Refunding", ReceivedAt: inDays(-8).toISOString() },
    RefundDueDay: dayOf(inDays(12)),
  });
});

test("the buyer's page offers the right with its last day until it is lost, and then says why", async () => {
  const right = async (accessCode: string) => done(await client.getOrderStatus({ accessCode })).Right;
  const { ID, AccessCode } = await orderIn(testApp, "InProgress");
  expect(await right(AccessCode)).toEqual({ LastDay: expect.stringMatching(/^20/), Obstacle: null });
  await set(ID, { State: "Delivered", DeliveredAt: now.toISOString() });
  expect((await right(AccessCode)).Obstacle).toBe("Performed");
  await set(ID, { LoseRight: false });
  expect((await right(AccessCode)).Obstacle).toBeNull();
  await confirm(AccessCode);
  expect((await right(AccessCode)).Obstacle).toBe("Ended");
});

test("of ten concurrent confirmations one counts", async () => {
  const { ID, AccessCode } = await orderIn(testApp, "Paid");
  await Promise.all(Array.from({ length: 10 }, () => confirm(AccessCode)));
  expect(await refundsOf(ID)).toHaveLength(1);
});

test("a changed law is a new row with a source: contracts keep the row of their own day", async () => {
  const rows = await app.db.select().from(withdrawalLaws);
  for (const { Source, CheckedAt } of rows) {
    expect([Source, CheckedAt]).toEqual([
      expect.stringContaining("Distansavtalslagen"),
      expect.stringMatching(/^2026-/),
    ]);
  }
  const { ID, AccessCode } = await orderIn(testApp, "Paid");
  const { LastDay } = await read(AccessCode);
  const changed = { Days: 30, UninformedYears: 1, RefundDays: 14, Source: "prov", CheckedAt: "2026-11-23" };
  const ValidFrom = dayOf(now);
  await app.db.insert(withdrawalLaws).values({ ...changed, ValidFrom });
  expect((await read(AccessCode)).LastDay).not.toBe(LastDay);
  await set(ID, { PaidAt: inDays(-3).toISOString(), InformedAt: inDays(-3).toISOString() });
  expect((await read(AccessCode)).LastDay).toBe(
    lastWithdrawalDay(inDays(-3).getTime(), inDays(-3).getTime(), lawsFixture),
  );
  await app.db.delete(withdrawalLaws).where(eq(withdrawalLaws.ValidFrom, ValidFrom));
});
