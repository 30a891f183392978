import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { stripHtml } from "@lagrum/core/text/text";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { parseAll } from "../answers/citationRepository.ts";
import { answers } from "../db/schema/answers.ts";
import { questions } from "../db/schema/questions.ts";
import { seedDemo } from "../seed/seed.ts";

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ identity: { ensureAccount: async ({ Email }) => Email } });
  await seedDemo(test.app.db, test.app.identity, test.app.clock());
  await test.indexed();
  await parseAll(test.app.db);
});
afterAll(() => test.close());

async function ask(Question: string): Promise<AiReply> {
  const outcome = await test.client.askAi({ body: { Question, AcceptAi: true } });
  if (!outcome.ok) throw new Error(outcome.body.Code);
  return outcome.body;
}
const caseOf = ({ Sources }: AiReply) => Sources[0]?.Case;
const textsOf = ({ Sentences }: AiReply) => Sentences.map(({ Text }) => Text);

it("shows another person's case under the question that was asked then, with its area, role and day", async () => {
  const reply = await ask("Kan jag bli av med vårdnaden om jag flyttar utomlands?");
  for (const { Case, Title, Author, ValidAt } of reply.Sources) {
    expect(Case).toMatchObject({ Match: "Near", Area: expect.any(String), Asked: expect.any(String) });
    expect([Title, Author, ValidAt]).toEqual([expect.any(String), expect.any(String), expect.any(String)]);
  }
  expect(textsOf(reply).filter((text) => /^(?:Ja|Nej)(?!\p{L})/u.test(text))).toEqual([]);
});

it("calls a question nearly the same only when roles, actions, figures and negations agree", async () => {
  const same = "Får hyresvärden behålla depositionen för repor i parketten?";
  expect(caseOf(await ask(same))?.Match).toBe("Same");
  for (const other of [
    "Får jag som hyresvärd behålla min hyresgästs deposition för repor i parketten?",
    "Får hyresvärden behålla depositionen på 40 000 kronor för repor i parketten?",
    "Får hyresvärden behålla depositionen när det inte finns några repor i parketten?",
  ])
    expect(caseOf(await ask(other))?.Match, other).toBe("Near");
});

it("quotes nothing of a case whose parties are the opposite ones, and says what differs", async () => {
  const reply = await ask("Jag ska hyra ut min bostadsrätt, hur stor deposition kan jag kräva av hyresgästen?");
  expect(reply).toMatchObject({ Kind: "Unknown", Reason: "OtherCase", Sentences: [] });
  expect(caseOf(reply)?.Differences).toContainEqual({ Kind: "Side", Asked: ["hyresvärd"], InCase: ["hyresgäst"] });
});

it("states the asked-for fact first", async () => {
  const reply = await ask("Hur många procent får den som hyr ut i andra hand lägga på hyran för möbler?");
  expect(reply.Sentences[0]).toMatchObject({ Part: "Fact", Text: expect.stringContaining("15 procent") });
});

it.each(["2015", "2033"])("says first that the case's law is not that of %s", async (year) => {
  const reply = await ask(`Får hyresvärden behålla depositionen för repor i parketten år ${year}?`);
  expect(reply.Notes[0]).toMatchObject({ Kind: "Year", Subject: year, Day: expect.stringMatching(/^2026/) });
  expect(caseOf(reply)?.Match).toBe("Near");
});

it.each([
  ["Provision", "Får hyresvärden behålla depositionen enligt 12 kap. 98 § jordabalken?", "12 kap. 98 § jordabalken"],
  ["Act", "Får hyresvärden behålla depositionen enligt depositionslagen?", "depositionslagen"],
  ["Judgment", "Får hyresvärden behålla depositionen enligt NJA 2031 s. 7?", "NJA 2031 s. 7"],
])("says first that it doesn't know the %s of a question", async (Kind, question, Subject) => {
  const { Notes } = await ask(question);
  expect(Notes[0]).toMatchObject({ Kind, Subject });
});

it.each([
  ["an answer cites", "12 kap. 24 § jordabalken"],
  ["no answer cites, but its act has", "3 kap. 10 § brottsbalken"],
])("says nothing of a provision that %s", async (_, provision) => {
  const { Notes } = await ask(`Får hyresvärden behålla depositionen enligt ${provision}?`);
  expect(Notes).toEqual([]);
});

it("says first what the case says of what the question takes for granted", async () => {
  const { Notes, Sources } = await ask("Ångerrätten på nätet är ju 30 dagar, när börjar de räknas?");
  expect(Notes[0]).toMatchObject({
    Kind: "Premise",
    Subject: "Ångerrätten på nätet är ju 30 dagar",
    IsContradicted: true,
  });
  const [row] = await test.app.db
    .select({ AnswerBody: answers.AnswerBody })
    .from(answers)
    .innerJoin(questions, eq(questions.ID, answers.ID))
    .where(eq(questions.Uri, Sources[0]?.Path?.replace("/answers/", "") ?? ""));
  const text = stripHtml(row?.AnswerBody ?? "").replace(/\s+/g, " ");
  expect(Notes[0]?.Quotes.length).toBeGreaterThan(0);
  for (const quote of Notes[0]?.Quotes ?? []) expect(text).toContain(quote);
});
