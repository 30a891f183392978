import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { files } from "./files.ts";

/** News. Before PublishedAt only staff see it. */
export const news = pgTable(
  "news",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The source of a seeded row; null for one that staff wrote. */
    SourceID: text("source_id"),
    Uri: text("uri").notNull(),
    Title: text("title").notNull(),
    /** Sanitised HTML. */
    Body: text("body").notNull(),
    PublishedAt: moment("published_at"),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    unique("news_source_id").on(table.SourceID),
    unique("news_uri").on(table.Uri),
    // An all-digit address would be taken for an ID.
    check("news_uri_form", sql`${table.Uri} ~ '^[a-z0-9-]{1,200}$' and ${table.Uri} !~ '^[0-9]+$'`),
    index("news_newest").on(table.PublishedAt.desc(), table.ID.desc()),
  ],
);

/** Former public addresses, which redirect. */
export const newsAddresses = pgTable(
  "news_addresses",
  {
    Uri: text("uri").primaryKey(),
    NewsID: integer("news_id")
      .notNull()
      .references(() => news.ID, { onDelete: "cascade" }),
  },
  (table) => [index("news_addresses_news").on(table.NewsID)],
);

/** The files of a piece of news. */
export const newsFiles = pgTable(
  "news_files",
  {
    NewsID: integer("news_id")
      .notNull()
      .references(() => news.ID, { onDelete: "cascade" }),
    FileID: integer("file_id")
      .notNull()
      .references(() => files.ID, { onDelete: "restrict" }),
    /** A picture in the text, or an attachment. */
    InText: boolean("in_text").notNull(),
    /** The position among the attachments. */
    Position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.NewsID, table.FileID, table.InText] }),
    index("news_files_file").on(table.FileID),
  ],
);
