import { z } from "zod";
import { day, id, listAnswer, listQuery } from "../contract/fieldSchema.ts";
import { Provision } from "./provisionSchema.ts";

/** A provision that an answer cites, with a wording that came after the answer. */
export const ChangedProvision = Provision.extend({
  /** The first day of the new wording. */
  InForce: day,
}).meta({ id: "ChangedProvision" });
export type ChangedProvision = z.infer<typeof ChangedProvision>;

/** A provision's two wordings. */
const WordingChange = ChangedProvision.extend({ ID: id, Before: z.string(), After: z.string() }).meta({
  id: "WordingChange",
});
export type WordingChange = z.infer<typeof WordingChange>;

/** An answer whose law has changed, or will. */
export const OutdatedAnswer = z
  .object({
    ID: id,
    Title: z.string(),
    Uri: z.string().nullable(),
    Author: z.string().nullable(),
    ValidAt: day.nullable(),
    Version: z.int(),
    Changes: z.array(WordingChange),
  })
  .meta({ id: "OutdatedAnswer" });
export type OutdatedAnswer = z.infer<typeof OutdatedAnswer>;

export const OutdatedAnswerList = z
  .object({ Answers: z.array(OutdatedAnswer), ...listAnswer })
  .meta({ id: "OutdatedAnswerList" });
export type OutdatedAnswerList = z.infer<typeof OutdatedAnswerList>;

export const OutdatedAnswerQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["InForce"]).default("InForce"),
});
export type OutdatedAnswerQuery = z.infer<typeof OutdatedAnswerQuery>;
