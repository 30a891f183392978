import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type pg from "pg";
import { machine, saveResult, table, today } from "../setup/result.ts";
import { withDatabase, withPostgres } from "../setup/withDatabase.ts";

/** `pnpm measure books [kills]`: whether the series of the books has gaps when 16 writers are killed with SIGKILL. */
const [kills = 50] = process.argv.slice(2).map(Number);

interface Count {
  entries: number;
  last: number;
  distinct: number;
  unbalanced: number;
  unbooked: number;
}

const counts = `
  select count(*)::int as entries, coalesce(max(number), 0)::int as last, count(distinct number)::int as distinct,
    (select count(*)::int from (select entry_id from accounting_lines group by 1 having sum(amount) <> 0) as wrong)
      as unbalanced,
    (select count(*)::int from payments where captured_at is not null
      and not exists (select from accounting_entries where payment_id = payments.id)) as unbooked
  from accounting_entries`;

async function killWriters(url: string, acknowledged: string): Promise<void> {
  const writers = spawn(process.execPath, [join(import.meta.dirname, "writers.ts"), url, acknowledged], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const before = linesOf(acknowledged).length;
  while (linesOf(acknowledged).length === before) await delay(20);
  await delay(1500 * Math.random());
  writers.kill("SIGKILL");
  await once(writers, "close");
}

const linesOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : []);

const { count, acknowledged, lost } = await withPostgres((postgres, dir) =>
  withDatabase(postgres, "lagrum", async ({ appUrl, pool }) => {
    const file = join(dir, "acknowledged");
    for (let round = 1; round <= kills; round += 1) {
      await killWriters(appUrl, file);
      console.log(`killed ${round} times`);
    }
    const ids = linesOf(file).map(Number);
    const { rows }: pg.QueryResult<Count> = await pool.query(counts);
    const { rows: booked }: pg.QueryResult<{ payment_id: number }> = await pool.query(
      "select payment_id from accounting_entries",
    );
    const known = new Set(booked.map(({ payment_id }) => payment_id));
    return { count: rows[0], acknowledged: ids.length, lost: ids.filter((id) => !known.has(id)).length };
  }),
);
if (!count) throw new Error("no counts");

const figures: [string, number, number | ""][] = [
  ["SIGKILL of the process with 16 writers", kills, ""],
  ["entries", count.entries, ""],
  ["acknowledged payments", acknowledged, ""],
  ["numbers missing in the series", count.last - count.entries, 0],
  ["numbers used twice", count.entries - count.distinct, 0],
  ["acknowledged payments without an entry", lost, 0],
  ["captured payments without an entry", count.unbooked, 0],
  ["entries that do not balance", count.unbalanced, 0],
];
const text = `# The series of the books, ${today()}

A process with 16 writers books payments, and one transaction in eight is rolled back. It is killed with SIGKILL at a random
moment and started again.

${table([["What", "Figure", "Allowed"], ...figures])}

${machine()}
`;
saveResult("books", text);
if (figures.some(([, figure, allowed]) => allowed !== "" && figure !== allowed)) process.exitCode = 1;
