import { createHmac, randomBytes } from "node:crypto";
import { fewestPeople, type SearchMissList, type SearchMissQuery } from "@lagrum/core/search/searchMissSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { and, eq, lt, not, sql } from "drizzle-orm";
import type { Database, Reader, Transaction } from "../db/database.ts";
import { pageOf, sorting } from "../db/paging.ts";
import { searchMissDays, searchMisses, searchSalts } from "../db/schema/search.ts";
import { Failure } from "../http/failure.ts";

/** How long staff see words after their last search. Milliseconds. */
const LIFETIME = 90 * 24 * 60 * 60 * 1000;
const SALT_BYTES = 32;

interface Counted {
  words: string;
  /** The person's network address, which is stored as a hash only. */
  person: string;
  now: Date;
}

/**
 * Counts a person who searched for the words today without a hit. Staff see them from the third person of the same day on:
 * people can't be recognised from one day to another. Without a transaction, so that each count sees those of other
 * processes.
 */
export async function insertMiss(db: Database, counted: Counted): Promise<void> {
  const Words = counted.words;
  await insertPerson(db, counted, false);
  const isSame = and(eq(searchMissDays.Day, dayOf(counted.now)), eq(searchMissDays.Words, Words));
  const People = await db.$count(searchMissDays, and(isSame, not(searchMissDays.HasHits)));
  if (People < fewestPeople) return;
  const LastAt = counted.now.toISOString();
  await db
    .insert(searchMisses)
    .values({ Words, Kind: "NoHit", People, LastAt })
    .onConflictDoUpdate({
      target: searchMisses.Words,
      set: { Kind: "NoHit", People: sql`greatest(${searchMisses.People}, ${People})`, LastAt },
    });
}

/** Counts a person who searched for the words today and got hits, none of which is opened yet. */
export const insertSearchWithHits = (db: Database, counted: Counted): Promise<void> => insertPerson(db, counted, true);

async function insertPerson(db: Database, { words: Words, person, now }: Counted, HasHits: boolean): Promise<void> {
  const Day = dayOf(now);
  const PersonHash = hashOf(person, await readSalt(db, Day));
  await db.insert(searchMissDays).values({ Day, Words, PersonHash, HasHits }).onConflictDoNothing();
}

/** A person who searched for the words today has opened a result. Which one is not stored. */
export async function markOpened(db: Database, { words, person, now }: Counted): Promise<void> {
  const Day = dayOf(now);
  const isSame = and(eq(searchMissDays.Day, Day), eq(searchMissDays.Words, words));
  const isPerson = eq(searchMissDays.PersonHash, hashOf(person, await readSalt(db, Day)));
  await db.update(searchMissDays).set({ IsOpened: true }).where(and(isSame, isPerson));
}

const hashOf = (person: string, salt: Buffer): Buffer => createHmac("sha256", salt).update(person).digest();

/** Adds the words of past days whose hits at least three people, and half of all, left unopened. */
const addUnopened = (db: Reader, today: string) =>
  db.execute(sql`
    with days as (
      select day, words, count(*) filter (where not is_opened)::int as people, count(*) as everyone
      from search_miss_days where day < ${today} and has_hits group by day, words
    )
    insert into search_misses (words, kind, people, last_at)
    select words, 'Unopened', max(people), max(day) from days
    where people >= ${fewestPeople} and people * 2 >= everyone group by words
    on conflict (words) do update set kind = excluded.kind,
      people = greatest(search_misses.people, excluded.people), last_at = greatest(search_misses.last_at, excluded.last_at)`);

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

/** Adds the words of unopened hits; deletes words after 90 days, and the salts and hashes of past days, with all words of fewer than three people. */
export async function cleanSearchMisses(db: Reader, now: Date): Promise<void> {
  const today = dayOf(now);
  await addUnopened(db, today);
  await db.delete(searchMisses).where(lt(searchMisses.LastAt, new Date(now.getTime() - LIFETIME).toISOString()));
  await db.delete(searchMissDays).where(lt(searchMissDays.Day, today));
  await db.delete(searchSalts).where(lt(searchSalts.Day, today));
}
