import { expect, test } from "vitest";
import { answerKinds, type BuyerQuestion, questionsOf, toSchema } from "./buyerQuestions.ts";
import { UpdateProduct } from "./productSchema.ts";

const question = (more: Partial<BuyerQuestion>): BuyerQuestion => ({
  ...{ Key: "", Label: "Vad heter ni?", Kind: "text", Required: false, Choices: [] },
  ...more,
});
/** As PostgreSQL's jsonb returns it: object keys in its own order. */
const stored = (schema: object): unknown =>
  JSON.parse(JSON.stringify(schema), (_, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)))
      : value,
  );

test("questions of every kind are restored from their schema unchanged and in order", () => {
  const written = answerKinds.map((Kind, place) =>
    question({
      Kind,
      Key: `k${9 - place}`,
      Required: place % 2 === 0,
      Choices: Kind === "choice" ? ["Ja", "Nej"] : [],
    }),
  );
  expect(questionsOf(stored(toSchema(written)))).toEqual(written);
  expect(UpdateProduct.shape.Questions.safeParse(stored(toSchema(written))).success).toBe(true);
});

test("no questions are an empty schema, and an empty schema has no questions", () => {
  expect(toSchema([])).toEqual({});
  expect(questionsOf({})).toEqual([]);
});

test("a new question gets a unique key, and the others' keys survive a reordering", () => {
  const schema = toSchema([question({}), question({ Key: "q1" }), question({})]);
  expect(questionsOf(schema)?.map(({ Key }) => Key)).toEqual(["q2", "q1", "q3"]);
});

test("a required text has a minimum length of one", () => {
  expect(toSchema([question({ Key: "namn", Required: true })])).toEqual({
    type: "object",
    properties: { namn: { title: "Vad heter ni?", type: "string", minLength: 1, maxLength: 200 } },
    required: ["namn"],
    "x-order": ["namn"],
  });
});

test("a required yes or no accepts no", () => {
  const schema = toSchema([question({ Key: "testamente", Kind: "yesNo", Required: true })]);
  expect(schema).toMatchObject({
    properties: { testamente: { title: "Vad heter ni?", type: "boolean" } },
    required: ["testamente"],
  });
  expect(JSON.stringify(schema)).not.toContain("const");
});

const asked = { type: "object", properties: { a: { title: "A", type: "number" } }, required: [], "x-order": ["a"] };
test.for([
  ["another language than JSON Schema", { fält: 1 }],
  ["a key that is not a question", { ...asked, required: ["b"] }],
  ["a question without a place", { ...asked, "x-order": [] }],
  ["a question with two places", { ...asked, "x-order": ["a", "a"] }],
  ["a key that objects have of themselves", { ...asked, required: ["constructor"] }],
  ["one answer to choose from", { ...asked, properties: { a: { title: "A", type: "string", enum: ["Ja"] } } }],
  ["a question without words", { ...asked, properties: { a: { title: " ", type: "number" } } }],
] as const)("%s is refused, and can't be edited as questions", ([, schema]) => {
  expect(UpdateProduct.shape.Questions.safeParse(schema).success).toBe(false);
  expect(questionsOf(schema)).toBeNull();
});
