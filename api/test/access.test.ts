import { type Endpoints, endpoints } from "@lagrum/core/contract/endpoints";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { accounts } from "../src/schema/accounts.ts";
import { news } from "../src/schema/news.ts";
import { questions } from "../src/schema/questions.ts";
import { anApplication, apply } from "./applying.ts";
import { addPerson, addTestQuestion, aTestQuestion, userIdOf } from "./persons.ts";
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

const [advisorId, withoutRoleId] = [await userIdOf(testApp, "advisor"), await userIdOf(testApp, "withoutRole")];
const thirdAdvisorId = (await addPerson(testApp, { roles: ["advisor"] })).id;
const applicant = async () => (await addPerson(testApp)).id;
const testQuestion = async () => (await addTestQuestion(testApp)).ID;
async function testAnswered() {
  const testQuestionId = await testQuestion();
  const params = { id: withoutRoleId, testQuestionId };
  return done(await testApp.asAccountWithoutRole.answerTestQuestion({ params, body: { AnswerBody: "Det beror på." } }));
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
const OpenedAt = "2026-11-21T08:00:00.000Z";
const aMessage = { Name: "Kim", Email: "kim@exempel.se", Subject: "Press", Message: "Ring gärna i dag.", OpenedAt };
const draftedNews = "ett-utkast";
await testApp.app.db.insert(news).values({ Uri: draftedNews, Title: "Ett utkast", Body: "<p>Snart.</p>" });
const someWords = { Message: "När skrev ni avtalet, och finns det på papper?" };
const aTemplate = { Name: "Kort svar", Type: null, Body: "<p>Hej!</p>" };
const template = async () => done(await testApp.asAdmin.createTemplate({ body: aTemplate })).ID;
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
  replyToStaff: async () => {
    const { ID, AccessCode } = await askAndConfirm(testApp);
    done(await testApp.asAdmin.askForFacts({ params: { id: ID }, body: someWords }));
    return { path: `/questions/${ID}/reply`, accessCode: AccessCode, body: { Kind: "facts", ...someWords } };
  },
  askForFacts: async () => ({ path: `/questions/${await held()}/ask-for-facts`, body: someWords }),
  answerFollowUp: async () => {
    const { ID, AccessCode } = await askAndConfirm(testApp);
    done(await testApp.asAdvisor.reserveQuestion({ params: { id: ID } }));
    done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
    done(await testApp.asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "send" } }));
    const body = { Kind: "followUp", ...someWords } as const;
    done(await testApp.client.replyToStaff({ params: { id: ID }, body, accessCode: AccessCode }));
    return { path: `/questions/${ID}/answer-follow-up`, body: someWords };
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
  previewAnswer: async () => ({
    path: `/answers/${await held()}/preview`,
    body: { AnswerBody: "<p>Ja.</p>", Provisions: [], ValidAt: null },
  }),
  getAnonymising: async () => ({ path: `/questions/${await drafted()}/anonymising` }),
  anonymise: async () => ({ path: `/questions/${await drafted()}/anonymising`, body: { LeftStanding: [] } }),
  listReadings: async () => ({ path: `/questions/${await drafted()}/readings` }),
  askForReading: async () => ({
    path: `/questions/${await drafted()}/readings`,
    body: { ReaderID: thirdAdvisorId },
  }),
  finishReading: async () => {
    const id = await drafted();
    const body = { ReaderID: await userIdOf(testApp, "otherAdvisor") };
    const { Readings } = done(await testApp.asAdvisor.askForReading({ params: { id }, body }));
    return { path: `/questions/${id}/readings/${Readings[0]?.ID}`, body: { Outcome: "Approved" } };
  },
  listAnswerVersions: async () => ({ path: `/answers/${await drafted()}/versions` }),
  getAnswerVersion: async () => {
    const id = await drafted();
    const { Versions } = done(await testApp.asAdmin.listAnswerVersions({ params: { id } }));
    return { path: `/answers/${id}/versions/${Versions[0]?.ID}` };
  },
  reportAnswer: async () => ({
    path: `/answers/${await published()}/reports`,
    body: { Reason: "Outdated", Text: "Lagen har ändrats.", OpenedAt },
  }),
  listAnswerReports: async () => ({ path: "/answerReports" }),
  rateAnswer: async () => ({ path: `/answers/${await published()}/feedback`, body: { Helpful: true } }),
  getAnswerFeedback: async () => ({ path: `/answers/${await published()}/feedback` }),
  sendMessage: async () => ({ path: "/messages", body: aMessage }),
  getInsuranceRules: async () => ({ path: "/insuranceRules" }),
  listNews: async () => ({ path: "/news" }),
  // A draft.
  getNews: async () => ({ path: `/news/${draftedNews}` }),
  listTemplates: async () => ({ path: "/templates" }),
  createTemplate: async () => ({ path: "/templates", body: aTemplate }),
  getTemplate: async () => ({ path: `/templates/${await template()}` }),
  updateTemplate: async () => ({ path: `/templates/${await template()}`, body: aTemplate }),
  deleteTemplate: async () => ({ path: `/templates/${await template()}` }),
  exportQuestions: async () => ({ path: "/questions/export", body: { State: "answered" } }),
  exportAnswers: async () => ({ path: "/answers/export", body: {} }),
  listActs: async () => ({ path: "/audit" }),
  listColleagues: async () => ({ path: "/colleagues" }),
  getPreferences: async () => ({ path: "/me/preferences" }),
  savePreferences: async () => ({ path: "/me/preferences", body: { Preferences: {} } }),
  signUp: async () => ({ path: "/signup", body: await anApplication(testApp) }),
  confirmAccount: async () => ({ path: `/confirm/${(await apply(testApp)).code}` }),
  handleUnconfirmedUser: async () => ({ path: "/handle-unconfirmed-user", body: { Email: "vem@exempel.se" } }),
  passwordUpdated: async () => ({ path: "/password-updated" }),
  getMe: async () => ({ path: "/me" }),
  updateMe: async () => ({ path: "/me", body: { WeeklyHours: 10 } }),
  signOutEverywhere: async () => ({ path: "/me/sign-out-everywhere" }),
  exportMe: async () => ({ path: "/me/export" }),
  deleteMe: async () => ({ path: "/me" }),
  getSettings: async () => ({ path: "/settings" }),
  countVisit: async () => ({ path: "/analytics", body: { Kind: "page", PagePath: "/answers/{id}" } }),
  getSitemap: async () => ({ path: "/sitemaps?Page=1" }),
  getCategorySitemap: async () => ({ path: "/sitemaps/categories" }),
  listTestQuestions: async () => ({ path: "/testQuestions" }),
  createTestQuestion: async () => ({ path: "/testQuestions", body: aTestQuestion }),
  getTestQuestion: async () => ({ path: `/testQuestions/${await testQuestion()}` }),
  updateTestQuestion: async () => ({ path: `/testQuestions/${await testQuestion()}`, body: { Active: false } }),
  deleteTestQuestion: async () => ({ path: `/testQuestions/${await testQuestion()}` }),
  listUserTestAnswers: async () => ({ path: `/users/${withoutRoleId}/testAnswers` }),
  answerTestQuestion: async () => ({
    path: `/users/${withoutRoleId}/testAnswers/${await testQuestion()}`,
    body: { AnswerBody: "Det beror på." },
  }),
  updateTestAnswer: async () => ({
    path: `/users/${withoutRoleId}/testAnswers/${(await testAnswered()).TestQuestion.ID}`,
    body: { AnswerBody: "Nej." },
  }),
  listTestAnswers: async () => ({ path: "/testAnswers" }),
  getTestAnswer: async () => ({ path: `/testAnswers/${(await testAnswered()).ID}` }),
  gradeTestAnswer: async () => ({ path: `/testAnswers/${(await testAnswered()).ID}`, body: { Grade: "Good" } }),
  listUsers: async () => ({ path: "/users" }),
  getUser: async () => ({ path: `/users/${advisorId}` }),
  updateUser: async () => ({ path: `/users/${await applicant()}`, body: { FirstName: "Vera" } }),
  updateUserAdvanced: async () => ({ path: `/users/${await applicant()}/advanced`, body: { Notes: "Ring." } }),
  deleteUser: async () => ({ path: `/users/${await applicant()}` }),
  acceptUser: async () => ({ path: `/users/${await applicant()}/accept` }),
  rejectUser: async () => ({ path: `/users/${await applicant()}/reject`, body: { Reason: "Vi är fulltaliga nu." } }),
  listUserAnswers: async () => ({ path: `/users/${advisorId}/answers` }),
  listUserAnswersAdvanced: async () => ({ path: `/users/${advisorId}/answers/advanced` }),
  getAnswersInfo: async () => ({ path: `/users/${advisorId}/answersInfo` }),
  listUniversities: async () => ({ path: "/universities" }),
  listProducts: async () => ({ path: "/products" }),
  getProductByUri: async () => ({ path: "/product/uri/testamente" }),
  getProduct: async () => ({
    path: `/product/${done(await testApp.client.getProductByUri({ params: { uri: "testamente" } })).ID}`,
  }),
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
  replyToStaff: ["200", "200", "200", "200", "200"],
  askForFacts: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, "200"],
  answerFollowUp: [NOT_LOGGED_IN, NOT_ALLOWED, "200", NOT_ALLOWED, "200"],
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
  previewAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getAnonymising: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  anonymise: [NOT_LOGGED_IN, NOT_ALLOWED, "200", OTHERS, "200"],
  listReadings: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  askForReading: [NOT_LOGGED_IN, NOT_ALLOWED, "201", OTHERS, "201"],
  // Who was asked to read.
  finishReading: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_FOUND, "200", NOT_FOUND],
  listAnswerVersions: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getAnswerVersion: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  reportAnswer: ["201", "201", "201", "201", "201"],
  listAnswerReports: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  rateAnswer: ["204", "204", "204", "204", "204"],
  getAnswerFeedback: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  sendMessage: ["201", "201", "201", "201", "201"],
  getInsuranceRules: ["200", "200", "200", "200", "200"],
  listNews: ["200", "200", "200", "200", "200"],
  getNews: [NOT_FOUND, NOT_FOUND, "200", "200", "200"],
  listTemplates: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  createTemplate: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "201"],
  getTemplate: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  updateTemplate: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  deleteTemplate: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "204"],
  exportQuestions: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  exportAnswers: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  listActs: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  listColleagues: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getPreferences: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  savePreferences: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  signUp: ["201", "201", "201", "201", "201"],
  confirmAccount: ["200", "200", "200", "200", "200"],
  handleUnconfirmedUser: ["200", "200", "200", "200", "200"],
  passwordUpdated: [NOT_LOGGED_IN, "204", "204", "204", "204"],
  getMe: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  updateMe: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  signOutEverywhere: [NOT_LOGGED_IN, "204", "204", "204", "204"],
  exportMe: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  deleteMe: [NOT_LOGGED_IN, "204", "204", "204", "409 LAST_ADMIN"],
  getSettings: ["200", "200", "200", "200", "200"],
  countVisit: ["204", "204", "204", "204", "204"],
  getSitemap: ["200", "200", "200", "200", "200"],
  getCategorySitemap: ["200", "200", "200", "200", "200"],
  listTestQuestions: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  createTestQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "201"],
  getTestQuestion: [NOT_LOGGED_IN, "200", "200", "200", "200"],
  updateTestQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  deleteTestQuestion: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "204"],
  listUserTestAnswers: [NOT_LOGGED_IN, "200", NOT_FOUND, NOT_FOUND, "200"],
  answerTestQuestion: [NOT_LOGGED_IN, "201", NOT_FOUND, NOT_FOUND, NOT_FOUND],
  updateTestAnswer: [NOT_LOGGED_IN, "200", NOT_FOUND, NOT_FOUND, "422 INCORRECT_PROPERTIES"],
  listTestAnswers: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  getTestAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  gradeTestAnswer: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  listUsers: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  getUser: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  updateUser: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  updateUserAdvanced: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  deleteUser: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "204"],
  acceptUser: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  rejectUser: [NOT_LOGGED_IN, NOT_ALLOWED, NOT_ALLOWED, NOT_ALLOWED, "200"],
  listUserAnswers: [NOT_LOGGED_IN, NOT_FOUND, "200", "200", "200"],
  listUserAnswersAdvanced: [NOT_LOGGED_IN, NOT_ALLOWED, "200", "200", "200"],
  getAnswersInfo: [NOT_LOGGED_IN, NOT_FOUND, "200", NOT_FOUND, "200"],
  listUniversities: ["200", "200", "200", "200", "200"],
  listProducts: ["200", "200", "200", "200", "200"],
  getProductByUri: ["200", "200", "200", "200", "200"],
  getProduct: ["200", "200", "200", "200", "200"],
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

/** Whoever has left or signed out is as before for the next caller. */
const persons = await testApp.app.db.select().from(accounts);
const bringBack = async () => {
  for (const person of persons) {
    await testApp.app.db.update(accounts).set(person).where(eq(accounts.UserID, person.UserID));
  }
};

/** A person holds three at most: what one scene left reserved must not hinder the next. */
const giveAllBack = () =>
  testApp.app.db.update(questions).set({ ReservedByID: null, LeaseUntil: null }).where(eq(questions.State, "Open"));

describe("who may call what", () => {
  afterEach(giveAllBack);
  afterEach(bringBack);

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
