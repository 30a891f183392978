import type { peerReviewOutcomes } from "@lagrum/core/peerReview/peerReviewSchema";
import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { questions } from "./questions.ts";

/**
 * The asker's own text, stored before its first edit. `questions` has the text to publish; the public never reads
 * this table.
 */
export const originalTexts = pgTable("original_texts", {
  QuestionID: integer("question_id")
    .primaryKey()
    .references(() => questions.ID, { onDelete: "cascade" }),
  Title: text("title").notNull(),
  QuestionBody: text("question_body").notNull(),
  CreatedAt: createdAt(),
});

/** Accepted findings: personal data, or what looks like it, that is published with a reason. */
export const acceptedFindings = pgTable(
  "left_standing",
  {
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    Text: text("text").notNull(),
    Reason: text("reason").notNull(),
    UserID: integer("user_id")
      .notNull()
      .references(() => accounts.UserID),
    At: moment("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.QuestionID, table.Text] })],
);

/** Peer reviews of answers before they are sent. */
export const peerReviews = pgTable(
  "readings",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    QuestionID: integer("question_id")
      .notNull()
      .references(() => questions.ID, { onDelete: "cascade" }),
    AskedByID: integer("asked_by_id")
      .notNull()
      .references(() => accounts.UserID),
    ReaderID: integer("reader_id")
      .notNull()
      .references(() => accounts.UserID),
    AskedAt: moment("asked_at").notNull(),
    Outcome: text("outcome").$type<(typeof peerReviewOutcomes)[number]>(),
    ReadAt: moment("read_at"),
    Note: text("note"),
    /** The version of the answer that was reviewed. */
    Version: integer("version"),
  },
  (table) => [
    index("readings_question").on(table.QuestionID, table.ID),
    uniqueIndex("readings_open").on(table.QuestionID).where(sql`outcome is null`),
    index("readings_waiting").on(table.ReaderID).where(sql`outcome is null`),
    check("readings_outcome", sql`${table.Outcome} in ('Approved', 'Returned')`),
    check("readings_whole", sql`num_nonnulls(${table.Outcome}, ${table.ReadAt}, ${table.Version}) in (0, 3)`),
  ],
);
