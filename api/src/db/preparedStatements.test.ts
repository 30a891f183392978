import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { createDatabase } from "../../test/database.ts";
import { isFoundBy } from "../search/searchAnswers.ts";
import { openDatabase, openPool } from "./database.ts";
import { questions } from "./schema/questions.ts";

const database = await createDatabase();
const pool = openPool(database.appUrl, 1, pino({ level: "silent" }));
const db = openDatabase(pool);
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Statements that the one connection has planned once and for all. */
async function planned(): Promise<string[]> {
  const { rows } = await pool.query("select statement from pg_prepared_statements order by statement");
  return rows.map(({ statement }) => statement);
}

const ask = async (text: string, ...values: unknown[]) => (await pool.query({ text }, values)).rows;

test("a reading that comes again is planned once, and told right with other values", async () => {
  const text = "select n from generate_series($1::int, 9) as n limit $2";
  expect(await ask(text, 4, 3)).toEqual([{ n: 4 }, { n: 5 }, { n: 6 }]);
  expect(await planned()).toEqual([]);
  expect(await ask(text, 1, 2)).toEqual([{ n: 1 }, { n: 2 }]);
  expect(await ask(text, 8, 5)).toEqual([{ n: 8 }, { n: 9 }]);
  expect(await planned()).toEqual([text]);
});

test("a search is planned for its words each time", async () => {
  const before = await planned();
  for (const word of ["deposition", "deposition", "bodelning"]) {
    expect(await db.select({ ID: questions.ID }).from(questions).where(isFoundBy(word))).toEqual([]);
  }
  expect(await planned()).toEqual(before);
});

test("what is written is never named, nor what has come once", async () => {
  const before = await planned();
  for (let n = 0; n < 3; n++) {
    await ask("update categories set name = name where id = $1", -1);
    await ask(`select ${n} as n where $1`, true);
  }
  expect(await planned()).toEqual(before);
});

test("of ever new shapes only so many are kept", async () => {
  for (let n = 0; n < 300; n++) {
    const text = `select ${n} as n, $1::int as value`;
    await ask(text, n);
    expect(await ask(text, n)).toEqual([{ n, value: n }]);
  }
  expect((await planned()).length).toBeLessThanOrEqual(200);
});
