import { readSearchQuery, type SearchQuery } from "@lagrum/core/search/searchQuery";
import { indexSynonyms, type SynonymIndex } from "@lagrum/core/search/synonyms";
import { asc } from "drizzle-orm";
import type { Database } from "../db/database.ts";
import { searchSynonyms } from "../db/schema/search.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";
import { type LoadedVocabulary, loadVocabulary } from "./vocabulary.ts";

/** How old the synonyms of a process may be. Milliseconds. */
const timeToLive = 10_000;
/** Characters of a query that are read; the rest of a pasted text adds nothing. */
const longestQuery = 2_000;

/** A query that has been read, with the frequencies of its words. */
export interface ReadQuery extends SearchQuery {
  typed: string;
  vocabulary: LoadedVocabulary;
}

/** Reads what somebody typed: dictionary words, parts, synonyms and spellings. */
export type QueryReader = (typed: string, options?: { isLiteral?: boolean }) => Promise<ReadQuery>;

/** Makes the reader of one process, which caches the synonyms. */
export function createQueryReader(db: Database): QueryReader {
  let cached: { index: SynonymIndex; readAt: number } | undefined;
  const readSynonyms = async (): Promise<SynonymIndex> => {
    if (cached && Date.now() - cached.readAt < timeToLive) return cached.index;
    const rows = await db
      .select({ From: searchSynonyms.From, To: searchSynonyms.To })
      .from(searchSynonyms)
      .orderBy(asc(searchSynonyms.ID));
    cached = { index: indexSynonyms(rows, swedishAnalyser()), readAt: Date.now() };
    return cached.index;
  };
  return async (text, options) => {
    const typed = text.slice(0, longestQuery);
    const analyser = swedishAnalyser();
    const synonyms = await readSynonyms();
    const vocabulary = await loadVocabulary(db, typed, { analyser, synonyms });
    return { typed, vocabulary, ...readSearchQuery(typed, { analyser, vocabulary, synonyms }, options) };
  };
}
