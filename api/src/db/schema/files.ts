import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bytes, createdAt, moment } from "./columns.ts";

/** Files that staff have uploaded; what is in them lies in the file storage. */
export const files = pgTable(
  "files",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    /** What it is called in the storage and in addresses: nothing that anyone chose. */
    Key: text("key").notNull(),
    Name: text("name").notNull(),
    /** Bytes: until it is ready as its sender said, then of its largest form. */
    Size: integer("size").notNull(),
    /** As found in the file itself; null until it is ready. */
    MediaType: text("media_type"),
    Width: integer("width"),
    Height: integer("height"),
    /** The widths in which a picture is kept, smallest first. */
    Widths: integer("widths").array().notNull().default(sql`'{}'`),
    UserID: integer("user_id").references(() => accounts.UserID, { onDelete: "set null" }),
    CreatedAt: createdAt(),
    /** Null while it is on its way. */
    ReadyAt: moment("ready_at"),
  },
  (table) => [
    unique("files_key").on(table.Key),
    index("files_newest").on(table.ReadyAt.desc(), table.ID.desc()),
    check("files_ready", sql`(${table.ReadyAt} is null) = (${table.MediaType} is null)`),
  ],
);

/** What has come so far of a file that is on its way. */
export const filePieces = pgTable(
  "file_pieces",
  {
    FileID: integer("file_id")
      .notNull()
      .references(() => files.ID, { onDelete: "cascade" }),
    /** The bytes before it. */
    At: integer("at").notNull(),
    Data: bytes("data").notNull(),
  },
  (table) => [primaryKey({ columns: [table.FileID, table.At] })],
);
