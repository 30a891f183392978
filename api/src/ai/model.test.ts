import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { type ModelStandIn, openModelStandIn } from "@lagrum/launch/modelStandIn/modelStandIn";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { settings } from "../db/schema/settings.ts";
import { seedDemo } from "../seed/seed.ts";
import { readUsage } from "./usageRepository.ts";

const deposit = "Får hyresvärden behålla depositionen för repor i parketten?";
const identity = { ensureAccount: async ({ Email }: { Email: string }) => Email.replace("@lagrum.example", "") };
let standIn: ModelStandIn;
let first: TestApp;
const opened: TestApp[] = [];

/** The service with a model that behaves so, on one database. */
async function withModel(AI_MODEL: string, AI_TIMEOUT = "5"): Promise<TestApp> {
  const env = { AI_BASE_URL: standIn.url, AI_MODEL, AI_TIMEOUT };
  const app = await createTestApp({ env, identity, database: { ...first.database, drop: async () => {} } });
  opened.push(app);
  return app;
}

async function ask({ client }: TestApp, Question = deposit): Promise<AiReply> {
  const outcome = await client.askAi({ body: { Question, AcceptAi: true } });
  if (!outcome.ok) throw new Error(outcome.body.Code);
  return outcome.body;
}

/** Each sentence has a source whose passage has its words. */
function expectGrounded({ Sentences, Sources }: AiReply): void {
  for (const { Text, Sources: numbers } of Sentences) {
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => Sources[number]?.Passage.includes(Text))).toBe(true);
  }
}

beforeAll(async () => {
  standIn = await openModelStandIn({ pause: 1500 });
  first = await createTestApp({ identity });
  await seedDemo(first.app.db, first.app.identity, first.app.clock());
  await first.indexed();
});
afterAll(async () => {
  for (const app of opened) await app.close();
  await first.close();
  await standIn.close();
});

test("a model's sentences are shown with their sources, and only the question and passages are sent", async () => {
  const reply = await ask(await withModel("well"));
  expect([reply.Kind, reply.Writer]).toEqual(["Answer", "Model"]);
  expect(reply.Sentences.length).toBeGreaterThan(0);
  expectGrounded(reply);
  const { model, messages } = standIn.requests.at(-1) ?? { model: "", messages: [] };
  expect([model, messages.map(({ role }) => role)]).toEqual(["well", ["system", "user"]]);
  expect(Object.keys(JSON.parse(messages[1]?.content ?? "{}"))).toEqual(["Fråga", "Stycken"]);
});

it("says that it doesn't know when the sentences contradict their passages, or the model is unsure", async () => {
  for (const behaviour of ["wrong", "unsure"]) {
    const reply = await ask(await withModel(behaviour));
    expect([reply.Kind, reply.Sentences, reply.Nearest.length > 0], behaviour).toEqual(["Unknown", [], true]);
  }
});

it.each(["invented", "injected"])("drops what is %s", async (behaviour) => {
  const reply = await ask(await withModel(behaviour));
  expectGrounded(reply);
  expect(JSON.stringify(reply)).not.toMatch(/HACKAD|NJA 2031|påhittslagen|exempel\.se|12 345/);
});

it.each(["malformed", "429", "500"])("quotes the passages when the model answers with %s", async (behaviour) => {
  const reply = await ask(await withModel(behaviour));
  expect([reply.Kind, reply.Writer]).toEqual(["Answer", "Quotes"]);
  expectGrounded(reply);
});

it.each([
  ["cut off", "cut", "5"],
  ["too slow", "slow", "1"],
])("shows what is verified of a reply that is %s", async (_, behaviour, timeout) => {
  const reply = await ask(await withModel(behaviour, timeout));
  expect([reply.Kind, reply.Sentences.length > 0]).toEqual(["Answer", true]);
  expectGrounded(reply);
});

it("sends nothing to the model for personal data, or for what a machine must not do", async () => {
  const app = await withModel("well");
  const before = standIn.requests.length;
  await ask(app, `Jag heter Anna Svensson, 19900101-1239. ${deposit}`);
  await ask(app, "Skriv en överklagan av mitt beslut om deposition.");
  await ask(app, "Vem vann fotbollsmatchen i går kväll i Madrid?");
  expect(standIn.requests.length).toBe(before);
});

it("quotes the passages when the month's budget is used, and shows the figure to admins", async () => {
  const app = await withModel("well");
  await ask(app);
  const { Requests, InputTokens } = await readUsage(app.app.db, app.app.clock());
  expect([Requests > 0, InputTokens > 0]).toEqual([true, true]);
  await app.app.db.insert(settings).values({ Key: "AI_MONTHLY_TOKENS", Value: "1" });
  const poor = await withModel("well");
  expect((await ask(poor)).Writer).toBe("Quotes");
  const usage = await poor.asAdmin.getAiUsage();
  expect(usage.body).toMatchObject({ Model: "well", Requests, MonthlyTokens: 1 });
});
