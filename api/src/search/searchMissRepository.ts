import { createHmac, randomBytes } from "node:crypto";
import { fewestPeople, type SearchMissList, type SearchMissQuery } from "@lagrum/core/search/searchMissSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { and, eq, lt, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { pageOf, sorting } from "../db/paging.ts";
import { searchMissDays, searchMisses, searchSalts } from "../db/schema/search.ts";
import { Failure } from "../http/failure.ts";

/** How long staff see words after their last search. Milliseconds. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
const SALT_BYTES = 32;

interface Miss {
  words: string;
  /** The person's network address, which is stored as a hash only. */
  person: string;
  now: Date;
}

/**
 * Counts a person who searched for the words today. Staff see them from the third person of the same day on: people
 * can't be recognised from one day to another. Without a transaction, so that each count sees those of other processes.
 */
export async function insertMiss(db: Database, { words, person, now }: Miss): Promise<void> {
  const Day = dayOf(now);
  const PersonHash = createHmac("sha256", await readSalt(db, Day))
    .update(person)
    .digest();
  await db.insert(searchMissDays).values({ Day, Words: words, PersonHash }).onConflictDoNothing();
  const isSame = and(eq(searchMissDays.Day, Day), eq(searchMissDays.Words, words));
  const People = await db.$count(searchMissDays, isSame);
  if (People < fewestPeople) return;
  const LastAt = now.toISOString();
  await db
    .insert(searchMisses)
    .values({ Words: words, People, LastAt })
    .onConflictDoUpdate({
      target: searchMisses.Words,
      set: { People: sql`greatest(${searchMisses.People}, ${People})`, LastAt },
    });
}

/** The salt of the day, which is the same in all processes. */
async function readSalt(db: Database, Day: string): Promise<Buffer> {
  await db
    .insert(searchSalts)
    .values({ Day, Salt: randomBytes(SALT_BYTES) })
    .onConflictDoNothing();
  const [row] = await db.select({ Salt: searchSalts.Salt }).from(searchSalts).where(eq(searchSalts.Day, Day));
  if (!row) throw new Error("the salt of the day is missing");
  return row.Salt;
}

/** The words of most people first. */
export async function listSearchMisses(db: Reader, query: SearchMissQuery): Promise<SearchMissList> {
  const page = pageOf(query);
  const [Misses, Total] = await Promise.all([
    db
      .select()
      .from(searchMisses)
      .orderBy(...sorting(searchMisses[query.Sort], searchMisses.ID, page.order))
      .limit(page.limit)
      .offset(page.offset),
    db.$count(searchMisses),
  ]);
  return { Misses, Pages: Math.ceil(Total / page.limit), Total, After: null };
}

/** Removes the words until three other people search for them. @throws Failure NOT_FOUND */
export async function removeSearchMiss(tx: Transaction, id: number): Promise<void> {
  const [removed] = await tx.delete(searchMisses).where(eq(searchMisses.ID, id)).returning();
  if (!removed) throw new Failure("NOT_FOUND");
  await tx.delete(searchMissDays).where(eq(searchMissDays.Words, removed.Words));
}

/** Deletes words after 90 days, and the salts and hashes of past days, with all words of fewer than three people. */
export async function cleanSearchMisses(db: Reader, now: Date): Promise<void> {
  const today = dayOf(now);
  await db.delete(searchMisses).where(lt(searchMisses.LastAt, new Date(now.getTime() - LIFETIME).toISOString()));
  await db.delete(searchMissDays).where(lt(searchMissDays.Day, today));
  await db.delete(searchSalts).where(lt(searchSalts.Day, today));
}
