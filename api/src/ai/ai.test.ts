import { readAiEvents } from "@lagrum/core/ai/aiEvents";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readEvaluationSet } from "../../test/evaluationSets.ts";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { parseAll } from "../answers/citationRepository.ts";
import { questions } from "../db/schema/questions.ts";
import { acts, outdatedAnswers, provisionChanges } from "../db/schema/statutes.ts";
import { seedDemo } from "../seed/seed.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ identity: { ensureAccount: async ({ Email }) => Email } });
  await seedDemo(test.app.db, test.app.identity, test.app.clock());
  await test.indexed();
  await parseAll(test.app.db);
});
afterAll(() => test.close());

async function ask(Question: string) {
  const outcome = await test.client.askAi({ body: { Question, AcceptAi: true } });
  if (!outcome.ok) throw new Error(outcome.body.Code);
  return outcome.body;
}

it("quotes sentences of a published answer, each with its source and its date", async () => {
  const { Kind, Sentences, Sources, HasTimeLimit } = await ask(
    "Får jag ångra ett köp på nätet när jag öppnat kartongen?",
  );
  expect([Kind, HasTimeLimit]).toEqual(["Answer", true]);
  expect(Sources[0]).toMatchObject({
    Kind: "Answer",
    Path: expect.stringContaining("/answers/"),
    ValidAt: expect.any(String),
  });
  for (const { Text, Sources: numbers } of Sentences)
    expect(numbers.some((number) => Sources[number]?.Passage.includes(Text))).toBe(true);
});

it("stops quoting a hidden answer at once", async () => {
  const question = "Får hyresvärden behålla depositionen för repor i parketten?";
  const { Sources } = await ask(question);
  const uri = Sources[0]?.Path?.replace("/answers/", "") ?? "";
  const setHidden = (Hidden: boolean) => test.app.db.update(questions).set({ Hidden }).where(eq(questions.Uri, uri));
  await setHidden(true);
  const after = await ask(question);
  await setHidden(false);
  expect(JSON.stringify(after)).not.toContain(uri);
});

it("stops quoting an answer whose law has changed", async () => {
  const { db } = test.app;
  const question = "Får hyresvärden behålla depositionen för repor i parketten?";
  const uri = (await ask(question)).Sources[0]?.Path?.replace("/answers/", "") ?? "";
  const [row] = await db.select({ ID: questions.ID }).from(questions).where(eq(questions.Uri, uri));
  await db.insert(acts).values({ Sfs: "2026:9002", Title: "Påhittad lag (2026:9002)" });
  const change = { Sfs: "2026:9002", Paragraph: "1", Before: "Förr.", After: "Nu.", InForce: "2026-01-01" };
  const [changed] = await db.insert(provisionChanges).values(change).returning();
  await db.insert(outdatedAnswers).values({ QuestionID: row?.ID ?? 0, ChangeID: changed?.ID ?? 0 });
  expect(JSON.stringify(await ask(question))).not.toContain(uri);
  await db.delete(outdatedAnswers).where(eq(outdatedAnswers.ChangeID, changed?.ID ?? 0));
});

it("quotes a lodger's case to a lodger, and never to a tenant", async () => {
  const lodger = "inneboende";
  const titlesFor = async (question: string) => (await ask(question)).Sources.map(({ Title }) => Title).join();
  expect(await titlesFor("Jag är inneboende, hur lång uppsägningstid har jag?")).toContain(lodger);
  expect(await titlesFor("Hur lång uppsägningstid har jag som hyresgäst?")).not.toContain(lodger);
  expect(await titlesFor("Måste jag flytta från min hyreslägenhet på en vecka?")).not.toContain(lodger);
});

it("declines a question whose answer is outdated", async () => {
  test.setTime(new Date("2031-01-01T12:00:00Z"));
  const { Kind, Nearest } = await ask("Får hyresvärden behålla depositionen för repor i parketten?");
  test.setTime(new Date());
  expect([Kind, Nearest]).toEqual(["Unknown", []]);
});

it("replaces personal data before it searches", async () => {
  const reply = await ask("Jag heter Anna Svensson, 19900101-1239. Får hyresvärden behålla depositionen?");
  expect([reply.Kind, reply.Sentences]).toEqual(["PersonalData", []]);
  expect(reply.Question).not.toMatch(/Svensson|1239/);
});

it("quotes no case when a person may be in danger: it shows the emergency numbers and how to reach staff", async () => {
  const reply = await ask("Min sambo slår mig just nu, vad ska jag göra?");
  expect(reply).toMatchObject({ Emergency: true, Kind: "Unknown", Reason: "Danger", Sentences: [], Nearest: [] });
});

it("streams its parts to callers that accept events", async () => {
  const response = await test.server.inject({
    method: "POST",
    url: "/api/ai/answers",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    payload: JSON.stringify({ Question: "Ärver sambor varandra utan testamente?", AcceptAi: true }),
  });
  expect(response.headers["content-type"]).toContain("text/event-stream");
  const body = new Blob([response.body]).stream();
  const events: string[] = [];
  for await (const { event } of readAiEvents(body)) events.push(event);
  expect([events[0], events.at(-1)]).toEqual(["start", "done"]);
  expect(events.filter((event) => event === "sentence").length).toBeGreaterThan(3);
});

it("requires the reader to know that a machine replies", async () => {
  const outcome = await test.client.askAi({ body: { Question: "Ärver sambor varandra?", AcceptAi: false as true } });
  expect(outcome.body).toMatchObject({ Details: { AcceptAi: ["MUST_ACCEPT"] } });
});

it("answers most everyday questions from a correct source and declines nearly all others", async () => {
  const { db } = test.app;
  const named = await db.select({ Uri: questions.Uri, SourceID: questions.SourceID }).from(questions);
  const sourceOf = new Map(
    named.map(({ Uri, SourceID }) => [`/answers/${Uri}`, (SourceID ?? "").replace("demo-", "")]),
  );
  const general = [...readEvaluationSet("general"), ...readEvaluationSet("generalThird")];
  let right = 0;
  for (const line of general) {
    const [question = "", wanted = ""] = line.split(" = ");
    const { Kind, Sources } = await ask(question);
    if (Kind === "Answer" && wanted.split(", ").includes(sourceOf.get(Sources[0]?.Path ?? "") ?? "")) right += 1;
  }
  const outside = [...readEvaluationSet("outOfCorpus"), ...readEvaluationSet("outOfCorpusSecond")];
  let declined = 0;
  for (const line of outside) if ((await ask(line.replace(/^\w+: /, ""))).Kind !== "Answer") declined += 1;
  expect(right / general.length).toBeGreaterThanOrEqual(0.85);
  expect(declined / outside.length).toBeGreaterThanOrEqual(0.95);
});
