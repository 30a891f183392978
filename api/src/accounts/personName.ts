import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

interface Named {
  FirstName: string | null;
  LastName: string | null;
}

/** First and last name. The caller must know that there is a person: a join may have found none. */
export const nameOf = ({ FirstName, LastName }: Named): string => `${FirstName} ${LastName}`.trim();

/** The same as SQL; null where there is no person. */
export const selectName = (person: { FirstName: PgColumn; LastName: PgColumn }): SQL<string | null> =>
  sql<string | null>`trim(${person.FirstName} || ' ' || ${person.LastName})`;
