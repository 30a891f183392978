import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir, totalmem } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { type Postgres, startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase, withClient } from "@lagrum/launch/postgres/roles";
import { z } from "zod";
import { saveResult, today } from "../setup/result.ts";
import { writeLines } from "./lines.ts";

/** `pnpm measure import [lines]`: time and memory of an import, of a tenth of it, and of the same file again. */
const [count = 100_000] = process.argv.slice(2).map(Number);

const dir = mkdtempSync(join(tmpdir(), "lagrum-measure-"));
const Reading = z.object({ code: z.int(), milliseconds: z.number(), megabytes: z.number() });

async function importFile(postgres: Postgres, file: string, ...more: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "measuredImport.ts"), file, ...more], {
    env: {
      NODE_ENV: "production",
      DATABASE_URL: postgres.url("lagrum", "lagrum_app"),
      DATABASE_OWNER_URL: postgres.url("lagrum", "lagrum_owner"),
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [out] = await Promise.all([text(child.stdout), once(child, "close")]);
  const reading = Reading.parse(JSON.parse(out));
  if (reading.code !== 0) throw new Error(`the import ended with ${reading.code}`);
  return reading;
}

/** A checksum of the imported rows and their xmin: unchanged when a second import writes nothing. */
const fingerprint = (postgres: Postgres) =>
  one(
    postgres,
    `select concat_ws('/', (select sum(hashtextextended(concat(xmin, q), 0)) from questions q),
      (select sum(hashtextextended(concat(xmin, a), 0)) from answers a),
      (select sum(hashtextextended(concat(xmin, question_id), 0)) from search_documents),
      (select sum(hashtextextended(concat(xmin, c), 0)) from categories c)) as value`,
  );

const one = (postgres: Postgres, statement: string): Promise<unknown> =>
  withClient(postgres.url("lagrum"), async (client) => (await client.query(statement)).rows[0]?.value);

async function measure(): Promise<string> {
  const postgres = await startPostgres({ dir });
  try {
    await prepareDatabase(postgres.adminUrl, "lagrum");
    const [small, large] = [join(dir, "small.jsonl"), join(dir, "large.jsonl")];
    await writeLines(small, "small", count / 10);
    const bytes = await writeLines(large, "large", count);
    const tenth = await importFile(postgres, small);
    const first = await importFile(postgres, large);
    const counted = await one(
      postgres,
      `select concat_ws(', ', (select count(*) from questions where state = 'Published'),
        (select count(*) from search_documents),
        (select sum(answer_count) from categories where parent_id is null)) as value`,
    );
    const all = count + count / 10;
    if (counted !== `${all}, ${all}, ${all}`) throw new Error(`stored, searchable, counted: ${counted}`);
    const before = await fingerprint(postgres);
    const dryRun = await importFile(postgres, large, "--dry-run");
    const second = await importFile(postgres, large);
    const isSame = (await fingerprint(postgres)) === before;
    if (!isSame) throw new Error("the second run changed something");
    const row = (name: string, lines: number, { milliseconds, megabytes }: z.infer<typeof Reading>) =>
      `| ${name} | ${lines} | ${(milliseconds / 1000).toFixed(1)} | ${Math.round(lines / (milliseconds / 1000))} | ${Math.round(megabytes)} |`;
    return `${Math.round(bytes / 1e6)} MB in the large file; afterwards as many published, searchable and counted answers as lines.
Neither the dry run nor the second run changed a row: the fingerprint of all rows with their transactions is the same.

| run | lines | seconds | lines/s | peak MB |
|---|---|---|---|---|
${row("a tenth, into an empty database", count / 10, tenth)}
${row("all", count, first)}
${row("the same, dry run", count, dryRun)}
${row("the same once more", count, second)}
`;
  } finally {
    await postgres.stop();
  }
}

try {
  const table = await measure();
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const report = `# Importing an archive, ${today()}\n\n${machine}. The importer and PostgreSQL share the machine.\nThe peak is that of the importer's process, most of it Node and its modules.\n${table}`;
  saveResult("import", report);
} finally {
  rmSync(dir, { recursive: true, force: true });
}
