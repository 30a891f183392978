import type { MeasuredDatabase } from "../setup/withDatabase.ts";
import { type Answer, isDone } from "./booker.ts";

export type Rows = [what: string, figure: string | number][];

export const firstCategory = async ({ pool }: MeasuredDatabase): Promise<number> =>
  Number((await pool.query("select min(id) as id from categories")).rows[0].id);

/** Counts the responses: bookings, TIME_TAKEN refusals, and any other status by name. */
export function outcomes(answers: readonly Answer[]): Rows {
  const taken = answers.filter(({ status, body }) => status === 409 && body.Code === "TIME_TAKEN");
  const others = answers.filter((answer) => !isDone(answer) && !taken.includes(answer));
  const byName = Map.groupBy(others, ({ status, body }) => `answer ${status} ${body.Code ?? ""}`.trim());
  return [
    ["booked", answers.filter(isDone).length],
    ["refused since the time is taken (409)", taken.length],
    ["of them with the nearest free times", taken.filter(({ body }) => (body.FreeTimes?.length ?? 0) > 0).length],
    ["other answers", others.length],
    ...[...byName].map(([name, same]): [string, number] => [name, same.length]),
  ];
}

/** Meetings of the same lawyer that block the same time, gaps included. */
export async function countOverlaps({ pool }: MeasuredDatabase): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from bookings a join bookings b on a.lawyer_id = b.lawyer_id and a.id < b.id
     and tstzrange(a.starts_at, a.free_from) && tstzrange(b.starts_at, b.free_from)
     where a.state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed') and b.state in ('Held', 'AwaitingConfirmation', 'AwaitingPayment', 'Confirmed')`,
  );
  return rows[0].n;
}

/** Counts the starts with exactly one meeting, or with one hold for the waiting list. */
export async function countBooked({ pool }: MeasuredDatabase, starts: readonly string[]): Promise<number> {
  const { rows } = await pool.query(
    `select count(*)::int as n from unnest($1::timestamptz[]) as start
     where (select count(*) from bookings where starts_at = start and state in ('Held', 'AwaitingConfirmation', 'Confirmed')) = 1`,
    [starts],
  );
  return rows[0].n;
}
