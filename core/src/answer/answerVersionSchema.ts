import { z } from "zod";
import { day, id, timestamp } from "../contract/fieldSchema.ts";
import { Provision } from "../law/provisionSchema.ts";
import { answerActions } from "./answerSchema.ts";

/** A saved version of an answer, as a row of the list. */
export const AnswerVersionRow = z
  .object({
    ID: id,
    /** When it was last saved. */
    SavedAt: timestamp,
    /** Who saved it; null for an import or a deleted account. */
    User: z.object({ UserID: id, Name: z.string() }).nullable(),
    /** The furthest state that the answer reached in this version: saved, sent or published. */
    Action: z.enum(answerActions),
    /** Characters of the text without its markup. */
    Characters: z.int(),
  })
  .meta({ id: "AnswerVersionRow" });
export type AnswerVersionRow = z.infer<typeof AnswerVersionRow>;

/** The versions of an answer, newest first; the first is the answer as it is now. At most the 200 newest. */
export const AnswerVersionList = z.object({ Versions: z.array(AnswerVersionRow) }).meta({ id: "AnswerVersionList" });
export type AnswerVersionList = z.infer<typeof AnswerVersionList>;

/** One version with its text. */
export const AnswerVersion = AnswerVersionRow.extend({
  /** Sanitised HTML. */
  AnswerBody: z.string(),
  Provisions: z.array(Provision),
  ValidAt: day.nullable(),
}).meta({ id: "AnswerVersion" });
export type AnswerVersion = z.infer<typeof AnswerVersion>;
