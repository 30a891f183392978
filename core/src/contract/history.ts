import { z } from "zod";

/** What the history of a question can tell. */
export const questionActions = [
  "asked",
  "confirmed",
  "reserved",
  "unreserved",
  "leaseExpired",
  "edited",
  "leftStanding",
  "readingAsked",
  "readingApproved",
  "readingReturned",
  "answerBegun",
  "draftSaved",
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
  "deleted",
] as const;
export type QuestionAction = (typeof questionActions)[number];

/** What the history of an account can tell. */
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

/** What the history of a test question can tell. */
export const testQuestionActions = ["created", "edited", "deleted"] as const;
export type TestQuestionAction = (typeof testQuestionActions)[number];

/** What the history of a beginning of answers can tell. */
export const templateActions = ["created", "edited", "deleted"] as const;
export type TemplateAction = (typeof templateActions)[number];

/** What can be told of a list as a whole. */
export const listActions = ["exported"] as const;
export type ListAction = (typeof listActions)[number];

/** Everything that the log can tell, by what it is about. */
export const acts = {
  question: questionActions,
  account: accountActions,
  testQuestion: testQuestionActions,
  template: templateActions,
  list: listActions,
} as const;
export type ActEntity = keyof typeof acts;
export type ActionOf<E extends ActEntity> = (typeof acts)[E][number];
export const actEntities = Object.keys(acts) as [ActEntity, ...ActEntity[]];

const FieldValue = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]);
export type FieldValue = z.infer<typeof FieldValue>;

/**
 * What an act did to one field. A text, and what is personal, is told without `Before` and `After`: that it changed is
 * for the log, what it said is for its versions.
 */
export const FieldChange = z
  .object({ Field: z.string(), Before: FieldValue.optional(), After: FieldValue.optional() })
  .meta({ id: "FieldChange" });
export type FieldChange = z.infer<typeof FieldChange>;
