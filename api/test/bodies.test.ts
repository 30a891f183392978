import { cleanText } from "@lagrum/core/contract/cleanText";
import { AskQuestion } from "@lagrum/core/question/questionSchema";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, describe, expect, it } from "vitest";
import { arbitraryText, spoilt } from "./bodies.ts";
import { aQuestion, askAndConfirm, categoryId, done } from "./scenes.ts";
import { anApplication } from "./signUpForms.ts";
import { createTestApp } from "./testApp.ts";

const RUNS = 200;
/** Milliseconds: each case makes hundreds of calls. */
const PATIENCE = 60_000;

const testApp = await createTestApp();
afterAll(() => testApp.close());
const CategoryID = await categoryId(testApp, "hyresratt-deposition");

/** The number of questions, drafts and mails, and their last change. */
async function everything(): Promise<unknown> {
  const { rows } = await testApp.app.db.execute(sql`select
    (select json_agg(q) from questions q) as questions, (select json_agg(a) from answers a) as answers,
    (select count(*) from askers) as askers, (select count(*) from changes) as changes,
    (select count(*) from codes) as codes, (select count(*) from pgboss.job) as jobs,
    (select json_agg(u) from accounts u) as accounts, (select count(*) from contact_messages) as messages`);
  return rows[0];
}

async function heldWithDraft(): Promise<number> {
  const { ID } = await askAndConfirm(testApp);
  done(await testApp.asAdvisor.reserveQuestion({ params: { id: ID } }));
  done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
  return ID;
}
const draft = await heldWithDraft();
const waiting = (await askAndConfirm(testApp)).ID;
done(await testApp.asAdvisor.reserveQuestion({ params: { id: waiting } }));

const send = (method: "POST" | "PUT", path: string, payload: string) =>
  testApp.server.inject({
    method,
    url: `/api${path}`,
    headers: { "content-type": "application/json", "user-token": testApp.tokenOf("advisor") },
    payload,
  });

const application = await anApplication(testApp);
const { Email: _, Password: __, AcceptConfidentiality: ___, AcceptPrivacy: ____, ...profile } = application;
const profileParts = { ExpectedGraduation: "2028-06-09", LinkedIn: "https://www.linkedin.com/in/vera" };
const optionalParts = { ...profileParts, ReferralSource: "Search" };

const calls = [
  [
    "POST",
    "/questions",
    { ...aQuestion(CategoryID), Phone: "070-123 45 67", DeadlineDate: "2099-01-01" },
    ["FirstName", "Phone", "DeadlineDate"],
  ],
  ["POST", "/signup", { ...application, ...optionalParts }, ["ExpectedGraduation", "LinkedIn", "ReferralSource"]],
  ["PUT", "/me", { ...profile, ...profileParts }, Object.keys({ ...profile, ...profileParts })],
  [
    "POST",
    "/messages",
    {
      Name: "Vera Ek",
      Email: "vera@exempel.se",
      Phone: "070-123 45 67",
      Subject: "Press",
      OrderRef: "L-1001",
      Message: "Vem svarar för webbplatsen?",
      OpenedAt: "2026-11-21T08:00:00.000Z",
    },
    ["Phone", "OrderRef"],
  ],
  ["PUT", "/handle-unconfirmed-user", { Email: "vera@exempel.se" }, []],
  [
    "PUT",
    `/questions/${waiting}`,
    { Title: "En rubrik som duger", QuestionBody: "x".repeat(60), CategoryID },
    ["Title", "QuestionBody", "CategoryID"],
  ],
  ["POST", "/answers", { QuestionID: waiting, AnswerBody: "<p>Ja.</p>" }, ["AnswerBody"]],
  ["PUT", `/answers/${draft}`, { Action: "save", AnswerBody: "<p>Jo.</p>", Version: 1 }, ["AnswerBody", "Version"]],
] as const;

describe.each(calls)("%s %s", (method, path, body, optional) => {
  it(
    `refuses ${RUNS} invalid bodies with a code, and stores nothing`,
    async () => {
      const before = await everything();
      await fc.assert(
        fc.asyncProperty(spoilt(body, optional), async (payload) => {
          const response = await send(method, path, payload);
          expect(response.statusCode, `${payload.slice(0, 200)} → ${response.body}`).toBeGreaterThanOrEqual(400);
          expect(response.statusCode, `${payload.slice(0, 200)} → ${response.body}`).toBeLessThan(500);
          expect(response.json().Code).toMatch(/^[A-Z_]+$/);
        }),
        { numRuns: RUNS },
      );
      expect(await everything()).toEqual(before);
    },
    PATIENCE,
  );
});

describe("odd but valid text", () => {
  it(
    `is stored and shown as it is typed, but for invisible signs, ${RUNS} times`,
    async () => {
      await fc.assert(
        fc.asyncProperty(arbitraryText(80), arbitraryText(4800), async (title, text) => {
          const asked = {
            ...aQuestion(CategoryID),
            Title: `Fråga om ${title} slut`,
            QuestionBody: `Hej! ${text} ${"å".repeat(50)}`,
          };
          const meant = AskQuestion.parse(asked);
          const { ID } = done(await testApp.client.askQuestion({ body: asked }));
          await testApp.app.db.execute(sql`update questions set state = 'Open' where id = ${ID}`);
          const seen = done(await testApp.asAdmin.getQuestion({ params: { id: ID } }));
          expect([seen.Title, seen.QuestionBody]).toEqual([meant.Title, meant.QuestionBody]);
          expect(seen.QuestionBody).toContain(cleanText(text).replace(/\r\n?/g, "\n").trim());
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  it.each(["\u0001\u0007\u001b[31m", "\u007f", "\u009d"])("%j is refused: it has control characters", async (text) => {
    const body = { ...aQuestion(CategoryID), Title: `Fråga om ${text} slut` };
    const refused = await testApp.client.askQuestion({ body });
    expect(!refused.ok && refused.body.Details).toEqual({ Title: ["INVALID_VALUE"] });
  });

  it("has room for 5000 characters", async () => {
    const QuestionBody = "Å🙂".repeat(2000).slice(0, 5000).toWellFormed();
    const { ID } = await askAndConfirm(testApp, { QuestionBody });
    expect(done(await testApp.asAdmin.getQuestion({ params: { id: ID } })).QuestionBody).toBe(QuestionBody);
  });

  it(
    `is stored in an answer, and sanitised where it is HTML, ${RUNS} times`,
    async () => {
      const save = async (AnswerBody: string) =>
        done(await testApp.asAdvisor.updateAnswer({ params: { id: draft }, body: { Action: "save", AnswerBody } }))
          .AnswerBody;
      await fc.assert(
        fc.asyncProperty(arbitraryText(2000), async (text) => {
          expect(await save(text)).not.toMatch(
            /<(?!\/?(?:p|h2|h3|ul|ol|li|strong|em|a|blockquote|br)\b)|\son\w+=|javascript:[^<]*"/i,
          );
          const words = cleanText(text.replace(/[<>&"]/g, "")).trim();
          expect(await save(`<p>${words}</p>`)).toBe(`<p>${words}</p>`);
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE,
  );
});
