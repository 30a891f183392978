import type { University } from "@lagrum/core/university/universitySchema";
import { asc, eq } from "drizzle-orm";
import type { Reader } from "../db/database.ts";
import { universities } from "../db/schema/universities.ts";

/** Active universities, sorted. */
export const listUniversities = (db: Reader): Promise<University[]> =>
  db
    .select({ ID: universities.ID, Name: universities.Name })
    .from(universities)
    .where(eq(universities.Active, true))
    .orderBy(asc(universities.SortOrder), asc(universities.ID));
