import { alias } from "drizzle-orm/pg-core";
import { categories } from "../db/schema/categories.ts";

/** The areas that categories belong to, to stand beside the categories themselves in one query. */
export const areas = alias(categories, "areas");
