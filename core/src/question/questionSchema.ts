import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { questionActions } from "../audit/historySchema.ts";
import { CategoryRef } from "../category/categorySchema.ts";
import {
  boolParam,
  countedAnswer,
  day,
  email,
  id,
  idList,
  idParam,
  lengths,
  listQuery,
  multiline,
  personName,
  phone,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { Call } from "../phoneCall/phoneCallSchema.ts";
import { QuestionMessage } from "./messageSchema.ts";
import { optionalInput, optionalOutput } from "./optionalFieldsSchema.ts";

export const questionTypes = ["Free", "Express", "Express24", "PhoneAdvice"] as const;
export const QuestionType = z.enum(questionTypes);
export type QuestionType = z.infer<typeof QuestionType>;

export const questionStates = [
  "AwaitingConfirmation",
  "AwaitingPayment",
  "Open",
  "NeedsInfo",
  "Answered",
  "Published",
  "Rejected",
  "Withdrawn",
  "Refunded",
  "Expired",
] as const;
export const QuestionState = z.enum(questionStates);
export type QuestionState = z.infer<typeof QuestionState>;

/** Who holds a question, and until when unless the lease is renewed. */
export const ReservedBy = z
  .object({ UserID: id, Name: z.string(), LeaseUntil: timestamp })
  .nullable()
  .meta({ id: "ReservedBy" });
export type ReservedBy = z.infer<typeof ReservedBy>;

/** A row of the staff's lists (specification section 3). `QuestionBody` is cut to its first 300 characters here. */
export const QuestionListItem = z
  .object({
    ID: id,
    Title: z.string(),
    QuestionBody: z.string(),
    Type: QuestionType,
    State: QuestionState,
    Hidden: z.boolean(),
    Category: CategoryRef,
    ReservedBy: ReservedBy,
    CreatedAt: timestamp,
    ConfirmedAt: timestamp.nullable(),
    PublishedAt: timestamp.nullable(),
    ...optionalOutput,
    Uri: z.string().nullable(),
    /** The asker has objected to publication. */
    Objected: z.boolean(),
    /** By when the answer is promised; null while nothing is. The clock is read by the service, never in the browser. */
    DueAt: timestamp.nullable(),
    /** Since when the clock stands still, or stood still when the answer came: the asker's facts are waited for. */
    PausedAt: timestamp.nullable(),
    /** Open minutes until then, below none once late; as they were when the answer came or the clock was stopped. */
    MinutesLeft: z.int().nullable(),
    /** Of the promised open time, in per cent; 100 or more when none is left. */
    UsedPercent: z.int().nullable(),
    /** The promise was or is not kept. */
    Late: z.boolean(),
    /** The state of the latest peer review; null without one. */
    Reading: z.enum(["Asked", "Approved", "Returned"]).nullable(),
    /** When the asker asked about the answer, and when that was answered. */
    FollowUpAt: timestamp.nullable(),
    FollowUpAnsweredAt: timestamp.nullable(),
    /** By when the answer to that is promised, and whether that promise was or is not kept. */
    FollowUpDueAt: timestamp.nullable(),
    FollowUpLate: z.boolean(),
    /** In the list of calls, for the holder and admins: the number to call. */
    Phone: z.string().nullable().optional(),
  })
  .meta({ id: "QuestionListItem" });
export type QuestionListItem = z.infer<typeof QuestionListItem>;

export const QuestionList = z
  .object({ Questions: z.array(QuestionListItem), ...countedAnswer })
  .meta({ id: "QuestionList" });
export type QuestionList = z.infer<typeof QuestionList>;

/** One change: who did what, and when. */
export const Change = z
  .object({ At: timestamp, Name: z.string().nullable(), Action: z.enum(questionActions) })
  .meta({ id: "Change" });

/** A question as staff see it, whole. `Asker` is null to all but its holder and admins. */
export const Question = QuestionListItem.extend({
  PublishConsent: z.boolean(),
  /** When the text to be published was last changed; reservations and the clock change nothing of it. */
  UpdatedAt: timestamp,
  HasAnswer: z.boolean(),
  Asker: z.object({ FirstName: z.string().nullable(), Email: z.string(), Phone: z.string().nullable() }).nullable(),
  similarAnswers: z.array(AnswerRef),
  /** What staff and the asker have written to each other, oldest first. */
  Messages: z.array(QuestionMessage),
  /** What came of calling the asker, oldest first. */
  Calls: z.array(Call),
  History: z.array(Change),
}).meta({ id: "Question" });
export type Question = z.infer<typeof Question>;

/** Asks a question. Length rules belong here, not to the tables: an imported archive may break them. */
export const AskQuestion = z
  .strictObject({
    Type: QuestionType,
    CategoryID: id,
    Title: singleLine(lengths.Title),
    QuestionBody: multiline(lengths.QuestionBody),
    ...optionalInput,
    FirstName: personName.nullish(),
    Email: email,
    Phone: phone.nullish(),
    AcceptTerms: z.literal(true, "MUST_ACCEPT"),
    /** Honeypot: bots fill it in, people never see it. */
    Website: z.literal("", "MUST_BE_EMPTY").optional(),
  })
  .meta({ id: "AskQuestion" });
export type AskQuestion = z.infer<typeof AskQuestion>;

/** The receipt: `Reference` is what the asker may quote to us. */
export const AskedQuestion = z
  .object({ ID: id, Reference: z.string(), State: QuestionState })
  .meta({ id: "AskedQuestion" });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** What the asker sees of the own question, behind a code. `AnswerBody` is null until the answer is sent. */
export const QuestionStatus = z
  .object({
    ID: id,
    Reference: z.string(),
    Title: z.string(),
    QuestionBody: z.string(),
    Type: QuestionType,
    State: QuestionState,
    Category: CategoryRef,
    ...optionalOutput,
    CreatedAt: timestamp,
    ConfirmedAt: timestamp.nullable(),
    AnsweredAt: timestamp.nullable(),
    AnswerBody: z.string().nullable(),
    /** The public page, once published and visible. */
    Uri: z.string().nullable(),
    Objected: z.boolean(),
    /** What staff and the asker have written to each other, oldest first. */
    Messages: z.array(QuestionMessage.omit({ Name: true })),
    /** Until when the one question about the answer may be asked; null when it may not. */
    FollowUpUntil: timestamp.nullable(),
  })
  .meta({ id: "QuestionStatus" });
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** The answer to a confirmation: the status, and the code that opens the status page from now on. */
export const ConfirmedQuestion = QuestionStatus.extend({ AccessCode: z.string() }).meta({ id: "ConfirmedQuestion" });
export type ConfirmedQuestion = z.infer<typeof ConfirmedQuestion>;

/** Staff edit the text before publication: names and places go. */
export const UpdateQuestion = z
  .strictObject({
    Title: singleLine(lengths.Title).optional(),
    QuestionBody: multiline(lengths.QuestionBody).optional(),
    CategoryID: id.optional(),
    ...lock,
  })
  .meta({ id: "UpdateQuestion" });
export type UpdateQuestion = z.infer<typeof UpdateQuestion>;

/**
 * The staff's lists. Today: promised for today and unanswered. Late: past its time and unanswered. Waiting: for the
 * asker's facts. Readings: a colleague has been asked to read the answer. Calls: advice to
 * give by telephone. All: whatever is confirmed.
 */
export const questionLists = [
  ...["unanswered", "reserved", "answered", "hidden"],
  ...["today", "late", "waiting", "follow-ups", "readings", "calls", "all"],
] as const;

/** How near a question is to its time: due today, three quarters of the time used, or late. */
export const dueFilters = ["today", "soon", "late"] as const;
export const DueFilter = z.enum(dueFilters);
export type DueFilter = z.infer<typeof DueFilter>;

const questionFilters = {
  Query: listQuery.Query,
  /** Which of the lists. */
  State: z.enum(questionLists).optional(),
  /** How far the question has come, within the list. */
  Stage: QuestionState.optional(),
  Due: DueFilter.optional(),
  CategoryID: idParam.optional(),
  Type: QuestionType.optional(),
  /** The number of a holder. */
  ReservedBy: idParam.optional(),
  /** The number of whoever wrote the answer. */
  UserID: idParam.optional(),
  /** The number of whoever was asked to read the answer and hasn't yet. */
  ReaderID: idParam.optional(),
  Hidden: boolParam.optional(),
  /** Days in Sweden, both included. */
  ConfirmedFrom: day.optional(),
  ConfirmedTo: day.optional(),
  PublishedFrom: day.optional(),
  PublishedTo: day.optional(),
  AnsweredFrom: day.optional(),
  AnsweredTo: day.optional(),
  Sort: z.enum(["ConfirmedAt", "PublishedAt", "DueAt", "FollowUpAt", "ID"]).default("ConfirmedAt"),
};

export const QuestionQuery = z.strictObject({ ...listQuery, ...questionFilters, ID: idList });
export type QuestionQuery = z.infer<typeof QuestionQuery>;

/** A list's filters and order, for all of it in one file. */
export const ExportQuestions = z
  .strictObject({ ...questionFilters, State: z.enum(questionLists), Order: listQuery.Order })
  .meta({ id: "ExportQuestions" });
export type ExportQuestions = z.infer<typeof ExportQuestions>;
