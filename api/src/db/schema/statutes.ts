import type { CitationSpan } from "@lagrum/core/law/provisionSchema";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, pgTable, smallint, text, unique } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";
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
  },
  (table) => [
    unique("provision_texts_version").on(table.Sfs, table.Chapter, table.Paragraph, table.InForce).nullsNotDistinct(),
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
