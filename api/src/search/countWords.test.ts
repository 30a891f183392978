import pg from "pg";
import { afterAll, expect, it } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";
import { countWords } from "./documentIndex.ts";

const test = await createTestApp();
const statementTimeout = 100;
const pool = new pg.Pool({
  connectionString: test.database.appUrl,
  query_timeout: statementTimeout,
  statement_timeout: statementTimeout,
});
const owner = new pg.Client({ connectionString: test.database.adminUrl });
afterAll(async () => {
  await owner.end();
  await pool.end();
  await test.close();
});

it("counts the words of a large archive for longer than a call's statement may take", async () => {
  await owner.connect();
  await owner.query("begin; lock table search_lexemes in access exclusive mode");
  const counted = countWords(pool).then(() => "counted");
  await until(async () => {
    const { rows } = await test.app.pool.query<{ isLong: boolean }>(
      `select clock_timestamp() - query_start > 3 * $1 * interval '1 ms' as "isLong" from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like '%search_lexemes%'`,
      [statementTimeout],
    );
    return rows[0]?.isLong;
  });
  await owner.query("rollback");
  expect(await counted).toBe("counted");
});
