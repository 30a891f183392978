import type { Role } from "@lagrum/core/contract/account";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";

/** Staff and applicants. Askers, bookers and buyers have no account. */
export const accounts = pgTable(
  "accounts",
  {
    UserID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The identity provider's uid; never leaves the server. */
    Uid: text("uid").notNull(),
    Email: text("email").notNull(),
    FirstName: text("first_name").notNull(),
    LastName: text("last_name").notNull(),
    Title: text("title"),
    roles: text("roles").array().$type<Role[]>().notNull().default(sql`'{}'`),
    Status: text("status").array().$type<("approved" | "rejected")[]>().notNull().default(sql`'{}'`),
    Disabled: boolean("disabled").notNull().default(false),
    /** Tokens signed in before this moment are refused with REVOKED_TOKEN. */
    RevokedSince: moment("revoked_since"),
    CreatedAt: createdAt(),
  },
  (table) => [
    unique("accounts_uid").on(table.Uid),
    unique("accounts_email").on(table.Email),
    index("accounts_name").on(table.LastName, table.FirstName),
  ],
);
