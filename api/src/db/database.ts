import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";
import { nameStatements } from "./preparedStatements.ts";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a reading may run on: the pool, or a transaction that must see its own writes. */
export type Reader = Database | Transaction;

/** No statement may hold a request longer; the answer is 503 then. Milliseconds. */
export const STATEMENT_TIMEOUT = 5000;

/** The connections every request shares. One that breaks while idle is logged; the next query opens another. */
export function openPool(url: string, size: number, log: Logger): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: STATEMENT_TIMEOUT,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_TIMEOUT,
    query_timeout: STATEMENT_TIMEOUT + 500,
    idle_in_transaction_session_timeout: 10_000,
    application_name: "lagrum-api",
    options: "-c TimeZone=UTC",
  });
  // One that breaks between two statements of a transaction fails the next one; without this it would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) =>
    log.warn({ code: "code" in error ? error.code : error.name }, "database connection lost"),
  );
  nameStatements(pool);
  return pool;
}

export const openDatabase = (pool: pg.Pool): Database => drizzle(pool);
