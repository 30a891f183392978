import { sql } from "drizzle-orm";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/**
 * Mailed links to "Mina ärenden", and its sessions. The code is stored as a hash only, and the address is encrypted with
 * the code itself: without the code, neither the database nor the service can read it.
 */
export const caseAccess = pgTable(
  "case_access",
  {
    Hash: text("hash").primaryKey(),
    Purpose: text("purpose").$type<"link" | "session">().notNull(),
    Sealed: text("sealed").notNull(),
    /** A session's is moved by each call. */
    ExpiresAt: moment("expires_at").notNull(),
    /** When the link was opened. */
    UsedAt: moment("used_at"),
    CreatedAt: createdAt(),
  },
  (table) => [
    index("case_access_expiry").on(table.ExpiresAt),
    check("case_access_purpose", sql`${table.Purpose} in ('link', 'session')`),
  ],
);
