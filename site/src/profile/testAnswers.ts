import type { Client } from "@lagrum/core/client";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { AnswerTestQuestion, type TestAnswer, type TestQuestion } from "@lagrum/core/testQuestion/testQuestionSchema";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { queryOptions } from "@tanstack/react-query";
import { defineForm } from "../forms/form.ts";
import { authenticatedApi } from "../session/authenticatedApi.ts";

/** A test question with the applicant's answer; null if none is saved. */
export interface AskedTestQuestion {
  ID: number;
  Title: string;
  QuestionBody: string;
  answer: Pick<TestAnswer, "AnswerBody" | "UpdatedAt" | "GradedAt"> | null;
}

/** The active test questions, and inactive ones that the applicant has answered. */
export function joinAnswers(questions: readonly TestQuestion[], answers: readonly TestAnswer[]): AskedTestQuestion[] {
  const answerTo = new Map(answers.map((answer) => [answer.TestQuestion.ID, answer]));
  const asked = new Set(questions.map(({ ID }) => ID));
  const put = questions.map(({ ID, Title, QuestionBody }) => ({
    ...{ ID, Title, QuestionBody },
    answer: answerTo.get(ID) ?? null,
  }));
  const earlier = answers.filter(({ TestQuestion }) => !asked.has(TestQuestion.ID));
  return [...put, ...earlier.map((answer) => ({ ...answer.TestQuestion, answer }))];
}

/** The applicant's test. @throws Error whose message is the refusal's code */
export const testQuery = (userId: number) =>
  queryOptions({
    queryKey: ["test", userId],
    queryFn: async () => {
      const [questions, answers] = await Promise.all([
        authenticatedApi.listTestQuestions({ query: { Active: "true", PageSize: 100 } }),
        authenticatedApi.listUserTestAnswers({ params: { id: userId } }),
      ]);
      if (!questions.ok) throw new Error(questions.body.Code);
      if (!answers.ok) throw new Error(answers.body.Code);
      return joinAnswers(questions.body.TestQuestions, answers.body.TestAnswers);
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The form of one answer. */
export const testAnswerForm = defineForm({
  empty: { AnswerBody: "" },
  texts: { "AnswerBody.REQUIRED": accountTexts["test.empty"], "AnswerBody.TOO_LONG": accountTexts["test.tooLong"] },
  check: (values) => checkBody(AnswerTestQuestion, values),
});

/** The key of an answer's draft. */
export const testDraftKey = (userId: number, questionId: number) => `test-${userId}-${questionId}`;

type Saving = Pick<Client, "answerTestQuestion" | "updateTestAnswer">;

/**
 * Saves an answer: the first is new, the next replaces it. `idempotencyKey` makes a retry of the first save idempotent.
 */
export const saveAnswer = (
  api: Saving,
  params: { id: number; testQuestionId: number },
  AnswerBody: string,
  { isNew, idempotencyKey }: { isNew: boolean; idempotencyKey: string },
) =>
  isNew
    ? api.answerTestQuestion({ params, body: { AnswerBody }, idempotencyKey })
    : api.updateTestAnswer({ params, body: { AnswerBody } });
