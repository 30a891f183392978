import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@lagrum/core/client";
import { freePort } from "@lagrum/launch/os/ports";
import { count } from "drizzle-orm";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { run } from "../test/apiProcess.ts";
import { categoryId, someQuestion } from "../test/asking.ts";
import { createDatabase, type TestDatabase } from "../test/database.ts";
import { until } from "../test/waitUntil.ts";
import { openDatabase, openPool } from "./db/database.ts";
import { questions } from "./db/schema/questions.ts";

const certificates = mkdtempSync(join(tmpdir(), "lagrum-swish-"));
for (const name of ["swish.pem", "swish.key"]) writeFileSync(join(certificates, name), "not used before a payment");
afterAll(() => rmSync(certificates, { recursive: true }));

const realPayments = {
  KCO_BASE_URL: "https://kco.lagrum.example",
  KCO_USER: "user",
  KCO_PASSWORD: "password",
  OM_BASE_URL: "https://om.lagrum.example",
  OM_USER: "user",
  OM_PASSWORD: "password",
  SWISH_BASE_URL: "https://swish.lagrum.example",
  SWISH_PAYEE: "1231181189",
  SWISH_CERT: join(certificates, "swish.pem"),
  SWISH_KEY: join(certificates, "swish.key"),
};

describe("a service that can't start prints why in Swedish and exits", () => {
  test.each([
    ["settings are missing", {}, "DATABASE_URL saknas"],
    [
      "the database is not there",
      { DATABASE_URL: "postgres://a:b@127.0.0.1:1/c", DATABASE_WAIT: "0" },
      "API:et kunde inte starta: ",
    ],
  ])("when %s", async (_, env, reason) => {
    const { ended, output } = run(env as Record<string, string>);
    expect(await ended).toBe(1);
    expect(output.err).toContain(reason);
    expect(output.err).not.toMatch(/ {4}at |node:internal/);
  });
});

test("production starts without the firm's data, logs what is missing, and uses no example data", async () => {
  const database = await createDatabase();
  const port = await freePort();
  const { child, ended, output } = run({
    MODE: "production",
    PORT: String(port),
    DATABASE_URL: database.appUrl,
    DATABASE_OWNER_URL: database.ownerUrl,
    CONFLICT_KEY: "a key of at least thirty-two characters",
    PERSONAL_NUMBER_KEY: "one more key of at least thirty-two characters",
    FIREBASE_PROJECT_ID: "lagrum-test",
    FIREBASE_API_KEY: "key",
    FIREBASE_AUTH_DOMAIN: "auth.lagrum.example",
    FIREBASE_SERVICE_ACCOUNT: "{}",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "Lagrum <svar@lagrum.example>",
    PUBLIC_URL: "https://lagrum.example",
    ...realPayments,
    COMPANY_NAME: "Paragrafen AB",
    LOG_LEVEL: "warn",
  });
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  await until(async () => child.exitCode !== null || (await client.getSettings()).ok, 90_000);
  expect(await client.getSettings()).toMatchObject({
    body: { Company: { Name: "Paragrafen AB", Phone: "", Staff: [] } },
  });
  expect(await client.listProducts()).toMatchObject({ ok: true });
  const missing = output.out.split("\n").find((line) => line.includes('"missing"')) ?? "";
  expect(missing).toContain("COMPANY_PHONE");
  expect(missing).not.toContain("COMPANY_NAME");
  child.kill("SIGKILL");
  await ended;
  await database.drop();
}, 150_000);

describe("a running service", () => {
  let database: TestDatabase;
  let port = 0;
  beforeAll(async () => {
    database = await createDatabase();
    port = await freePort();
  });
  afterAll(() => database.drop());

  const start = async () => {
    const service = run({
      MODE: "test",
      PORT: String(port),
      DATABASE_URL: database.appUrl,
      DATABASE_OWNER_URL: database.ownerUrl,
      RATE_LIMIT: "1000000",
      ASK_LIMIT_IP: "1000000",
      ASK_LIMIT_EMAIL: "1000000",
      MAIL_LIMIT_EMAIL: "1000000",
      LOG_LEVEL: "warn",
    });
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    await until(async () => service.child.exitCode !== null || (await ready()), 90_000);
    return service;
  };

  test("loses no acknowledged question on kill -9, and stores none twice for one Idempotency-Key", async () => {
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
    const pool = openPool(database.appUrl, 1, pino({ level: "silent" }));
    const db = openDatabase(pool);
    const body = someQuestion(await categoryId(db));
    const ask = (key: string) => client.askQuestion({ body, idempotencyKey: key });

    const first = await start();
    const acknowledged = new Map<string, number>();
    const keys = Array.from({ length: 400 }, (_, n) => `key-${n}`);
    const asking = Promise.all(
      keys.map(async (key, n) => {
        const outcome = await ask(key);
        if (outcome.ok) acknowledged.set(key, outcome.body.ID);
        if (n === 150) first.child.kill("SIGKILL");
      }),
    );
    await asking;
    await first.ended;
    expect(acknowledged.size).toBeGreaterThan(0);
    expect(acknowledged.size).toBeLessThan(keys.length);

    const second = await start();
    for (const key of keys) {
      const again = await ask(key);
      if (!again.ok) throw new Error(`${key}: ${again.body.Code}`);
      if (acknowledged.has(key)) expect(again.body.ID).toBe(acknowledged.get(key));
    }
    expect((await db.select({ n: count() }).from(questions))[0]?.n).toBe(keys.length);
    await pool.end();

    second.child.kill("SIGTERM");
    expect(await second.ended).toBe(0);
    expect(second.output.err).toBe("");
  }, 240_000);
});
