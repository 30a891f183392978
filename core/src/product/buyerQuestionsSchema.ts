import { z } from "zod";
import { day, lengths, multiline, singleLine, typedText } from "../contract/fieldSchema.ts";

/** Maximum number of questions of one product, and of options of one question. */
export const maxQuestions = 30;
export const maxChoices = 30;

/** Letters and digits: the key of an answer. */
const key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/);

const minLength = z.literal(1).optional();

const shared = {
  title: singleLine(lengths.BuyerQuestion),
  /** A help text. */
  description: singleLine(lengths.BuyerHelp).optional(),
  /** The question applies only with this answer to an earlier one. */
  "x-only-if": z.strictObject({ key, value: z.union([typedText(), z.boolean()]) }).optional(),
};

/** One question, in a small subset of JSON Schema that any validator can check an answer against. */
const BuyerQuestion = z.union([
  z.strictObject({
    ...shared,
    type: z.literal("string"),
    minLength,
    maxLength: z.int().min(1).max(lengths.LongAnswer.max),
  }),
  z.strictObject({ ...shared, type: z.literal("string"), format: z.literal("date") }),
  // A document: uploaded to the order once it is placed, so the order itself has no answer to it.
  z.strictObject({ ...shared, type: z.literal("string"), format: z.literal("binary") }),
  z.strictObject({
    ...shared,
    type: z.literal("string"),
    enum: z.array(singleLine(lengths.BuyerChoice)).min(2).max(maxChoices),
  }),
  z.strictObject({ ...shared, type: z.literal("number") }),
  z.strictObject({ ...shared, type: z.literal("boolean") }),
]);

const isSet = (keys: string[], properties: object) =>
  new Set(keys).size === keys.length && keys.every((name) => Object.hasOwn(properties, name));

/** A condition refers to an earlier question, so that conditions have no cycles. */
const conditionsAreEarlier = (keys: string[], properties: Record<string, z.infer<typeof BuyerQuestion>>) =>
  keys.every((name, place) => {
    const condition = properties[name]?.["x-only-if"];
    return condition === undefined || keys.slice(0, place).includes(condition.key);
  });

/**
 * JSON Schema of the order form's questions for a product; {} asks nothing. The order of the questions is in
 * `x-order`, since JSON objects are unordered.
 */
export const BuyerQuestions = z.union([
  z.strictObject({}),
  z
    .strictObject({
      type: z.literal("object"),
      properties: z.record(key, BuyerQuestion),
      required: z.array(key),
      "x-order": z.array(key).min(1).max(maxQuestions),
    })
    .refine(
      ({ properties, required, "x-order": order }) =>
        isSet(required, properties) &&
        isSet(order, properties) &&
        order.length === Object.keys(properties).length &&
        conditionsAreEarlier(order, properties),
      "INVALID_VALUE",
    ),
]);
export type BuyerQuestions = z.infer<typeof BuyerQuestions>;

export type BuyerAnswer = string | number | boolean;

/** The schema of an answer that is given. */
export function answerSchema(question: z.infer<typeof BuyerQuestion>): z.ZodType<BuyerAnswer> {
  if (question.type === "boolean") return z.boolean("INVALID_VALUE");
  if (question.type === "number") return z.number("INVALID_VALUE");
  if ("enum" in question) return z.enum(question.enum, "INVALID_VALUE");
  if ("format" in question) return day;
  const size = { min: 0, max: question.maxLength };
  return size.max > lengths.ShortAnswer.max ? multiline(size) : singleLine(size);
}
