import type { CitationSpan } from "@lagrum/core/law/provisionSchema";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment, tsvector } from "./columns.ts";
import { questions } from "./questions.ts";

/** Acts whose wording has been imported. */
export const acts = pgTable("acts", {
  /** "1970:994". */
  Sfs: text("sfs").primaryKey(),
  /** "Jordabalk (1970:994)". */
  Title: text("title").notNull(),
});

/** Wordings of provisions, one for each day on which the wording changed. The newest that is in force applies. */
export const provisionTexts = pgTable(
  "provision_texts",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Sfs: text("sfs")
      .notNull()
      .references(() => acts.Sfs, { onDelete: "cascade" }),
    /** Null where the act has no chapters. */
    Chapter: text("chapter"),
    Paragraph: text("paragraph").notNull(),
    /** The first day of the wording; null when it isn't known. */
    InForce: date("in_force"),
    Text: text("text").notNull(),
    /** The wording only says that the provision is repealed. */
    Repealed: boolean("repealed").notNull(),
    ImportedAt: moment("imported_at").notNull().default(sql`now()`),
    /** For the search by words; null until the wording is analysed. */
    Document: tsvector("document"),
    /** Of the analysis that made the document (core/src/search/searchDocument.ts). */
    AnalysisVersion: smallint("analysis_version").notNull().default(0),
  },
  (table) => [
    unique("provision_texts_version").on(table.Sfs, table.Chapter, table.Paragraph, table.InForce).nullsNotDistinct(),
    index("provision_texts_document").using("gin", table.Document),
    index("provision_texts_analysis").on(table.AnalysisVersion, table.ID),
  ],
);

/** New wordings of provisions that had one, as an import found them. */
export const provisionChanges = pgTable(
  "provision_changes",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Sfs: text("sfs")
      .notNull()
      .references(() => acts.Sfs, { onDelete: "cascade" }),
    Chapter: text("chapter"),
    Paragraph: text("paragraph").notNull(),
    Before: text("before").notNull(),
    After: text("after").notNull(),
    /** The first day of the new wording. */
    InForce: date("in_force").notNull(),
  },
  (table) => [index("provision_changes_day").on(table.InForce)],
);

/** Answers that describe the law before a change. A row goes when the answer describes a later day. */
export const outdatedAnswers = pgTable(
  "outdated_answers",
  {
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    ChangeID: integer("change_id")
      .notNull()
      .references(() => provisionChanges.ID, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.QuestionID, table.ChangeID] }),
    index("outdated_answers_change").on(table.ChangeID),
  ],
);

/** Provisions that an advisor has confirmed with a reason, since they can't be verified here. */
export const confirmedProvisions = pgTable(
  "confirmed_provisions",
  {
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    /** The act's number; its name where the list of acts lacks it. */
    Sfs: text("sfs").notNull(),
    Chapter: text("chapter"),
    Paragraph: text("paragraph").notNull(),
    /** How the advisor knows that it exists. */
    Reason: text("reason").notNull().default(""),
    /** An https address. */
    Source: text("source"),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID),
    ConfirmedAt: moment("confirmed_at").notNull(),
  },
  (table) => [
    unique("confirmed_provisions_place")
      .on(table.QuestionID, table.Sfs, table.Chapter, table.Paragraph)
      .nullsNotDistinct(),
  ],
);

/** Where the text of each answer cites provisions, as the parser found. A trigger empties it when the text changes. */
export const answerCitations = pgTable(
  "answer_citations",
  {
    QuestionID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Citations: jsonb("citations").$type<CitationSpan[]>().notNull().default(sql`'[]'`),
    /** Of the parser (core/src/answer/answerCitations.ts); 0 until the text is parsed. */
    ParserVersion: smallint("parser_version").notNull().default(0),
  },
  (table) => [index("answer_citations_version").on(table.ParserVersion, table.QuestionID)],
);

/** The provisions that each answer lists or cites in its text, one row each; written by triggers. */
export const answerProvisions = pgTable(
  "answer_provisions",
  {
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Sfs: text("sfs").notNull(),
    Chapter: text("chapter"),
    Paragraph: text("paragraph").notNull(),
  },
  (table) => [
    index("answer_provisions_place").on(table.Sfs, table.Chapter, table.Paragraph, table.QuestionID),
    index("answer_provisions_question").on(table.QuestionID),
  ],
);
