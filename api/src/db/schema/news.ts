import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { files } from "./files.ts";

/** News of the service. Without a PublishedAt that has come, only staff see it. */
export const news = pgTable(
  "news",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** Where a seeded row came from; null where staff wrote it. */
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
    // A number in an address is an ID.
    check("news_uri_form", sql`${table.Uri} ~ '^[a-z0-9-]{1,200}$' and ${table.Uri} !~ '^[0-9]+$'`),
    index("news_newest").on(table.PublishedAt.desc(), table.ID.desc()),
  ],
);

/** Addresses that a piece of news had while everyone could read it; they lead to the one it has now. */
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

/** Which files a piece of news has. */
export const newsFiles = pgTable(
  "news_files",
  {
    NewsID: integer("news_id")
      .notNull()
      .references(() => news.ID, { onDelete: "cascade" }),
    FileID: integer("file_id")
      .notNull()
      .references(() => files.ID, { onDelete: "restrict" }),
    /** A picture in the text, or one of the files that go with it. */
    InText: boolean("in_text").notNull(),
    /** Its place among the files. */
    Position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.NewsID, table.FileID, table.InText] }),
    index("news_files_file").on(table.FileID),
  ],
);
