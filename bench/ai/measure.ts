import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIndex, multiplyAnswers, publishGenerated } from "../search/archive.ts";
import { percentile, searchAlone, searchTogether, type Timings } from "../search/loads.ts";
import type { Search } from "../search/queryKinds.ts";
import { openServers } from "../setup/apiServers.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { type MeasuredDatabase, withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { readQuestions } from "./aiSets.ts";
import { type Asked, ask, startReaders } from "./readers.ts";

/**
 * `pnpm measure ai [--rows 100000] [--texts 5000] [--rounds 10]`: milliseconds to the first event of a streamed reply, one
 * reader at a time; how fast pages are read while 32 readers ask the AI page, alternating with idle rounds; and
 * the response times of pages during the first questions of a new process (cold start). Fails beyond the limits.
 */
const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    texts: { type: "string", default: "5000" },
    rounds: { type: "string", default: "10" },
  },
});
const [rows, texts, rounds] = [Number(options.rows), Number(options.texts), Number(options.rounds)];
const readers = 32;
/** Milliseconds to the first words, and the maximum slowdown factor of page reads. */
const limits = { firstWords: 300, slowdown: 2 };

const exceeded: string[] = [];
const questions = ["general", "generalUnseen", "timeBound"].flatMap((name) =>
  readQuestions(name as "general", "all").map(({ question }) => question),
);
const settings: Search = { path: "/api/settings", body: null };

/** The API paths of 60 answers, and the other calls of a page. */
async function findPages({ asAdmin }: MeasuredDatabase): Promise<Record<"answers" | "others", Search[]>> {
  const { rows: published } = await asAdmin((client) =>
    client.query<{ uri: string }>("select uri from questions where uri is not null order by md5(uri) limit 60"),
  );
  const others = [settings, { path: "/api/answers", body: null }, { path: "/api/categories", body: null }];
  return {
    answers: published.map(({ uri }) => ({ path: `/api/answers/uri/${uri}`, body: null })),
    others: Array.from({ length: 30 }, (_, at) => others[at % others.length] ?? settings),
  };
}

const failed = ({ statuses }: Timings): number => statuses.filter((status) => status !== 200).length;
const add = (sum: Timings, more: Timings): void => {
  sum.milliseconds.push(...more.milliseconds);
  sum.statuses.push(...more.statuses);
};
const none = (): Timings => ({ milliseconds: [], statuses: [] });

/** Cold start: reads the settings repeatedly while all readers ask the first questions of a process. */
async function measureColdStart(base: string): Promise<{ read: Timings; asked: Asked[] }> {
  const read = none();
  await searchAlone(base, [settings]);
  const load = startReaders(base, questions, readers);
  let isFirst = true;
  const asking = load.stop().finally(() => {
    isFirst = false;
  });
  while (isFirst) add(read, await searchTogether(base, [settings], { clients: 1, pause: 10 }));
  return { read, asked: await asking };
}

/** Reads pages in alternating rounds, idle and under load, so that the machine's other load affects both equally. */
async function measureReading(base: string, pages: readonly Search[]) {
  const [idle, busy, asked] = [none(), none(), [] as Asked[]];
  const read = () => searchTogether(base, pages, { clients: 4, pause: 50 });
  for (let round = 0; round < rounds; round += 1) {
    add(idle, await read());
    const load = startReaders(base, questions, readers);
    await delay(500);
    add(busy, await read());
    asked.push(...(await load.stop()));
  }
  return { idle, busy, asked };
}

const count = (asked: readonly Asked[], wanted: number): number =>
  asked.filter(({ status }) => status === wanted).length;
const figures = (values: readonly number[]): string[] => [
  String(values.length),
  ...[0.5, 0.95].map((share) => percentile(values, share).toFixed(0)),
];

await withPostgres((postgres, dir) =>
  withDatabase(postgres, "lagrum", async (database) => {
    await publishGenerated(database, texts);
    await buildIndex(database, texts);
    if (texts < rows) await multiplyAnswers(database, rows / texts);
    const pages = await findPages(database);
    const servers = openServers(dir);
    try {
      const { base } = await servers.startApi(database.appUrl, { AI_LIMIT_IP: "100000000" });
      const cold = await measureColdStart(base);
      const agent = new Agent({ keepAlive: true });
      const alone: Asked[] = [];
      for (const question of questions) alone.push(await ask(base, agent, question));
      agent.destroy();
      const first = alone.map(({ firstWords }) => firstWords);
      if (percentile(first, 0.95) > limits.firstWords) exceeded.push("first words");
      await searchAlone(base, [...pages.answers, ...pages.others]);
      const answers = await measureReading(base, pages.answers);
      const others = await measureReading(base, pages.others);
      for (const [name, { idle, busy }] of Object.entries({ answers, others })) {
        const [before, during] = [percentile(idle.milliseconds, 0.95), percentile(busy.milliseconds, 0.95)];
        if (during > before * limits.slowdown) exceeded.push(`${name} under load of the AI page`);
      }
      const failures = [cold.read, answers.busy, others.busy].reduce((sum, read) => sum + failed(read), 0);
      if (failures > 0) exceeded.push("failed reading");
      const asked = [...cold.asked, ...answers.asked, ...others.asked];
      const slowest = Math.max(...cold.read.milliseconds).toFixed(0);
      saveResult(
        "ai",
        `${[
          `# Speed of the AI page without a model, ${today()}`,
          `${rows} answers, ${texts} texts written by a bigram model of the example answers and ${rows / texts} copies of each. Idle rounds and rounds with ${readers} readers who ask the AI page alternated, ${rounds} of each. ${machine()}`,
          table([
            ["", "calls", "p50 ms", "p95 ms"],
            ["first words of a reply, one reader", ...figures(first)],
            ["an answer by its URL, 4 readers, idle", ...figures(answers.idle.milliseconds)],
            [`the same while ${readers} readers ask`, ...figures(answers.busy.milliseconds)],
            ["settings, list and areas, 4 readers, idle", ...figures(others.idle.milliseconds)],
            [`the same while ${readers} readers ask`, ...figures(others.busy.milliseconds)],
          ]),
          `Of ${asked.length} questions of the ${readers} readers ${count(asked, 200)} were answered and ${count(asked, 503)} were asked to wait; ${failures} readings failed. During the first ${cold.asked.length} questions of the process the settings were read ${cold.read.statuses.length} times; the slowest took ${slowest} ms.`,
        ].join("\n\n")}\n`,
      );
    } finally {
      await servers.stop();
    }
  }),
);
if (exceeded.length > 0) {
  console.log(`\nBeyond the limits: ${exceeded.join(", ")}`);
  process.exitCode = 1;
}
