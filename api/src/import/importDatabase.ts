import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "../db/database.ts";
import { causeOf, databaseFailure } from "../db/databaseFailure.ts";
import { isMigrated, migrate } from "../db/migrate.ts";
import { seedBase } from "../seed/seed.ts";
import type { ImportEnvironment } from "./env.ts";
import { ImportRefusal } from "./refusal.ts";

/** Key of the advisory lock that allows one import at a time. */
const LOCK = 7_201_843;

/** Opens a connection of the import. */
export type Connect = () => Promise<pg.Client>;

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: "lagrum-import",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // refresh_search leaves what is imported to the analysis.
    options: "-c TimeZone=UTC -c jit=off -c lagrum.bulk_import=on",
  });
  // A lost connection makes the next query fail, which reports it.
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Runs `work` on a separate connection to a database that has our tables and categories, one import at a time. */
export async function withImportDatabase<T>(
  { DATABASE_URL, DATABASE_OWNER_URL }: ImportEnvironment,
  dryRun: boolean,
  work: (db: Database, connect: Connect) => Promise<T>,
): Promise<T> {
  const client = await connectTo(DATABASE_URL);
  try {
    const db = drizzle(client);
    const { rows } = await db.execute<{ mine: boolean }>(sql`select pg_try_advisory_lock(${LOCK}) as mine`);
    if (!rows[0]?.mine) throw new ImportRefusal("En annan import pågår mot samma databas. Vänta tills den är klar.");
    if (!(await isMigrated(db).catch(() => false))) {
      if (dryRun) throw new ImportRefusal("Databasen saknar tabeller än: kör pnpm start, eller importera på riktigt.");
      await migrate(DATABASE_OWNER_URL, DATABASE_URL);
    }
    if (!dryRun) await seedBase(db);
    return await work(db, () => connectTo(DATABASE_URL));
  } finally {
    await client.end().catch(() => {});
  }
}

/** What made an import stop, in Swedish where it is known. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (databaseFailure(error)?.code === "SERVICE_UNAVAILABLE") return "databasen går inte att nå";
  const cause = causeOf(error);
  const code = "code" in cause ? ` (${String(cause.code)})` : "";
  return `${cause.message.split("\n")[0]}${code}`;
}
