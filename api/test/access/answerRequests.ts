import { addPerson, userIdOf } from "../accounts.ts";
import { done, drafted, held, publish } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

const OpenedAt = "2026-11-21T08:00:00.000Z";

/** Requests for answers, their versions, peer reviews and provisions. */
export async function answerRequests(testApp: TestApp) {
  const published = async () => (await publish(testApp)).ID;
  const thirdAdvisorId = (await addPerson(testApp, { roles: ["advisor"] })).id;
  return {
    getQuestionAnswer: async () => ({ path: `/questions/${await drafted(testApp)}/answer` }),
    listAnswers: async () => ({ path: "/answers" }),
    searchAnswers: async () => ({ path: "/answers/search", body: { Query: "hyra" } }),
    suggestAnswers: async () => ({ path: "/answers/suggestions", body: { Text: "hyr" } }),
    reportOpenedSearch: async () => ({ path: "/answers/search/opened", body: { Query: "hyra" } }),
    findSimilarAnswers: async () => ({ path: "/answers/similar", body: { Text: "Får jag säga upp hyran?" } }),
    askAi: async () => ({ path: "/ai/answers", body: { Question: "Får jag ångra ett köp på nätet?", AcceptAi: true } }),
    getSearchIndex: async () => ({ path: "/searchIndex" }),
    createAnswer: async () => ({
      path: "/answers",
      body: { QuestionID: await held(testApp), AnswerBody: "<p>Ja.</p>" },
    }),
    listAnswersAdvanced: async () => ({ path: "/answers/advanced" }),
    getAnswerByUri: async () => ({ path: `/answers/uri/${(await publish(testApp)).Uri}` }),
    getAnswer: async () => ({ path: `/answers/${await drafted(testApp)}` }),
    updateAnswer: async () => ({ path: `/answers/${await drafted(testApp)}`, body: { Action: "save" } }),
    previewAnswer: async () => ({
      path: `/answers/${await held(testApp)}/preview`,
      body: { AnswerBody: "<p>Ja.</p>", Provisions: [], ValidAt: null },
    }),
    checkProvisions: async () => ({
      path: `/answers/${await held(testApp)}/provisionChecks`,
      body: { AnswerBody: "<p>Ja.</p>", Provisions: [], ValidAt: null },
    }),
    confirmProvisions: async () => ({
      path: `/answers/${await held(testApp)}/confirmedProvisions`,
      body: {
        Provisions: [{ Sfs: "2099:999", Chapter: null, Paragraph: "1" }],
        Reason: "Läst i författningssamlingen.",
      },
    }),
    listOutdatedAnswers: async () => ({ path: "/outdatedAnswers" }),
    searchProvisions: async () => ({ path: "/provisions/search", body: { Query: "deposition hyra" } }),
    listPeerReviews: async () => ({ path: `/questions/${await drafted(testApp)}/readings` }),
    requestPeerReview: async () => ({
      path: `/questions/${await drafted(testApp)}/readings`,
      body: { ReaderID: thirdAdvisorId },
    }),
    finishPeerReview: async () => {
      const id = await drafted(testApp);
      const body = { ReaderID: await userIdOf(testApp, "otherAdvisor") };
      const { Readings } = done(await testApp.asAdvisor.requestPeerReview({ params: { id }, body }));
      return { path: `/questions/${id}/readings/${Readings[0]?.ID}`, body: { Outcome: "Approved" } };
    },
    listAnswerVersions: async () => ({ path: `/answers/${await drafted(testApp)}/versions` }),
    getAnswerVersion: async () => {
      const id = await drafted(testApp);
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
    listCitedProvisions: async () => ({ path: "/provisions" }),
    exportAnswers: async () => ({ path: "/answers/export", body: {} }),
  } satisfies Requests;
}
