import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../../test/database.ts";
import { createAnswerLister } from "../answers/answerList.ts";
import { createQueryReader } from "../search/queryReader.ts";
import { openDatabase, openPool } from "./database.ts";

const database = await createDatabase();
const pool = openPool(database.appUrl, 1, pino({ level: "silent" }));
const db = openDatabase(pool);
const list = createAnswerLister({ db, kindOf: async () => "area", pool, readQuery: createQueryReader(db) });
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const { signal } = new AbortController();
const page = { Page: 1, PageSize: 20, Order: "desc", Sort: "PublishedAt" } as const;

/** The names of the prepared statements of the one connection. */
async function prepared(): Promise<string[]> {
  const { rows } = await pool.query("select name from pg_prepared_statements order by name");
  return rows.map(({ name }) => name);
}

test("the common lists use prepared statements; a search is planned for its words each time", async () => {
  await list(page, signal);
  await list(page, signal);
  expect(await prepared()).toEqual(["newest_everything"]);
  await list({ ...page, CategoryID: 1 }, signal);
  expect(await prepared()).toEqual(["newest_area", "newest_everything"]);
  for (const Query of ["deposition", "deposition", "bodelning"]) await list({ ...page, Query }, signal);
  expect(await prepared()).toEqual(["newest_area", "newest_everything"]);
});
