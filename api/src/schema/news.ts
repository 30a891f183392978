import type { NewsFile } from "@lagrum/core/contract/news";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

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
    files: jsonb("files").$type<NewsFile[]>().notNull().default(sql`'[]'`),
    PublishedAt: moment("published_at"),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    unique("news_source_id").on(table.SourceID),
    unique("news_uri").on(table.Uri),
    // A number in an address is an ID.
    check("news_uri_form", sql`${table.Uri} ~ '^[a-z0-9-]{1,200}$' and ${table.Uri} !~ '^[0-9]+$'`),
    check("news_files", sql`jsonb_typeof(${table.files}) = 'array'`),
    index("news_newest").on(table.PublishedAt.desc(), table.ID.desc()),
  ],
);
