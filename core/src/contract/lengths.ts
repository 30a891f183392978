import { queryLength } from "../contract/queryLength.ts";

/** Lengths that forms, server and texts share. Characters as JavaScript and `maxlength` count them. */
export const lengths = {
  Title: { min: 10, max: 120 },
  QuestionBody: { min: 50, max: 5000 },
  AnswerBody: { min: 0, max: 50_000 },
  /** Characters of a law's name. */
  Law: { min: 1, max: 200 },
  /** Characters of each part of an imported provision. */
  Cited: { min: 1, max: 300 },
  /** Provisions of one answer. */
  Provisions: { min: 0, max: 50 },
  TemplateName: { min: 1, max: 80 },
  TemplateBody: { min: 1, max: 15_000 },
  NewsTitle: { min: 1, max: 120 },
  NewsBody: { min: 1, max: 50_000 },
  FileName: { min: 1, max: 255 },
  Name: { min: 1, max: 100 },
  Email: { min: 6, max: 254 },
  Password: { min: 12, max: 128 },
  Programme: { min: 1, max: 100 },
  LinkedIn: { min: 0, max: 200 },
  Motivation: { min: 100, max: 1500 },
  Query: queryLength,
  /** A title and the first part of a question, for similar answers. */
  SimilarText: { min: 1, max: 2000 },
  /** A question to the AI page. */
  AiQuestion: { min: 10, max: 1000 },
  /** Each expression of a group of synonyms, and expressions of each side of it. */
  SynonymExpression: { min: 1, max: 80 },
  SynonymExpressions: { min: 0, max: 30 },
  PersonTitle: { min: 0, max: 120 },
  Guide: { min: 1, max: 5000 },
  TestAnswerBody: { min: 1, max: 10_000 },
  Comment: { min: 0, max: 2000 },
  Reason: { min: 10, max: 1000 },
  Message: { min: 10, max: 3000 },
  OrderRef: { min: 1, max: 60 },
  OrderMessage: { min: 0, max: 2000 },
  Counterparty: { min: 0, max: 200 },
  CompanyName: { min: 0, max: 120 },
  Street: { min: 1, max: 120 },
  City: { min: 1, max: 60 },
  /** Each of the times at which the asker can be called. */
  PreferredTime: { min: 1, max: 120 },
  ReportText: { min: 10, max: 2000 },
  InboxNote: { min: 0, max: 2000 },
  CallNote: { min: 0, max: 3000 },
  EmploymentNumber: { min: 0, max: 20 },
  SalaryReason: { min: 3, max: 500 },
  Notes: { min: 0, max: 5000 },
  Uri: { min: 1, max: 100 },
  ProductName: { min: 1, max: 120 },
  ShortDescription: { min: 0, max: 300 },
  Description: { min: 0, max: 10_000 },
  /** Each item of a product's lists (included, not included, needed). */
  Point: { min: 1, max: 300 },
  ExtraCosts: { min: 0, max: 500 },
  /** Each question to the buyer, and each answer option. */
  BuyerQuestion: { min: 1, max: 200 },
  BuyerHelp: { min: 1, max: 300 },
  BuyerChoice: { min: 1, max: 100 },
  BookingDescription: { min: 20, max: 2000 },
  ShortAnswer: { min: 0, max: 200 },
  LongAnswer: { min: 0, max: 5000 },
  CategoryName: { min: 1, max: 80 },
  CategoryDescription: { min: 0, max: 1000 },
} as const;
