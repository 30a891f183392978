import { parseArgs } from "node:util";
import { analysePendingDocuments, countWords } from "@lagrum/api/search/documentIndex";
import { swedishAnalyser } from "@lagrum/api/search/swedishAnalyser";
import { stripHtml } from "@lagrum/core/text/text";
import { openServers } from "../setup/apiServers.ts";
import { memoryOf } from "../setup/processUsage.ts";
import { insertAuthor, publishAnswers } from "../setup/publishAnswers.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { hostileSearches } from "./hostile.ts";
import { percentile, searchAlone, searchTogether, type Timings } from "./loads.ts";
import { type QueryKind, queryKinds } from "./queryKinds.ts";
import { createTextModel } from "./textModel.ts";

/**
 * `pnpm measure search [--rows 100000] [--hostile 10000]`: response times of each kind of search over HTTP, alone and
 * with readers who pause a second between searches, and of hostile texts; the time to build the index and its size. Fails
 * beyond the limits.
 */
const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, hostile: { type: "string", default: "10000" } },
});
const rows = Number(options.rows);
const hostileCount = Number(options.hostile);
/** Milliseconds. */
const limits = { alone: 100, suggestions: 30, readers: 300, withoutHit: 100, hostile: 500 };
const pause = 1000;
const insertBatch = 2000;
/** Texts from which the searches take their words. */
const sampleTexts = 300;

const exceeded: string[] = [];
const expectWithin = (name: string, measured: number, limit: number): void => {
  if (!(measured <= limit)) exceeded.push(`${name}: ${measured.toFixed(1)} instead of ${limit}`);
};
const toMs = (value: number): string => value.toFixed(1);

/** Publishes generated answers without triggers: the plain words that they index would all be replaced. @returns the first texts */
async function publishGenerated({ asAdmin }: MeasuredDatabase): Promise<string[]> {
  const write = createTextModel();
  const texts: string[] = [];
  await asAdmin(async (client) => {
    const author = await insertAuthor(client);
    await client.query("set session_replication_role = replica");
    for (let made = 0; made < rows; made += insertBatch) {
      const answers = Array.from({ length: Math.min(insertBatch, rows - made) }, (_, at) => write(made + at));
      await publishAnswers(client, author, answers);
      for (const { title, question, answer } of answers)
        if (texts.length < sampleTexts) texts.push(`${title} ${question} ${stripHtml(answer)}`);
      if (made % 20_000 === 0) console.log(`${made + answers.length} answers published`);
    }
    await client.query(
      `update questions q set area_id = coalesce(c.parent_id, c.id) from categories c where c.id = q.category_id`,
    );
    await client.query(
      `update categories c set answer_count = (select count(*) from questions q where c.id in (q.category_id, q.area_id))`,
    );
    await client.query(`insert into search_documents (question_id, category_id, area_id, published_at, document)
      select id, category_id, area_id, published_at, '' from questions`);
  });
  return texts;
}

async function buildIndex({ db, pool, asAdmin }: MeasuredDatabase): Promise<string[][]> {
  swedishAnalyser();
  const before = performance.now();
  while ((await db.transaction(analysePendingDocuments)) > 0);
  const analysedAt = performance.now();
  await countWords(pool);
  const countedAt = performance.now();
  return asAdmin(async (client) => {
    await client.query("vacuum analyze");
    const { rows: sizes } = await client.query<{ name: string; megabytes: string }>(
      `select relname as name, round(pg_relation_size(oid) / 1e6) as megabytes from pg_class
       where relname like 'search\\_%' and relkind in ('r', 'i') and pg_relation_size(oid) > 1e6 order by relname`,
    );
    return [
      [
        "analysis",
        `${((analysedAt - before) / 1000).toFixed(0)} s (${((analysedAt - before) / rows).toFixed(1)} ms each)`,
      ],
      ["counting words", `${((countedAt - analysedAt) / 1000).toFixed(0)} s`],
      ["memory of the indexing process", `${memoryOf(process.pid).toFixed(0)} MB`],
      ...sizes.map(({ name, megabytes }) => [name, `${megabytes} MB`]),
    ];
  });
}

const failures = ({ statuses }: Timings): number => statuses.filter((status) => status >= 500).length;

async function measureAlone(base: string, kinds: readonly QueryKind[]): Promise<string[][]> {
  const measured: string[][] = [];
  for (const { name, searches } of kinds) {
    await searchAlone(base, searches.slice(0, 5));
    const timings = await searchAlone(base, searches);
    const [middle, slow] = [percentile(timings.milliseconds, 0.5), percentile(timings.milliseconds, 0.95)];
    expectWithin(`${name}, p95`, slow, name === "suggestions" ? limits.suggestions : limits.alone);
    expectWithin(`${name}, 5xx`, failures(timings), 0);
    measured.push([name, toMs(middle), toMs(slow)]);
    console.log(measured.at(-1)?.join("  "));
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
    expectWithin(`${name}, 5xx`, failures(timings), 0);
    const middle = percentile(timings.milliseconds, 0.5);
    measured.push([name, `${searches.length}`, toMs(middle), toMs(slow), `${failures(timings)}`]);
    console.log(measured.at(-1)?.join("  "));
  }
  return measured;
}

async function measureHostile(base: string): Promise<string> {
  const searches = hostileSearches(hostileCount);
  const timings = await searchAlone(base, searches);
  const slowest = Math.max(...timings.milliseconds);
  expectWithin("hostile texts, slowest", slowest, limits.hostile);
  expectWithin("hostile texts, 5xx", failures(timings), 0);
  timings.milliseconds.forEach((milliseconds, at) => {
    const isBad = milliseconds > limits.hostile || (timings.statuses[at] ?? 0) >= 500;
    if (isBad) console.log(timings.statuses[at], toMs(milliseconds), JSON.stringify(searches[at]).slice(0, 300));
  });
  const refused = timings.statuses.filter((status) => status >= 400 && status < 500).length;
  return `${hostileCount} hostile texts: ${failures(timings)} 5xx, ${refused} refused as invalid, p99 ${toMs(percentile(timings.milliseconds, 0.99))} ms, slowest ${toMs(slowest)} ms.`;
}

const report = await withPostgres((postgres, dir) =>
  withDatabase(postgres, "lagrum", async (database) => {
    const texts = await publishGenerated(database);
    const index = await buildIndex(database);
    console.log(table([["index", ""], ...index]));
    const kinds = await database.asAdmin((client) => queryKinds(client, texts));
    const servers = openServers(dir);
    try {
      const { base, pid } = await servers.startApi(database.appUrl, {});
      const alone = await measureAlone(base, kinds);
      const readers = await measureReaders(base, kinds);
      const hostile = await measureHostile(base);
      return [
        `# Speed of the search, ${today()}`,
        `${rows} answers written by a bigram model of the example answers, each 25th word a rare compound picked by Zipf's law. ${machine()}`,
        table([["one search at a time", "p50 ms", "p95 ms"], ...alone]),
        table([["with pauses of a second", "searches", "p50 ms", "p99 ms", "5xx"], ...readers]),
        hostile,
        table([["index", ""], ...index, ["memory of the API's process", `${memoryOf(pid).toFixed(0)} MB`]]),
      ].join("\n\n");
    } finally {
      await servers.stop();
    }
  }),
);
saveResult(rows === 100_000 ? "search" : `search-${rows}`, report);
if (exceeded.length > 0) {
  console.log(`\nBeyond the limits:\n${exceeded.join("\n")}`);
  process.exitCode = 1;
}
