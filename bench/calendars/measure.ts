import { monitorEventLoopDelay } from "node:perf_hooks";
import { fetchOutsideCalendars } from "@lagrum/api/calendars/outsideCalendars";
import type { Database } from "@lagrum/api/db/database";
import { accounts } from "@lagrum/api/db/schema/accounts";
import { lawyers } from "@lagrum/api/db/schema/bookings";
import { createSeal } from "@lagrum/api/keys/seal";
import { createLog } from "@lagrum/api/logging/logger";
import { eq } from "drizzle-orm";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { generateFeeds } from "./generatedFeed.ts";

/**
 * `pnpm measure calendars [feeds] [seed]`: feeds by chance, half of them damaged, through the job that fetches a lawyer's
 * outside calendar, with its worker and its database. Counts what reaches the process instead of the lawyer's page, and
 * measures the event loop of the process, which is that of the API.
 */
const [count = 10_000, seed = 35] = process.argv.slice(2).map(Number);
/** Milliseconds. */
const BUDGET = 50;

let escaped = 0;
for (const name of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(name, (error) => {
    escaped += 1;
    console.error(error);
  });
}

const seal = createSeal("a key for the measure");

async function insertLawyer(db: Database): Promise<number> {
  const [account] = await db
    .insert(accounts)
    .values({ Uid: "lawyer", Email: "jurist@exempel.se", FirstName: "A", LastName: "B" })
    .returning({ ID: accounts.UserID });
  const UserID = account?.ID ?? 0;
  const Hours = Array.from({ length: 7 }, () => []);
  const OutsideUrl = seal.seal({ Url: "https://exempel.se/a.ics" }, String(UserID)).Sealed;
  await db.insert(lawyers).values({ UserID, Active: true, Services: [], Channels: [], Hours, OutsideUrl });
  return UserID;
}

interface Figures {
  outcomes: Map<string, number>;
  /** Feeds after which the job gave the lawyer up. */
  givenUp: number;
  seconds: number;
  /** Of the event loop, in milliseconds. */
  delay: { p50: number; p99: number; p999: number; max: number };
}

async function run(db: Database): Promise<Figures> {
  const id = await insertLawyer(db);
  let givenUp = 0;
  const log = createLog("silent");
  log.error = () => {
    givenUp += 1;
  };
  const tools = { db, seal, clock: () => new Date(), log };
  const feeds = generateFeeds(count, seed);
  // Starts the worker.
  await fetchOutsideCalendars(tools, id, async () => feeds[0] ?? "");
  const outcomes = new Map<string, number>();
  const histogram = monitorEventLoopDelay({ resolution: 1 });
  histogram.enable();
  const startedAt = performance.now();
  for (const text of feeds) {
    await fetchOutsideCalendars(tools, id, async () => text);
    const [row] = await db.select().from(lawyers).where(eq(lawyers.UserID, id));
    const outcome = row?.OutsideError ?? (row?.OutsideSkipped.length ? "read, with events skipped" : "read");
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  }
  histogram.disable();
  const seconds = (performance.now() - startedAt) / 1000;
  const at = (percent: number) => histogram.percentile(percent) / 1e6;
  return { outcomes, givenUp, seconds, delay: { p50: at(50), p99: at(99), p999: at(99.9), max: histogram.max / 1e6 } };
}

const { outcomes, givenUp, seconds, delay } = await withPostgres((postgres) =>
  withDatabase(postgres, "calendars", ({ db }) => run(db)),
);
const isGood = escaped === 0 && givenUp === 0 && delay.p99 < BUDGET;
const rows = [...outcomes].toSorted((one, other) => other[1] - one[1]);
saveResult(
  "calendars",
  `# Foreign calendars, ${today()}

\`pnpm measure calendars ${count} ${seed}\`: ${machine()}

${table([["outcome", "feeds"], ...rows])}

- ${count} feeds in ${seconds.toFixed(0)} s, one after the other, each read in the worker and stored.
- Exceptions that reached the process: ${escaped}. Feeds after which the job gave the lawyer up: ${givenUp}.
- Event loop delay in ms: p50 ${delay.p50.toFixed(1)}, p99 ${delay.p99.toFixed(1)}, p99.9 ${delay.p999.toFixed(1)}, longest ${delay.max.toFixed(1)} (budget: p99 under ${BUDGET}).
- **${isGood ? "Holds." : "Fails."}**
`,
);
process.exit(isGood ? 0 : 1);
