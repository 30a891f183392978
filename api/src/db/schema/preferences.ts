import type { Preferences } from "@lagrum/core/preferences/preferencesSchema";
import { sql } from "drizzle-orm";
import { integer, jsonb, pgTable } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { moment } from "./columns.ts";

/** How a person likes the desk: saved queries and columns of lists. Kept here, since a browser keeps only the sign-in. */
export const preferences = pgTable("preferences", {
  UserID: integer("user_id")
    .primaryKey()
    .references(() => accounts.UserID, { onDelete: "cascade" }),
  Preferences: jsonb("preferences").$type<Preferences["Preferences"]>().notNull(),
  UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
});
