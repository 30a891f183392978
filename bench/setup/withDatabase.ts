import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase, openPool } from "@lagrum/api/db/database";
import { migrate } from "@lagrum/api/db/migrate";
import { createLog } from "@lagrum/api/logging/logger";
import { seedBase } from "@lagrum/api/seed/seed";
import { type Postgres, startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase, withClient } from "@lagrum/launch/postgres/roles";
import type pg from "pg";

/** A migrated database with the base data, and the service's own access to it. */
export interface MeasuredDatabase {
  appUrl: string;
  ownerUrl: string;
  adminUrl: string;
  db: Database;
  pool: pg.Pool;
  /** Runs SQL as the superuser. */
  asAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T>;
}

/** Runs `work` with a PostgreSQL server of its own in a temporary folder. */
export async function withPostgres<T>(work: (postgres: Postgres, dir: string) => Promise<T>): Promise<T> {
  const dir = mkdtempSync(join(tmpdir(), "lagrum-measure-"));
  try {
    const postgres = await startPostgres({ dir });
    try {
      return await work(postgres, dir);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** Runs `work` on a new database. */
export async function withDatabase<T>(
  postgres: Postgres,
  name: string,
  work: (database: MeasuredDatabase) => Promise<T>,
): Promise<T> {
  await prepareDatabase(postgres.adminUrl, name);
  const appUrl = postgres.url(name, "lagrum_app");
  const ownerUrl = postgres.url(name, "lagrum_owner");
  await migrate(ownerUrl, appUrl);
  const pool = openPool(appUrl, 4, createLog("warn"));
  try {
    const db = openDatabase(pool);
    await seedBase(db);
    const adminUrl = postgres.url(name);
    return await work({
      appUrl,
      ownerUrl,
      adminUrl,
      db,
      pool,
      asAdmin: (statements) => withClient(adminUrl, statements),
    });
  } finally {
    await pool.end();
  }
}
