import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { afterAll, beforeAll, expect, it } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { done } from "../../test/scenes.ts";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { aiReplies } from "../db/schema/ai.ts";
import { clean } from "../jobs/cleanup.ts";
import { seedDemo } from "../seed/seed.ts";
import { exportEvaluations } from "./exportEvaluations.ts";

const deposit = "Får hyresvärden behålla depositionen för repor i parketten?";
let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    identity: { ensureAccount: async ({ Email }) => Email.replace("@lagrum.example", "") },
  });
  await seedDemo(test.app.db, test.app.identity, test.app.clock());
  await test.indexed();
});
afterAll(() => test.close());

const ask = async (Question: string): Promise<AiReply> =>
  done(await test.client.askAi({ body: { Question, AcceptAi: true } }));
const replies = async () => done(await test.asAdmin.listAiReplies()).Replies;

it("stores a reply, which its reader can rate and change the rating of", async () => {
  const { Code } = await ask(deposit);
  const rate = (body: { Helpful: boolean; Problem?: "WrongSource" }) =>
    test.client.rateAiReply({ params: { code: Code ?? "" }, body });
  done(await rate({ Helpful: true }));
  done(await rate({ Helpful: false, Problem: "WrongSource" }));
  expect((await rate({ Helpful: true, Problem: "WrongSource" })).status).toBe(422);
  const [latest] = await replies();
  expect(latest).toMatchObject({ Question: deposit, Kind: "Answer", Helpful: false, Problem: "WrongSource" });
  expect(done(await test.asAdmin.listAiReplies({ query: { Helpful: "true" } })).Total).toBe(0);
  expect(done(await test.asAdmin.listAiReplies({ query: { Problem: "WrongSource" } })).Total).toBe(1);
});

it("refuses a rating with a guessed code", async () => {
  const outcome = await test.client.rateAiReply({ params: { code: "a".repeat(32) }, body: { Helpful: true } });
  expect(outcome).toMatchObject({ status: 404, body: { Code: "LINK_INVALID" } });
});

it.each([
  "Min sambo slår mig när han har druckit qvarxasaft, får jag bo kvar i lägenheten?",
  "Kan jag bli uppsagd från lägenheten för qvarxabrott som polisen utreder?",
  "Får arbetsgivaren säga upp mig när jag är sjukskriven för qvarxafeber?",
  "Jag heter Qvarxa Qvarxasson, 19900101-1239. Får jag ångra ett köp?",
])("stores nothing of a question about crime, health, violence or with personal data: %s", async (question) => {
  expect((await ask(question)).Code).toBeNull();
  expect(await tablesWith(test.database, ["qvarxa"])).toEqual([]);
});

it("blocks a wrong reply for its question in any order and inflection, until the block is removed", async () => {
  const question = "Får en hyresvärd behålla depositioner för repor i parketter?";
  const { ID } = (await replies()).find(({ Question }) => Question === deposit) ?? { ID: 0 };
  const block = done(await test.asAdmin.blockAiReply({ params: { id: ID } }));
  done(await test.asAdmin.blockAiReply({ params: { id: ID } }));
  expect(await ask(question)).toMatchObject({ Kind: "Unknown", Reason: "Blocked", Sentences: [] });
  expect((await ask("Hur stor får en deposition för en hyresrätt vara?")).Reason).not.toBe("Blocked");
  expect((await replies()).find((reply) => reply.ID === ID)?.BlockID).toBe(block.ID);
  expect(done(await test.asAdmin.listAiBlocks()).Blocks).toHaveLength(1);
  done(await test.asAdmin.deleteAiBlock({ params: { id: block.ID } }));
  expect((await ask(deposit)).Kind).toBe("Answer");
});

it("adds a question without personal data to the evaluation set, which can be exported", async () => {
  const [{ ID } = { ID: 0 }] = await replies();
  const add = (Question: string, Source: string | null) =>
    test.asAdmin.addAiEvaluation({ params: { id: ID }, body: { Question, Source } });
  expect(await add("Jag heter Anna Svensson, får jag ångra köpet?", null)).toMatchObject({
    status: 422,
    body: { Details: { Question: ["PERSONAL_DATA"] } },
  });
  done(await add(deposit, "/answers/far-hyresvarden-behalla-depositionen"));
  done(await add("Vem vann matchen i går?", null));
  expect(await exportEvaluations(test.app.db)).toBe(
    `${deposit} = far-hyresvarden-behalla-depositionen\ndeclined: Vem vann matchen i går?\n`,
  );
});

it("deletes replies at the end of the retention period, and their ratings with them", async () => {
  const stored = () => test.app.db.$count(aiReplies);
  expect(await stored()).toBeGreaterThan(0);
  test.setTime(new Date(Date.now() + 29 * 24 * 60 * 60 * 1000));
  await clean(test.app);
  expect(await stored()).toBeGreaterThan(0);
  test.setTime(new Date(Date.now() + 30 * 24 * 60 * 60 * 1000 + 60_000));
  await clean(test.app);
  expect(await stored()).toBe(0);
  test.setTime(new Date());
});
