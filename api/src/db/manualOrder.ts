import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { Failure } from "../http/failure.ts";

/**
 * Checks a new order of a whole list.
 * @param current the IDs in their current order, locked by the transaction
 * @returns whether the order changes
 * @throws Failure CHANGED_BY_OTHER, INCORRECT_PROPERTIES
 */
export function checkManualOrder(
  current: readonly number[],
  { IDs, Read }: { IDs: number[]; Read: number[] },
): boolean {
  if (JSON.stringify(current) !== JSON.stringify(Read)) throw new Failure("CHANGED_BY_OTHER");
  const newIds = new Set(IDs);
  if (IDs.length !== current.length || !current.every((id) => newIds.has(id))) {
    throw new Failure("INCORRECT_PROPERTIES", { IDs: ["INVALID_VALUE"] });
  }
  return JSON.stringify(current) !== JSON.stringify(IDs);
}

/** The position of an ID in the list, from 0. */
export const positionIn = (IDs: readonly number[], id: PgColumn): SQL<number> =>
  sql<number>`array_position(${sql.param([...IDs])}::int[], ${id}) - 1`;
