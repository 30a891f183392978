import { z } from "zod";
import { AnswerRef } from "../answer/answerRefSchema.ts";
import { questionActions } from "../audit/historySchema.ts";
import { CategoryRef } from "../category/categorySchema.ts";
import { NamedParty } from "../conflict/partySchema.ts";
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
import { requiredWhen } from "../contract/requiredWhen.ts";
import { OrderState } from "../order/orderStateSchema.ts";
import { Call } from "../phoneCall/phoneCallSchema.ts";
import { StaffSearch } from "../search/staffSearchSchema.ts";
import { QuestionMessage } from "./messageSchema.ts";
import { optionalInput, optionalOutput } from "./optionalFieldsSchema.ts";
import { isCall, isPaid, isPaidByCompany, type PaidInput, paidInput } from "./paidQuestionSchema.ts";
import { QuestionOrder } from "./questionOrderSchema.ts";

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
  "Expired",
] as const;
export const QuestionState = z.enum(questionStates);
export type QuestionState = z.infer<typeof QuestionState>;

/** The holder of a question, and when the lease expires unless it is renewed. */
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
    /** When the answer is due; null without a due time. The service computes the clock, never the browser. */
    DueAt: timestamp.nullable(),
    /** Since when the clock is paused while it waits for the asker's facts; kept when the answer came meanwhile. */
    PausedAt: timestamp.nullable(),
    /** Open minutes left, negative once late; fixed when the answer came or the clock was paused. */
    MinutesLeft: z.int().nullable(),
    /** Share of the promised open time that is used, in per cent; 100 or more when none is left. */
    UsedPercent: z.int().nullable(),
    /** Whether the answer is or was late. */
    Late: z.boolean(),
    /** The state of the latest peer review; null without one. */
    Reading: z.enum(["Asked", "Approved", "Returned"]).nullable(),
    /** When the asker sent the follow-up question, and when it was answered. */
    FollowUpAt: timestamp.nullable(),
    FollowUpAnsweredAt: timestamp.nullable(),
    /** When the follow-up answer is due, and whether it is or was late. */
    FollowUpDueAt: timestamp.nullable(),
    FollowUpLate: z.boolean(),
    /** In the list of calls, for the holder and admins: the phone number. */
    Phone: z.string().nullable().optional(),
  })
  .meta({ id: "QuestionListItem" });
export type QuestionListItem = z.infer<typeof QuestionListItem>;

export const QuestionList = z
  .object({ Questions: z.array(QuestionListItem), ...countedAnswer, Search: StaffSearch.nullable() })
  .meta({ id: "QuestionList" });
export type QuestionList = z.infer<typeof QuestionList>;

/** One change: who did what, and when. */
export const Change = z
  .object({ At: timestamp, Name: z.string().nullable(), Action: z.enum(questionActions) })
  .meta({ id: "Change" });

/** A question with all its data, for staff. `Asker` is null except for its holder and admins. */
export const Question = QuestionListItem.extend({
  PublishConsent: z.boolean(),
  /** When the text to publish was last changed; reservations and the clock don't affect it. */
  UpdatedAt: timestamp,
  HasAnswer: z.boolean(),
  /** When it was declined or withdrawn, or expired; null otherwise. */
  ClosedAt: timestamp.nullable(),
  Asker: z.object({ FirstName: z.string().nullable(), Email: z.string(), Phone: z.string().nullable() }).nullable(),
  similarAnswers: z.array(AnswerRef),
  /** The messages between staff and the asker, oldest first. */
  Messages: z.array(QuestionMessage),
  /** The outcomes of calls to the asker, oldest first. */
  Calls: z.array(Call),
  History: z.array(Change),
  /** The agreed call in the calendar of meetings; null without one. */
  CallBooking: z.object({ ID: id, Start: timestamp, Lawyer: z.object({ UserID: id, Name: z.string() }) }).nullable(),
  /** When the asker of PhoneAdvice can be called, for the holder and admins. */
  PreferredTimes: z.array(z.string()),
  /** Until when the work on a paid question must wait, since its asker may withdraw; null when it may begin. */
  HeldUntil: timestamp.nullable(),
  /** The order of a paid question, where the caller may see it; else null. */
  Order: z.object({ ID: id, Reference: z.string(), State: OrderState }).nullable(),
  /** The client and the counterparty of that order. */
  Parties: z.array(NamedParty),
}).meta({ id: "Question" });
export type Question = z.infer<typeof Question>;

/** Asks a question. Length limits are checked here, not in the tables, since an imported archive may exceed them. */
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
    ...paidInput,
    AcceptTerms: z.literal(true, "MUST_ACCEPT"),
    /** Honeypot: bots fill it in, people never see it. */
    Website: z.literal("", "MUST_BE_EMPTY").optional(),
  })
  .refine(...requiredWhen<PaidInput>("FirstName", isPaid))
  .refine(...requiredWhen<PaidInput>("LastName", isPaid))
  .refine(...requiredWhen<PaidInput>("Role", isPaid))
  .refine(...requiredWhen<PaidInput>("IsAdult", isPaid))
  .refine(...requiredWhen<PaidInput>("CompanyName", isPaidByCompany))
  .refine(...requiredWhen<PaidInput>("OrgNumber", isPaidByCompany))
  .refine(...requiredWhen<PaidInput>("Phone", isCall))
  .refine(...requiredWhen<PaidInput>("PreferredTimes", isCall))
  .meta({ id: "AskQuestion" });
export type AskQuestion = z.infer<typeof AskQuestion>;

/** The receipt: the asker can quote `Reference` to us. */
export const AskedQuestion = z
  .object({ ID: id, Reference: z.string(), State: QuestionState })
  .meta({ id: "AskedQuestion" });
export type AskedQuestion = z.infer<typeof AskedQuestion>;

/** The asker's view of a question, by access code. `AnswerBody` is null until the answer is sent. */
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
    /** When the answer is due; null without a due time, and once it is answered. */
    DueAt: timestamp.nullable(),
    /** When it was declined or withdrawn, or expired; null otherwise. */
    ClosedAt: timestamp.nullable(),
    /** The agreed time of the call; null without one, and once it is over. */
    CallAt: timestamp.nullable(),
    /** Null as long as Uri is. */
    PublishedAt: timestamp.nullable(),
    AnswerBody: z.string().nullable(),
    /** The public page, once published and visible. */
    Uri: z.string().nullable(),
    /** The buyer's consent to publication; false for a free question, which needs none. */
    PublishConsent: z.boolean(),
    Objected: z.boolean(),
    /** The messages between staff and the asker, oldest first. */
    Messages: z.array(QuestionMessage.omit({ Name: true })),
    /** The deadline of the follow-up question; null when none may be asked. */
    FollowUpUntil: timestamp.nullable(),
    /** Whether a further follow-up question can be bought. */
    CanBuyFollowUp: z.boolean(),
    /** The order of a paid question; null for a free one. */
    Order: QuestionOrder.nullable(),
    /** When a follow-up question that was bought waits for its payment: its order. */
    FollowUpOrder: QuestionOrder.nullable(),
  })
  .meta({ id: "QuestionStatus" });
export type QuestionStatus = z.infer<typeof QuestionStatus>;

/** The response to a confirmation: the status, and the access code of the status page from now on. */
export const ConfirmedQuestion = QuestionStatus.extend({ AccessCode: z.string() }).meta({ id: "ConfirmedQuestion" });
export type ConfirmedQuestion = z.infer<typeof ConfirmedQuestion>;

/** Staff edit the text before publication, to remove names and places. */
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
 * The staff's lists. Today: due today and unanswered. Late: overdue and unanswered. Waiting: for the
 * asker's facts. Readings: with an open peer review. Calls: phone
 * advice to give. All: every confirmed question.
 */
export const questionLists = [
  ...["unanswered", "reserved", "answered", "hidden"],
  ...["today", "late", "waiting", "follow-ups", "readings", "calls", "all"],
] as const;

/** How close a question is to its due time: due today, three quarters of the time used, or late. */
export const dueFilters = ["today", "soon", "late"] as const;
export const DueFilter = z.enum(dueFilters);
export type DueFilter = z.infer<typeof DueFilter>;

const questionFilters = {
  Query: listQuery.Query,
  /** The list. */
  State: z.enum(questionLists).optional(),
  /** The state of the question, within the list. */
  Stage: QuestionState.optional(),
  Due: DueFilter.optional(),
  CategoryID: idParam.optional(),
  Type: QuestionType.optional(),
  /** The UserID of the holder. */
  ReservedBy: idParam.optional(),
  /** The UserID of the answer's author. */
  UserID: idParam.optional(),
  /** The UserID of the reviewer of an open peer review. */
  ReaderID: idParam.optional(),
  Hidden: boolParam.optional(),
  /** Days in Sweden, both included. */
  ConfirmedFrom: day.optional(),
  ConfirmedTo: day.optional(),
  PublishedFrom: day.optional(),
  PublishedTo: day.optional(),
  AnsweredFrom: day.optional(),
  AnsweredTo: day.optional(),
  /** Default: ConfirmedAt, with a Query Relevance. By relevance any word may be missing, otherwise none. */
  Sort: z.enum(["ConfirmedAt", "PublishedAt", "DueAt", "FollowUpAt", "ID", "Relevance"]).optional(),
};

export const QuestionQuery = z.strictObject({ ...listQuery, ...questionFilters, ID: idList });
export type QuestionQuery = z.infer<typeof QuestionQuery>;

/** A list's filters and order, without pages, for an export. */
export const ExportQuestions = z
  .strictObject({ ...questionFilters, State: z.enum(questionLists), Order: listQuery.Order })
  .meta({ id: "ExportQuestions" });
export type ExportQuestions = z.infer<typeof ExportQuestions>;
