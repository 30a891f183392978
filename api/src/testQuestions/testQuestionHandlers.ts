import { isAdmin } from "@lagrum/core/account/roles";
import type { App } from "../app.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import { getGrading, listGrading } from "./grading.ts";
import { getTestAnswerOf, listTestAnswersOf } from "./testAnswerRepository.ts";
import { getTestQuestion, listTestQuestions } from "./testQuestionRepository.ts";
import {
  answerTestQuestion,
  createTestQuestion,
  deleteTestQuestion,
  editTestAnswer,
  editTestQuestion,
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

export function testQuestionHandlers({ db }: App): TestQuestionHandlers {
  return {
    listTestQuestions: async ({ query, caller }) => ({ status: 200, body: await listTestQuestions(db, query, caller) }),

    createTestQuestion: ({ body, caller, write }) =>
      write(async (context) => {
        const id = await createTestQuestion(context, body);
        return { status: 201, body: await getTestQuestion(context.tx, id, caller) };
      }),

    getTestQuestion: async ({ params, caller }) => ({
      status: 200,
      body: await getTestQuestion(db, params.id, caller),
    }),

    updateTestQuestion: async ({ params, body, caller, write }) => {
      await write((context) => editTestQuestion(context, params.id, body));
      return { status: 200, body: await getTestQuestion(db, params.id, caller) };
    },

    deleteTestQuestion: async ({ params, write }) => {
      await write((context) => deleteTestQuestion(context, params.id));
      return { status: 204, body: null };
    },

    listUserTestAnswers: async ({ params, caller }) => {
      if (params.id !== caller.UserID && !isAdmin(caller.roles)) throw new Failure("NOT_FOUND");
      return { status: 200, body: { TestAnswers: await listTestAnswersOf(db, params.id, caller) } };
    },

    answerTestQuestion: ({ params, body, caller, write }) =>
      write(async (context) => {
        await answerTestQuestion(context, params, body.AnswerBody);
        return { status: 201, body: await getTestAnswerOf(context.tx, params.id, params.testQuestionId, caller) };
      }),

    updateTestAnswer: async ({ params, body, caller, write }) => {
      await write((context) => editTestAnswer(context, params, body));
      return { status: 200, body: await getTestAnswerOf(db, params.id, params.testQuestionId, caller) };
    },

    listTestAnswers: async ({ query }) => ({ status: 200, body: await listGrading(db, query) }),

    getTestAnswer: async ({ params }) => ({ status: 200, body: await getGrading(db, params.id) }),

    gradeTestAnswer: async ({ params, body, write }) => {
      await write((context) => gradeTestAnswer(context, { ID: params.id }, body));
      return { status: 200, body: await getGrading(db, params.id) };
    },
  };
}
