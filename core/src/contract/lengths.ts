/** Lengths that forms, server and texts share. Characters as JavaScript and `maxlength` count them. */
export const lengths = {
  Title: { min: 10, max: 120 },
  QuestionBody: { min: 50, max: 5000 },
  AnswerBody: { min: 0, max: 50_000 },
  Name: { min: 1, max: 100 },
  Email: { min: 6, max: 254 },
  Query: { min: 0, max: 200 },
} as const;
