import type { AnswersInfo } from "@lagrum/core/user/userSchema";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { Failure } from "../http/failure.ts";

type Counts = { [K in Exclude<keyof AnswersInfo, "AcceptedAt" | "DateFirstAnswer" | "DateLastAnswer">]: number };
type Row = Counts & Record<"AcceptedAt" | "DateFirstAnswer" | "DateLastAnswer", Date | string | null>;

/** The start in Sweden of the current week, month or year, or of an earlier one. */
const start = (unit: "week" | "month" | "year", before: number, now: Date): SQL => {
  const local = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Stockholm')`;
  const interval = sql.raw(`interval '${before} ${unit}'`);
  return sql`((date_trunc(${sql.raw(`'${unit}'`)}, ${local}) - ${interval}) at time zone 'Europe/Stockholm')`;
};

const moment = (value: Date | string | null) => (value === null ? null : new Date(value).toISOString());

/** The numbers of a person's sent answers, in one statement. @throws Failure NOT_FOUND */
export async function getAnswersInfo(db: Reader, userId: number, now: Date): Promise<AnswersInfo> {
  const since = (unit: "week" | "month" | "year") =>
    sql`count(*) filter (where sent_at >= ${start(unit, 0, now)})::int`;
  const previous = (unit: "month" | "year") =>
    sql`count(*) filter (where sent_at >= ${start(unit, 1, now)} and sent_at < ${start(unit, 0, now)})::int`;
  const ofType = (type: string) => sql`count(*) filter (where type = ${type})::int`;
  const { rows } = await db.execute<Row>(sql`
    select accepted_at as "AcceptedAt", sent.* from accounts cross join lateral (
      select ${since("week")} as "ThisWeek", ${since("month")} as "ThisMonth", ${previous("month")} as "PreviousMonth",
        ${since("year")} as "ThisYear", ${previous("year")} as "PreviousYear", count(*)::int as "Total",
        ${ofType("PhoneAdvice")} as "PhoneAdvice", ${ofType("Free")} as "Free", ${ofType("Express")} as "Express",
        ${ofType("Express24")} as "Express24", min(sent_at) as "DateFirstAnswer", max(sent_at) as "DateLastAnswer"
      from sent_answers where sent_answers.user_id = accounts.id
    ) as sent
    where accounts.id = ${userId} and deleted_at is null`);
  const [info] = rows;
  if (!info) throw new Failure("NOT_FOUND");
  return {
    ...info,
    AcceptedAt: moment(info.AcceptedAt),
    DateFirstAnswer: moment(info.DateFirstAnswer),
    DateLastAnswer: moment(info.DateLastAnswer),
  };
}
