import type { Provision } from "@lagrum/core/law/provisionSchema";
import { sql } from "drizzle-orm";
import { bigint, date, index, integer, jsonb, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment, tsvector } from "./columns.ts";
import { questions } from "./questions.ts";

/** An answer belongs to one question and has its ID. */
export const answers = pgTable(
  "answers",
  {
    ID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    /** Sanitised HTML. */
    AnswerBody: text("answer_body").notNull(),
    /** The author; null for an import. */
    UserID: integer("user_id").references(() => accounts.UserID),
    Provisions: jsonb("provisions").$type<Provision[]>().notNull().default(sql`'[]'`),
    ValidAt: date("valid_at", { mode: "string" }),
    Version: integer("version").notNull().default(1),
    SentAt: moment("sent_at"),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    index("answers_user_sent").on(table.UserID, table.SentAt),
    index("answers_by_change").on(table.UpdatedAt, table.ID),
  ],
);

/** The index of the public search: published and visible answers only. Maintained by triggers. */
export const searchDocuments = pgTable(
  "search_documents",
  {
    ID: integer("question_id")
      .primaryKey()
      .references(() => questions.ID, { onDelete: "cascade" }),
    CategoryID: integer("category_id").notNull(),
    AreaID: integer("area_id").notNull(),
    PublishedAt: moment("published_at").notNull(),
    Document: tsvector("document").notNull(),
    /** Of the analysis that made the document (core/src/search/searchDocument.ts); 0 until it is analysed. */
    Version: smallint("version").notNull().default(0),
    /** Of the texts, so that an unchanged one is not analysed again. */
    TextHash: bigint("text_hash", { mode: "bigint" }).notNull().default(sql`0`),
  },
  (table) => [
    index("search_documents_document")
      .using("gin", table.Document)
      .with({ fastupdate: true, gin_pending_list_limit: 1024 }),
    index("search_documents_version").on(table.Version, table.ID),
    // A scan by date finds a common word sooner than sorting all its hits does.
    index("search_documents_newest").on(table.PublishedAt.desc()),
    index("search_documents_newest_in_area").on(table.AreaID, table.PublishedAt.desc()),
  ],
);
