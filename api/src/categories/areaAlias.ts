import { alias } from "drizzle-orm/pg-core";
import { categories } from "../db/schema/categories.ts";

/** An alias to join the area of a category in the same query. */
export const areas = alias(categories, "areas");
