import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { done, held, refusal } from "../../test/scenes.ts";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { questions } from "../db/schema/questions.ts";
import { seedDemo } from "../seed/seed.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({
    identity: { ensureAccount: async ({ Email }) => Email.replace("@lagrum.example", "") },
  });
  await seedDemo(test.app.db, test.app.identity, test.app.clock());
  await test.indexed();
});
afterAll(() => test.close());

/** A reserved question in the words of a published one: its case is the same. */
async function heldLike(title: string): Promise<number> {
  const id = await held(test);
  const { db } = test.app;
  const [published] = await db.select().from(questions).where(eq(questions.Title, title));
  const { Title = "", QuestionBody = "" } = published ?? {};
  await db.update(questions).set({ Title, QuestionBody }).where(eq(questions.ID, id));
  return id;
}

const asHtml = (...sentences: string[]) => sentences.map((sentence) => `<p>${sentence}</p>`).join("");

it("sends no AI sentence that staff have neither accepted nor changed", async () => {
  const { asAdvisor } = test;
  const id = await heldLike("Får hyresvärden behålla depositionen för repor i parketten?");
  const byId = { params: { id } };
  const draft = done(await asAdvisor.createAiDraft(byId));
  const [first = "", second = ""] = draft.Sentences.map(({ Text }) => Text);
  expect(draft.Sentences.length).toBeGreaterThan(2);
  expect(draft.Sentences.every(({ Sources }) => draft.Sources[Sources[0] ?? -1] !== undefined)).toBe(true);
  done(await asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: asHtml(first, second) } }));
  const send = (AnswerBody: string, Action: "send" | "publish" = "send") =>
    asAdvisor.updateAnswer({ ...byId, body: { Action, AnswerBody } });
  expect(refusal(await send(asHtml(first, second)))).toBe("409 AI_SENTENCE_UNREAD");
  expect(refusal(await send(asHtml(second), "publish"))).toBe("409 AI_SENTENCE_UNREAD");
  const accept = (Text: string) => asAdvisor.acceptAiSentence({ ...byId, body: { Text } });
  expect(refusal(await accept("En mening som maskinen inte har skrivit."))).toBe("404 NOT_FOUND");
  done(await accept(first));
  const again = done(await asAdvisor.createAiDraft(byId)).Sentences;
  expect(again.map(({ IsAccepted }) => IsAccepted)).toEqual(again.map(({ Text }) => Text === first));
  const marked = `<p>${first}</p><ul><li><strong>${second.slice(0, 9)}</strong>${second.slice(9)}</li></ul>`;
  expect(refusal(await send(marked))).toBe("409 AI_SENTENCE_UNREAD");
  done(await send(asHtml(first, second.replace(/\.$/, ", enligt huvudregeln."))));
  const { AiDrafts } = done(await test.asAdmin.getStatistics({ query: { Period: "Total" } }));
  expect(AiDrafts).toEqual({ Offered: 1, Used: 1 });
});

it("makes a draft only for the holder of the question", async () => {
  const id = await held(test);
  expect(refusal(await test.asOtherAdvisor.createAiDraft({ params: { id } }))).toBe("409 RESERVED_BY_OTHER");
});

it("offers no sentence of a near case, but the case to read with what differs", async () => {
  const id = await held(test);
  const title = "Chefen betalade inte ut min sista lön och nu har jag slutat, hur får jag ut den?";
  await test.app.db.update(questions).set({ Title: title, QuestionBody: title }).where(eq(questions.ID, id));
  const { Sentences, Sources, Nearest } = done(await test.asAdvisor.createAiDraft({ params: { id } }));
  expect(Sentences).toEqual([]);
  for (const { Case, Passage } of Sources) {
    expect(Case).toMatchObject({ Match: "Near", Differences: expect.arrayContaining([expect.anything()]) });
    expect(Passage).toBe("");
  }
  expect(Sources.length + Nearest.length).toBeGreaterThan(0);
});
