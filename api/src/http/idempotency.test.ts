import { count } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { categoryId, someQuestion } from "../../test/asking.ts";
import { createTestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { idempotencyKeys } from "../db/schema/records.ts";

const { app, client, asAdvisor, close, mails } = await createTestApp();
afterAll(close);
const CategoryID = await categoryId(app.db);
const body = someQuestion(CategoryID);

const countQuestions = async () => (await app.db.select({ n: count() }).from(questions))[0]?.n;

beforeEach(async () => {
  await app.db.delete(questions);
  await app.db.delete(idempotencyKeys);
});

describe("a repeated Idempotency-Key", () => {
  test("replays the first response and stores one question", async () => {
    const first = await client.askQuestion({ body, idempotencyKey: "one" });
    const again = await client.askQuestion({ body, idempotencyKey: "one" });
    expect(first).toMatchObject({ status: 201, body: { State: "AwaitingConfirmation" } });
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(await countQuestions()).toBe(1);
  });

  test("sent twenty times concurrently gives one question, one mail and one response", async () => {
    const before = (await mails()).length;
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => client.askQuestion({ body, idempotencyKey: "storm" })),
    );
    expect(new Set(outcomes.map((outcome) => JSON.stringify([outcome.status, outcome.body]))).size).toBe(1);
    expect(outcomes[0]?.status).toBe(201);
    expect(await countQuestions()).toBe(1);
    expect((await mails()).length).toBe(before + 1);
  });

  test("with a different body is refused and stores nothing", async () => {
    await client.askQuestion({ body, idempotencyKey: "two" });
    const other = await client.askQuestion({ body: { ...body, Title: "En helt annan rubrik" }, idempotencyKey: "two" });
    expect(other).toMatchObject({ status: 422, body: { Code: "IDEMPOTENCY_KEY_REUSED" } });
    expect(await countQuestions()).toBe(1);
  });

  test("can be retried after a refusal", async () => {
    const unknown = { ...body, CategoryID: 2_000_000_000 };
    expect(await client.askQuestion({ body: unknown, idempotencyKey: "three" })).toMatchObject({ status: 422 });
    expect(await client.askQuestion({ body, idempotencyKey: "three" })).toMatchObject({ status: 201 });
  });

  test("is scoped to the caller and the path", async () => {
    await client.askQuestion({ body, idempotencyKey: "four" });
    const draft = await asAdvisor.createAnswer({ body: { QuestionID: 999_999 }, idempotencyKey: "four" });
    expect(draft).toMatchObject({ status: 404, body: { Code: "NOT_FOUND" } });
  });
});

test("calls without a key are independent", async () => {
  await client.askQuestion({ body });
  await client.askQuestion({ body });
  expect(await countQuestions()).toBe(2);
});

test("a key that is too long is refused", async () => {
  expect(await client.askQuestion({ body, idempotencyKey: "k".repeat(256) })).toMatchObject({
    status: 400,
    body: { Code: "BAD_REQUEST" },
  });
});
