import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { withClient } from "@lagrum/launch/postgres/roles";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgBoss } from "pg-boss";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createDatabase, type TestDatabase } from "../../test/database.ts";
import { isMigrated, migrate } from "./migrate.ts";

const count = (url: string, table: string) =>
  withClient(url, async (client) => Number((await client.query(`select count(*) as n from ${table}`)).rows[0].n));

describe("migrations", () => {
  test("are idempotent, also when two processes run them at once", async () => {
    const database = await createDatabase({ empty: true });
    try {
      await Promise.all([inProcess(database), inProcess(database)]);
      const migrations = await count(database.ownerUrl, "drizzle.__drizzle_migrations");
      const queues = await count(database.ownerUrl, "pgboss.queue");
      await migrate(database.ownerUrl, database.appUrl);
      expect(await count(database.ownerUrl, "drizzle.__drizzle_migrations")).toBe(migrations);
      expect(await count(database.ownerUrl, "pgboss.queue")).toBe(queues);
      expect(await count(database.appUrl, "questions")).toBe(0);
    } finally {
      await database.drop();
    }
  });

  test("a database that lacks a queue of this version counts as not migrated", async () => {
    const database = await createDatabase();
    const isReady = () => withClient(database.appUrl, (client) => isMigrated(drizzle(client)));
    try {
      expect(await isReady()).toBe(true);
      await withClient(database.ownerUrl, (client) => client.query("select pgboss.delete_queue('refund')"));
      expect(await isReady()).toBe(false);
      await migrate(database.ownerUrl, database.appUrl);
      expect(await isReady()).toBe(true);
    } finally {
      await database.drop();
    }
  });

  test("move the unfinished jobs of a renamed queue", async () => {
    const database = await createDatabase({ empty: true });
    const boss = new PgBoss({ connectionString: database.ownerUrl, supervise: false, schedule: false });
    try {
      await migrate(database.ownerUrl, database.appUrl);
      await boss.start();
      await boss.createQueue("strangerRemoval");
      for (const Uid of ["done", "running", "waiting"]) await boss.send("strangerRemoval", { Uid });
      const [done] = await boss.fetch("strangerRemoval");
      await boss.complete("strangerRemoval", done?.id ?? "");
      await boss.fetch("strangerRemoval");
      await migrate(database.ownerUrl, database.appUrl);
      const moved = await boss.findJobs<{ Uid: string }>("orphanedAccountRemoval", { queued: true });
      expect(moved.map(({ data }) => data.Uid).toSorted()).toEqual(["running", "waiting"]);
      expect(await boss.findJobs("strangerRemoval", { queued: true })).toEqual([]);
    } finally {
      await boss.stop({ graceful: false });
      await database.drop();
    }
  });
});

/** Another process, like a second API that starts at the same time. */
function inProcess({ ownerUrl, appUrl }: TestDatabase): Promise<void> {
  const module = fileURLToPath(new URL("./migrate.ts", import.meta.url));
  const script = `import(${JSON.stringify(module)}).then(({ migrate }) => migrate(...process.argv.slice(1)))`;
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ["-e", script, ownerUrl, appUrl], { stdio: ["ignore", "ignore", "pipe"] });
    let output = "";
    child.stderr.on("data", (chunk) => {
      output += chunk;
    });
    child.once("close", (code) => (code === 0 ? resolve() : reject(new Error(output))));
  });
}

describe("the application's role", () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createDatabase();
  });
  afterAll(() => database.drop());

  test.each([
    "create table mine (id int)",
    "alter table questions add column more text",
    "drop table questions",
    "truncate questions",
    "create schema mine",
    "drop trigger questions_set_area on questions",
    "create or replace function set_area() returns trigger language plpgsql as 'begin return new; end'",
    "create table pgboss.mine (id int)",
    "drop table pgboss.job",
    "delete from drizzle.__drizzle_migrations",
  ])("is refused: %s", async (statement) => {
    await expect(withClient(database.appUrl, (client) => client.query(statement))).rejects.toMatchObject({
      code: "42501",
    });
  });

  test("can insert and delete rows", async () => {
    await withClient(database.appUrl, async (client) => {
      const { rows } = await client.query("insert into categories (name, uri) values ('Prov', 'prov') returning id");
      expect((await client.query("delete from categories where id = $1", [rows[0].id])).rowCount).toBe(1);
    });
  });
});
