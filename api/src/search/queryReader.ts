import { setImmediate as pause } from "node:timers/promises";
import { readSearchQuery, type SearchQuery } from "@lagrum/core/search/searchQuery";
import { indexSynonymsInSteps, type SynonymIndex } from "@lagrum/core/search/synonyms";
import { asc, count, max } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import type { Bus } from "../events/eventBus.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";
import { type LoadedVocabulary, loadVocabulary } from "./vocabulary.ts";

/** The synonym cache's TTL in milliseconds, for a lost event. */
const timeToLive = 10_000;
/** Characters of a query that are read; the rest of a pasted text adds nothing. */
const longestQuery = 2_000;

/** A query with the frequencies of its words. */
export interface CountedQuery extends SearchQuery {
  typed: string;
  vocabulary: LoadedVocabulary;
}

/** A query that has been read. */
export interface ReadQuery extends CountedQuery {
  synonyms: SynonymIndex;
}

interface ReadOptions {
  isLiteral?: boolean;
  /** Unsaved synonyms, for a preview. */
  synonyms?: SynonymIndex;
}

/** Parses a typed query: dictionary words, compound parts, synonyms and spellings. */
export interface QueryReader {
  (typed: string, options?: ReadOptions): Promise<ReadQuery>;
  /** Invalidates the cached synonyms. */
  dropSynonyms(): void;
}

/** Indexed synonyms, with a fingerprint of the rows. */
interface LoadedSynonyms {
  index: SynonymIndex;
  fingerprint: string;
}

/**
 * Creates the reader of one process, which caches the synonyms. A process that changes them drops its cache itself; the
 * others get an event of the bus, and are at most 10 seconds late without it.
 */
export function createQueryReader(db: Database, bus?: Bus, now = Date.now): QueryReader {
  let cached: { synonyms: Promise<LoadedSynonyms>; readAt: number } | undefined;
  const dropSynonyms = (): void => {
    cached = undefined;
  };
  bus?.subscribe(({ Entity, ID }) => {
    if (Entity === "synonym" || ID === 0) dropSynonyms();
  });
  const readSynonyms = async (): Promise<SynonymIndex> => {
    if (!cached || now() - cached.readAt >= timeToLive) {
      const synonyms = loadSynonyms(db, cached?.synonyms);
      cached = { synonyms, readAt: now() };
      synonyms.catch(dropSynonyms);
    }
    return (await cached.synonyms).index;
  };
  const read = async (text: string, { synonyms: given, ...options }: ReadOptions = {}): Promise<ReadQuery> => {
    const typed = text.slice(0, longestQuery);
    // The first search after a start must not block the event loop while the dictionary loads.
    await warmAnalyser();
    const analyser = swedishAnalyser();
    const synonyms = given ?? (await readSynonyms());
    const vocabulary = await loadVocabulary(db, typed, { analyser, synonyms });
    return { typed, vocabulary, synonyms, ...readSearchQuery(typed, { analyser, vocabulary, synonyms }, options) };
  };
  return Object.assign(read, { dropSynonyms });
}

/** The synonyms; those loaded before if no row has changed, since indexing all takes a second. */
async function loadSynonyms(db: Database, before?: Promise<LoadedSynonyms>): Promise<LoadedSynonyms> {
  const { ID, From, To, UpdatedAt } = searchSynonyms;
  // Read before the rows: a change in between is found the next time.
  const [state] = await db.select({ Rows: count(), Last: max(ID), UpdatedAt: max(UpdatedAt) }).from(searchSynonyms);
  const fingerprint = JSON.stringify(state);
  const loaded = await before;
  if (loaded?.fingerprint === fingerprint) return loaded;
  const rows = await db.select({ From, To }).from(searchSynonyms).orderBy(asc(ID));
  const indexing = indexSynonymsInSteps(rows, swedishAnalyser());
  for (;;) {
    const { done, value } = indexing.next();
    if (done) return { fingerprint, index: value };
    await pause();
  }
}
