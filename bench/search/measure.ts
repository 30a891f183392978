import { parseArgs } from "node:util";
import { openServers } from "../setup/apiServers.ts";
import { cpuOf, cpuOfRole, memoryOf } from "../setup/processUsage.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { buildIndex, multiplyAnswers, publishGenerated, readSizes } from "./archive.ts";
import { hostileSearches } from "./hostile.ts";
import { percentile, searchAlone, searchTogether, type Timings } from "./loads.ts";
import { type QueryKind, queryKinds } from "./queryKinds.ts";

/**
 * `pnpm measure search [--rows 100000] [--texts ROWS] [--hostile 10000] [--times 10]`: response times of each kind of search
 * over HTTP, alone and with readers who pause a second between searches, and of hostile texts; the time to build the index
 * and its size; and the same searches in an archive `times` as large. With fewer texts than rows, the rows are copies.
 * Fails beyond the limits.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    texts: { type: "string" },
    hostile: { type: "string", default: "10000" },
    times: { type: "string", default: "10" },
  },
});
const rows = Number(options.rows);
const hostileCount = Number(options.hostile);
const times = Number(options.times);
const texts = Number(options.texts ?? rows);
/** Milliseconds. */
const limits = { alone: 100, suggestions: 30, readers: 300, withoutHit: 100, hostile: 500, growth: 1.5 };
/** Kinds that must not be much slower in a larger archive. */
const steadyKinds = new Set(["a rare word", "the newest answers", "the newest of an area", "an answer by its address"]);
const pause = 1000;

const exceeded: string[] = [];
const expectWithin = (name: string, measured: number, limit: number): void => {
  if (!(measured <= limit)) exceeded.push(`${name}: ${measured.toFixed(1)} instead of ${limit}`);
};
const toMs = (value: number): string => value.toFixed(1);

const errors = ({ statuses }: Timings): number => statuses.filter((status) => status >= 500).length;
/** A 404 is fast, and would make the figures too good. */
const failures = ({ statuses }: Timings): number => statuses.filter((status) => status !== 200).length;

/** Milliseconds; the CPU time is that of the API and its queries for one search. */
interface Measured {
  name: string;
  middle: number;
  slow: number;
  cpu: number;
}

async function measureAlone(base: string, kinds: readonly QueryKind[], cpuTime: () => number): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const { name, searches } of kinds) {
    await searchAlone(base, searches.slice(0, 5));
    const before = cpuTime();
    const timings = await searchAlone(base, searches);
    const cpu = (cpuTime() - before) / searches.length;
    expectWithin(`${name}, failed`, failures(timings), 0);
    const [middle, slow] = [percentile(timings.milliseconds, 0.5), percentile(timings.milliseconds, 0.95)];
    measured.push({ name, middle, slow, cpu });
    console.log(name, toMs(middle), toMs(slow), toMs(cpu));
  }
  return measured;
}

async function measureReaders(base: string, kinds: readonly QueryKind[]): Promise<string[][]> {
  const everything = Array.from({ length: 40 }, (_, at) => kinds.flatMap(({ searches }) => searches[at] ?? [])).flat();
  const withoutHit = kinds.filter(({ name }) => name === "no hit").flatMap(({ searches }) => searches);
  const loads = [
    { name: "16 readers, every kind", searches: everything, clients: 16, limit: limits.readers },
    { name: "32 readers, no hit", searches: Array(6).fill(withoutHit).flat(), clients: 32, limit: limits.withoutHit },
  ];
  const measured: string[][] = [];
  for (const { name, searches, clients, limit } of loads) {
    const timings = await searchTogether(base, searches, { clients, pause });
    const slow = percentile(timings.milliseconds, 0.99);
    expectWithin(`${name}, p99`, slow, limit);
    expectWithin(`${name}, failed`, failures(timings), 0);
    const middle = percentile(timings.milliseconds, 0.5);
    measured.push([name, `${searches.length}`, toMs(middle), toMs(slow), `${failures(timings)}`]);
    console.log(measured.at(-1)?.join("  "));
  }
  return measured;
}

async function measureHostile(base: string): Promise<string> {
  const searches = hostileSearches(hostileCount);
  const timings = await searchAlone(base, searches);
  // The machine may pause: slow searches are repeated, and count as slow if they are slow twice.
  for (const [at, search] of searches.entries()) {
    const milliseconds = timings.milliseconds[at] ?? 0;
    if (milliseconds <= limits.hostile) continue;
    const [again = milliseconds] = (await searchAlone(base, [search])).milliseconds;
    timings.milliseconds[at] = Math.min(milliseconds, again);
  }
  const slowest = Math.max(...timings.milliseconds);
  expectWithin("hostile texts, slowest", slowest, limits.hostile);
  expectWithin("hostile texts, 5xx", errors(timings), 0);
  timings.milliseconds.forEach((milliseconds, at) => {
    const isBad = milliseconds > limits.hostile || (timings.statuses[at] ?? 0) >= 500;
    if (isBad) console.log(timings.statuses[at], toMs(milliseconds), JSON.stringify(searches[at]).slice(0, 300));
  });
  const refused = timings.statuses.filter((status) => status >= 400 && status < 500).length;
  return `${hostileCount} hostile texts: ${errors(timings)} 5xx, ${refused} refused as invalid, p99 ${toMs(percentile(timings.milliseconds, 0.99))} ms, slowest ${toMs(slowest)} ms.`;
}

const report = await withPostgres((postgres, dir) =>
  withDatabase(postgres, "lagrum", async (database) => {
    const samples = await publishGenerated(database, texts);
    const index = await buildIndex(database, texts);
    if (texts < rows) await multiplyAnswers(database, rows / texts);
    const sizes = await database.asAdmin(readSizes);
    console.log(table([["index", ""], ...index, ...sizes]));
    const kinds = await database.asAdmin((client) => queryKinds(client, samples));
    const servers = openServers(dir);
    try {
      const { base, pid } = await servers.startApi(database.appUrl, {});
      const queriesTime = cpuOfRole(postgres.pid, "lagrum_app");
      const cpuTime = (): number => cpuOf(pid) + queriesTime();
      const alone = await measureAlone(base, kinds, cpuTime);
      for (const { name, slow } of alone)
        expectWithin(`${name}, p95`, slow, name === "suggestions" ? limits.suggestions : limits.alone);
      const readers = await measureReaders(base, kinds);
      const hostile = await measureHostile(base);
      const memory = ["memory of the API's process", `${memoryOf(pid).toFixed(0)} MB`];
      const copies = texts < rows ? `, ${rows / texts} copies of each` : "";
      const parts = [
        `# Speed of the search, ${today()}`,
        `${rows} answers written by a bigram model of the example answers${copies}, each 25th word a rare compound picked by Zipf's law. CPU is that of the API and its queries for one search, without vacuum and other work of PostgreSQL's own. ${machine()}`,
        table([
          ["one search at a time", "p50 ms", "p95 ms", "CPU ms"],
          ...alone.map(({ name, ...figures }) => [name, ...Object.values(figures).map(toMs)]),
        ]),
        table([["with pauses of a second", "searches", "p50 ms", "p99 ms", "failed"], ...readers]),
        hostile,
        table([["index", ""], ...index, ...sizes, memory]),
      ];
      saveResult("search", parts.join("\n\n"));
      if (times <= 1) return parts.join("\n\n");
      await multiplyAnswers(database, times);
      const largeKinds = await database.asAdmin((client) => queryKinds(client, samples));
      // Warm-up: the smaller archive is already cached after minutes of searches.
      for (const { searches } of largeKinds) await searchAlone(base, searches);
      const unread = await database.asAdmin((client) => queryKinds(client, samples, 1000));
      const large = await measureAlone(base, unread, cpuTime);
      const compared = alone.flatMap((one, at) => {
        const other = large[at];
        if (!other) return [];
        if (steadyKinds.has(one.name))
          expectWithin(`${one.name}, CPU of ${times} times as many`, other.cpu, one.cpu * limits.growth);
        return [[one.name, ...[one.middle, other.middle, one.slow, other.slow, one.cpu, other.cpu].map(toMs)]];
      });
      const columns = ["p50", "p95", "CPU"].flatMap((figure) => [`${figure} of ${rows}`, `of ${rows * times}`]);
      return [
        ...parts,
        `The same searches among ${rows * times} answers: ${times} copies of each, so that each word is in ${times} times as many; the rare words are other ones, in as many documents as those.`,
        table([["one search at a time, ms", ...columns], ...compared]),
        table([["index", ""], ...(await database.asAdmin(readSizes))]),
      ].join("\n\n");
    } finally {
      await servers.stop();
    }
  }),
);
saveResult("search", report);
if (exceeded.length > 0) {
  console.log(`\nBeyond the limits:\n${exceeded.join("\n")}`);
  process.exitCode = 1;
}
