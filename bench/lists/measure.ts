import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@lagrum/api/db/database";
import { migrate } from "@lagrum/api/db/migrate";
import { seedBase } from "@lagrum/api/seed/seed";
import { emulatorToken } from "@lagrum/api/test/tokens";
import { startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase } from "@lagrum/launch/postgres/roles";
import autocannon from "autocannon";
import pg from "pg";
import { generateArchive } from "../api/archive.ts";
import { openServers } from "../setup/apiServers.ts";
import { saveResult, today } from "../setup/result.ts";
import { addStaffQuestions } from "./archive.ts";
import { downloadExport } from "./downloadExport.ts";
import { multiply } from "./multiply.ts";
import { pages } from "./pages.ts";

/**
 * `pnpm measure lists [questions] [seconds]`: every staff list with each filter compared with the same statements in plain
 * SQL, alternately on the same rows; and the server's memory during an export.
 */
const [questions = 100_000, seconds = 3] = process.argv.slice(2).map(Number);
/** Copies of each generated text. */
const COPIES = 25;
const ROUNDS = 2;
const CONNECTIONS = 8;
const POOL = 10;

const dir = mkdtempSync(join(tmpdir(), "lagrum-measure-"));
const servers = openServers(dir);

async function rate(url: string, headers: Record<string, string>, duration: number): Promise<number> {
  const { origin, pathname, search } = new URL(url);
  const requests = [{ path: pathname + search, headers }];
  const result = await autocannon({ url: origin, connections: CONNECTIONS, duration, requests });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refused`);
  return result.requests.average;
}

async function total(url: string, headers: Record<string, string>): Promise<number> {
  return ((await (await fetch(url, { headers })).json()) as { Total: number }).Total;
}

async function measure(): Promise<{ lists: string[]; files: string[] }> {
  const postgres = await startPostgres({ dir });
  try {
    await prepareDatabase(postgres.adminUrl, "lagrum");
    const [appUrl, ownerUrl] = [postgres.url("lagrum", "lagrum_app"), postgres.url("lagrum", "lagrum_owner")];
    await migrate(ownerUrl, appUrl);
    const pool = new pg.Pool({ connectionString: ownerUrl });
    await seedBase(openDatabase(pool));
    await pool.end();
    await generateArchive(postgres.url("lagrum", "postgres"), Math.ceil(questions / COPIES));
    await multiply(postgres.url("lagrum", "postgres"), COPIES);
    const subjects = await addStaffQuestions(postgres.url("lagrum", "postgres"));
    console.log("archive made");
    // Unsigned emulator tokens; no emulator is running.
    const identity = { FIREBASE_AUTH_EMULATOR_HOST: "127.0.0.1:9", FIREBASE_PROJECT_ID: "demo-lagrum" };
    const { base, pid } = await servers.startApi(appUrl, { DATABASE_POOL: String(POOL), ...identity });
    const baseline = await servers.startBaseline("../lists/baselineServer.ts", [
      appUrl,
      String(POOL),
      JSON.stringify(subjects),
    ]);
    const token = { "user-token": emulatorToken({ sub: "measure" }) };
    const lists: string[] = [];
    for (const [number, page] of pages(subjects).entries()) {
      const [measured, theirs] = [base + page.path, `${baseline}/${number}`];
      const [ours, expected] = [await total(measured, token), await total(theirs, {})];
      if (ours !== expected) throw new Error(`${page.name}: ${ours} rows instead of ${expected}`);
      const rates = { ours: 0, baseline: 0 };
      for (let round = 0; round < ROUNDS; round++) {
        rates.baseline = Math.max(rates.baseline, await rate(theirs, {}, seconds));
        rates.ours = Math.max(rates.ours, await rate(measured, token, seconds));
      }
      const cells = [page.name, ours, Math.round(rates.ours), Math.round(rates.baseline)];
      lists.push(`| ${cells.join(" | ")} | ${(rates.ours / rates.baseline).toFixed(2)} |`);
      console.log(lists.at(-1));
    }
    const files: string[] = [];
    for (const [name, path, body] of [
      [
        "one category",
        "/api/questions/export",
        { State: "answered", Sort: "PublishedAt", CategoryID: subjects.category },
      ],
      ["all answered", "/api/questions/export", { State: "answered", Sort: "PublishedAt" }],
      ["all answered, again", "/api/questions/export", { State: "answered", Sort: "PublishedAt" }],
      ["all answers", "/api/answers/export", { Sort: "UpdatedAt" }],
    ] as const) {
      const {
        rows,
        megabytes,
        seconds: took,
        before,
        peak,
      } = await downloadExport(pid, base + path, token["user-token"], body);
      const cells = [name, rows, megabytes.toFixed(1), took.toFixed(1), Math.round(before), Math.round(peak)];
      files.push(`| ${cells.join(" | ")} |`);
      console.log(files.at(-1));
    }
    return { lists, files };
  } finally {
    await servers.stop();
    await postgres.stop();
  }
}

try {
  const { lists, files } = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const text = `# Staff lists and their exports, ${today()}

${machine}. ${questions} answers and 2000 open questions, ${CONNECTIONS} connections, pool ${POOL}, the best of ${ROUNDS} rounds of ${seconds} s each, alternately
on the same rows: the API (session, roles and contract included) compared with node:http and pg with the same page and
the same count in plain SQL. Totals are exact up to 10 000, of a search up to 1 000. Load,
servers and PostgreSQL share the machine; load average at the end: ${loadavg()[0]?.toFixed(1)}.

| list | total | API req/s | baseline req/s | ratio |
|---|---|---|---|---|
${lists.join("\n")}

Export of a list over HTTP; resident memory of the API's process in MB, sampled twenty times a second:

| list | rows | MB | seconds | before | peak |
|---|---|---|---|---|---|
${files.join("\n")}
`;
  saveResult("lists", text);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
