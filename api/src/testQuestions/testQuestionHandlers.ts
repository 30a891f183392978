import { isAdmin } from "@lagrum/core/account/roles";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { getGrading, listGrading } from "./grading.ts";
import { getTestAnswerOf, listTestAnswersOf } from "./testAnswerRepository.ts";
import { getTestQuestion, listTestQuestions } from "./testQuestionRepository.ts";
import {
  addTestQuestion,
  answerTestQuestion,
  changeTestAnswer,
  changeTestQuestion,
  deleteTestQuestion,
  gradeTestAnswer,
} from "./testQuestionService.ts";

type TestQuestionHandlers = Pick<
  Handlers,
  | "listTestQuestions"
  | "createTestQuestion"
  | "getTestQuestion"
  | "updateTestQuestion"
  | "deleteTestQuestion"
  | "listUserTestAnswers"
  | "answerTestQuestion"
  | "updateTestAnswer"
  | "listTestAnswers"
  | "getTestAnswer"
  | "gradeTestAnswer"
>;

export function testQuestionHandlers({ db, clock }: App): TestQuestionHandlers {
  return {
    listTestQuestions: async ({ query, caller }) => ({ status: 200, body: await listTestQuestions(db, query, caller) }),

    createTestQuestion: ({ body, caller, write }) =>
      write(async (tx) => {
        const id = await addTestQuestion(tx, body, caller, clock());
        return { status: 201, body: await getTestQuestion(tx, id, caller) };
      }),

    getTestQuestion: async ({ params, caller }) => ({
      status: 200,
      body: await getTestQuestion(db, params.id, caller),
    }),

    updateTestQuestion: async ({ params, body, caller, write }) => {
      await write((tx) => changeTestQuestion(tx, params.id, body, caller, clock()));
      return { status: 200, body: await getTestQuestion(db, params.id, caller) };
    },

    deleteTestQuestion: async ({ params, caller, write }) => {
      await write((tx) => deleteTestQuestion(tx, params.id, caller, clock()));
      return { status: 204, body: null };
    },

    listUserTestAnswers: async ({ params, caller }) => {
      if (params.id !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("NOT_FOUND");
      return { status: 200, body: { TestAnswers: await listTestAnswersOf(db, params.id, caller) } };
    },

    answerTestQuestion: ({ params, body, caller, write }) =>
      write(async (tx) => {
        await answerTestQuestion(tx, params, body.AnswerBody, caller, clock());
        return { status: 201, body: await getTestAnswerOf(tx, params.id, params.testQuestionId, caller) };
      }),

    updateTestAnswer: async ({ params, body, caller, write }) => {
      await write((tx) => changeTestAnswer(tx, params, body, caller, clock()));
      return { status: 200, body: await getTestAnswerOf(db, params.id, params.testQuestionId, caller) };
    },

    listTestAnswers: async ({ query }) => ({ status: 200, body: await listGrading(db, query) }),

    getTestAnswer: async ({ params }) => ({ status: 200, body: await getGrading(db, params.id) }),

    gradeTestAnswer: async ({ params, body, caller, write }) => {
      await write((tx) => gradeTestAnswer(tx, { ID: params.id }, body, caller, clock()));
      return { status: 200, body: await getGrading(db, params.id) };
    },
  };
}
