import { withClient } from "@lagrum/launch/postgres/roles";
import { inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { openCalendar } from "../../test/booking.ts";
import { placeOrder } from "../../test/orders.ts";
import { aQuestion, askAndConfirm, categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aWish } from "../../test/waitingList.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { fetchOutsideCalendars } from "../calendars/outsideCalendars.ts";
import { lawyers } from "../db/schema/bookings.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { expireOrders } from "../orders/orderExpiry.ts";
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
const spoil = (table: string, key: string, id: number) =>
  asOwner(
    "create or replace function refuse_change() returns trigger language plpgsql as 'begin raise exception ''refused''; end'",
    `create trigger spoilt before update on ${table} for each row when (old.${key} = ${id}) execute function refuse_change()`,
  );
const mend = (table: string) => asOwner(`drop trigger spoilt on ${table}`);
const failures = async () =>
  done(await asAdmin.listJobFailures()).Failures.map(({ Job, RowID, Times }) => [Job, RowID, Times]);

const past = "2020-01-01T00:00:00Z";
const two = async (make: () => Promise<number>) => [await make(), await make()] as const;

interface Work {
  table: string;
  key?: string;
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
      const { table, key = "id", prepare, run, done: changed } = jobs[name] as Work;
      const [bad, good] = await prepare();
      await spoil(table, key, bad);
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
