import {
  aQuestion,
  askAndConfirm,
  categoryId,
  done,
  drafted,
  held,
  mailedCode,
  nextCallTime,
  openCall,
  publish,
  someWords,
  waiting,
} from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests for questions, each with a question of its own. */
export async function questionRequests(testApp: TestApp) {
  const category = await categoryId(testApp, "hyresratt-deposition");
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
  return {
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
    withdrawQuestion: async () => {
      const { ID, AccessCode } = await askAndConfirm(testApp);
      return { path: `/questions/${ID}/withdraw`, accessCode: AccessCode };
    },
    declineQuestion: async () => ({ path: `/questions/${await held(testApp)}/decline`, body: someWords }),
    askForFacts: async () => ({ path: `/questions/${await held(testApp)}/ask-for-facts`, body: someWords }),
    answerFollowUp: async () => {
      const { ID, AccessCode } = await askAndConfirm(testApp);
      done(await testApp.asAdvisor.reserveQuestion({ params: { id: ID } }));
      done(await testApp.asAdvisor.createAnswer({ body: { QuestionID: ID, AnswerBody: "<p>Ja.</p>" } }));
      done(await testApp.asAdvisor.updateAnswer({ params: { id: ID }, body: { Action: "send" } }));
      const body = { Kind: "followUp", ...someWords } as const;
      done(await testApp.client.replyToStaff({ params: { id: ID }, body, accessCode: AccessCode }));
      return { path: `/questions/${ID}/answer-follow-up`, body: someWords };
    },
    agreeOnCall: async () => {
      const id = await openCall(testApp);
      done(await testApp.asAdvisor.reserveQuestion({ params: { id } }));
      return { path: `/questions/${id}/call-time`, body: nextCallTime() };
    },
    finishCall: async () => {
      const id = await openCall(testApp);
      done(await testApp.asAdvisor.reserveQuestion({ params: { id } }));
      return { path: `/questions/${id}/calls`, body: { Outcome: "NotReached" } };
    },
    getQuestion: async () => ({ path: `/questions/${await held(testApp)}` }),
    updateQuestion: async () => ({
      path: `/questions/${await held(testApp)}`,
      body: { Title: "Hur får man tillbaka en deposition?" },
    }),
    deleteQuestion: async () => ({ path: `/questions/${await waiting(testApp)}` }),
    confirmQuestion: async () => {
      const { ID, code } = await asked();
      return { path: `/questions/${ID}/confirm/${code}` };
    },
    hideQuestion: async () => ({ path: `/questions/${await published()}/hide` }),
    unhideQuestion: async () => ({ path: `/questions/${await hidden()}/unhide` }),
    reserveQuestion: async () => ({ path: `/questions/${await held(testApp)}/reserve` }),
    unreserveQuestion: async () => ({ path: `/questions/${await held(testApp)}/unreserve` }),
    renewLease: async () => ({ path: `/questions/${await held(testApp)}/lease` }),
    getAnonymising: async () => ({ path: `/questions/${await drafted(testApp)}/anonymising` }),
    anonymise: async () => ({ path: `/questions/${await drafted(testApp)}/anonymising`, body: { LeftStanding: [] } }),
    exportQuestions: async () => ({ path: "/questions/export", body: { State: "answered" } }),
  } satisfies Requests;
}
