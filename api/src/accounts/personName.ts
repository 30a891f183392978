import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

interface Named {
  FirstName: string | null;
  LastName: string | null;
}

/** A person's whole name. Whether there is a person at all is for the caller to know: a join may have found none. */
export const nameOf = ({ FirstName, LastName }: Named): string => `${FirstName} ${LastName}`.trim();

/** The same in a statement; null where there is no person. */
export const selectName = (person: { FirstName: PgColumn; LastName: PgColumn }): SQL<string | null> =>
  sql<string | null>`trim(${person.FirstName} || ' ' || ${person.LastName})`;
