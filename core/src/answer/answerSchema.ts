import { z } from "zod";
import { AreaRef, CategoryRef } from "../category/categorySchema.ts";
import {
  boolParam,
  countedAnswer,
  day,
  id,
  idList,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  timestamp,
} from "../contract/fieldSchema.ts";
import { CitedProvision, Provision } from "../law/provisionSchema.ts";
import { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { AnswerRef } from "./answerRefSchema.ts";

/** A text in pieces; those that a search has found are marked. */
export const MarkedText = z.array(z.object({ Text: z.string(), Hit: z.boolean() })).meta({ id: "MarkedText" });
export type MarkedText = z.infer<typeof MarkedText>;

/** A row of the public lists. `QuestionBody` is cut to its first 300 characters here. */
export const AnswerListItem = AnswerRef.extend({
  QuestionBody: z.string(),
  Category: CategoryRef,
  /** The area that the category belongs to, or the category itself. */
  Area: AreaRef,
  PublishedAt: timestamp,
  /** When the answer's text last changed. */
  UpdatedAt: timestamp,
  /** Where the words of a search stand; null where nothing was searched for. */
  Found: z.object({ Title: MarkedText, Excerpt: MarkedText }).nullable(),
}).meta({ id: "AnswerListItem" });
export type AnswerListItem = z.infer<typeof AnswerListItem>;

export const AnswerList = z.object({ Answers: z.array(AnswerListItem), ...listAnswer }).meta({ id: "AnswerList" });
export type AnswerList = z.infer<typeof AnswerList>;

/** The author as readers see it. */
export const Author = z.object({ Name: z.string(), Title: z.string().nullable() }).meta({ id: "Author" });

/** A published answer (specification section 3, qas: Category, User, Question with similarAnswers). */
export const Answer = z
  .object({
    ID: id,
    Title: z.string(),
    Uri: z.string(),
    /** Sanitised HTML. */
    AnswerBody: z.string(),
    PublishedAt: timestamp,
    UpdatedAt: timestamp,
    /** The day the law was as the answer says. */
    ValidAt: day.nullable(),
    Provisions: z.array(Provision),
    Category: CategoryRef,
    /** The area that the category belongs to, or the category itself. */
    Area: AreaRef,
    User: Author.nullable(),
    Question: z.object({
      ID: id,
      Title: z.string(),
      /** Plain text with line breaks. */
      QuestionBody: z.string(),
      similarAnswers: z.array(AnswerRef),
    }),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof Answer>;

/** The same as staff see it: drafts too, so some things may be missing still. */
export const StaffAnswer = Answer.extend({
  Uri: z.string().nullable(),
  PublishedAt: timestamp.nullable(),
  User: Author.extend({ UserID: id }).nullable(),
  State: QuestionState,
  Type: QuestionType,
  Hidden: z.boolean(),
  Objected: z.boolean(),
  SentAt: timestamp.nullable(),
  /** Rises with every save; send it back to learn of a save in between. */
  Version: z.int(),
}).meta({ id: "StaffAnswer" });
export type StaffAnswer = z.infer<typeof StaffAnswer>;

const staffRow = StaffAnswer.omit({ AnswerBody: true, Area: true, Question: true, Provisions: true }).meta({
  id: "StaffAnswerRow",
});
export const StaffAnswerList = z
  .object({ Answers: z.array(staffRow), ...countedAnswer })
  .meta({ id: "StaffAnswerList" });
export type StaffAnswerList = z.infer<typeof StaffAnswerList>;

/** The HTML of an answer as it comes in; the server keeps what an answer is made of. */
export const answerBody = z
  .string()
  .max(lengths.AnswerBody.max)
  .refine((html) => !html.includes("\u0000") && html.isWellFormed(), "INVALID_VALUE");

/** What the answer says and rests on; what is left out stays as it is. */
const sources = {
  Provisions: z.array(CitedProvision).max(lengths.Provisions.max, "TOO_LONG").optional(),
  ValidAt: day.nullable().optional(),
};

/** Begins the draft of a question that the caller holds. */
export const CreateAnswer = z
  .strictObject({ QuestionID: id, AnswerBody: answerBody.default(""), ...sources })
  .meta({ id: "CreateAnswer" });
export type CreateAnswer = z.infer<typeof CreateAnswer>;

export const answerActions = ["save", "send", "publish"] as const;
export type AnswerAction = (typeof answerActions)[number];

/** Saves the draft, sends the answer to the asker, or sends and publishes it. */
export const UpdateAnswer = z
  .strictObject({
    Action: z.enum(answerActions),
    AnswerBody: answerBody.optional(),
    ...sources,
    /** The version that was changed; when another has been saved since, the call is refused with CHANGED_BY_OTHER. */
    Version: z.int().min(1).optional(),
    /** Keeps what was saved last as a version of its own, however recent it is. */
    NewVersion: z.boolean().optional(),
  })
  .meta({ id: "UpdateAnswer" });
export type UpdateAnswer = z.infer<typeof UpdateAnswer>;

/** A text to be shown as readers would see it. */
export const PreviewAnswer = z
  .strictObject({ AnswerBody: answerBody, Provisions: sources.Provisions.unwrap(), ValidAt: day.nullable() })
  .meta({ id: "PreviewAnswer" });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

/** As readers would see it: sanitised, with labels, and with the day and the author it would get if sent now. */
export const AnswerPreview = Answer.pick({
  ID: true,
  Title: true,
  AnswerBody: true,
  ValidAt: true,
  Provisions: true,
  Category: true,
  Area: true,
  User: true,
  UpdatedAt: true,
})
  .extend({ PublishedAt: timestamp, QuestionBody: z.string() })
  .meta({ id: "AnswerPreview" });
export type AnswerPreview = z.infer<typeof AnswerPreview>;

export const AnswerQuery = z.strictObject({
  ...listQuery,
  /** Default: PublishedAt, with a Query Relevance. */
  Sort: z.enum(["PublishedAt", "Relevance"]).optional(),
  /** An area takes its sub-categories with it. */
  CategoryID: idParam.optional(),
  ID: idList,
});
export type AnswerQuery = z.infer<typeof AnswerQuery>;

const staffAnswerFilters = {
  Query: listQuery.Query,
  Sort: z.enum(["PublishedAt", "UpdatedAt", "ID"]).default("PublishedAt"),
  CategoryID: idParam.optional(),
  Hidden: boolParam.optional(),
  State: z.enum(["Open", "NeedsInfo", "Answered", "Published"]).optional(),
  Type: QuestionType.optional(),
  UserID: idParam.optional(),
  PublishedFrom: day.optional(),
  PublishedTo: day.optional(),
};

export const StaffAnswerQuery = z.strictObject({ ...listQuery, ...staffAnswerFilters, ID: idList });
export type StaffAnswerQuery = z.infer<typeof StaffAnswerQuery>;

/** The list's filters and order, for all of it in one file. */
export const ExportAnswers = z
  .strictObject({ ...staffAnswerFilters, Order: listQuery.Order })
  .meta({ id: "ExportAnswers" });
export type ExportAnswers = z.infer<typeof ExportAnswers>;
