import { eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { createEndingScene, monday } from "../../test/endingScene.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";
import { changes } from "../db/schema/records.ts";
import { repairs } from "../db/schema/repairs.ts";
import { salaryLines } from "../db/schema/salaries.ts";
import { sentAnswers } from "../db/schema/statistics.ts";
import { recordEarning } from "../salaries/earnings.ts";
import { repairHeldCalls } from "./repairHeldCalls.ts";

const scene = await createEndingScene();
afterAll(() => scene.close());
const { testApp } = scene;
const { app } = testApp;
const karin = await userIdOf(testApp, "advisor");
const AnsweredAt = "2026-11-23T10:30:00.000Z";

/** A telephone question as earlier versions left it: its call was held, and nothing else happened. */
async function held(Method: "Checkout" | "Swish", isBegun: boolean) {
  const asked = await scene[isBegun ? "begin" : "askPaid"]({ Type: "PhoneAdvice" }, Method);
  const { QuestionID } = asked;
  await app.db.update(questions).set({ State: "Answered", AnsweredAt }).where(eq(questions.ID, QuestionID));
  await app.db
    .insert(changes)
    .values({ Entity: "question", EntityID: QuestionID, UserID: karin, Action: "callReached", At: AnsweredAt });
  await app.db.delete(sentAnswers).where(eq(sentAnswers.ID, QuestionID));
  return asked;
}

test("calls that were held before are delivered, captured, paid and counted, once, and reported", async () => {
  const begun = await held("Swish", true);
  const unreserved = await held("Checkout", false);
  const earned = await held("Swish", true);
  await app.db.transaction((tx) =>
    recordEarning(tx, { UserID: karin, QuestionID: earned.QuestionID, Type: "PhoneAdvice" }, monday),
  );
  // What is right already: a written answer, and a call that is still open.
  const written = await scene.begin({ Type: "Express" });
  await scene.answer(written);
  const open = await scene.begin({ Type: "PhoneAdvice" }, "Swish");
  await app.db.delete(repairs);

  const [report, other] = await Promise.all([repairHeldCalls(app), repairHeldCalls(app)]);
  const Delivered = [begun, unreserved, earned].map(({ OrderID }) => OrderID);
  const Counted = [begun, unreserved, earned].map(({ QuestionID }) => QuestionID);
  const expected = { Delivered, Paid: Counted.slice(0, 2), Counted };
  expect([report, other].filter((one) => one !== null)).toEqual([expected]);
  expect(await app.db.select().from(repairs)).toMatchObject([{ Name: "heldCalls", Report: expected }]);
  expect(testApp.logLines.filter((line) => line.includes('"repair":"heldCalls"'))).toHaveLength(1);
  expect(await repairHeldCalls(app)).toBe(null);

  for (const ended of [begun, unreserved, earned]) {
    expect(await scene.consequences(ended, 0)).toMatchObject({
      ...{ order: "Delivered", payment: "Captured", refund: [], pay: [30_000], statistics: 1, receipts: 1 },
    });
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, ended.OrderID));
    expect(order?.DeliveredAt).toBe(AnsweredAt);
  }
  const [line] = await app.db.select().from(salaryLines).where(eq(salaryLines.QuestionID, begun.QuestionID));
  expect(line).toMatchObject({ UserID: karin, EarnedAt: AnsweredAt });
  const delivered = { Entity: "order", EntityID: begun.OrderID, Action: "delivered", UserID: null };
  const log = await app.db.select().from(changes).where(eq(changes.EntityID, begun.OrderID));
  expect(log).toContainEqual(
    expect.objectContaining({
      ...delivered,
      Changed: expect.arrayContaining([expect.objectContaining({ After: expect.stringContaining("Rättat") })]),
    }),
  );
  expect(await scene.consequences(open, 0)).toMatchObject({ order: "InProgress", pay: [], statistics: 0 });
  expect(await app.db.execute(sql`select from sent_answers where user_id is null`)).toMatchObject({ rowCount: 0 });
});
