import { afterAll, beforeAll, expect, it } from "vitest";
import { ask, deposit, type ModelScene, openModelScene } from "../../test/modelScene.ts";
import type { TestApp } from "../../test/testApp.ts";
import { settings } from "../db/schema/settings.ts";
import { readUsage } from "./usageRepository.ts";

let scene: ModelScene;
beforeAll(async () => {
  scene = await openModelScene();
});
afterAll(() => scene.close());

/** The service with a model that answers well and a judge of this behaviour. */
function judgedBy(judge: string | null, AI_TIMEOUT = "5"): Promise<TestApp> {
  const verify: Record<string, string> = judge === null ? {} : { AI_VERIFY_MODEL: judge };
  return scene.startApp({ AI_BASE_URL: scene.standIn.url, AI_MODEL: "well", AI_TIMEOUT, ...verify });
}

it("sends each sentence to the judge with the passages that it cites, and nothing of the question", async () => {
  const { Sentences, Sources, Writer } = await ask(await judgedBy("agrees"));
  expect(Writer).toBe("Model");
  const { model, messages } = scene.standIn.requests.at(-1) ?? { model: "", messages: [] };
  expect([model, messages.map(({ role }) => role)]).toEqual(["agrees", ["system", "user"]]);
  const sent = JSON.parse(messages[1]?.content ?? "{}");
  expect(sent).toEqual({
    Meningar: Sentences.map(({ Text, Sources: numbers }, at) => ({
      Nummer: at + 1,
      Mening: Text,
      Stycken: numbers.map((number) => Sources[number]?.Passage),
    })),
  });
});

it("changes nothing when the judge agrees", async () => {
  const { Code: _, ...alone } = await ask(await judgedBy(null));
  const { Code: __, ...judged } = await ask(await judgedBy("agrees"));
  expect(judged).toEqual(alone);
});

it("drops the sentence that the judge refuses", async () => {
  const { Sentences } = await ask(await judgedBy(null));
  const judged = await ask(await judgedBy("disagreesOnce"));
  expect(judged.Sentences.map(({ Text }) => Text)).toEqual(Sentences.slice(1).map(({ Text }) => Text));
});

it("replies that it doesn't know when the judge refuses all", async () => {
  const { Kind, Sentences, Nearest } = await ask(await judgedBy("disagrees"));
  expect([Kind, Sentences, Nearest.length > 0]).toEqual(["Unknown", [], true]);
});

it.each([
  ["answers with something else", "vague", "5"],
  ["answers with no protocol", "malformed", "5"],
  ["fails", "500", "5"],
])("quotes when the judge %s", async (_, judge, timeout) => {
  const { Kind, Writer } = await ask(await judgedBy(judge, timeout));
  expect([Kind, Writer]).toEqual(["Answer", "Quotes"]);
});

it("drops sentences that the judge had no time for", async () => {
  const { Sentences } = await ask(await judgedBy(null));
  const judged = await ask(await judgedBy("slow", "1"));
  const texts = judged.Sentences.map(({ Text }) => Text);
  expect(judged.Writer === "Quotes" || texts.length < Sentences.length).toBe(true);
  if (judged.Writer === "Model") expect(Sentences.map(({ Text }) => Text)).toEqual(expect.arrayContaining(texts));
});

it("streams no sentence before the judge's verdict", async () => {
  const app = await judgedBy("disagrees");
  const response = await app.server.inject({
    method: "POST",
    url: "/api/ai/answers",
    headers: { accept: "text/event-stream", "content-type": "application/json" },
    payload: JSON.stringify({ Question: deposit, AcceptAi: true }),
  });
  expect(response.body).toContain("event: done");
  expect(response.body).not.toContain("event: sentence");
});

it("counts the judge's tokens, and quotes when none are left for it", async () => {
  const app = await judgedBy("agrees");
  const before = await readUsage(app.app.db, app.app.clock());
  await ask(app);
  const after = await readUsage(app.app.db, app.app.clock());
  // Passages are assessed, the reply is written and its sentences are judged.
  expect(after.Requests - before.Requests).toBe(3);
  const left = String(after.InputTokens + after.OutputTokens + 1);
  await app.app.db.insert(settings).values({ Key: "AI_MONTHLY_TOKENS", Value: left });
  const poor = await judgedBy("agrees");
  const sent = scene.standIn.requests.length;
  expect((await ask(poor)).Writer).toBe("Quotes");
  expect(scene.standIn.requests.length - sent).toBe(1);
});
