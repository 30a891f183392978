import { Agent, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIndex, multiplyAnswers, publishGenerated } from "../search/archive.ts";
import { percentile, searchAlone, searchTogether } from "../search/loads.ts";
import { openServers } from "../setup/apiServers.ts";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";
import { readQuestions } from "./aiSets.ts";

/**
 * `pnpm measure ai [--rows 100000] [--texts 5000]`: milliseconds to the first event of a streamed reply, one reader at a time;
 * and how fast answers are read while 32 readers ask the AI page. Fails beyond the limits.
 */
const { values: options } = parseArgs({
  options: { rows: { type: "string", default: "100000" }, texts: { type: "string", default: "5000" } },
});
const [rows, texts] = [Number(options.rows), Number(options.texts)];
const readers = 32;
const readings = 600;
/** Milliseconds, and how many times slower reading may be. */
const limits = { firstWords: 300, slowdown: 2 };

interface Asked {
  firstWords: number;
  status: number;
}

/** Asks and reads the whole stream. */
function ask(base: string, agent: Agent, Question: string): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", accept: "text/event-stream" };
    const outgoing = request(`${base}/api/ai/answers`, { method: "POST", agent, headers }, (response) => {
      let firstWords = 0;
      response.on("data", () => {
        firstWords ||= performance.now() - began;
      });
      response.once("error", reject);
      response.once("end", () => resolve({ firstWords, status: response.statusCode ?? 0 }));
    });
    outgoing.once("error", reject);
    outgoing.end(JSON.stringify({ Question, AcceptAi: true }));
  });
}

const exceeded: string[] = [];
const questions = ["general", "generalUnseen", "timeBound"].flatMap((name) =>
  readQuestions(name as "general", "all").map(({ question }) => question),
);

await withPostgres((postgres, dir) =>
  withDatabase(postgres, "lagrum", async (database) => {
    await publishGenerated(database, texts);
    await buildIndex(database, texts);
    if (texts < rows) await multiplyAnswers(database, rows / texts);
    const { rows: published } = await database.asAdmin((client) =>
      client.query<{ uri: string }>("select uri from questions where uri is not null order by md5(uri) limit 60"),
    );
    const pages = published.map(({ uri }) => ({ path: `/api/answers/uri/${uri}`, body: null }));
    const servers = openServers(dir);
    try {
      const { base } = await servers.startApi(database.appUrl, { AI_LIMIT_IP: "100000000" });
      const agent = new Agent({ keepAlive: true });
      for (const question of questions.slice(0, 10)) await ask(base, agent, question);
      const alone: Asked[] = [];
      for (const question of questions) alone.push(await ask(base, agent, question));
      const first = alone.map(({ firstWords }) => firstWords);
      const read = Array.from({ length: readings }, (_, at) => pages[at % pages.length]).flatMap((page) => page ?? []);
      await searchAlone(base, pages);
      const calm = await searchTogether(base, read, { clients: 4, pause: 50 });
      let isReading = true;
      const asked: Asked[] = [];
      const crowd = Array.from({ length: readers }, async (_, reader) => {
        for (let at = reader; isReading; at += readers) {
          asked.push(await ask(base, agent, questions[at % questions.length] ?? ""));
          await delay(200);
        }
      });
      const busy = await searchTogether(base, read, { clients: 4, pause: 50 });
      isReading = false;
      await Promise.all(crowd);
      agent.destroy();
      const failed = busy.statuses.filter((status) => status !== 200).length;
      const [before, during] = [percentile(calm.milliseconds, 0.95), percentile(busy.milliseconds, 0.95)];
      if (percentile(first, 0.95) > limits.firstWords) exceeded.push("first words");
      if (during > before * limits.slowdown) exceeded.push("reading beside the AI page");
      if (failed > 0) exceeded.push("failed reading");
      const count = (status: number) => String(asked.filter((each) => each.status === status).length);
      const figure = (values: readonly number[]) => [0.5, 0.95].map((share) => percentile(values, share).toFixed(0));
      saveResult(
        "ai",
        [
          `# Speed of the AI page without a model, ${today()}`,
          `${rows} answers, ${texts} texts written by a bigram model of the example answers and ${rows / texts} copies of each. ${machine()}`,
          table([
            ["", "calls", "p50 ms", "p95 ms"],
            ["first words of a reply, one reader", String(first.length), ...figure(first)],
            ["an answer read by 4 readers, nobody asks", String(read.length), ...figure(calm.milliseconds)],
            [`the same while ${readers} readers ask`, String(read.length), ...figure(busy.milliseconds)],
          ]),
          `Of the ${asked.length} questions of the ${readers} readers ${count(200)} were answered and ${count(503)} were asked to wait; ${failed} readings failed.`,
        ].join("\n\n"),
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
