import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** Publishes an event when scheduled news appears, since no row changes then. Page caches must be invalidated. */
export async function notifyDue(db: Database): Promise<void> {
  await db.execute(sql`select notify_change('content', array[0], 'update')`);
}
