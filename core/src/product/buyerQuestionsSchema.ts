import { z } from "zod";
import { lengths, singleLine } from "../contract/fieldSchema.ts";

/** Maximum number of questions of one product, and of options of one question. */
export const maxQuestions = 30;
export const maxChoices = 30;

const title = singleLine(lengths.BuyerQuestion);
const minLength = z.literal(1).optional();

/** One question, in a small subset of JSON Schema that any validator can check an answer against. */
const BuyerQuestion = z.union([
  z.strictObject({
    title,
    type: z.literal("string"),
    minLength,
    maxLength: z.int().min(1).max(lengths.LongAnswer.max),
  }),
  z.strictObject({ title, type: z.literal("string"), format: z.literal("date") }),
  z.strictObject({
    title,
    type: z.literal("string"),
    enum: z.array(singleLine(lengths.BuyerChoice)).min(2).max(maxChoices),
  }),
  z.strictObject({ title, type: z.literal("number") }),
  z.strictObject({ title, type: z.literal("boolean") }),
]);

const key = z.string().regex(/^[a-z][a-zA-Z0-9]{0,30}$/);

const isSet = (keys: string[], properties: object) =>
  new Set(keys).size === keys.length && keys.every((name) => Object.hasOwn(properties, name));

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
        isSet(required, properties) && isSet(order, properties) && order.length === Object.keys(properties).length,
      "INVALID_VALUE",
    ),
]);
export type BuyerQuestions = z.infer<typeof BuyerQuestions>;
