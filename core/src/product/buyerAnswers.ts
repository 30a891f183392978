import { type Checked, checkBody } from "../contract/checkBody.ts";
import type { Details } from "../contract/problem.ts";
import { type BuyerQuestion, questionsOf } from "./buyerQuestions.ts";
import { answerSchema, type BuyerAnswer, BuyerQuestions } from "./buyerQuestionsSchema.ts";

export type BuyerAnswers = Record<string, BuyerAnswer>;

/** The questions that apply to these answers, in order. One that depends on an inapplicable one does not. */
export function applicableQuestions(questions: readonly BuyerQuestion[], answers: BuyerAnswers): BuyerQuestion[] {
  const applicable: BuyerQuestion[] = [];
  for (const question of questions) {
    const { OnlyIf } = question;
    const depends = OnlyIf && applicable.some(({ Key }) => Key === OnlyIf.key);
    if (!OnlyIf || (depends && answers[OnlyIf.key] === OnlyIf.value)) applicable.push(question);
  }
  return applicable;
}

const isMissing = (answer: BuyerAnswer | undefined) =>
  answer === undefined || (typeof answer === "string" && answer.trim() === "");

/**
 * Validates a buyer's answers by the product's questions. Empty answers, and answers to questions that do not apply, are
 * left out. Documents are uploaded later.
 * @param schema the product's `Questions`
 * @returns errors are named `Answers.{key}`
 */
export function checkAnswers(schema: unknown, given: BuyerAnswers): Checked<BuyerAnswers> {
  const known = questionsOf(schema) ?? [];
  const { data = {} } = BuyerQuestions.safeParse(schema);
  const properties = "properties" in data ? data.properties : {};
  const asked = applicableQuestions(known, given).filter(({ Kind }) => Kind !== "file");
  const unknown = Object.keys(given).filter((key) => !known.some(({ Key }) => Key === key));
  const answers: BuyerAnswers = {};
  const details: Details = Object.fromEntries(unknown.map((key) => [`Answers.${key}`, ["INVALID_VALUE" as const]]));
  for (const question of asked) {
    const answer = given[question.Key];
    if (answer === undefined || isMissing(answer)) {
      if (question.Required) details[`Answers.${question.Key}`] = ["REQUIRED"];
      continue;
    }
    const property = properties[question.Key];
    if (!property) continue;
    const checked = checkBody(answerSchema(property), answer);
    if (checked.ok) answers[question.Key] = checked.body;
    else details[`Answers.${question.Key}`] = Object.values(checked.details).flat();
  }
  return Object.keys(details).length === 0 ? { ok: true, body: answers } : { ok: false, details };
}
