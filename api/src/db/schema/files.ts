import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, createdAt, moment } from "./columns.ts";

/** Metadata of uploaded files. Their content is in the file storage. */
export const files = pgTable(
  "files",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** Random name in the storage and in URLs. */
    Key: text("key").notNull(),
    Name: text("name").notNull(),
    /** Bytes: while uploading as announced, then of the largest variant. */
    Size: integer("size").notNull(),
    /** Detected from the content; null while uploading. */
    MediaType: text("media_type"),
    Width: integer("width"),
    Height: integer("height"),
    /** Widths of the variants of a picture, smallest first. */
    Widths: integer("widths").array().notNull().default(sql`'{}'`),
    UserID: integer("user_id").references(() => accounts.UserID, { onDelete: "set null" }),
    CreatedAt: createdAt(),
    /** Null while uploading. */
    ReadyAt: moment("ready_at"),
  },
  (table) => [
    unique("files_key").on(table.Key),
    index("files_newest").on(table.ReadyAt.desc(), table.ID.desc()),
    check("files_ready", sql`(${table.ReadyAt} is null) = (${table.MediaType} is null)`),
  ],
);

/** The uploaded chunks of a file that is not complete. */
export const filePieces = pgTable(
  "file_pieces",
  {
    FileID: integer("file_id")
      .notNull()
      .references(() => files.ID, { onDelete: "cascade" }),
    /** Offset in bytes. */
    At: integer("at").notNull(),
    Data: bytes("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.FileID, table.At] })],
);
