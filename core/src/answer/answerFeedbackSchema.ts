import { z } from "zod";
import { email, id, idParam, lengths, listAnswer, listQuery, multiline, timestamp } from "../contract/fieldSchema.ts";
import { honeypot } from "../spam/honeypotSchema.ts";

export const answerReportReasons = ["WrongLaw", "Outdated", "PersonalData", "Other"] as const;
export type AnswerReportReason = (typeof answerReportReasons)[number];

/** Why a reader reports an answer. */
export const ReportAnswer = z
  .strictObject({
    Reason: z.enum(answerReportReasons),
    Text: multiline(lengths.ReportText),
    /** The reader's e-mail address, for the outcome. */
    Email: email.nullish(),
    ...honeypot,
  })
  .meta({ id: "ReportAnswer" });
export type ReportAnswer = z.infer<typeof ReportAnswer>;

/** The receipt: the reader can quote `Reference` to us. */
export const ReportedAnswer = z.object({ Reference: z.string() }).meta({ id: "ReportedAnswer" });
export type ReportedAnswer = z.infer<typeof ReportedAnswer>;

/** A report as staff see it. */
export const AnswerReport = z
  .object({
    ID: id,
    Reference: z.string(),
    Answer: z.object({ ID: id, Title: z.string(), Uri: z.string().nullable() }),
    /** The version that was reported; a higher one now means that the answer has been changed since. */
    Version: z.int(),
    Reason: z.enum(answerReportReasons),
    Text: z.string(),
    Email: z.string().nullable(),
    CreatedAt: timestamp,
  })
  .meta({ id: "AnswerReport" });
export type AnswerReport = z.infer<typeof AnswerReport>;

export const AnswerReportList = z
  .object({ Reports: z.array(AnswerReport), ...listAnswer })
  .meta({ id: "AnswerReportList" });
export type AnswerReportList = z.infer<typeof AnswerReportList>;

export const AnswerReportQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["CreatedAt"]).default("CreatedAt"),
  AnswerID: idParam.optional(),
  Reason: z.enum(answerReportReasons).optional(),
});
export type AnswerReportQuery = z.infer<typeof AnswerReportQuery>;

/** Whether the answer was helpful to a reader. */
export const RateAnswer = z.strictObject({ Helpful: z.boolean() }).meta({ id: "RateAnswer" });
export type RateAnswer = z.infer<typeof RateAnswer>;

/** The number of votes. */
export const AnswerFeedback = z
  .object({ Helpful: z.int().min(0), Unhelpful: z.int().min(0) })
  .meta({ id: "AnswerFeedback" });
export type AnswerFeedback = z.infer<typeof AnswerFeedback>;
