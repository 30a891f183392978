import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readSettings } from "../env.ts";
import { openDatabase } from "../service/serviceDatabase.ts";
import { startPostgres } from "./embeddedPostgres.ts";
import { withClient } from "./roles.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lagrum-postgres-"));
const dir = join(dataDir, "postgres");
const messages: string[] = [];
let database: Awaited<ReturnType<typeof openDatabase>>;

const appUrl = () => database.appUrl ?? "";

beforeAll(async () => {
  database = await openDatabase(readSettings({ DATA_DIR: dataDir }), (message) => messages.push(message));
  await withClient(database.ownerUrl ?? "", (client) =>
    client.query("create table words (word text); insert into words values ('ö'), ('a'), ('z'), ('å'), ('ä')"),
  );
}, 60_000);

afterAll(async () => {
  await database.stop();
  rmSync(dataDir, { recursive: true });
}, 60_000);

test("the database is UTF-8 with checksums and Swedish collation", async () => {
  const { rows } = await withClient(appUrl(), (client) =>
    client.query(`select string_agg(word, '' order by word) as sorted, current_setting('data_checksums') as checksums,
      current_setting('server_encoding') as encoding, current_setting('server_version') as version from words where length(word) = 1`),
  );
  expect(rows).toEqual([
    { sorted: "azåäö", checksums: "on", encoding: "UTF8", version: expect.stringMatching(/^18\./) },
  ]);
});

test("the application's role may write rows but not change tables", async () => {
  await withClient(appUrl(), async (client) => {
    await client.query("insert into words values ('b')");
    await client.query("delete from words where word = 'b'");
    await expect(client.query("create table mine (id int)")).rejects.toThrow("permission denied");
    await expect(client.query("alter table words add column n int")).rejects.toThrow("must be owner");
    await expect(client.query("drop table words")).rejects.toThrow("must be owner");
  });
});

test("connections need the password, whose file only its owner can read", async () => {
  const guess = new URL(appUrl());
  guess.password = "";
  await expect(withClient(guess.href, async () => {})).rejects.toThrow();
  expect(statSync(join(dir, "passwords.json")).mode & 0o777).toBe(0o600);
});

test("a server left by a killed launcher is adopted with its data and port", async () => {
  const own = mkdtempSync(join(tmpdir(), "lagrum-adopt-"));
  const program = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, "embeddedPostgres.ts"))});
    const { port, pid } = await startPostgres({ dir: ${JSON.stringify(own)} });
    process.stdout.write(JSON.stringify({ port, pid }), () => process.kill(process.pid, "SIGKILL"));`;
  const launcher = spawn(process.execPath, ["--input-type=module", "--eval", program]);
  let output = "";
  launcher.stdout.on("data", (chunk) => {
    output += chunk;
  });
  await once(launcher, "close");
  const adopted = await startPostgres({ dir: own });
  expect(adopted).toMatchObject({ adopted: true, ...JSON.parse(output) });
  await adopted.stop();
  expect(adopted.isRunning()).toBe(false);
  rmSync(own, { recursive: true });
}, 60_000);

test.each([
  ["starting a server", "postmaster.pid", true],
  ["creating the cluster", "PG_VERSION", false],
])(
  "the server starts after a launcher was killed while %s",
  async (_, sign, exists) => {
    const own = mkdtempSync(join(tmpdir(), "lagrum-killed-"));
    if (exists) await (await startPostgres({ dir: own })).stop();
    const program = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, "embeddedPostgres.ts"))});
    await startPostgres({ dir: "." });`;
    const launcher = spawn(process.execPath, ["--input-type=module", "--eval", program], { cwd: own });
    const gone = once(launcher, "close");
    await vi.waitFor(() => expect(globSync(`data*/${sign}`, { cwd: own })).toHaveLength(1), {
      timeout: 20_000,
      interval: 1,
    });
    launcher.kill("SIGKILL");
    await gone;
    const next = await startPostgres({ dir: own });
    expect(await withClient(next.adminUrl, async () => true)).toBe(true);
    await next.stop();
    rmSync(own, { recursive: true, maxRetries: 5 });
  },
  30_000,
);

test("an interrupted cluster creation is started again", async () => {
  const own = mkdtempSync(join(tmpdir(), "lagrum-unfinished-"));
  mkdirSync(join(own, "data", "base"), { recursive: true });
  writeFileSync(join(own, "data", "PG_VERSION"), "18\n");
  const whole = await startPostgres({ dir: own });
  expect(await withClient(whole.adminUrl, async () => true)).toBe(true);
  await whole.stop();
  rmSync(own, { recursive: true });
}, 60_000);

test("the log of a rejected row does not quote it", async () => {
  const refused = withClient(database.ownerUrl ?? "", async (client) => {
    await client.query("create temporary table words (word text unique)");
    for (const word of ["hemligt", "hemligt"]) await client.query("insert into words values ($1)", [word]);
  });
  await expect(refused).rejects.toThrow("duplicate key");
  const log = readFileSync(join(dir, "postgres.log"), "utf8");
  expect(log).toContain("duplicate key");
  expect(log).not.toContain("hemligt");
});

test("after kill -9 the server is restarted on the same port without losing committed data", async () => {
  await withClient(appUrl(), (client) => client.query("insert into words values ('kvar')"));
  const [pid] = readFileSync(join(dir, "data/postmaster.pid"), "utf8").split("\n");
  process.kill(Number(pid), "SIGKILL");
  await vi.waitFor(() => expect(messages).toEqual(["Databasen stannade och startas om.", "Databasen är igång igen."]), {
    timeout: 30_000,
    interval: 50,
  });
  const { rows } = await withClient(appUrl(), (client) => client.query("select 1 from words where word = 'kvar'"));
  expect(rows).toHaveLength(1);
}, 60_000);
