import type { SaveSynonym, Synonym, SynonymList, SynonymQuery, UpdateSynonym } from "@lagrum/core/search/synonymSchema";
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { checkUnchanged } from "../db/optimisticLock.ts";
import { likePattern, pageOf } from "../db/paging.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { Failure } from "../http/failure.ts";

const { ID, From, To, UpdatedAt } = searchSynonyms;
const columns = { ID, From, To, UpdatedAt };

/** Expressions never have a line break, so that a search cannot match across two of them. */
const has = (text: string): SQL => sql`array_to_string(${From} || ${To}, chr(10)) ilike ${likePattern(text)}`;

/** All groups, or those with an expression that has the words. A page's number is enough: there are some hundred. */
export async function listSynonyms(db: Reader, query: SynonymQuery): Promise<SynonymList> {
  const page = pageOf(query);
  const filter = query.Query ? has(query.Query) : undefined;
  const sorted = query.Order === "asc" ? asc : desc;
  const [Synonyms, Total] = await Promise.all([
    db
      .select(columns)
      .from(searchSynonyms)
      .where(filter)
      .orderBy(sorted(query.Sort === "ID" ? ID : sql`lower(${From}[1])`), sorted(ID))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(searchSynonyms, filter),
  ]);
  return { Synonyms, Pages: Math.ceil(Total / page.limit), Total, After: null };
}

/** @throws Failure NOT_FOUND */
export async function getSynonym(db: Reader, id: number): Promise<Synonym> {
  const [row] = await db.select(columns).from(searchSynonyms).where(eq(ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function insertSynonym(tx: Transaction, synonym: SaveSynonym, now: Date): Promise<Synonym> {
  const [row] = await tx
    .insert(searchSynonyms)
    .values({ ...synonym, UpdatedAt: now.toISOString() })
    .returning(columns);
  if (!row) throw new Error("an insert gave no row");
  return row;
}

/** @returns the row before and after. @throws Failure NOT_FOUND, CHANGED_BY_OTHER */
export async function updateSynonym(
  tx: Transaction,
  id: number,
  { UpdatedAt: read, ...synonym }: UpdateSynonym,
  now: Date,
): Promise<{ before: Synonym; after: Synonym }> {
  const [before] = await tx.select(columns).from(searchSynonyms).where(eq(ID, id)).for("update");
  if (before) checkUnchanged(before, read);
  const [after] = await tx
    .update(searchSynonyms)
    .set({ ...synonym, UpdatedAt: now.toISOString() })
    .where(eq(ID, id))
    .returning(columns);
  if (!before || !after) throw new Failure("NOT_FOUND");
  return { before, after };
}

/** @returns what it was. @throws Failure NOT_FOUND */
export async function removeSynonym(tx: Transaction, id: number): Promise<Synonym> {
  const [removed] = await tx.delete(searchSynonyms).where(eq(ID, id)).returning(columns);
  if (!removed) throw new Failure("NOT_FOUND");
  return removed;
}
