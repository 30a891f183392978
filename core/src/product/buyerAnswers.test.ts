import { expect, test } from "vitest";
import { checkAnswers } from "./buyerAnswers.ts";
import { type BuyerQuestion, questionsOf, toSchema } from "./buyerQuestions.ts";
import { BuyerQuestions } from "./buyerQuestionsSchema.ts";

const question = (more: Partial<BuyerQuestion>): BuyerQuestion => ({
  ...{ Key: "q", Label: "Fråga", Kind: "text", Required: false, Choices: [] },
  ...more,
});
const children = question({ Key: "barn", Kind: "yesNo", Required: true });
const number = question({
  Key: "antal",
  Kind: "number",
  Required: true,
  Help: "Räkna alla.",
  OnlyIf: { key: "barn", value: true },
});
const nested = question({ Key: "namn", Required: true, OnlyIf: { key: "antal", value: "2" } });
const questions = [children, number, question({ Key: "avtal", Kind: "file", Required: true })];

test("help texts, conditions and documents are restored from the schema", () => {
  const schema = toSchema(questions);
  expect(BuyerQuestions.safeParse(schema).success).toBe(true);
  expect(questionsOf(schema)).toEqual(questions);
});

test("a condition must refer to an earlier question", () => {
  expect(BuyerQuestions.safeParse(toSchema([number, children])).success).toBe(false);
});

test("a conditional question is required only when it applies, and a document is never an answer", () => {
  const schema = toSchema(questions);
  expect(checkAnswers(schema, { barn: true })).toEqual({ ok: false, details: { "Answers.antal": ["REQUIRED"] } });
  expect(checkAnswers(schema, { barn: true, antal: 2 })).toEqual({ ok: true, body: { barn: true, antal: 2 } });
  expect(checkAnswers(schema, { barn: false, antal: 2 })).toEqual({ ok: true, body: { barn: false } });
  expect(checkAnswers(schema, {})).toEqual({ ok: false, details: { "Answers.barn": ["REQUIRED"] } });
});

test("a question that depends on one that does not apply does not apply", () => {
  const schema = toSchema([children, number, nested]);
  expect(checkAnswers(schema, { barn: false, antal: "2" })).toEqual({ ok: true, body: { barn: false } });
});

test.each([
  [{ Kind: "date" }, "i morgon", "INVALID_DATE"],
  [{ Kind: "choice", Choices: ["A", "B"] }, "C", "INVALID_VALUE"],
  [{ Kind: "number" }, "två", "INVALID_VALUE"],
  [{ Kind: "yesNo" }, "ja", "INVALID_VALUE"],
  [{ Kind: "text" }, "a".repeat(201), "TOO_LONG"],
] as const)("the answer to %o can't be %s", (more, answer, code) => {
  const schema = toSchema([question(more as Partial<BuyerQuestion>)]);
  expect(checkAnswers(schema, { q: answer })).toEqual({ ok: false, details: { "Answers.q": [code] } });
});

test("an answer to no question is refused, and an empty one is left out", () => {
  const schema = toSchema([question({})]);
  expect(checkAnswers(schema, { other: "x" })).toEqual({ ok: false, details: { "Answers.other": ["INVALID_VALUE"] } });
  expect(checkAnswers(schema, { q: "  " })).toEqual({ ok: true, body: {} });
});
