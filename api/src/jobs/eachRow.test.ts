import { withClient } from "@lagrum/launch/postgres/roles";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { openCalendar, someHours } from "../../test/booking.ts";
import { orderIn, placeOrder } from "../../test/orders.ts";
import { aQuestion, askAndConfirm, categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aWish, offeredSunday } from "../../test/waitingList.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { bookEarlierPayments } from "../accounting/closeBooks.ts";
import { fetchOutsideCalendars } from "../calendars/outsideCalendars.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { bookings, lawyers } from "../db/schema/bookings.ts";
import { orders } from "../db/schema/orders.ts";
import { payments } from "../db/schema/payments.ts";
import { services } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { refundMissedDeadlines } from "../orders/missedDeadlines.ts";
import { expireOrders } from "../orders/orderExpiry.ts";
import { insertPayment } from "../payments/paymentRepository.ts";
import { reconcilePayments } from "../payments/reconcile.ts";
import { offerTimes } from "../waitingList/offerTimes.ts";
import { queueUnconfirmed } from "../withdrawals/queueUnconfirmed.ts";
import { escalate, startMissingClocks } from "./escalation.ts";
import { inSteps } from "./inSteps.ts";
import { expireQuestions } from "./questionExpiry.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, client } = testApp;
const { db } = app;

beforeEach(async () => {
  await db.delete(questions);
});

const asOwner = (...statements: string[]) =>
  withClient(testApp.database.ownerUrl, async (owner) => {
    for (const statement of statements) await owner.query(statement);
  });

/** PostgreSQL refuses every change of one row, as if it was broken. */
const spoil = ({ table, key = "id", event = "update" }: Work, id: number) =>
  asOwner(
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin raise exception ''refused''; end'",
    `create trigger spoilt before ${event} on ${table} for each row when (new.${key} = ${id}) execute function refuse_change()`,
  );
const mend = (table: string) => asOwner(`drop trigger spoilt on ${table}`);
const failures = async () =>
  done(await asAdmin.listJobFailures()).Failures.map(({ Job, RowID, Times }) => [Job, RowID, Times]);

const past = "2020-01-01T00:00:00Z";
const two = async (make: () => Promise<number>) => [await make(), await make()] as const;

interface Work {
  table: string;
  key?: string;
  /** What is refused; an update by default. */
  event?: "insert" | "update";
  /** Makes two rows that the job must change. */
  prepare(): Promise<readonly [number, number]>;
  run(): Promise<unknown>;
  /** The rows of the two that it has changed. */
  done(ids: number[]): Promise<number[]>;
}

const asked = async () =>
  done(await client.askQuestion({ body: aQuestion(await categoryId(testApp, "hyresratt")) })).ID;
const confirmed = async () => (await askAndConfirm(testApp)).ID;
const questionsWith = async (ids: number[], isDone: (row: typeof questions.$inferSelect) => boolean) =>
  (await db.select().from(questions).where(inArray(questions.ID, ids))).filter(isDone).map(({ ID }) => ID);

const placesIn = async (ids: number[], state: "Waiting" | "Offered") =>
  (await db.select().from(waitingList).where(inArray(waitingList.ID, ids)))
    .filter(({ State }) => State === state)
    .map(({ ID }) => ID);
const openSundays = () =>
  openCalendar(testApp, { Hours: [...someHours.Hours.slice(0, 6), [{ From: "08:00", To: "17:00" }]] });
const paymentsOf = async (orderIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(payments)
    .where(inArray(payments.OrderID, [...orderIds]))
    .orderBy(payments.ID);
  return [rows[0]?.ID ?? 0, rows[1]?.ID ?? 0] as const;
};
/** An express question that is paid and late. @returns its order */
async function lateOrder(): Promise<number> {
  await db.update(services).set({ Active: true });
  const { ID } = await askAndConfirm(testApp, { Type: "Express" });
  await db
    .update(questions)
    .set({ State: "Open", DueAt: past, WarnAt: past, EscalateAt: past, PromisedMinutes: 60 })
    .where(eq(questions.ID, ID));
  const [order] = await db
    .update(orders)
    .set({ State: "Paid", PaidAt: past })
    .where(eq(orders.QuestionID, ID))
    .returning();
  if (!order) throw new Error("an express question without an order");
  const payment = await db.transaction((tx) => insertPayment(tx, order, "Swish", app.clock()));
  const paid = { State: "Captured", PaidAt: past, CapturedAt: past } as const;
  await db.update(payments).set(paid).where(eq(payments.ID, payment.ID));
  return order.ID;
}

const jobs: Record<string, Work> = {
  questionExpiry: {
    table: "questions",
    async prepare() {
      const ids = await two(asked);
      await db
        .update(questions)
        .set({ CreatedAt: past })
        .where(inArray(questions.ID, [...ids]));
      return ids;
    },
    run: () => expireQuestions(app),
    done: (ids) => questionsWith(ids, ({ State }) => State === "Expired"),
  },
  startClock: {
    table: "questions",
    async prepare() {
      const ids = await two(confirmed);
      await db
        .update(questions)
        .set({ DueAt: null, WarnAt: null, EscalateAt: null, PromisedMinutes: null })
        .where(inArray(questions.ID, [...ids]));
      return ids;
    },
    run: () => startMissingClocks(app),
    done: (ids) => questionsWith(ids, ({ DueAt }) => DueAt !== null),
  },
  escalation: {
    table: "questions",
    async prepare() {
      const ids = await two(confirmed);
      await db
        .update(questions)
        .set({ EscalateAt: past })
        .where(inArray(questions.ID, [...ids]));
      return ids;
    },
    run: () => escalate(app),
    done: (ids) => questionsWith(ids, ({ EscalatedAt }) => EscalatedAt !== null),
  },
  orderExpiry: {
    table: "orders",
    async prepare() {
      const ids = await two(async () => (await placeOrder(testApp)).ID);
      await db
        .update(orders)
        .set({ ExpiresAt: past })
        .where(inArray(orders.ID, [...ids]));
      return ids;
    },
    run: () => expireOrders(app),
    async done(ids) {
      const rows = await db.select().from(orders).where(inArray(orders.ID, ids));
      return rows.filter(({ State }) => State === "Expired").map(({ ID }) => ID);
    },
  },
  withdrawalQueue: {
    table: "withdrawals",
    async prepare() {
      await client.submitWithdrawal({ body: aWithdrawal("O-1", "en@exempel.se") });
      await client.submitWithdrawal({ body: aWithdrawal("O-2", "annan@exempel.se") });
      const rows = await db.update(withdrawals).set({ State: "Submitted", ReceivedAt: past }).returning();
      return [rows[0]?.ID ?? 0, rows[1]?.ID ?? 0];
    },
    run: () => queueUnconfirmed(app),
    async done(ids) {
      const rows = await db.select().from(withdrawals).where(inArray(withdrawals.ID, ids));
      return rows.filter(({ State }) => State === "Queued").map(({ ID }) => ID);
    },
  },
  endPlace: {
    table: "waiting_list",
    async prepare() {
      await openCalendar(testApp);
      const ids = await two(async () => done(await client.joinWaitingList({ body: await aWish(testApp) })).ID);
      await db
        .update(waitingList)
        .set({ Until: "2020-01-01" })
        .where(inArray(waitingList.ID, [...ids]));
      return ids;
    },
    run: () => offerTimes(app),
    async done(ids) {
      const rows = await db.select().from(waitingList).where(inArray(waitingList.ID, ids));
      return rows.filter(({ State }) => State !== "Waiting").map(({ ID }) => ID);
    },
  },
  offerTime: {
    table: "waiting_list",
    async prepare() {
      await openCalendar(testApp);
      const ids = await two(async () => done(await client.joinWaitingList({ body: await aWish(testApp) })).ID);
      await openSundays();
      return ids;
    },
    run: () => offerTimes(app),
    done: (ids) => placesIn(ids, "Offered"),
  },
  endOffer: {
    table: "waiting_list",
    async prepare() {
      await openCalendar(testApp);
      const ids = await two(async () => (await offeredSunday(testApp)).ID);
      await db.update(bookings).set({ HoldUntil: past }).where(eq(bookings.State, "Held"));
      return ids;
    },
    run: () => offerTimes(app),
    done: (ids) => placesIn(ids, "Waiting"),
  },
  reconciliation: {
    table: "payments",
    async prepare() {
      const made = await two(async () => (await placeOrder(testApp)).ID);
      for (const order of await db
        .select()
        .from(orders)
        .where(inArray(orders.ID, [...made]))) {
        await db.transaction((tx) => insertPayment(tx, order, "Checkout", new Date(past)));
      }
      return paymentsOf(made);
    },
    run: () => reconcilePayments(app),
    async done(ids) {
      const rows = await db.select().from(payments).where(inArray(payments.ID, ids));
      return rows.filter(({ CheckedAt }) => CheckedAt !== null).map(({ ID }) => ID);
    },
  },
  bookkeeping: {
    table: "accounting_entries",
    key: "payment_id",
    event: "insert",
    prepare: async () => paymentsOf(await two(async () => (await orderIn(testApp, "Paid")).ID)),
    run: () => bookEarlierPayments(app),
    async done(ids) {
      const rows = await db.select().from(accountingEntries).where(inArray(accountingEntries.PaymentID, ids));
      return rows.map(({ PaymentID }) => PaymentID ?? 0);
    },
  },
  missedDeadline: {
    table: "orders",
    prepare: () => two(lateOrder),
    run: () => refundMissedDeadlines(app),
    async done(ids) {
      const rows = await db.select().from(orders).where(inArray(orders.ID, ids));
      return rows.filter(({ MissedAt }) => MissedAt !== null).map(({ ID }) => ID);
    },
  },
  outsideCalendar: {
    table: "lawyers",
    key: "user_id",
    async prepare() {
      const ids = [await openCalendar(testApp), await userIdOf(testApp, "otherAdvisor")] as const;
      const Url = "https://kalender.exempel.se/a.ics";
      for (const id of ids) done(await asAdmin.setOutsideCalendar({ params: { id }, body: { Url } }));
      return ids;
    },
    run: () => fetchOutsideCalendars(app, undefined, async () => "BEGIN:VCALENDAR\r\nEND:VCALENDAR"),
    async done(ids) {
      const rows = await db.select().from(lawyers).where(inArray(lawyers.UserID, ids));
      return rows.filter(({ OutsideReadAt }) => OutsideReadAt !== null).map(({ UserID }) => UserID);
    },
  },
};

describe("a row that can't be changed", () => {
  it.each(Object.keys(jobs))(
    "of %s stops no other row, is shown to administrators, and disappears with its success",
    async (name) => {
      const job = jobs[name] as Work;
      const { table, prepare, run, done: changed } = job;
      const [bad, good] = await prepare();
      await spoil(job, bad);
      await run();
      await run();
      expect(await changed([bad, good])).toEqual([good]);
      expect(await failures()).toEqual([[name, bad, 2]]);
      await mend(table);
      await run();
      expect((await changed([bad, good])).toSorted()).toEqual([bad, good].toSorted());
      expect(await failures()).toEqual([]);
    },
  );
});

test("a step of a job that fails stops none after it, and the job counts as failed", async () => {
  const ran: string[] = [];
  const steps = {
    first: async () => ran.push("first"),
    second: () => Promise.reject(new Error("second")),
    third: async () => ran.push("third"),
  };
  await expect(inSteps(app, steps)).rejects.toThrow("second");
  expect(ran).toEqual(["first", "third"]);
});
