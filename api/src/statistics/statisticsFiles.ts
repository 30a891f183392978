import type { QuestionType } from "@lagrum/core/question/questionSchema";
import { monthAfter } from "@lagrum/core/salary/salaryMonth";
import type { OrderStatisticsFile, StatisticsFile } from "@lagrum/core/statistics/statisticsSchema";
import { statisticsColumnTexts } from "@lagrum/core/texts/lists";
import { questionTypeTexts } from "@lagrum/core/texts/questions";
import { and, eq, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { statisticsFiles } from "../db/schema/statistics.ts";
import { type Cell, csvOf } from "../export/csv.ts";
import { Failure } from "../http/failure.ts";

const columns = {
  ID: statisticsFiles.ID,
  From: statisticsFiles.From,
  To: statisticsFiles.To,
  Progress: statisticsFiles.Progress,
  csvDataReady: sql<boolean>`${statisticsFiles.CsvData} is not null`,
};

/** Queues a statistics file. */
export async function orderFile(
  { jobs }: Pick<App, "jobs">,
  tx: Transaction,
  order: OrderStatisticsFile,
  userId: number,
): Promise<StatisticsFile> {
  const [file] = await tx
    .insert(statisticsFiles)
    .values({ ...order, UserID: userId })
    .returning(columns);
  if (!file) throw new Error("an insert gave no row");
  await jobs.send(tx, "statisticsFile", { ID: file.ID });
  return file;
}

const isOwn = (id: number, userId: number) => and(eq(statisticsFiles.ID, id), eq(statisticsFiles.UserID, userId));

/** @throws Failure NOT_FOUND, also for another person's */
export async function getFile(db: Reader, id: number, userId: number): Promise<StatisticsFile> {
  const [file] = await db.select(columns).from(statisticsFiles).where(isOwn(id, userId));
  if (!file) throw new Failure("NOT_FOUND");
  return file;
}

/** @throws Failure NOT_FOUND, also before it is ready */
export async function getCsvData(db: Reader, id: number, userId: number): Promise<string> {
  const [file] = await db.select({ data: statisticsFiles.CsvData }).from(statisticsFiles).where(isOwn(id, userId));
  if (!file?.data) throw new Failure("NOT_FOUND");
  return file.data;
}

interface Row extends Record<string, unknown> {
  name: string;
  area: string;
  type: QuestionType;
  answers: number;
  hours: number | null;
  promised: number;
  met: number;
}

/** One month, by person, area and type. */
async function readMonth(db: Reader, month: string, { From, To }: OrderStatisticsFile): Promise<Cell[][]> {
  const { rows } = await db.execute<Row>(sql`
    select coalesce(trim(first_name || ' ' || last_name), '') as name, categories.name as area, type,
      count(*)::int as answers, count(in_time)::int as promised, (count(*) filter (where in_time))::int as met,
      round(percentile_disc(0.5) within group (order by minutes) / 60.0, 1)::float8 as hours
    from sent_answers
    join categories on categories.id = area_id
    left join accounts on accounts.id = user_id
    where sent_at >= greatest(${From}::date, ${`${month}-01`}::date)::timestamp at time zone 'Europe/Stockholm'
      and sent_at < least(${To}::date + 1, ${`${monthAfter(month)}-01`}::date)::timestamp at time zone 'Europe/Stockholm'
    group by accounts.id, categories.id, type
    order by 1, accounts.id, categories.sort_order, categories.id, type`);
  return rows.map(({ name, area, type, answers, promised, met, hours }) => [
    ...[month, name, area, questionTypeTexts[type]],
    ...[answers, hours, promised, met],
  ]);
}

function monthsOf({ From, To }: OrderStatisticsFile): string[] {
  const months: string[] = [];
  for (let month = From.slice(0, 7); month <= To.slice(0, 7); month = monthAfter(month)) months.push(month);
  return months;
}

/** Builds a statistics file month by month and updates its progress. Idempotent. */
export async function makeFile(db: Database, id: number): Promise<void> {
  const [order] = await db.select().from(statisticsFiles).where(eq(statisticsFiles.ID, id));
  if (!order || order.CsvData !== null) return;
  const months = monthsOf(order);
  async function* rows(): AsyncGenerator<Cell[]> {
    for (const [index, month] of months.entries()) {
      yield* await readMonth(db, month, order as OrderStatisticsFile);
      const Progress = Math.floor((100 * (index + 1)) / months.length);
      await db.update(statisticsFiles).set({ Progress }).where(eq(statisticsFiles.ID, id));
    }
  }
  const CsvData = await new Response(csvOf(statisticsColumnTexts, rows()), {}).arrayBuffer();
  await db
    .update(statisticsFiles)
    .set({ Progress: 100, CsvData: Buffer.from(CsvData).toString("utf8") })
    .where(eq(statisticsFiles.ID, id));
}
