import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";

/** Preferences of staff: saved queries and visible columns. */
export const preferences = pgTable("preferences", {
  UserID: integer("user_id")
    .primaryKey()
    .references(() => accounts.UserID, { onDelete: "cascade" }),
  Preferences: jsonb("preferences").$type<Preferences["Preferences"]>().notNull(),
  UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
});
