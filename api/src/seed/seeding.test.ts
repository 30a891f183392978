import { count } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { accounts } from "../db/schema/accounts.ts";
import { askers, questions } from "../db/schema/questions.ts";
import type { Identity, NewAccount } from "../identity/identity.ts";
import { demoAnswers } from "./demoAnswers.ts";
import { demoOpenQuestions } from "./demoOpenQuestions.ts";
import { demoSignIns } from "./demoSignIns.ts";
import { demoStaff } from "./demoStaff.ts";
import { seedBase, seedDemo } from "./seed.ts";

const { app, client, asAdvisor, close } = await createTestApp();
afterAll(close);
const { db } = app;

const made: NewAccount[] = [];
const identity: Identity = {
  ...app.identity,
  async ensureAccount(account) {
    made.push(account);
    return `uid-${account.Email}`;
  },
};

const totals = async () => [
  (await db.select({ n: count() }).from(accounts))[0]?.n,
  (await db.select({ n: count() }).from(questions))[0]?.n,
  (await db.select({ n: count() }).from(askers))[0]?.n,
];

beforeAll(() => seedDemo(db, identity, new Date()));

test("the demo content is complete, and a second start adds nothing", async () => {
  const after = await totals();
  expect(after).toEqual([expect.any(Number), demoAnswers.length + demoOpenQuestions.length, demoOpenQuestions.length]);
  await seedBase(db);
  await seedDemo(db, identity, new Date());
  expect(await totals()).toEqual(after);
  expect(new Set(made.map(({ Email }) => Email)).size).toBe(demoStaff.length + demoSignIns.length);
});

test("visitors see the answers and staff see the open questions", async () => {
  expect(await client.listAnswers()).toMatchObject({ ok: true, body: { Total: demoAnswers.length } });
  const tree = await client.listCategories();
  if (!tree.ok) throw new Error("no categories");
  const counted = tree.body.Categories.reduce((sum, { AnswerCount }) => sum + AnswerCount, 0);
  expect(counted).toBe(demoAnswers.length);
  expect(await asAdvisor.listQuestions({ query: { State: "unanswered" } })).toMatchObject({
    body: { Total: demoOpenQuestions.length },
  });
});
