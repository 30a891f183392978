import { z } from "zod";

/** Audit actions on a question. */
export const questionActions = [
  "asked",
  "confirmed",
  "paid",
  "reserved",
  "unreserved",
  "leaseExpired",
  "edited",
  "leftStanding",
  "originalRead",
  "versionRead",
  "readingAsked",
  "readingApproved",
  "readingReturned",
  "answerBegun",
  "draftSaved",
  "aiDraftMade",
  "aiSentenceAccepted",
  "provisionConfirmed",
  "answerEdited",
  "sent",
  "published",
  "hidden",
  "unhidden",
  "objected",
  "escalated",
  "factsAsked",
  "factsGiven",
  "followUpAsked",
  "followUpAnswered",
  "callAgreed",
  "callReached",
  "callNotReached",
  "callMoved",
  "declined",
  "withdrawn",
  "expired",
  "deleted",
] as const;
export type QuestionAction = (typeof questionActions)[number];

/** Audit actions on an account. */
export const accountActions = [
  "signedUp",
  "confirmed",
  "edited",
  "accepted",
  "rejected",
  "rolesChanged",
  "notesChanged",
  "disabled",
  "enabled",
  "passwordChanged",
  "sessionsEnded",
  "testGraded",
  "deleted",
] as const;
export type AccountAction = (typeof accountActions)[number];

/** Audit actions on a test question. */
export const testQuestionActions = ["created", "edited", "deleted"] as const;
export type TestQuestionAction = (typeof testQuestionActions)[number];

/** Audit actions on an answer template. */
export const templateActions = ["created", "edited", "provisionConfirmed", "deleted"] as const;
export type TemplateAction = (typeof templateActions)[number];

/** Audit actions on a piece of news. */
export const newsActions = [
  "created",
  "edited",
  "scheduled",
  "published",
  "provisionConfirmed",
  "unpublished",
  "deleted",
] as const;
export type NewsAction = (typeof newsActions)[number];

/** Audit actions on an uploaded file. */
export const fileActions = ["uploaded", "deleted"] as const;
export type FileAction = (typeof fileActions)[number];

/** Audit actions on an inbox item. */
export const inboxActions = ["taken", "released", "handled", "reopened", "noted"] as const;
export type InboxAction = (typeof inboxActions)[number];

/** Audit actions on a list as a whole. */
export const listActions = ["exported"] as const;
export type ListAction = (typeof listActions)[number];

/** Audit actions on a mail. */
export const mailActions = ["retried"] as const;
export type MailAction = (typeof mailActions)[number];

/** Audit actions on pay: a rate, a correction line and a month. */
export const salaryRateActions = ["added"] as const;
export const salaryLineActions = ["corrected"] as const;
export const salaryMonthActions = ["locked", "paid"] as const;

/** Audit actions on a product, on a service and on a category. */
export const productActions = [
  "created",
  "edited",
  "priced",
  "priceWithdrawn",
  "provisionConfirmed",
  "ended",
  "deleted",
  "ordered",
] as const;
export const serviceActions = ["edited", "priced", "priceWithdrawn"] as const;
export const categoryActions = ["created", "edited", "moved", "merged", "deleted", "ordered"] as const;

/** Audit actions on a group of synonyms and on the words of searches without a good hit. */
export const synonymActions = ["created", "edited", "deleted"] as const;
export const searchMissActions = ["deleted"] as const;

/** Audit actions on a blocked question of the AI page and on a question of its evaluation set. */
export const aiBlockActions = ["created", "deleted"] as const;
export const aiEvaluationActions = ["created"] as const;

/** Audit actions on an order and its payments. */
export const orderActions = [
  "placed",
  "held",
  "cleared",
  "paymentInitiated",
  "paymentEnded",
  "paid",
  "surplusPaid",
  "surplusReturned",
  "taken",
  "captured",
  "asked",
  "replied",
  "delivered",
  "closed",
  "reopened",
  "withdrawn",
  "refundRequested",
  "refundedPart",
  "refunded",
  "refundFailed",
  "refundTooSmall",
  "paymentReversed",
  "reversalWithdrawn",
  "reversalAccepted",
  "cancelled",
  "expired",
  "deadlineMissed",
  "noted",
  "fileAdded",
  "fileRemoved",
  "personalNumberRead",
] as const;
export type OrderAction = (typeof orderActions)[number];

/** Audit actions on a day of the books, whose ID is its date as a number: 20261123. */
export const accountingDayActions = ["closed"] as const;

/** Audit actions on a consumer's withdrawal. */
export const withdrawalActions = [
  "submitted",
  "queued",
  "matched",
  "accepted",
  "assessed",
  "refused",
  "shareSet",
  "completed",
  "dismissed",
] as const;
export type WithdrawalAction = (typeof withdrawalActions)[number];

/** Audit actions on a complaint. */
export const complaintActions = ["submitted", "decided"] as const;

/** Audit actions on a rent claim. */
export const rentClaimActions = [
  "submitted",
  "taken",
  "documentsAsked",
  "replied",
  "negotiated",
  "applied",
  "decided",
  "declined",
  "withdrawn",
  "fileAdded",
  "personalNumberRead",
] as const;

/** Audit actions on an unmatched payment. */
export const unmatchedPaymentActions = ["found", "resolved"] as const;

/** Audit actions on a difference of money. Its source is in `Changed`. */
export const moneyCaseAuditActions = ["acted"] as const;

/** Audit actions on a meeting and on a lawyer's hours. */
export const bookingActions = [
  "booked",
  "confirmed",
  "paid",
  "moved",
  "noted",
  "cancelled",
  "withdrawn",
  "missed",
  "held",
  "expired",
] as const;
/** Audit actions on a place on the waiting list. */
export const waitingActions = ["joined", "offered", "booked", "declined", "lapsed", "left", "ended"] as const;
export const lawyerActions = [
  ...["availabilitySet", "feedCreated", "feedRevoked", "outsideCalendarSet", "unreadableRuleSet"],
] as const;

/** Audit actions of the service on many stored rows at once. */
export const repairActions = ["textsNormalised", "publishedChecked"] as const;

/** All audit actions, by entity. */
export const acts = {
  question: questionActions,
  account: accountActions,
  testQuestion: testQuestionActions,
  template: templateActions,
  news: newsActions,
  file: fileActions,
  inbox: inboxActions,
  list: listActions,
  mail: mailActions,
  salaryRate: salaryRateActions,
  salaryLine: salaryLineActions,
  salaryMonth: salaryMonthActions,
  product: productActions,
  service: serviceActions,
  category: categoryActions,
  synonym: synonymActions,
  searchMiss: searchMissActions,
  aiBlock: aiBlockActions,
  aiEvaluation: aiEvaluationActions,
  booking: bookingActions,
  lawyer: lawyerActions,
  waiting: waitingActions,
  order: orderActions,
  unmatchedPayment: unmatchedPaymentActions,
  moneyCase: moneyCaseAuditActions,
  accountingDay: accountingDayActions,
  withdrawal: withdrawalActions,
  complaint: complaintActions,
  rentClaim: rentClaimActions,
  repair: repairActions,
} as const;
export type ActEntity = keyof typeof acts;
export type ActionOf<E extends ActEntity> = (typeof acts)[E][number];
export const actEntities = Object.keys(acts) as [ActEntity, ...ActEntity[]];

const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type FieldValue = z.infer<typeof FieldValue>;

/**
 * The change of one field. Texts and personal data have no `Before` and `After`: the log records that they changed,
 * and the versions have the texts.
 */
export const FieldChange = z
  .object({ Field: z.string(), Before: FieldValue.optional(), After: FieldValue.optional() })
  .meta({ id: "FieldChange" });
export type FieldChange = z.infer<typeof FieldChange>;
