import { sql } from "drizzle-orm";
import type { Database } from "../db/database.ts";

/** A piece of news appears at its moment, though no row changes then: whoever keeps pages is told. */
export async function notifyDue(db: Database): Promise<void> {
  await db.execute(sql`select tell('content', array[0], 'update')`);
}
