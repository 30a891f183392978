import type { Details } from "@lagrum/core/contract/problem";
import { and, eq, inArray } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { categories } from "../db/schema/categories.ts";
import { universities } from "../db/schema/universities.ts";

/** References to universities and categories. */
interface Chosen {
  UniversityID?: number | undefined;
  Areas?: number[] | undefined;
}

/** @returns the fields whose reference does not exist or is no longer offered */
export async function checkReferences(db: Reader, { UniversityID, Areas }: Chosen): Promise<Details> {
  const offered = and(eq(universities.ID, UniversityID ?? 0), eq(universities.Active, true));
  const isMissing = UniversityID !== undefined && (await db.$count(universities, offered)) === 0;
  const known = Areas === undefined ? 0 : await db.$count(categories, inArray(categories.ID, Areas));
  return {
    ...(isMissing && { UniversityID: ["INVALID_VALUE" as const] }),
    ...(Areas !== undefined && known < Areas.length && { Areas: ["INVALID_VALUE" as const] }),
  };
}
