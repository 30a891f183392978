import { listSlots } from "@lagrum/api/bookings/slotList";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { machine, median, saveResult, table } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { measureBlocking } from "./blocking.ts";
import { measureBrowserRush } from "./browserRush.ts";
import { freeTimesQuery, insertLawyers, insertMeetings, readRows } from "./calendar.ts";
import { firstCategory, type Rows } from "./figures.ts";
import { measureKills } from "./kills.ts";
import { bookers, measureMixedRush, measureRush, measureTwoStaff, pairs, slots } from "./rush.ts";

/**
 * `pnpm measure bookings [kills] [part]`: the slot list compared with queries of the same rows; races for the same
 * time, and how many times one visitor can block for nothing: 50 bookers for each of 40 times, first visitors only, then also staff, calls and the waiting list; two staff
 * for each of 200 times; four browsers for each of 40; and kill -9 of the API while meetings are booked.
 */
const kills = Number(process.argv[2] ?? 50);
/** Runs only the part with this name. */
const only = process.argv[3];
const ROUNDS = 15;
async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureList(database: MeasuredDatabase): Promise<Rows> {
  const { db, pool, asAdmin } = database;
  await asAdmin(async (client) => {
    await client.query(insertLawyers(20));
    await client.query(insertMeetings);
    await client.query("analyze");
  });
  const query = { Service: "BOOK15", Channel: "Telephone", CategoryID: await firstCategory(database) } as const;
  const [list, slots, rows]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    slots.push(await time(() => pool.query(freeTimesQuery)));
    rows.push(await time(() => readRows(pool)));
    list.push(await time(() => listSlots(db, query, new Date(), usualHours)));
  }
  return [
    ["query", "ms, median"],
    ["the slot list of the service", median(list).toFixed(1)],
    ["the same free times by SQL alone", median(slots).toFixed(1)],
    ["the rows alone, without computing anything", median(rows).toFixed(1)],
  ];
}

const parts: { name: string; title: string; measure: (database: MeasuredDatabase, dir: string) => Promise<Rows> }[] = [
  {
    name: "list",
    title: `The slot list: 20 lawyers, 60 days, 2 400 meetings

The median of ${ROUNDS} rounds, in turn on the same rows. The service computes local wall time, holidays and the daily limit,
and returns seven days; the query by SQL leaves holidays out.`,
    measure: measureList,
  },
  {
    name: "blocking",
    title: `Times that one visitor blocks for nothing, with the default limits

Two lawyers with eight meetings a day. Each attempt has another name, address and telephone; the hour limits of one
process begin anew for each row. Before the limits, one address blocked 19 holds, 19 unpaid meetings and 15 free ones.`,
    measure: measureBlocking,
  },
  { name: "rush", title: `${bookers} visitors at once for each of ${slots} times of one lawyer`, measure: measureRush },
  {
    name: "mixed",
    title: `${bookers} at once for each of ${slots} times of one lawyer, with all kinds of booking

Visitors book, staff book for a caller or move a meeting onto the time, and calls of bought
telephone advice are agreed, while the same time is offered to the waiting list.`,
    measure: measureMixedRush,
  },
  {
    name: "staff",
    title: `Two staff book the same time at once, ${pairs} times`,
    measure: measureTwoStaff,
  },
  {
    name: "browser",
    title: `Four sessions in browsers choose the same time at once, ${slots} times

Two of them have no JavaScript. The visitor who gets the time fills in the form and books. PostgreSQL, API and site as pnpm start runs them.`,
    measure: () => measureBrowserRush(slots),
  },
  {
    name: "kills",
    title: "kill -9 of the API while meetings are booked",
    measure: (database, dir) => measureKills(database, dir, kills),
  },
];

await withPostgres(async (postgres, dir) => {
  const sections = [`# Bookings\n\n${machine()}`];
  for (const { name, title, measure } of parts.filter((part) => only === undefined || part.name === only)) {
    const rows = table(await withDatabase(postgres, name, (database) => measure(database, dir)));
    console.log(rows);
    sections.push(`## ${title}\n\n${rows}`);
  }
  if (only === undefined) saveResult("bookings", `${sections.join("\n\n")}\n`);
});
