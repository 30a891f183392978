import { readFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { dataDir } from "./env.ts";

/** Runs SQL in the embedded database of the service under test: the passing of time, and damage that no page can do. */
export async function inDatabase<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const folder = join(dataDir, "postgres");
  const { lagrum_app: password } = JSON.parse(await readFile(join(folder, "passwords.json"), "utf8"));
  const port = Number((await readFile(join(folder, "data", "postmaster.pid"), "utf8")).split("\n")[3]);
  const client = new pg.Client({ host: "127.0.0.1", port, database: "lagrum", user: "lagrum_app", password });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

/** Runs a scheduled job now, as its clock would. */
export const runScheduledJob = (name: "accounting" | "paymentReconciliation") =>
  inDatabase("insert into pgboss.job (name, policy) values ($1, 'standard')", [name]);
