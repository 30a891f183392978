import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lagrum/api/db/database";
import { migrate } from "@lagrum/api/db/migrate";
import { seedBase } from "@lagrum/api/seed/seed";
import { startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase } from "@lagrum/launch/postgres/roles";
import autocannon, { type Request } from "autocannon";
import pg from "pg";
import { openServers } from "../setup/apiServers.ts";
import { saveResult, today } from "../setup/result.ts";
import { generateArchive } from "./archive.ts";

/** `pnpm measure api [questions] [seconds]`: the API compared with plain node:http and pg on the same rows, alternately. */
const [questions = 100_000, seconds = 5] = process.argv.slice(2).map(Number);
const ROUNDS = 3;
const CONNECTIONS = 32;
const POOL = 10;

const dir = mkdtempSync(join(tmpdir(), "lagrum-measure-"));
const running = openServers(dir);

interface Task {
  name: string;
  requests: Request[];
}

async function tasks(appUrl: string): Promise<Task[]> {
  const client = new pg.Client({ connectionString: appUrl });
  await client.connect();
  const { rows: categories } = await client.query("select id from categories order by random() limit 40");
  const { rows: answers } = await client.query(
    "select uri from questions where uri is not null order by random() limit 200",
  );
  await client.end();
  const body = JSON.stringify({
    Type: "Free",
    CategoryID: categories[0].id,
    Title: "Hur får jag tillbaka min deposition?",
    QuestionBody: "Jag flyttade ut för två månader sedan och hyresvärden svarar inte längre. ".repeat(8).trim(),
    FirstName: "Kim",
    Email: "kim@exempel.se",
    AcceptTerms: true,
  });
  return [
    {
      name: "newest 25 in a category",
      requests: categories.map(({ id }) => ({ path: `/api/answers?CategoryID=${id}` })),
    },
    { name: "one answer by uri", requests: answers.map(({ uri }) => ({ path: `/api/answers/uri/${uri}` })) },
    {
      name: "create",
      requests: [{ method: "POST", path: "/api/questions", headers: { "content-type": "application/json" }, body }],
    },
  ];
}

interface Result {
  rate: number;
  p99: number;
}

async function load(url: string, { requests }: Task, duration: number): Promise<Result> {
  const result = await autocannon({ url, connections: CONNECTIONS, duration, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx} refused, ${result.errors} failed`);
  return { rate: result.requests.average, p99: result.latency.p99 };
}

const best = (results: Result[]) => results.reduce((one, other) => (other.rate > one.rate ? other : one));

async function measure(): Promise<string[]> {
  const postgres = await startPostgres({ dir });
  try {
    await prepareDatabase(postgres.adminUrl, "lagrum");
    const [appUrl, ownerUrl] = [postgres.url("lagrum", "lagrum_app"), postgres.url("lagrum", "lagrum_owner")];
    await migrate(ownerUrl, appUrl);
    const pool = new pg.Pool({ connectionString: ownerUrl });
    await seedBase(openDatabase(pool));
    await pool.end();
    const began = performance.now();
    await generateArchive(postgres.url("lagrum", "postgres"), questions);
    console.log(`${questions} answers made in ${Math.round((performance.now() - began) / 1000)} s`);
    const unlimited = { ASK_LIMIT_IP: "100000000", ASK_LIMIT_EMAIL: "100000000", MAIL_LIMIT_EMAIL: "100000000" };
    const settings = { DATABASE_OWNER_URL: ownerUrl, DATABASE_POOL: String(POOL), ...unlimited };
    const { base } = await running.startApi(appUrl, settings);
    const servers = {
      ours: base,
      baseline: await running.startBaseline("../api/baselineServer.ts", [appUrl, String(POOL)]),
    };
    const lines: string[] = [];
    for (const task of await tasks(appUrl)) {
      const results: Record<keyof typeof servers, Result[]> = { ours: [], baseline: [] };
      for (const url of Object.values(servers)) await load(url, task, 2);
      for (let round = 0; round < ROUNDS; round++) {
        results.baseline.push(await load(servers.baseline, task, seconds));
        results.ours.push(await load(servers.ours, task, seconds));
      }
      const [ours, baseline] = [best(results.ours), best(results.baseline)];
      const cells = [task.name, ours.rate, ours.p99, baseline.rate, baseline.p99].map((cell) =>
        typeof cell === "number" ? String(Math.round(cell)) : cell,
      );
      lines.push(`| ${cells.join(" | ")} | ${(ours.rate / baseline.rate).toFixed(2)} |`);
      console.log(lines.at(-1));
    }
    return lines;
  } finally {
    await running.stop();
    await postgres.stop();
  }
}

try {
  const lines = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const text = `# The API compared with node:http and pg, ${today()}

${machine}. ${questions} answers, ${CONNECTIONS} connections, pool ${POOL}, the best of ${ROUNDS} rounds of ${seconds} s each,
alternately on the same rows. Load, servers and PostgreSQL share the machine. p99 in milliseconds.

| call | API req/s | p99 | baseline req/s | p99 | ratio |
|---|---|---|---|---|---|
${lines.join("\n")}
`;
  saveResult("api", text);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
