import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@lagrum/launch/postgres/embeddedPostgres";
import { prepareDatabase, withClient } from "@lagrum/launch/postgres/roles";
import { eq } from "drizzle-orm";
import type { PoolClient } from "pg";
import { pino } from "pino";
import { afterAll, describe, expect, test } from "vitest";
import { openDatabase, openPool } from "../src/db/database.ts";
import { migrate } from "../src/db/migrate.ts";
import { categories } from "../src/db/schema/categories.ts";
import type { BusEvent } from "../src/events/eventBus.ts";
import { seedBase } from "../src/seed/seed.ts";
import { categoryId, someQuestion } from "./asking.ts";
import { insertPeople } from "./staff.ts";
import { createTestApp } from "./testApp.ts";
import { until } from "./waitUntil.ts";

/** A database server for this file only, which stops it. */
const dir = mkdtempSync(join(tmpdir(), "lagrum-outage-"));
let postgres = await startPostgres({ dir });
await prepareDatabase(postgres.adminUrl, "lagrum");
const database = {
  name: "lagrum",
  adminUrl: postgres.url("lagrum"),
  ownerUrl: postgres.url("lagrum", "lagrum_owner"),
  appUrl: postgres.url("lagrum", "lagrum_app"),
  drop: async () => {},
};
await migrate(database.ownerUrl, database.appUrl);
const pool = openPool(database.appUrl, 1, pino({ level: "silent" }));
await seedBase(openDatabase(pool));
await insertPeople(openDatabase(pool));
await pool.end();

const testApp = await createTestApp({ database, env: { DATABASE_POOL: "4" } });
const { app, server, client, asAdvisor, mails } = testApp;
afterAll(async () => {
  await testApp.close();
  await postgres.stop();
  rmSync(dir, { recursive: true, force: true });
});

const isReady = async () => (await server.inject("/api/health/ready")).statusCode === 200;
const CategoryID = await categoryId(app.db);
const ask = () => client.askQuestion({ body: someQuestion(CategoryID) });

test("a connection lost inside a transaction fails that call only, not the process", async () => {
  const cut = app.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>("select pg_backend_pid() as pid");
    await withClient(database.adminUrl, (admin) => admin.query("select pg_terminate_backend($1)", [rows[0]?.pid]));
    // Waits until the idle connection has its error: without a listener, it would end the process.
    await until(async () => (await client.listAnswers()).ok);
    await tx.execute("select 1");
  });
  await expect(cut).rejects.toThrow();
  expect(await ask()).toMatchObject({ status: 201 });
});

describe.each([
  ["stopped by its operator", "SIGINT"],
  ["crashing", "SIGQUIT"],
] as const)("with the database %s", (_, signal) => {
  test("calls get 503 and Retry-After at once, and work again when the database is back", async () => {
    const { port, pid } = postgres;
    const before = await ask();
    process.kill(pid, signal);
    await until(() => !postgres.isRunning());

    for (const outcome of [await ask(), await client.listAnswers(), await asAdvisor.listQuestions()]) {
      expect(outcome).toMatchObject({ status: 503, body: { Code: "SERVICE_UNAVAILABLE" } });
      expect(Number(outcome.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(await isReady()).toBe(false);
    expect((await server.inject("/api/health/live")).statusCode).toBe(200);

    postgres = await startPostgres({ dir, port });
    await until(isReady);
    const after = await until(async () => {
      const outcome = await ask();
      return outcome.ok ? outcome : undefined;
    });
    expect(before.ok && after.body.ID > before.body.ID).toBe(true);
    expect((await mails()).length).toBeGreaterThan(0);

    const events: BusEvent[] = [];
    const unsubscribe = app.bus.subscribe((event) => events.push(event));
    await until(async () => {
      await app.db.update(categories).set({ SortOrder: 1 }).where(eq(categories.ID, CategoryID));
      return events.some(({ Entity, ID }) => Entity === "category" && ID === CategoryID);
    });
    unsubscribe();
  });
});

test("a call that waits too long for a lock gets 503, and other calls work", async () => {
  const blocker = await app.pool.connect();
  await blocker.query("begin; lock table questions in access exclusive mode");
  try {
    const [waiting, other] = await Promise.all([client.listAnswers(), client.getSettings()]);
    expect(waiting).toMatchObject({ status: 503, body: { Code: "SERVICE_UNAVAILABLE" } });
    expect(other).toMatchObject({ status: 200 });
  } finally {
    await blocker.query("rollback");
    blocker.release();
  }
  expect(await client.listAnswers()).toMatchObject({ status: 200 });
});

test("a transaction that can't begin releases its connection", async () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    const failing = app.db.transaction(async () => {}, { isolationLevel: "no such level" as never });
    await expect(failing).rejects.toThrow();
  }
  expect(app.pool.totalCount - app.pool.idleCount).toBe(0);
});

test("calls get 503 when every connection is taken, while the liveness check is 200", async () => {
  const taken: PoolClient[] = [];
  try {
    // A job may hold one of the four connections.
    await until(async () => {
      const connection = await app.pool.connect().catch(() => undefined);
      if (connection) taken.push(connection);
      return taken.length === 4;
    });
    expect(await client.listAnswers()).toMatchObject({ status: 503, body: { Code: "SERVICE_UNAVAILABLE" } });
    expect((await server.inject("/api/health/live")).statusCode).toBe(200);
  } finally {
    for (const connection of taken) connection.release();
  }
  expect(await client.listAnswers()).toMatchObject({ status: 200 });
});
