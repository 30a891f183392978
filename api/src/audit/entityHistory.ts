import type { ActEntity, ActionOf } from "@lagrum/core/audit/historySchema";
import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import { selectName } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { changes } from "../db/schema/records.ts";

interface HistoryRow<E extends ActEntity> {
  At: string;
  Action: ActionOf<E>;
  Name: string | null;
}

/** What was done with a row and by whom, oldest first, for the page that shows it. */
export function listHistory<E extends ActEntity>(
  db: Reader,
  entity: E,
  id: number,
  unlisted: readonly ActionOf<E>[] = [],
): Promise<HistoryRow<E>[]> {
  return db
    .select({ At: changes.At, Action: sql<ActionOf<E>>`${changes.Action}`, Name: selectName(accounts) })
    .from(changes)
    .leftJoin(accounts, eq(accounts.UserID, changes.UserID))
    .where(and(eq(changes.Entity, entity), eq(changes.EntityID, id), notInArray(changes.Action, [...unlisted])))
    .orderBy(asc(changes.ID));
}
