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
