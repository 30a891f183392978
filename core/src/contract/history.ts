/** What the history of a question can tell. */
export const questionActions = [
  "asked",
  "confirmed",
  "reserved",
  "unreserved",
  "leaseExpired",
  "edited",
  "answerBegun",
  "answerEdited",
  "sent",
  "published",
  "hidden",
  "unhidden",
  "objected",
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
