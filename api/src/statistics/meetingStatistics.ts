import { meetingServices } from "@lagrum/core/booking/bookingSchema";
import {
  type MeetingFigures,
  type MeetingStatistics,
  type MeetingStatisticsQuery,
  type StatisticsPeriod,
  statisticsPeriods,
} from "@lagrum/core/statistics/statisticsSchema";
import { type SQL, sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { perMonth } from "./perMonth.ts";
import { bounds, percent } from "./statisticsRepository.ts";

const isCancelled = sql`state in ('Cancelled', 'Withdrawn')`;
const counting = (condition: SQL) => sql`count(*) filter (where ${condition})`;
const held = counting(sql`state = 'Done'`);
const cancelled = counting(isCancelled);
const missed = counting(sql`state = 'NoShow'`);
/** Each move raises the sequence by one, and so does the cancellation. */
const moved = counting(sql`sequence > case when ${isCancelled} then 1 else 0 end`);

const figures = sql`count(*)::int as "Booked", ${held}::int as "Held", ${cancelled}::int as "Cancelled",
  ${missed}::int as "NoShow", ${moved}::int as "Moved",
  ${percent(held, sql`(${held} + ${cancelled} + ${missed})`)} as "HeldPercent"`;

/** The meetings that were confirmed. Agreed telephone calls are counted as answers. */
const meetings = sql`bookings where question_id is null
  and state in ('Confirmed', 'Cancelled', 'Withdrawn', 'NoShow', 'Done')`;
const during = ([from, to]: readonly [SQL, SQL]) => sql` and starts_at >= ${from} and starts_at < ${to}`;

type Query = MeetingStatisticsQuery & {
  /** Only this lawyer's row. */
  LawyerID?: number;
};

async function countPeriods(db: Reader, now: Date): Promise<MeetingStatistics["Periods"]> {
  const all = bounds(now);
  const each = statisticsPeriods.map(
    (name) => sql`(select ${sql.raw(`'${name}'`)} as name, ${figures} from ${meetings}${during(all[name])})`,
  );
  const { rows } = await db.execute<MeetingFigures & { name: StatisticsPeriod }>(sql.join(each, sql` union all `));
  // Each period is one of the rows above.
  return Object.fromEntries(rows.map(({ name, ...row }) => [name, row])) as MeetingStatistics["Periods"];
}

async function countServices(db: Reader, { Period }: Query, now: Date): Promise<MeetingStatistics["Services"]> {
  const { rows } = await db.execute<MeetingStatistics["Services"][number]>(sql`
    select service as "Service", ${figures} from ${meetings}${during(bounds(now)[Period])} group by service`);
  return meetingServices.flatMap((service) => rows.filter(({ Service }) => Service === service));
}

async function countLawyers(db: Reader, { Period, LawyerID }: Query, now: Date): Promise<MeetingStatistics["Lawyers"]> {
  const own = LawyerID === undefined ? sql`` : sql` and lawyer_id = ${LawyerID}`;
  const { rows } = await db.execute<MeetingFigures & { UserID: number; Name: string }>(sql`
    select accounts.id as "UserID", trim(first_name || ' ' || last_name) as "Name", counts.*
    from (
      select lawyer_id, ${figures} from ${meetings}${during(bounds(now)[Period])}${own} group by lawyer_id
    ) as counts join accounts on accounts.id = lawyer_id
    order by "Booked" desc, accounts.id`);
  return rows.map(({ UserID, Name, ...row }) => ({ ...row, Lawyer: { UserID, Name } }));
}

async function countMonths(db: Reader, now: Date): Promise<MeetingStatistics["Months"]> {
  const statement = perMonth(now, (from, until) => sql`select ${figures} from ${meetings}${during([from, until])}`);
  return (await db.execute<MeetingStatistics["Months"][number]>(statement)).rows;
}

/** Meetings by outcome, per period, service, lawyer and month. */
export async function getMeetingStatistics(db: Reader, query: Query, now: Date): Promise<MeetingStatistics> {
  const [Periods, Services, Lawyers, Months] = await Promise.all([
    countPeriods(db, now),
    countServices(db, query, now),
    countLawyers(db, query, now),
    countMonths(db, now),
  ]);
  return { Periods, Services, Lawyers, Months };
}
