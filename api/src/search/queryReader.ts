import { readSearchQuery, type SearchQuery } from "@lagrum/core/search/searchQuery";
import { indexSynonyms, type SynonymIndex } from "@lagrum/core/search/synonyms";
import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import type { Bus } from "../events/eventBus.ts";
import { swedishAnalyser, warmAnalyser } from "./swedishAnalyser.ts";
import { type LoadedVocabulary, loadVocabulary } from "./vocabulary.ts";

/** The synonym cache's TTL in milliseconds, for a lost event. */
const timeToLive = 10_000;
/** Characters of a query that are read; the rest of a pasted text adds nothing. */
const longestQuery = 2_000;

/** A query that has been read, with the frequencies of its words. */
export interface ReadQuery extends SearchQuery {
  typed: string;
  vocabulary: LoadedVocabulary;
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

/**
 * Creates the reader of one process, which caches the synonyms. A process that changes them drops its cache itself; the
 * others get an event of the bus, and are at most 10 seconds late without it.
 */
export function createQueryReader(db: Database, bus?: Bus): QueryReader {
  let cached: { index: Promise<SynonymIndex>; readAt: number } | undefined;
  const dropSynonyms = (): void => {
    cached = undefined;
  };
  bus?.subscribe(({ Entity, ID }) => {
    if (Entity === "synonym" || ID === 0) dropSynonyms();
  });
  const readSynonyms = (): Promise<SynonymIndex> => {
    if (cached && Date.now() - cached.readAt < timeToLive) return cached.index;
    const index = loadSynonyms(db);
    cached = { index, readAt: Date.now() };
    index.catch(dropSynonyms);
    return index;
  };
  const read = async (text: string, { synonyms: given, ...options }: ReadOptions = {}): Promise<ReadQuery> => {
    const typed = text.slice(0, longestQuery);
    // The first search after a start must not block the event loop while the dictionary loads.
    await warmAnalyser();
    const analyser = swedishAnalyser();
    const synonyms = given ?? (await readSynonyms());
    const vocabulary = await loadVocabulary(db, typed, { analyser, synonyms });
    return { typed, vocabulary, ...readSearchQuery(typed, { analyser, vocabulary, synonyms }, options) };
  };
  return Object.assign(read, { dropSynonyms });
}

async function loadSynonyms(db: Database): Promise<SynonymIndex> {
  const rows = await db
    .select({ From: searchSynonyms.From, To: searchSynonyms.To })
    .from(searchSynonyms)
    .orderBy(asc(searchSynonyms.ID));
  return indexSynonyms(rows, swedishAnalyser());
}
