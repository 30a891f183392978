import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { PgBoss } from "pg-boss";
import { formerQueues, queues, schedules } from "../jobs/queues.ts";
import type { Reader } from "./database.ts";

/** Found from the package, since the bundle is in another folder. */
const packageFolder = dirname(findPackageJSON(import.meta.url) ?? "");
const migrations = { migrationsFolder: join(packageFolder, "src/db/migrations") };

/** Key of the advisory lock. All versions of the service must use the same. */
const LOCK = 7_201_842;

/**
 * Migrates the database: tables, triggers, queues, and the rights of the application's role.
 * Idempotent, and safe in several processes at once: the second waits for the first and finds nothing to do.
 * @param ownerUrl connection of the role that owns the tables.
 * @param appUrl connection of the application; its role may read and write rows but not alter tables.
 */
export async function migrate(ownerUrl: string, appUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: "lagrum-migrate" });
  // A lost connection makes the next query fail, which reports it.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [LOCK]);
    await applyMigrations(drizzle(client), migrations);
    await prepareQueues(ownerUrl);
    await grantRights(client, decodeURIComponent(new URL(appUrl).username));
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

async function prepareQueues(ownerUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: ownerUrl, max: 2, supervise: false, schedule: false });
  let complaint: unknown;
  boss.on("error", (error) => {
    complaint ??= error;
  });
  await boss.start();
  try {
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) {
      if (known.has(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
    for (const [former, name] of Object.entries(formerQueues)) {
      if (known.has(former)) await moveJobs(boss, former, name);
    }
    for (const [name, cron] of Object.entries(schedules)) await boss.schedule(name, cron);
  } finally {
    await boss.stop({ graceful: false });
  }
  if (complaint) throw complaint;
}

/** Moves the unfinished jobs of a renamed queue, which stays for older versions. */
async function moveJobs(boss: PgBoss, former: string, name: string): Promise<void> {
  const unfinished = ["created", "retry", "active"];
  for (const { id, data, state } of await boss.findJobs<object>(former)) {
    if (!unfinished.includes(state)) continue;
    // Moved before it is deleted: if this is interrupted, the job runs twice.
    await boss.send(name, data);
    await boss.deleteJob(former, id);
  }
}

/** Append-only tables. */
const addedOnly = ["changes", "salary_lines"];
/** The same, but their triggers allow deletion after the retention period. */
const deletedWhenOld = ["accounting_entries", "accounting_lines", "accounting_days"];

async function grantRights(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ owner: string }>("select current_user as owner");
  if (role === "" || role === rows[0]?.owner) return;
  const name = client.escapeIdentifier(role);
  for (const schema of ["public", "pgboss"]) {
    await client.query(`
      grant usage on schema ${schema} to ${name};
      grant select, insert, update, delete on all tables in schema ${schema} to ${name};
      grant usage, select on all sequences in schema ${schema} to ${name};
    `);
  }
  await client.query(`revoke update, delete, truncate on ${addedOnly.join(", ")} from ${name}`);
  await client.query(`revoke update, truncate on ${deletedWhenOld.join(", ")} from ${name}`);
  await client.query(
    `grant usage on schema drizzle to ${name};
     revoke all on drizzle.__drizzle_migrations from ${name};
     grant select on drizzle.__drizzle_migrations to ${name}`,
  );
}

/** Memoized: readiness is polled every second, and a process keeps its migrations. */
let newestMigration: number | undefined;

/** Whether the database has every migration and queue of this version. Workers cannot start without their queue. */
export async function isMigrated(db: Reader): Promise<boolean> {
  newestMigration ??= Math.max(...readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis));
  const { rows } = await db.execute<{ newest: string | null; known: string[] }>(
    `select (select max(created_at) from drizzle.__drizzle_migrations) as newest,
      (select array_agg(name) from pgboss.queue) as known`,
  );
  const known = new Set(rows[0]?.known);
  return Number(rows[0]?.newest ?? 0) >= newestMigration && Object.keys(queues).every((name) => known.has(name));
}
