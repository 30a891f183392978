import type { TestGrade } from "@lagrum/core/testQuestion/testQuestionSchema";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { categories } from "./categories.ts";
import { createdAt, moment } from "./columns.ts";

/** Test questions for applicants. */
export const testQuestions = pgTable(
  "test_questions",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    Title: text("title").notNull(),
    QuestionBody: text("question_body").notNull(),
    /** What a good answer contains; for administrators only. */
    Guide: text("guide").notNull(),
    CategoryID: integer("category_id").references(() => categories.ID),
    Active: boolean("active").notNull().default(true),
    SortOrder: integer("sort_order").notNull().default(0),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [index("test_questions_order").on(table.SortOrder, table.ID)],
);

/** Applicants' answers with their grades. Deleted with the account. */
export const testAnswers = pgTable(
  "test_answers",
  {
    /** Random ID for blind grading: it says nothing about the applicant. */
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID, { onDelete: "cascade" }),
    TestQuestionID: integer("test_question_id")
      .notNull()
      .references(() => testQuestions.ID),
    AnswerBody: text("answer_body").notNull(),
    AnsweredAt: moment("answered_at").notNull(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
    Grade: text("grade").$type<TestGrade>(),
    Comment: text("comment"),
    GradedAt: moment("graded_at"),
    GradedByID: integer("graded_by_id").references(() => accounts.UserID),
  },
  (table) => [
    unique("test_answers_once").on(table.UserID, table.TestQuestionID),
    index("test_answers_question").on(table.TestQuestionID),
    check("test_answers_grade", sql`${table.Grade} in ('Good', 'Acceptable', 'Weak')`),
    check("test_answers_graded_whole", sql`(${table.Grade} is null) = (${table.GradedAt} is null)`),
  ],
);
