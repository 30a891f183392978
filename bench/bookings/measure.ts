import { listSlots } from "@lagrum/api/bookings/slotList";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import { openServers } from "../setup/apiServers.ts";
import { machine, median, saveResult, table } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { type Answer, bookAt, freeStarts, unlimited } from "./booker.ts";
import { freeTimesQuery, insertLawyers, insertMeetings, readRows } from "./calendar.ts";
import { measureKills } from "./kills.ts";

/**
 * `pnpm measure bookings [kills] [part]`: the slot list beside queries of the same rows, 50 bookers for each of 40 times, and
 * kill -9 of the API while meetings are booked.
 */
const kills = Number(process.argv[2] ?? 50);
/** Only this part: "list", "rush" or "kills". */
const only = process.argv[3];
const ROUNDS = 15;
const SLOTS = 40;
const BOOKERS = 50;

const firstCategory = async ({ pool }: MeasuredDatabase): Promise<number> =>
  Number((await pool.query("select min(id) as id from categories")).rows[0].id);

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function measureList(database: MeasuredDatabase) {
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

/** The other answers by status and code. */
function histogram(answers: Answer[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const { status, body } of answers) {
    const name = `answer ${status} ${body.Code ?? ""}`.trim();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].toSorted(([one], [other]) => one.localeCompare(other));
}

async function measureRush(database: MeasuredDatabase, dir: string) {
  await database.asAdmin((client) => client.query(insertLawyers(1)));
  const servers = openServers(dir);
  try {
    const { base } = await servers.startApi(database.appUrl, unlimited);
    const category = await firstCategory(database);
    const all = await freeStarts(base, category, 400);
    // Apart, so that each time is one of its own: 15 minutes, and ten between two meetings.
    const starts = all.filter((_, index) => index % 2 === 0).slice(0, SLOTS);
    const started = performance.now();
    const answers = [];
    for (const start of starts) {
      const bookers = Array.from({ length: BOOKERS }, () => bookAt(base, start, category));
      answers.push(...(await Promise.all(bookers)));
    }
    const seconds = (performance.now() - started) / 1000;
    const { rows } = await database.pool.query("select count(*)::int as n from bookings where state = 'Confirmed'");
    const taken = answers.filter(({ status }) => status === 409);
    return [
      ["what", "figure"],
      ["times", starts.length],
      ["bookers", answers.length],
      ["booked (201)", answers.filter(({ status }) => status === 201).length],
      ["refused (409)", taken.length],
      ["of them with the nearest free times", taken.filter(({ body }) => (body.FreeTimes?.length ?? 0) > 0).length],
      ...histogram(answers.filter(({ status }) => status !== 201 && status !== 409)),
      ["confirmed in the database", rows[0].n],
      ["seconds", seconds.toFixed(1)],
    ];
  } finally {
    await servers.stop();
  }
}

type Rows = Awaited<ReturnType<typeof measureKills>>;

const parts: { name: string; title: string; measure: (database: MeasuredDatabase, dir: string) => Promise<Rows> }[] = [
  {
    name: "list",
    title: `The slot list: 20 lawyers, 60 days, 2 400 meetings

The median of ${ROUNDS} rounds, in turn on the same rows. The service computes local wall time, holidays and the daily limit,
and returns seven days; the query by SQL leaves holidays out.`,
    measure: measureList,
  },
  { name: "rush", title: `${BOOKERS} bookers at once for each of ${SLOTS} times of one lawyer`, measure: measureRush },
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
