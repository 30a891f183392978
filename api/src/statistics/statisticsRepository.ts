import type { QuestionType } from "@lagrum/core/question/questionSchema";
import {
  type Figures,
  type Statistics,
  type StatisticsPeriod,
  type StatisticsQuery,
  statisticsPeriods,
  type UserFigures,
  type UsersStatisticsQuery,
} from "@lagrum/core/statistics/statisticsSchema";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { perMonth } from "./perMonth.ts";

type Unit = "week" | "month" | "year";

/** The start in Sweden of the current week, month or year, or of an earlier one. */
const start = (unit: Unit, before: number, now: Date): SQL => {
  const local = sql`(${now.toISOString()}::timestamptz at time zone 'Europe/Stockholm')`;
  const interval = sql.raw(`interval '${before} ${unit}'`);
  return sql`((date_trunc(${sql.raw(`'${unit}'`)}, ${local}) - ${interval}) at time zone 'Europe/Stockholm')`;
};

const always = [sql`'-infinity'::timestamptz`, sql`'infinity'::timestamptz`] as const;

/** From the first moment (inclusive) to the second (exclusive). */
export const bounds = (now: Date): Record<StatisticsPeriod, readonly [SQL, SQL]> => ({
  ThisWeek: [start("week", 0, now), start("week", -1, now)],
  ThisMonth: [start("month", 0, now), start("month", -1, now)],
  PreviousMonth: [start("month", 1, now), start("month", 0, now)],
  ThisYear: [start("year", 0, now), start("year", -1, now)],
  PreviousYear: [start("year", 1, now), start("year", 0, now)],
  Total: always,
});

const ofType = (type: QuestionType) => sql`count(*) filter (where type = ${sql.raw(`'${type}'`)})::int`;
const counted = sql`count(*)::int as "Answers", ${ofType("Free")} as "Free", ${ofType("Express")} as "Express",
  ${ofType("Express24")} as "Express24", ${ofType("PhoneAdvice")} as "PhoneAdvice"`;
export const percent = (part: SQL, whole: SQL) => sql`round(100.0 * ${part} / nullif(${whole}, 0), 1)::float8`;

/** Aggregates of sent_answers joined with their feedback. */
const figures = sql`${counted},
  percentile_disc(0.5) within group (order by minutes) as "MedianMinutes",
  ${percent(sql`count(*) filter (where in_time)`, sql`count(in_time)`)} as "InTimePercent",
  ${percent(sql`sum(helpful)`, sql`sum(helpful + unhelpful)`)} as "HelpPercent"`;

const sent = sql`sent_answers left join answer_feedback on answer_feedback.answer_id = sent_answers.question_id`;
const inPeriod = ([from, to]: readonly [SQL, SQL]) => sql`sent_at >= ${from} and sent_at < ${to}`;
const andType = (type: QuestionType | undefined) => (type === undefined ? sql`` : sql` and type = ${type}`);

async function countPeriods(db: Reader, now: Date): Promise<Record<StatisticsPeriod, Figures>> {
  const all = bounds(now);
  const each = statisticsPeriods.map(
    (name) => sql`(select ${sql.raw(`'${name}'`)} as name, ${figures} from ${sent} where ${inPeriod(all[name])})`,
  );
  const { rows } = await db.execute<Figures & { name: StatisticsPeriod }>(sql.join(each, sql` union all `));
  // Each period is one of the rows above.
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row])) as Record<StatisticsPeriod, Figures>;
}

type CategoryCount = Statistics["Categories"][number];

async function countCategories(db: Reader, { Period, Type }: StatisticsQuery, now: Date): Promise<CategoryCount[]> {
  const { rows } = await db.execute<CategoryCount & { ID: number; Name: string; Uri: string }>(sql`
    select categories.id as "ID", name as "Name", uri as "Uri", counts.*
    from (
      select area_id, ${counted} from sent_answers
      where ${inPeriod(bounds(now)[Period])}${andType(Type)} group by area_id
    ) as counts join categories on categories.id = area_id
    order by "Answers" desc, categories.sort_order, categories.id`);
  return rows.map(({ ID, Name, Uri, ...row }) => ({ ...row, Category: { ID, Name, Uri } }));
}

async function countMonths(db: Reader, now: Date): Promise<Statistics["Months"]> {
  const statement = perMonth(
    now,
    (from, until) => sql`select ${counted} from sent_answers where sent_at >= ${from} and sent_at < ${until}`,
  );
  return (await db.execute<Statistics["Months"][number]>(statement)).rows;
}

async function countDrafts(db: Reader, { Period }: StatisticsQuery, now: Date): Promise<Statistics["AiDrafts"]> {
  const { rows } = await db.execute<Statistics["AiDrafts"]>(sql`
    select count(*)::int as "Offered", (count(*) filter (where is_used))::int as "Used"
    from ai_drafts where ${inPeriod(bounds(now)[Period])}`);
  return rows[0] ?? { Offered: 0, Used: 0 };
}

/** Answers, response times and ratings per period. */
export async function getStatistics(db: Reader, query: StatisticsQuery, now: Date): Promise<Statistics> {
  const [Periods, Categories, Months, AiDrafts] = await Promise.all([
    countPeriods(db, now),
    countCategories(db, query, now),
    countMonths(db, now),
    countDrafts(db, query, now),
  ]);
  const stats = { total: Periods.Total, previousMonth: Periods.PreviousMonth };
  return { stats, Periods, Categories, Months, AiDrafts };
}

/** The same per author. */
export async function listUsersStatistics(
  db: Reader,
  { Period, Type, UserID }: UsersStatisticsQuery,
  now: Date,
): Promise<UserFigures[]> {
  const own = UserID === undefined ? sql`user_id is not null` : sql`user_id = ${UserID}`;
  const { rows } = await db.execute<UserFigures & Record<string, unknown>>(sql`
    select accounts.id as "UserID", trim(first_name || ' ' || last_name) as "Name", counts.*
    from (
      select user_id, ${figures} from ${sent}
      where ${own} and ${inPeriod(bounds(now)[Period])}${andType(Type)} group by user_id
    ) as counts join accounts on accounts.id = user_id
    order by "Answers" desc, accounts.id`);
  return rows;
}
