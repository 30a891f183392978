import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { id, lengths, listAnswer, listQuery, singleLine, timestamp } from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

const expressions = z.array(singleLine(lengths.SynonymExpression)).max(lengths.SynonymExpressions.max, "TOO_LONG");

const synonym = {
  /** Expressions as people write them: "få sparken". */
  From: expressions.min(1, "REQUIRED"),
  /** Expressions that they also find; empty when all of `From` find each other. */
  To: expressions,
};

const isSynonym = ({ From, To }: { From: string[]; To: string[] }): boolean => To.length > 0 || From.length > 1;
const twoExpressions = { path: ["To"], error: "REQUIRED" };

export const SaveSynonym = z.strictObject(synonym).refine(isSynonym, twoExpressions).meta({ id: "SaveSynonym" });
export type SaveSynonym = z.infer<typeof SaveSynonym>;

/** A change to the group as it was read. */
export const UpdateSynonym = z
  .strictObject({ ...synonym, ...lock })
  .refine(isSynonym, twoExpressions)
  .meta({ id: "UpdateSynonym" });
export type UpdateSynonym = z.infer<typeof UpdateSynonym>;

export const Synonym = z
  .object({ ID: id, From: z.array(z.string()), To: z.array(z.string()), UpdatedAt: timestamp })
  .meta({ id: "Synonym" });
export type Synonym = z.infer<typeof Synonym>;

export const SynonymList = z.object({ Synonyms: z.array(Synonym), ...listAnswer }).meta({ id: "SynonymList" });
export type SynonymList = z.infer<typeof SynonymList>;

const { Page, PageSize, Order, Query } = listQuery;

/** By the first expression. */
export const SynonymQuery = z.strictObject({
  ...{ Page, PageSize, Query },
  Order: Order.default("asc"),
  Sort: z.enum(["From", "ID"]).default("From"),
});
export type SynonymQuery = z.infer<typeof SynonymQuery>;

/** The group to preview, and the stored one that it replaces. */
export const PreviewSynonym = z
  .strictObject({ ...synonym, ID: id.optional() })
  .refine(isSynonym, twoExpressions)
  .meta({ id: "PreviewSynonym" });
export type PreviewSynonym = z.infer<typeof PreviewSynonym>;

/** The best answers to each expression of `From`, with and without the group. */
export const SynonymPreview = z
  .object({
    Searches: z.array(z.object({ Query: z.string(), Before: z.array(AnswerRef), After: z.array(AnswerRef) })),
  })
  .meta({ id: "SynonymPreview" });
export type SynonymPreview = z.infer<typeof SynonymPreview>;
