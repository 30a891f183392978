import { z } from "zod";
import {
  boolParam,
  code,
  day,
  id,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  timestamp,
  typedText,
} from "../contract/fieldSchema.ts";
import { AiSentence, AiSource, aiReplyProblems } from "./aiSchema.ts";

const Problem = z.enum(aiReplyProblems);

/** Whether a reply was of help, and what was wrong. */
export const RateAiReply = z
  .strictObject({ Helpful: z.boolean(), Problem: Problem.nullish() })
  .refine(({ Helpful, Problem }) => !Helpful || Problem == null, { path: ["Problem"], error: "INVALID_VALUE" })
  .meta({ id: "RateAiReply" });
export type RateAiReply = z.infer<typeof RateAiReply>;

/** The params of /ai/answers/{code}/rating. */
export const byReplyCode = z.strictObject({ code });

/** A stored reply as staff review it. */
export const ReviewedAiReply = z
  .object({
    ID: id,
    Question: z.string(),
    Kind: z.enum(["Answer", "Unknown"]),
    Sentences: z.array(AiSentence),
    Sources: z.array(AiSource),
    Helpful: z.boolean().nullable(),
    Problem: Problem.nullable(),
    /** The block of its question; null without one. */
    BlockID: id.nullable(),
    /** The question is in the evaluation set. */
    IsEvaluated: z.boolean(),
    CreatedAt: timestamp,
  })
  .meta({ id: "ReviewedAiReply" });
export type ReviewedAiReply = z.infer<typeof ReviewedAiReply>;

export const ReviewedAiReplyList = z
  .object({ Replies: z.array(ReviewedAiReply), ...listAnswer })
  .meta({ id: "ReviewedAiReplyList" });
export type ReviewedAiReplyList = z.infer<typeof ReviewedAiReplyList>;

const { Page, PageSize, Order, After } = listQuery;

export const AiReplyQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["CreatedAt"]).default("CreatedAt"),
  Kind: z.enum(["Answer", "Unknown"]).optional(),
  Helpful: boolParam.optional(),
  Problem: Problem.optional(),
});
export type AiReplyQuery = z.infer<typeof AiReplyQuery>;

/** A question that the page declines because its reply was wrong. */
export const AiBlock = z
  .object({
    ID: id,
    /** The lexemes of the question: other orders and inflections of the words are declined too. */
    Lexemes: z.array(z.string()),
    CreatedAt: timestamp,
  })
  .meta({ id: "AiBlock" });
export type AiBlock = z.infer<typeof AiBlock>;

export const AiBlockList = z.object({ Blocks: z.array(AiBlock), ...listAnswer }).meta({ id: "AiBlockList" });
export type AiBlockList = z.infer<typeof AiBlockList>;

export const AiBlockQuery = z.strictObject({
  ...{ Page, PageSize, Order },
  Sort: z.enum(["CreatedAt", "ID"]).default("CreatedAt"),
});
export type AiBlockQuery = z.infer<typeof AiBlockQuery>;

/** The language model's usage this month, and the month's budget. */
export const AiUsage = z
  .object({
    /** The model's name; null without one. */
    Model: z.string().nullable(),
    /** The first day of the month. */
    Month: day,
    Requests: z.int().min(0),
    InputTokens: z.int().min(0),
    OutputTokens: z.int().min(0),
    MonthlyTokens: z.int().min(1),
  })
  .meta({ id: "AiUsage" });
export type AiUsage = z.infer<typeof AiUsage>;

/** A question for the evaluation set, without personal data, and its correct reply. */
export const AddAiEvaluation = z
  .strictObject({
    Question: multiline(lengths.AiQuestion),
    /** The page of the answer that the reply must quote first; null when the page must decline. */
    Source: typedText((text) => text.trim())
      .max(lengths.Uri.max + 20)
      .regex(/^\/answers\/[a-z0-9]+(?:-[a-z0-9]+)*$/, "INVALID_VALUE")
      .nullable(),
  })
  .meta({ id: "AddAiEvaluation" });
export type AddAiEvaluation = z.infer<typeof AddAiEvaluation>;
