import { lengths } from "../contract/lengths.ts";
import { BuyerQuestions } from "./buyerQuestionsSchema.ts";

/** The kind of answer. */
export const answerKinds = ["text", "longText", "date", "number", "yesNo", "choice", "file"] as const;
export type AnswerKind = (typeof answerKinds)[number];

/** A question to the buyer of a product, as the admin edits it. */
export interface BuyerQuestion {
  /** The key of its answer in orders: it stays when the text changes. */
  Key: string;
  Label: string;
  Kind: AnswerKind;
  Required: boolean;
  /** The options; for the kind "choice" only. */
  Choices: string[];
  Help?: string | undefined;
  /** The question applies only with this answer to an earlier one. */
  OnlyIf?: { key: string; value: string | boolean } | undefined;
}

type Schema = Extract<BuyerQuestions, { type: "object" }>;
type Property = Schema["properties"][string];

/** The questions as the JSON Schema that is stored with the product. Those without a key are given one. */
export function toSchema(questions: readonly BuyerQuestion[]): BuyerQuestions {
  if (questions.length === 0) return {};
  const keyed = withKeys(questions);
  return {
    type: "object",
    properties: Object.fromEntries(keyed.map((question) => [question.Key, propertyOf(question)])),
    required: keyed.filter(({ Required }) => Required).map(({ Key }) => Key),
    "x-order": keyed.map(({ Key }) => Key),
  };
}

/** The questions in order; null for a schema that this module did not write. */
export function questionsOf(schema: unknown): BuyerQuestion[] | null {
  const { success, data } = BuyerQuestions.safeParse(schema);
  if (!success) return null;
  if (!("type" in data)) return [];
  return data["x-order"].flatMap((Key) => {
    const property = data.properties[Key];
    if (!property) return [];
    const Required = data.required.includes(Key);
    const Choices = "enum" in property ? property.enum : [];
    const { title: Label, description: Help, "x-only-if": OnlyIf } = property;
    return [
      { Key, Label, Kind: kindOf(property), Required, Choices, ...(Help && { Help }), ...(OnlyIf && { OnlyIf }) },
    ];
  });
}

function withKeys(questions: readonly BuyerQuestion[]): BuyerQuestion[] {
  const taken = new Set(questions.map(({ Key }) => Key));
  let next = 1;
  return questions.map((question) => {
    if (question.Key) return question;
    while (taken.has(`q${next}`)) next += 1;
    taken.add(`q${next}`);
    return { ...question, Key: `q${next}` };
  });
}

function propertyOf({ Label, Kind, Required, Choices, Help, OnlyIf }: BuyerQuestion): Property {
  const shared = { title: Label, ...(Help && { description: Help }), ...(OnlyIf && { "x-only-if": OnlyIf }) };
  const text = { ...shared, type: "string" as const, ...(Required && { minLength: 1 as const }) };
  switch (Kind) {
    case "text":
      return { ...text, maxLength: lengths.ShortAnswer.max };
    case "longText":
      return { ...text, maxLength: lengths.LongAnswer.max };
    case "date":
      return { ...shared, type: "string", format: "date" };
    case "choice":
      return { ...shared, type: "string", enum: Choices };
    case "number":
      return { ...shared, type: "number" };
    case "yesNo":
      // A required boolean may be false: required consent is a separate field of the order.
      return { ...shared, type: "boolean" };
    case "file":
      return { ...shared, type: "string", format: "binary" };
  }
}

function kindOf(property: Property): AnswerKind {
  if (property.type === "boolean") return "yesNo";
  if (property.type === "number") return "number";
  if ("enum" in property) return "choice";
  if ("format" in property) return property.format === "date" ? "date" : "file";
  return property.maxLength > lengths.ShortAnswer.max ? "longText" : "text";
}
