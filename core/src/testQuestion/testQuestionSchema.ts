import { z } from "zod";
import { CategoryRef } from "../category/categorySchema.ts";
import {
  id,
  idList,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";

/** A test question for applicants. `Guide` and `AnswerCount` are null except for admins. */
export const TestQuestion = z
  .object({
    ID: id,
    Title: z.string(),
    QuestionBody: z.string(),
    /** The area of law; null without one. */
    Category: CategoryRef.nullable(),
    /** The expected content of a good answer, for those who grade. */
    Guide: z.string().nullable(),
    /** Applicants get active ones only. */
    Active: z.boolean(),
    /** The position in the list; the lowest is first. */
    SortOrder: z.int(),
    AnswerCount: z.int().nullable(),
    UpdatedAt: timestamp,
  })
  .meta({ id: "TestQuestion" });
export type TestQuestion = z.infer<typeof TestQuestion>;

export const TestQuestionList = z
  .object({ TestQuestions: z.array(TestQuestion), ...listAnswer })
  .meta({ id: "TestQuestionList" });
export type TestQuestionList = z.infer<typeof TestQuestionList>;

const sortOrder = z.int().min(0).max(1000);

export const CreateTestQuestion = z
  .strictObject({
    Title: singleLine(lengths.Title),
    QuestionBody: multiline(lengths.QuestionBody),
    Guide: multiline(lengths.Guide),
    CategoryID: id.nullable().default(null),
    Active: z.boolean().default(true),
    SortOrder: sortOrder.default(0),
  })
  .meta({ id: "CreateTestQuestion" });
export type CreateTestQuestion = z.infer<typeof CreateTestQuestion>;

export const UpdateTestQuestion = z
  .strictObject({
    Title: singleLine(lengths.Title).optional(),
    QuestionBody: multiline(lengths.QuestionBody).optional(),
    Guide: multiline(lengths.Guide).optional(),
    CategoryID: id.nullable().optional(),
    Active: z.boolean().optional(),
    SortOrder: sortOrder.optional(),
    ...lock,
  })
  .meta({ id: "UpdateTestQuestion" });
export type UpdateTestQuestion = z.infer<typeof UpdateTestQuestion>;

const flag = z.stringbool({ truthy: ["true"], falsy: ["false"] });

export const TestQuestionQuery = z.strictObject({
  ...listQuery,
  Order: z.enum(["asc", "desc"]).default("asc"),
  Sort: z.enum(["SortOrder", "UpdatedAt", "ID"]).default("SortOrder"),
  /** Callers who are not admins always see active ones only. */
  Active: flag.optional(),
  CategoryID: idParam.optional(),
  ID: idList,
});
export type TestQuestionQuery = z.infer<typeof TestQuestionQuery>;

export const testGrades = ["Good", "Acceptable", "Weak"] as const;
export const TestGrade = z.enum(testGrades);
export type TestGrade = z.infer<typeof TestGrade>;

/**
 * An applicant's answer to a test question. `AnswerBody` is null to others until
 * it is graded, `Grade` and `Comment` are null except for admins.
 */
export const TestAnswer = z
  .object({
    ID: id,
    TestQuestion: z.object({ ID: id, Title: z.string(), QuestionBody: z.string() }),
    AnswerBody: z.string().nullable(),
    AnsweredAt: timestamp,
    UpdatedAt: timestamp,
    /** After this the applicant can't change it. */
    GradedAt: timestamp.nullable(),
    Grade: TestGrade.nullable(),
    Comment: z.string().nullable(),
  })
  .meta({ id: "TestAnswer" });
export type TestAnswer = z.infer<typeof TestAnswer>;

export const TestAnswerList = z.object({ TestAnswers: z.array(TestAnswer) }).meta({ id: "TestAnswerList" });
export type TestAnswerList = z.infer<typeof TestAnswerList>;

export const AnswerTestQuestion = z
  .strictObject({ AnswerBody: multiline(lengths.TestAnswerBody) })
  .meta({ id: "AnswerTestQuestion" });
export type AnswerTestQuestion = z.infer<typeof AnswerTestQuestion>;

const grading = { Grade: TestGrade, Comment: multiline(lengths.Comment).nullish() };

/** With the loaded `Version`, the grade is refused when the answer or its grade has changed since. */
export const GradeTestAnswer = z
  .strictObject({ ...grading, Version: z.string().max(64).optional() })
  .meta({ id: "GradeTestAnswer" });
export type GradeTestAnswer = z.infer<typeof GradeTestAnswer>;

/** The applicant changes their own `AnswerBody`; an admin sets `Grade` and `Comment`. Never both. */
export const UpdateTestAnswer = z
  .strictObject({
    AnswerBody: multiline(lengths.TestAnswerBody).optional(),
    Grade: TestGrade.optional(),
    Comment: grading.Comment,
  })
  .meta({ id: "UpdateTestAnswer" });
export type UpdateTestAnswer = z.infer<typeof UpdateTestAnswer>;

/** An answer to grade: without the applicant and the time until there is a grade. */
export const GradedAnswer = z
  .object({
    ID: id,
    TestQuestion: z.object({ ID: id, Title: z.string(), QuestionBody: z.string(), Guide: z.string() }),
    AnswerBody: z.string(),
    Grade: TestGrade.nullable(),
    Comment: z.string().nullable(),
    GradedAt: timestamp.nullable(),
    Applicant: z.object({ UserID: id, Name: z.string() }).nullable(),
    /** Changes with the answer or its grade; reveals no time. */
    Version: z.string(),
  })
  .meta({ id: "GradedAnswer" });
export type GradedAnswer = z.infer<typeof GradedAnswer>;

export const GradingList = z.object({ TestAnswers: z.array(GradedAnswer), ...listAnswer }).meta({ id: "GradingList" });
export type GradingList = z.infer<typeof GradingList>;

export const GradingQuery = z.strictObject({
  ...listQuery,
  Order: z.enum(["asc", "desc"]).default("asc"),
  /** Without a grade the order is by question, and random within each. */
  Sort: z.enum(["ID"]).default("ID"),
  Graded: flag.optional(),
  TestQuestionID: idParam.optional(),
  ID: idList,
});
export type GradingQuery = z.infer<typeof GradingQuery>;
