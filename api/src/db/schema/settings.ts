import { sql } from "drizzle-orm";
import { pgTable, text } from "drizzle-orm/pg-core";
import { moment } from "./columns.ts";

/** Facts and limits that the firm decides, as text. An empty Value is a fact that nobody has told yet. */
export const settings = pgTable("settings", {
  /** The name of the environment variable that may give it. */
  Key: text("key").primaryKey(),
  Value: text("value").notNull(),
  /** What the environment last gave. When it gives something else at a start, that replaces Value. */
  Given: text("given"),
  UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
});
