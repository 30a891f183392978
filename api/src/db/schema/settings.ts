import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Business settings as text. An empty Value is not set. */
export const settings = pgTable("settings", {
  /** The name of its environment variable. */
  Key: text("key").primaryKey(),
  Value: text("value").notNull(),
  /** The last value of the environment. A new one at a start replaces Value. */
  Given: text("given"),
  UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
});
