import { sql } from "drizzle-orm";

/** Selects the number of published answers. Triggers maintain the count of each area. */
export const answerTotal = sql<number>`(
  select coalesce(sum(answer_count), 0)::int from categories where parent_id is null)`;
