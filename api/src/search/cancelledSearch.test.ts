import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { categoryId, publish } from "../../test/scenes.ts";
import { createTestApp, type TestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";

let test: TestApp;
let owner: pg.Client;
let address: string;

beforeAll(async () => {
  test = await createTestApp();
  const CategoryID = await categoryId(test, "hyresratt-deposition");
  await publish(test, { CategoryID, Title: "Hur får jag tillbaka depositionen?" }, "<p>Begär den.</p>");
  await test.indexed();
  address = await test.server.listen({ port: 0 });
  owner = new pg.Client({ connectionString: test.database.adminUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await test.close();
});

const waitingSearches = async (): Promise<number> => {
  const { rows } = await test.app.pool.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like '%candidates%'`,
  );
  return rows[0]?.count ?? 0;
};

it.each([
  ["POST /answers/search", "/api/answers/search", { method: "POST", body: JSON.stringify({ Query: "deposition" }) }],
  ["GET /answers", "/api/answers?Query=deposition", {}],
])("cancels the statement of %s when the client disconnects", async (_, path, options) => {
  // Every search waits for this transaction.
  await owner.query("begin; lock table search_documents in access exclusive mode");
  const leaving = new AbortController();
  const response = fetch(address + path, {
    ...options,
    headers: { "content-type": "application/json" },
    signal: leaving.signal,
  });
  await until(async () => (await waitingSearches()) === 1);
  leaving.abort();
  await expect(response).rejects.toThrow();
  await until(async () => (await waitingSearches()) === 0);
  await owner.query("rollback");
  expect(test.logLines.filter((line) => line.includes("call failed"))).toEqual([]);
  expect((await fetch(`${address}/api/answers?Query=deposition`)).status).toBe(200);
});
