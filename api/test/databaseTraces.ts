import { withClient } from "@lagrum/launch/postgres/roles";
import type { TestDatabase } from "./database.ts";

/**
 * Searches every column of every table in every schema, those of pg-boss and of the migrations included.
 * @returns the names of the tables that have one of the texts, regardless of case
 */
export function tablesWith({ adminUrl }: TestDatabase, texts: string[]): Promise<string[]> {
  return withClient(adminUrl, async (client) => {
    // Partitions are searched by themselves, so their parents are left out.
    const { rows: tables } = await client.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
      where c.relkind in ('r', 'm') and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
        and c.relnamespace::regnamespace::text not like 'pg\\_toast%' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const { rowCount } = await client.query(
        `select from ${name} t where exists (select from unnest($1::text[]) w where strpos(lower(t::text), lower(w)) > 0) limit 1`,
        [texts],
      );
      if (rowCount) found.push(name);
    }
    return found;
  });
}
