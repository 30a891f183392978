import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createStartupLog } from "@lagrum/launch/operator/startupLog";
import { type Postgres, startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase } from "@lagrum/launch/postgres/roles";
import { buildApps } from "@lagrum/launch/service/buildApps";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { openDatabase, openPool } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { seedBase } from "../src/seed/seed.ts";
import { insertPeople } from "./staff.ts";

/** Connection strings of the run's own server, by role. "DATABASE" is replaced with the name of the database. */
export interface PostgresUrls {
  admin: string;
  owner: string;
  app: string;
}

declare module "vitest" {
  export interface ProvidedContext {
    postgres: PostgresUrls;
  }
}

/** The template database that each test file copies. */
export const TEMPLATE = "lagrum_template";

const dir = mkdtempSync(join(tmpdir(), "lagrum-api-"));
let postgres: Postgres | undefined;

/**
 * Starts one PostgreSQL server for the run in a temporary folder, with a migrated and seeded template. Builds the
 * bundle that the tests' processes run, if it is stale.
 */
export async function setup(project: TestProject): Promise<void> {
  await buildApps(createStartupLog(), new AbortController().signal, ["api"]);
  postgres = await startPostgres({
    dir,
    settings: { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "300" },
  });
  await prepareDatabase(postgres.adminUrl, TEMPLATE);
  const appUrl = postgres.url(TEMPLATE, "lagrum_app");
  await migrate(postgres.url(TEMPLATE, "lagrum_owner"), appUrl);
  const pool = openPool(appUrl, 1, pino({ level: "silent" }));
  const db = openDatabase(pool);
  await seedBase(db);
  await insertPeople(db);
  await pool.end();
  project.provide("postgres", {
    admin: postgres.url("DATABASE", "postgres"),
    owner: postgres.url("DATABASE", "lagrum_owner"),
    app: postgres.url("DATABASE", "lagrum_app"),
  });
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
  rmSync(dir, { recursive: true, force: true });
}
