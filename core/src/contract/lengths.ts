/** Lengths that forms, server and texts share. Characters as JavaScript and `maxlength` count them. */
export const lengths = {
  Title: { min: 10, max: 120 },
  QuestionBody: { min: 50, max: 5000 },
  AnswerBody: { min: 0, max: 50_000 },
  /** Characters of a law's name. */
  Law: { min: 1, max: 200 },
  /** Characters of each part of a provision that came in past the form. */
  Cited: { min: 1, max: 300 },
  /** Provisions of one answer. */
  Provisions: { min: 0, max: 50 },
  TemplateName: { min: 1, max: 80 },
  TemplateBody: { min: 1, max: 15_000 },
  Name: { min: 1, max: 100 },
  Email: { min: 6, max: 254 },
  Password: { min: 12, max: 128 },
  Programme: { min: 1, max: 100 },
  LinkedIn: { min: 0, max: 200 },
  Motivation: { min: 100, max: 1500 },
  Query: { min: 0, max: 200 },
  PersonTitle: { min: 0, max: 120 },
  Guide: { min: 1, max: 5000 },
  TestAnswerBody: { min: 1, max: 10_000 },
  Comment: { min: 0, max: 2000 },
  Reason: { min: 10, max: 1000 },
  Message: { min: 10, max: 3000 },
  OrderRef: { min: 1, max: 60 },
  ReportText: { min: 10, max: 2000 },
  Notes: { min: 0, max: 5000 },
} as const;
