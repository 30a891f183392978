import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { PgBoss } from "pg-boss";
import { query } from "../faults/questionVerdict.ts";
import type { Launched } from "../setup/launcher.ts";
import { withService } from "../setup/withService.ts";

/** A service whose clock can be moved, with its job queues. */
export interface TimedService {
  launched: Launched;
  /** Moves the clock of every process ahead, and makes the jobs of that time due. */
  advance(minutes: number): Promise<void>;
}

/** Every process with its own clock except PostgreSQL, whose clock is used by pg-boss only. */
const parts = ["launcher", "identity", "mailbox", "sandbox", "api", "site"];
/** Queues that have to do with money. */
const MONEY = "^(payment|refund|order|booking|question|withdrawal|mail)";
/** For the processes to read the new time. */
const PAUSE_MS = 200;

/** Runs the whole service with a clock that can be moved, without overload protection or limits of holds. */
export async function withTimedService<T>(work: (service: TimedService) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "lagrum-clock-"));
  const file = join(folder, "ahead");
  const preload = pathToFileURL(join(import.meta.dirname, "movedClock.ts"));
  preload.searchParams.set("file", file);
  try {
    const settings = { NODE_OPTIONS: `--import=${preload.href}`, OVERLOAD_LIMIT: "0", FORM_LIMIT_IP: "100000000" };
    return await withService(async (launched) => {
      let ahead = 0;
      const boss = await openQueues(launched);
      async function advance(minutes: number): Promise<void> {
        ahead += minutes * 60_000;
        writeFileSync(file, String(ahead));
        for (const part of parts) signal(launched, part);
        await delay(PAUSE_MS);
        await runDue(launched, boss);
      }
      try {
        return await work({ launched, advance });
      } finally {
        await boss.stop({ graceful: false });
      }
    }, settings);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function signal(launched: Launched, part: string): void {
  const pid = launched.pidOf(part);
  try {
    if (pid !== undefined) process.kill(pid, "SIGUSR2");
  } catch {
    // It restarts, and reads the time then.
  }
}

async function openQueues(launched: Launched): Promise<PgBoss> {
  const file = readFileSync(join(launched.dataDir, "postgres/passwords.json"), "utf8");
  const { postgres } = JSON.parse(file) as { postgres: string };
  const connectionString = `postgres://postgres:${postgres}@127.0.0.1:${launched.portOf("postgres")}/lagrum`;
  const boss = new PgBoss({ connectionString, supervise: false, schedule: false, migrate: false, max: 2 });
  boss.on("error", () => {});
  await boss.start();
  return boss;
}

/** Runs the scheduled jobs of money now, and makes the retries of failed jobs due. */
async function runDue(launched: Launched, boss: PgBoss): Promise<void> {
  await query(
    launched,
    `update pgboss.job set start_after = now()
      where state in ('created', 'retry') and start_after > now() and name ~ '${MONEY}'`,
  );
  const scheduled = await query<{ name: string }>(
    launched,
    `select name from pgboss.schedule where name ~ '${MONEY}' and cron like '*%'`,
  );
  for (const { name } of scheduled) await boss.send(name);
}

/** How many jobs of money are queued, due or running. */
export async function openJobs(launched: Launched): Promise<number> {
  const [row] = await query<{ open: number }>(
    launched,
    `select count(*)::int as open from pgboss.job
      where state in ('created', 'active') and start_after <= now() and name ~ '${MONEY}'`,
  );
  return row?.open ?? 0;
}
