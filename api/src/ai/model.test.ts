import { type AiEvent, addAiEvent, readAiEvents } from "@lagrum/core/ai/aiEvents";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { stripHtml } from "@lagrum/core/text/text";
import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { readEvaluationSet } from "../../test/evaluationSets.ts";
import { ask, deposit, type ModelScene, openModelScene } from "../../test/modelScene.ts";
import { done } from "../../test/scenes.ts";
import type { TestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { settings } from "../db/schema/settings.ts";
import { acts, outdatedAnswers, provisionChanges } from "../db/schema/statutes.ts";
import { readUsage } from "./usageRepository.ts";

let scene: ModelScene;
beforeAll(async () => {
  scene = await openModelScene();
});
afterAll(() => scene.close());

/** The service with a model of this behaviour, on one database. */
const withModel = (AI_MODEL: string, AI_TIMEOUT = "5", more: Record<string, string> = {}): Promise<TestApp> =>
  scene.startApp({ AI_BASE_URL: scene.standIn.url, AI_MODEL, AI_TIMEOUT, ...more });

const streamed = { accept: "text/event-stream", "content-type": "application/json" };
const asked = JSON.stringify({ Question: deposit, AcceptAi: true });

/** The reply that a reader of events has in the end, and what `onEvent` returned for each. */
async function readStream<T>(events: ReadableStream<Uint8Array>, onEvent: (event: AiEvent) => T) {
  let reply: AiReply | null = null;
  const seen: T[] = [];
  for await (const event of readAiEvents(events)) {
    seen.push(onEvent(event));
    reply = addAiEvent(reply, event);
  }
  if (reply === null) throw new Error("no reply was streamed");
  return { reply: reply as AiReply, seen };
}

/** Each sentence has a source whose passage has its words. */
function expectGrounded({ Sentences, Sources }: AiReply): void {
  for (const { Text, Sources: numbers } of Sentences) {
    expect(numbers.length).toBeGreaterThan(0);
    expect(numbers.every((number) => Sources[number]?.Passage.includes(Text))).toBe(true);
  }
}

/** Injects an instruction into the published answer that a question finds. @returns a function that removes it */
async function plant(app: TestApp, question: string, order: string): Promise<() => Promise<unknown>> {
  const uri = (await ask(app, question)).Sources[0]?.Path?.replace("/answers/", "");
  if (uri === undefined) return async () => {};
  const { db } = app.app;
  const body = async (AnswerBody: SQL) =>
    db.execute(sql`update answers set answer_body = ${AnswerBody}
      where question_id = (select id from questions where uri = ${uri})`);
  await body(sql`regexp_replace(answer_body, '</p>', ${` ${order}</p>`})`);
  return () => body(sql`replace(answer_body, ${` ${order}</p>`}, '</p>')`);
}

test("a model's sentences are shown with their sources, and only the question and passages are sent", async () => {
  const reply = await ask(await withModel("well"));
  expect([reply.Kind, reply.Writer]).toEqual(["Answer", "Model"]);
  expect(reply.Sentences.length).toBeGreaterThan(0);
  expectGrounded(reply);
  const { model, messages } = scene.standIn.requests.at(-1) ?? { model: "", messages: [] };
  expect([model, messages.map(({ role }) => role)]).toEqual(["well", ["system", "user"]]);
  expect(Object.keys(JSON.parse(messages[1]?.content ?? "{}"))).toEqual(["Fråga", "Stycken"]);
});

test("each passage is assessed with the question that was asked then, and only answering ones reach the writer", async () => {
  const before = scene.standIn.requests.length;
  await ask(await withModel("well"));
  const [assessing, writing] = scene.standIn.requests
    .slice(before)
    .map(({ messages }) => JSON.parse(messages.at(-1)?.content ?? "{}"));
  expect(Object.keys(assessing)).toEqual(["Fråga", "Bedöm"]);
  expect(assessing.Bedöm[0]).toEqual({ Nummer: 1, FråganDå: expect.any(String), Text: expect.any(String) });
  expect(writing.Stycken.map(({ Text }: { Text: string }) => Text)).toEqual(
    assessing.Bedöm.map(({ Text }: { Text: string }) => Text),
  );
});

it.each([
  ["that no passage answers", "assessesNone", "5"],
  ["that the passages are near cases", "assessesNear", "5"],
  ["yes with invented quotes", "assessesWrongly", "5"],
  ["nothing readable", "assessesBadly", "5"],
])("shows the cases and writes nothing when the judge says %s", async (_, judge, timeout) => {
  const app = await withModel("well", timeout, { AI_VERIFY_MODEL: judge });
  const before = scene.standIn.requests.length;
  const reply = await ask(app);
  expect([reply.Kind, reply.Writer]).toEqual(["Answer", "Quotes"]);
  expect(scene.standIn.requests.length - before).toBe(1);
});

test("passages that the judge had no time for don't reach the writer", async () => {
  const app = await withModel("well", "1", { AI_VERIFY_MODEL: "assessesSlowly" });
  const before = scene.standIn.requests.length;
  await ask(app);
  const sent = scene.standIn.requests.slice(before).map(({ messages }) => JSON.parse(messages.at(-1)?.content ?? "{}"));
  const written = sent.find(({ Stycken }) => Stycken !== undefined);
  expect(written?.Stycken.length ?? 0).toBeLessThan(sent[0].Bedöm.length);
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
  const app = await withModel(behaviour, timeout);
  const reply = await ask(app);
  expect([reply.Kind, reply.Sentences.length > 0]).toEqual(["Answer", true]);
  expectGrounded(reply);
  const response = await app.server.inject({
    method: "POST",
    url: "/api/ai/answers",
    headers: streamed,
    payload: asked,
  });
  const { reply: read, seen } = await readStream(new Blob([response.body]).stream(), ({ event }) => event);
  expect([read.Sentences, read.Code !== null, seen.at(-1)]).toEqual([reply.Sentences, true, "done"]);
});

test("the first sentence is read before the model has ended, and the whole reply is the one that isn't streamed", async () => {
  const app = await withModel("slow", "9");
  const address = await app.server.listen({ port: 0 });
  await until(async () => scene.standIn.load.current === 0);
  const response = await fetch(`${address}/api/ai/answers`, { method: "POST", headers: streamed, body: asked });
  if (response.body === null) throw new Error("no body");
  const { reply, seen } = await readStream(response.body, ({ event }) => `${event} ${scene.standIn.load.current}`);
  const sentences = seen.filter((event) => event.startsWith("sentence"));
  expect([sentences[0], sentences.length]).toEqual(["sentence 1", reply.Sentences.length]);
  expect(seen.filter((event) => event.startsWith("start"))).toHaveLength(1);
  expect(reply.Sentences.length).toBeGreaterThan(1);
  expectGrounded(reply);
  const { Code, ...unstreamed } = await ask(await withModel("well"));
  expect({ ...reply, Code }).toEqual({ ...unstreamed, Code });
});

it("follows no injected instruction, even with a model that repeats everything", async () => {
  const app = await withModel("obedient");
  const injections = readEvaluationSet("injections", 1).map((line) => /^(\w+): (.*)$/.exec(line)?.slice(1) ?? []);
  expect(injections).toHaveLength(40);
  for (const [kind, rest = ""] of injections) {
    const [asked = "", ...more] = rest.split(" = ");
    // An instruction in a statute reaches the model like one in a passage.
    const question = kind === "statute" ? deposit : asked;
    const [order, sign = ""] = kind === "question" ? ["", more[0]] : more;
    const restore = kind === "question" ? async () => {} : await plant(app, question, order ?? "");
    const { Question, ...shown } = await ask(app, question);
    await restore();
    expect(JSON.stringify(shown), question).not.toContain(sign);
    expectGrounded({ Question, ...shown });
  }
}, 120_000);

it.each(["application/json", "text/event-stream"])(
  "ends the request to the model when a reader of %s leaves",
  async (accept) => {
    const app = await withModel("slow");
    const address = await app.server.listen({ port: 0 });
    const leaving = new AbortController();
    const before = scene.standIn.requests.length;
    let hasBegun = accept === "application/json";
    const reading = fetch(`${address}/api/ai/answers`, {
      method: "POST",
      headers: { ...streamed, accept },
      body: asked,
      signal: leaving.signal,
    }).then((response) => {
      hasBegun = true;
      return response.text();
    });
    // The passages have been assessed, and the reply is being written.
    await until(async () => hasBegun && scene.standIn.requests.length > before + 1);
    const { aborted } = scene.standIn.load;
    leaving.abort();
    await expect(reading).rejects.toThrow();
    await until(async () => scene.standIn.load.aborted === aborted + 1);
  },
);

it("sends the model at most AI_CONCURRENCY concurrent requests, and quotes in the other replies", async () => {
  const app = await withModel("slow", "9", { AI_CONCURRENCY: "1" });
  await until(async () => scene.standIn.load.current === 0);
  scene.standIn.load.most = 0;
  const writers = (await Promise.all([ask(app), ask(app), ask(app)])).map(({ Writer }) => Writer);
  expect([scene.standIn.load.most, writers.toSorted()]).toEqual([1, ["Model", "Quotes", "Quotes"]]);
});

/** A law changes, as the import of statutes records it for an answer that cites it. */
async function changeLaw(id: number): Promise<void> {
  const { db } = scene.first.app;
  await db.insert(acts).values({ Sfs: "2026:9003", Title: "Påhittad lag (2026:9003)" });
  const change = { Sfs: "2026:9003", Paragraph: "1", Before: "Förr.", After: "Nu.", InForce: "2026-01-01" };
  const [changed] = await db.insert(provisionChanges).values(change).returning();
  await db.insert(outdatedAnswers).values({ QuestionID: id, ChangeID: changed?.ID ?? 0 });
}

it.each<[string, string, (id: number) => Promise<unknown>]>([
  ["hides", deposit, async (id) => done(await scene.first.asAdmin.hideQuestion({ params: { id } }))],
  [
    "deletes",
    "Ärver sambor varandra utan testamente?",
    async (id) => done(await scene.first.asAdmin.deleteQuestion({ params: { id } })),
  ],
  ["marks as outdated by a new law", "Får jag ångra ett köp på nätet när jag öppnat kartongen?", changeLaw],
])("neither quotes nor sends the model an answer that another process %s", async (_, question, change) => {
  const [quoting, writing] = [await scene.startApp(), await withModel("well")];
  const sent = () => scene.standIn.requests.map(({ messages }) => messages.at(-1)?.content ?? "");
  const uri = (await ask(quoting, question)).Sources[0]?.Path?.replace("/answers/", "") ?? "";
  const [row] = await scene.first.app.db.select({ ID: questions.ID }).from(questions).where(eq(questions.Uri, uri));
  const id = row?.ID ?? 0;
  const [text] = await scene.first.app.db.select().from(answers).where(eq(answers.ID, id));
  const passage = stripHtml(text?.AnswerBody ?? "").slice(20, 60);
  await ask(writing, question);
  expect(sent().at(-1)).toContain(passage);
  const before = sent().length;
  await change(id);
  for (const app of [quoting, writing]) expect(JSON.stringify(await ask(app, question))).not.toContain(uri);
  expect(sent().slice(before).join()).not.toContain(passage);
});

it("sends nothing to the model for personal data, or for what a machine must not do", async () => {
  const app = await withModel("well");
  const before = scene.standIn.requests.length;
  await ask(app, `Jag heter Anna Svensson, 19900101-1239. ${deposit}`);
  await ask(app, "Skriv en överklagan av mitt beslut om deposition.");
  await ask(app, "Vem vann fotbollsmatchen i går kväll i Madrid?");
  expect(scene.standIn.requests.length).toBe(before);
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
