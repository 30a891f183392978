import { addPerson, addTestQuestion, aTestQuestion, testAnswered, userIdOf } from "../accounts.ts";
import { anApplication, apply } from "../signUpForms.ts";
import type { TestApp } from "../testApp.ts";
import type { Requests } from "./request.ts";

/** Requests for the caller's and other accounts, and for test questions. */
export async function accountRequests(testApp: TestApp) {
  const [advisorId, withoutRoleId] = [await userIdOf(testApp, "advisor"), await userIdOf(testApp, "withoutRole")];
  const applicant = async () => (await addPerson(testApp)).id;
  const testQuestion = async () => (await addTestQuestion(testApp)).ID;
  return {
    signUp: async () => ({ path: "/signup", body: await anApplication(testApp) }),
    confirmAccount: async () => ({ path: `/confirm/${(await apply(testApp)).code}` }),
    handleUnconfirmedUser: async () => ({ path: "/handle-unconfirmed-user", body: { Email: "vem@exempel.se" } }),
    passwordUpdated: async () => ({ path: "/password-updated" }),
    getMe: async () => ({ path: "/me" }),
    updateMe: async () => ({ path: "/me", body: { WeeklyHours: 10 } }),
    signOutEverywhere: async () => ({ path: "/me/sign-out-everywhere" }),
    exportMe: async () => ({ path: "/me/export" }),
    deleteMe: async () => ({ path: "/me" }),
    getPreferences: async () => ({ path: "/me/preferences" }),
    savePreferences: async () => ({ path: "/me/preferences", body: { Preferences: {} } }),
    listColleagues: async () => ({ path: "/colleagues" }),
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
      path: `/users/${withoutRoleId}/testAnswers/${(await testAnswered(testApp)).TestQuestion.ID}`,
      body: { AnswerBody: "Nej." },
    }),
    listTestAnswers: async () => ({ path: "/testAnswers" }),
    getTestAnswer: async () => ({ path: `/testAnswers/${(await testAnswered(testApp)).ID}` }),
    gradeTestAnswer: async () => ({
      path: `/testAnswers/${(await testAnswered(testApp)).ID}`,
      body: { Grade: "Good" },
    }),
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
  } satisfies Requests;
}
