import { type Endpoints, endpoints } from "@lagrum/core/contract/endpoints";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { questions } from "../src/schema/questions.ts";
import { aQuestion, askAndConfirm, categoryId, done, mailedCode, publish } from "./scenes.ts";
import { createTestApp } from "./testApp.ts";

/** Whose call it is. The advisor holds the question that is worked on, and wrote the published answer. */
const callers = ["anonymous", "withoutRole", "advisor", "otherAdvisor", "admin"] as const;
type Caller = (typeof callers)[number];

const testApp = await createTestApp();
afterAll(() => testApp.close());
const category = await categoryId(testApp, "hyresratt-deposition");

interface Request {
  path: string;
  body?: unknown;
  accessCode?: string;
}

const waiting = async () => (await askAndConfirm(testApp)).ID;
async function held() {
  const id = await waiting();
  done(await testApp.asAdvisor.reserveQuestion({ params: { id } }));
  return id;
}
async function drafted() {
  const id = await held();
  done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Ja.</p>" } }));
  return id;
}
const published = async () => (await publish(testApp)).ID;
async function hidden() {
  const id = await published();
  done(await testApp.asAdmin.hideQuestion({ params: { id } }));
  return id;
}
async function asked() {
  const { ID } = done(await testApp.client.askQuestion({ body: aQuestion(category) }));
  return { ID, code: await mailedCode(testApp, ID) };
}

/** Each call on a scene of its own, so that what one caller did can't help or hinder the next. */
const requests: Record<keyof Endpoints, () => Promise<Request>> = {
  listCategories: async () => ({ path: "/categories" }),
  askQuestion: async () => ({ path: "/questions", body: aQuestion(category) }),
  listQuestions: async () => ({ path: "/questions" }),
  getQuestionStatus: async () => ({
    path: "/questions/status",
    accessCode: (await askAndConfirm(testApp)).AccessCode,
  }),
  objectToPublication: async () => {
    const { ID, AccessCode } = await askAndConfirm(testApp);
    return { path: `/questions/${ID}/object`, accessCode: AccessCode };
  },
  getQuestion: async () => ({ path: `/questions/${await held()}` }),
  updateQuestion: async () => ({
    path: `/questions/${await held()}`,
    body: { Title: "Hur får man tillbaka en deposition?" },
  }),
  deleteQuestion: async () => ({ path: `/questions/${await waiting()}` }),
  confirmQuestion: async () => {
    const { ID, code } = await asked();
    return { path: `/questions/${ID}/confirm/${code}` };
  },
  hideQuestion: async () => ({ path: `/questions/${await published()}/hide` }),
  unhideQuestion: async () => ({ path: `/questions/${await hidden()}/unhide` }),
  reserveQuestion: async () => ({ path: `/questions/${await held()}/reserve` }),
  unreserveQuestion: async () => ({ path: `/questions/${await held()}/unreserve` }),
  renewLease: async () => ({ path: `/questions/${await held()}/lease` }),
  getQuestionAnswer: async () => ({ path: `/questions/${await drafted()}/answer` }),
  listAnswers: async () => ({ path: "/answers" }),
  createAnswer: async () => ({ path: "/answers", body: { QuestionID: await held(), AnswerBody: "<p>Ja.</p>" } }),
  listAnswersAdvanced: async () => ({ path: "/answers/advanced" }),
  getAnswerByUri: async () => ({ path: `/answers/uri/${(await publish(testApp)).Uri}` }),
  getAnswer: async () => ({ path: `/answers/${await drafted()}` }),
  updateAnswer: async () => ({ path: `/answers/${await drafted()}`, body: { Action: "save" } }),
  getMe: async () => ({ path: "/me" }),
  getSettings: async () => ({ path: "/settings" }),
};

const NOT_LOGGED_IN = "401 NOT_LOGGED_IN";
const NOT_ALLOWED = "403 NOT_ALLOWED";
const NOT_FOUND = "404 NOT_FOUND";
const OTHERS = "409 RESERVED_BY_OTHER";

/** Written by hand, not derived from the contract: who gets what. */
const outcomes: Record<
  keyof Endpoints,
  [anonymous: string, withoutRole: string, advisor: string, otherAdvisor: string, admin: string]
> = {
  listCategories: ["200", "200", "200", "200", "200"],
  askQuestion: ["201", "201", "201", "201", "201"],
  listQuestions: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getQuestionStatus: ["200", "200", "200", "200", "200"],
  objectToPublication: ["200", "200", "200", "200", "200"],
  getQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  updateQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, "200"],
  deleteQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "204"],
  confirmQuestion: ["200", "200", "200", "200", "200"],
  hideQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  unhideQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  reserveQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, OTHERS],
  unreserveQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, "200"],
  renewLease: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, OTHERS],
  getQuestionAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  listAnswers: ["200", "200", "200", "200", "200"],
  createAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, "201", OTHERS, OTHERS],
  listAnswersAdvanced: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getAnswerByUri: ["200", "200", "200", "200", "200"],
  getAnswer: [NOT_FOUND, NOT_FOUND, "200", "200", "200"],
  updateAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, "200"],
  getMe: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  getSettings: ["200", "200", "200", "200", "200"],
};

async function callAs(caller: Caller, name: keyof Endpoints, request: Request): Promise<string> {
  const response = await testApp.server.inject({
    method: endpoints[name].method,
    url: `/api${request.path}`,
    headers: {
      ...(caller !== "anonymous" && { "user-token": testApp.tokenOf(caller) }),
      ...(request.accessCode && { "access-code": request.accessCode }),
    },
    ...(request.body !== undefined && { payload: request.body as object }),
  });
  return response.statusCode < 400 ? String(response.statusCode) : `${response.statusCode} ${response.json().Code}`;
}

/** A person holds three at most: what one scene left reserved must not hinder the next. */
const giveAllBack = () =>
  testApp.app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null }).where(eq(questions.State, "Open"));

describe("who may call what", () => {
  afterEach(giveAllBack);

  const rows = Object.keys(outcomes).flatMap((name) =>
    callers.map((caller, index) => [name as keyof Endpoints, caller, index] as const),
  );
  it.each(rows)("%s as %s", async (name, caller, index) => {
    const request = await requests[name]();
    const outcome = await callAs(caller, name, request);
    await testApp.app.db
      .update(questions)
      .set({ ReservedByID: null, LeaseUntil: null })
      .where(eq(questions.State, "Open"));
    expect(outcome).toBe(outcomes[name][index]);
  });

  it("a broken token is refused wherever a token is read", async () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (endpoint.access === "public") continue;
      const request = await requests[name as keyof Endpoints]();
      const response = await testApp.server.inject({
        method: endpoint.method,
        url: `/api${request.path}`,
        headers: { "user-token": "broken", ...(request.accessCode && { "access-code": request.accessCode }) },
        ...(request.body !== undefined && { payload: request.body as object }),
      });
      expect([name, response.statusCode, response.json().Code]).toEqual([name, 401, "INVALID_TOKEN"]);
      await testApp.app.db
        .update(questions)
        .set({ ReservedByID: null, LeaseUntil: null })
        .where(eq(questions.State, "Open"));
    }
  });
});
