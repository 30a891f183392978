import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Logger } from "pino";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** Where a query may run: the pool, or a transaction that must see its own writes. */
export type Reader = Database | Transaction;

/** Longest time for a statement, in milliseconds. The call then gets 503. */
const STATEMENT_TIMEOUT = 5000;

/** The connection pool. A connection that breaks while idle is logged, and the next query opens another. */
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
    // Statements are short: compiling one costs more than it saves. Disks have no slow seeks.
    options: "-c TimeZone=UTC -c jit=off -c random_page_cost=1.1",
  });
  // Without a listener, a connection that breaks between two statements of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("error", (error) =>
    log.warn({ code: "code" in error ? error.code : error.name }, "database connection lost"),
  );
  return pool;
}

export function openDatabase(pool: pg.Pool): Database {
  const db = drizzle(pool);
  // Drizzle 0.45 takes the connection itself, and never releases it when `begin` fails, as after an outage.
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    try {
      return await drizzle(client).transaction(work, config);
    } finally {
      client.release();
    }
  };
  return db;
}
