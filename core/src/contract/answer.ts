import { z } from "zod";
import { AnswerRef } from "./answerRef.ts";
import { CategoryRef } from "./category.ts";
import { day, id, idList, idParam, lengths, listAnswer, listQuery, timestamp } from "./fields.ts";
import { QuestionState, QuestionType } from "./question.ts";

/** A provision that an answer rests on: "12 kap. 28 § jordabalken (1970:994)". */
export const Provision = z
  .object({
    Law: z.string(),
    Sfs: z.string(),
    Chapter: z.string().nullable(),
    Paragraph: z.string(),
    Label: z.string(),
  })
  .meta({ id: "Provision" });
export type Provision = z.infer<typeof Provision>;

/** A row of the public lists. `QuestionBody` is cut to its first 300 characters here. */
export const AnswerListItem = AnswerRef.extend({
  QuestionBody: z.string(),
  Category: CategoryRef,
  PublishedAt: timestamp,
}).meta({ id: "AnswerListItem" });
export type AnswerListItem = z.infer<typeof AnswerListItem>;

export const AnswerList = z.object({ Answers: z.array(AnswerListItem), ...listAnswer }).meta({ id: "AnswerList" });
export type AnswerList = z.infer<typeof AnswerList>;

/** Who answered, as readers are told. */
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

const staffRow = StaffAnswer.omit({ AnswerBody: true, Question: true, Provisions: true }).meta({
  id: "StaffAnswerRow",
});
export const StaffAnswerList = z.object({ Answers: z.array(staffRow), ...listAnswer }).meta({ id: "StaffAnswerList" });
export type StaffAnswerList = z.infer<typeof StaffAnswerList>;

const answerBody = z
  .string()
  .max(lengths.AnswerBody.max)
  .refine((html) => !html.includes("\u0000") && html.isWellFormed(), "INVALID_VALUE");

/** Begins the draft of a question that the caller holds. */
export const CreateAnswer = z
  .strictObject({ QuestionID: id, AnswerBody: answerBody.default("") })
  .meta({ id: "CreateAnswer" });
export type CreateAnswer = z.infer<typeof CreateAnswer>;

export const answerActions = ["save", "send", "publish"] as const;

/** Saves the draft, sends the answer to the asker, or sends and publishes it. */
export const UpdateAnswer = z
  .strictObject({
    Action: z.enum(answerActions),
    AnswerBody: answerBody.optional(),
    Version: z.int().min(1).optional(),
  })
  .meta({ id: "UpdateAnswer" });
export type UpdateAnswer = z.infer<typeof UpdateAnswer>;

export const AnswerQuery = z.strictObject({
  ...listQuery,
  /** Default: PublishedAt, with a Query Relevance. */
  Sort: z.enum(["PublishedAt", "Relevance"]).optional(),
  /** An area takes its sub-categories with it. */
  CategoryID: idParam.optional(),
  ID: idList,
});
export type AnswerQuery = z.infer<typeof AnswerQuery>;

export const StaffAnswerQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["PublishedAt", "UpdatedAt", "ID"]).default("PublishedAt"),
  CategoryID: idParam.optional(),
  Hidden: z.stringbool({ truthy: ["true"], falsy: ["false"] }).optional(),
  State: z.enum(["Open", "NeedsInfo", "Answered", "Published"]).optional(),
  Type: QuestionType.optional(),
  UserID: idParam.optional(),
  PublishedFrom: day.optional(),
  PublishedTo: day.optional(),
  ID: idList,
});
export type StaffAnswerQuery = z.infer<typeof StaffAnswerQuery>;
