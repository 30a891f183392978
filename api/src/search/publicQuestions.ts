import { type SQL, sql } from "drizzle-orm";
import { questions } from "../db/schema/questions.ts";

/** Filters published and visible questions. */
export const isPublic: SQL = sql`${questions.State} = 'Published' and not ${questions.Hidden}`;
