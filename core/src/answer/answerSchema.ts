import { z } from "zod";
import { AreaRef, CategoryRef } from "../category/categorySchema.ts";
import {
  boolParam,
  countedAnswer,
  day,
  id,
  idList,
  idParam,
  integer,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  timestamp,
  typedText,
} from "../contract/fieldSchema.ts";
import { ChangedProvision } from "../law/lawChangeSchema.ts";
import { CitationSpan, CitedProvision, Provision } from "../law/provisionSchema.ts";
import { QuestionState, QuestionType } from "../question/questionSchema.ts";
import { StaffSearch } from "../search/staffSearchSchema.ts";
import { AnswerRef } from "./answerRefSchema.ts";

/** A text in segments; the matches of a search are marked. */
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
  /** The matches of a search; null without a search. */
  Found: z.object({ Title: MarkedText, Excerpt: MarkedText }).nullable(),
}).meta({ id: "AnswerListItem" });
export type AnswerListItem = z.infer<typeof AnswerListItem>;

/** The interpretation of a search, and what to show beside its answers. */
export const SearchResult = z
  .object({
    /** The typed text with the spellings that were searched for in place of unknown words, these marked. */
    Correction: MarkedText.nullable(),
    /** How many of the answers, counted from the first, have most of what was searched for; the others are near it. */
    Matching: z.int().min(0),
    /** The areas of law that the best answers belong to, best first. */
    Areas: z.array(AreaRef),
  })
  .meta({ id: "SearchResult" });
export type SearchResult = z.infer<typeof SearchResult>;

export const AnswerList = z
  .object({
    Answers: z.array(AnswerListItem),
    ...listAnswer,
    /** Null where nothing was searched for. */
    Search: SearchResult.nullable(),
  })
  .meta({ id: "AnswerList" });
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
    /** The date of the law that the answer states. */
    ValidAt: day.nullable(),
    Provisions: z.array(Provision),
    /** Where the text cites provisions. An addition to the specification. */
    Citations: z.array(CitationSpan),
    /** Cited provisions with a wording that came into force after the day of the answer. */
    LawChanges: z.array(ChangedProvision),
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
      /** Where none is similar: others of the same sub-category, or of its area. An addition to the specification. */
      MoreAnswers: z.object({ About: CategoryRef, Answers: z.array(AnswerRef) }).optional(),
    }),
  })
  .meta({ id: "Answer" });
export type Answer = z.infer<typeof Answer>;

/** The same for staff: with drafts, so some fields may be null. */
export const StaffAnswer = Answer.extend({
  Uri: z.string().nullable(),
  PublishedAt: timestamp.nullable(),
  User: Author.extend({ UserID: id }).nullable(),
  State: QuestionState,
  Type: QuestionType,
  Hidden: z.boolean(),
  Objected: z.boolean(),
  SentAt: timestamp.nullable(),
  /** Rises with every save; send it back so that a concurrent save is detected. */
  Version: z.int(),
}).meta({ id: "StaffAnswer" });
export type StaffAnswer = z.infer<typeof StaffAnswer>;

const staffRow = StaffAnswer.omit({
  AnswerBody: true,
  Area: true,
  Question: true,
  Provisions: true,
  Citations: true,
  LawChanges: true,
}).meta({
  id: "StaffAnswerRow",
});
export const StaffAnswerList = z
  .object({ Answers: z.array(staffRow), ...countedAnswer, Search: StaffSearch.nullable() })
  .meta({ id: "StaffAnswerList" });
export type StaffAnswerList = z.infer<typeof StaffAnswerList>;

/** The HTML of an answer as submitted; the server sanitises it. */
export const answerBody = typedText().max(lengths.AnswerBody.max);

/** The text and the law of an answer; a missing field stays unchanged. */
const sources = {
  Provisions: z.array(CitedProvision).max(lengths.Provisions.max, "TOO_LONG").optional(),
  ValidAt: day.nullable().optional(),
};

/** Creates the draft of a question that the caller has reserved. */
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
    /** The version that was edited; when a newer one exists, the call is refused with CHANGED_BY_OTHER. */
    Version: integer.min(1).optional(),
    /** Stores the last save as a new version, even a recent one. */
    NewVersion: z.boolean().optional(),
    /** Why an answer is published without a provision or a date; for the audit log only. */
    Reason: multiline(lengths.Reason).optional(),
  })
  .meta({ id: "UpdateAnswer" });
export type UpdateAnswer = z.infer<typeof UpdateAnswer>;

/** A text to preview. */
export const PreviewAnswer = z
  .strictObject({ AnswerBody: answerBody, Provisions: sources.Provisions.unwrap(), ValidAt: day.nullable() })
  .meta({ id: "PreviewAnswer" });
export type PreviewAnswer = z.infer<typeof PreviewAnswer>;

/** The text as readers would see it: sanitised, with labels, and with the date and author it would get if sent now. */
export const AnswerPreview = Answer.pick({
  ID: true,
  Title: true,
  AnswerBody: true,
  ValidAt: true,
  Provisions: true,
  Citations: true,
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
  /** An area includes its sub-categories. */
  CategoryID: idParam.optional(),
  ID: idList,
  /** The year of publication, in Swedish time. */
  Year: z.coerce
    .number("INVALID_VALUE")
    .int("INVALID_VALUE")
    .min(1900, "INVALID_VALUE")
    .max(2200, "INVALID_VALUE")
    .optional(),
  Type: QuestionType.optional(),
  /** Searches for unknown words as they are typed, instead of the nearest spelling. */
  Literal: boolParam.optional(),
});
export type AnswerQuery = z.infer<typeof AnswerQuery>;

const staffAnswerFilters = {
  Query: listQuery.Query,
  /** Default: PublishedAt, with a Query Relevance. By relevance any word may be missing, otherwise none. */
  Sort: z.enum(["PublishedAt", "UpdatedAt", "ID", "Relevance"]).optional(),
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

/** The list's filters and order, without pages, for an export. */
export const ExportAnswers = z
  .strictObject({ ...staffAnswerFilters, Order: listQuery.Order })
  .meta({ id: "ExportAnswers" });
export type ExportAnswers = z.infer<typeof ExportAnswers>;
