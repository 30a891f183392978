import type { QuestionQuery } from "@lagrum/core/question/questionSchema";
import { dayAt, momentOf } from "@lagrum/core/workingTime/openTime";
import { and, gte, lt, type SQL, sql } from "drizzle-orm";
import { questions } from "../db/schema/questions.ts";

/** When the clock was paused, or now. */
const stoppedOr = (now: Date): SQL =>
  sql`coalesce(${questions.PausedAt}, ${questions.AnsweredAt}, ${now.toISOString()})`;

/** Whether the due time was missed. */
export const isLate = (now: Date): SQL => sql`${questions.DueAt} < ${stoppedOr(now)}`;

/** Whether a follow-up question is overdue; the same condition as its partial index. */
export const isFollowUpLate = (now: Date): SQL =>
  sql`(${questions.FollowUpAt} is not null and ${questions.FollowUpAnsweredAt} is null and ${questions.FollowUpDueAt} < ${now.toISOString()})`;

/** Filters by due time. */
export function isDue(due: QuestionQuery["Due"], list: QuestionQuery["State"], now: Date): SQL | undefined {
  const today = dayAt(now.getTime());
  const startOf = (day: typeof today) => new Date(momentOf(day, "00:00")).toISOString();
  switch (due) {
    case "today":
      return and(gte(questions.DueAt, startOf(today)), lt(questions.DueAt, startOf(today.add({ days: 1 }))));
    case "soon":
      return and(sql`${questions.WarnAt} <= ${stoppedOr(now)}`, sql`not ${isLate(now)}`);
    case "late":
      // The same condition as the partial index on late answers.
      if (list === "answered")
        return sql`${questions.DueAt} < coalesce(${questions.PausedAt}, ${questions.AnsweredAt})`;
      return isLate(now);
    default:
      return undefined;
  }
}
