import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addPerson } from "../../test/accounts.ts";
import { aComplaint } from "../../test/complaints.ts";
import { askAndConfirm, done, publish } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aWithdrawal } from "../../test/withdrawals.ts";
import { accounts } from "../db/schema/accounts.ts";
import { complaints } from "../db/schema/complaints.ts";
import { askers } from "../db/schema/questions.ts";
import { withdrawals } from "../db/schema/withdrawals.ts";
import { applyRetention } from "./retention.ts";

const testApp = await createTestApp();
afterAll(testApp.close);
const { app, client } = testApp;
const { db } = app;
const start = app.clock();
const inDays = (days: number) => testApp.setTime(new Date(start.getTime() + days * 24 * 60 * 60 * 1000));

beforeEach(() => inDays(0));

const askerOf = (id: number) => db.$count(askers, eq(askers.QuestionID, id));

test("the asker's data is deleted 90 days after the answer; the answer and the askers of open questions stay", async () => {
  const published = await publish(testApp);
  const open = await askAndConfirm(testApp);
  inDays(89);
  await applyRetention(app);
  expect(await askerOf(published.ID)).toBe(1);
  inDays(91);
  await applyRetention(app);
  expect(await askerOf(published.ID)).toBe(0);
  expect(await askerOf(open.ID)).toBe(1);
  expect(await client.getAnswer({ params: { id: published.ID } })).toMatchObject({ status: 200 });
});

test("a rejected applicant is anonymised after 180 days; others stay", async () => {
  const refused = { Status: ["rejected" as const], RejectedAt: start.toISOString() };
  const person = await addPerson(testApp, refused);
  const waiting = await addPerson(testApp);
  const nameOf = async (id: number) =>
    (await db.select({ Name: accounts.FirstName }).from(accounts).where(eq(accounts.UserID, id)))[0]?.Name;
  inDays(179);
  await applyRetention(app);
  expect(await nameOf(person.id)).toBe("Vera");
  inDays(181);
  await applyRetention(app);
  expect(await nameOf(person.id)).not.toBe("Vera");
  expect(await nameOf(waiting.id)).toBe("Vera");
});

test("senders of withdrawals and complaints are erased after three years, and their texts", async () => {
  done(await client.submitWithdrawal({ body: aWithdrawal("O-1", "anger@exempel.se") }));
  done(await client.submitComplaint({ body: aComplaint("O-1", "klagar@exempel.se") }));
  const rows = async () => JSON.stringify([await db.select().from(withdrawals), await db.select().from(complaints)]);
  inDays(3 * 365 - 1);
  await applyRetention(app);
  expect(await rows()).toMatch(/anger@exempel.*klagar@exempel/);
  inDays(3 * 365 + 1);
  await applyRetention(app);
  expect(await rows()).not.toMatch(/exempel\.se|Kim Ek|saknas en sida/);
  expect(await db.$count(complaints)).toBe(1);
});
