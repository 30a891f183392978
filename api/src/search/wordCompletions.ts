import type { Analyser } from "@lagrum/core/search/analyser";
import { foldDiacritics, startDistance } from "@lagrum/core/search/spelling";
import type { Expression, SynonymIndex } from "@lagrum/core/search/synonyms";
import { sql } from "drizzle-orm";
import type { Reader } from "../db/database.ts";

/** Words that a start may become, words with synonyms among them, and candidates that are compared. */
const most = { words: 12, withSynonyms: 12, candidates: 60 };
/** Letters from which a start may be misspelt, or stand for other words. */
const fewestLetters = { misspelt: 4, meant: 3 };

interface Language {
  analyser: Analyser;
  synonyms: SynonymIndex;
}

/**
 * The lexemes of the words that an unfinished word may become: words of the archive that begin with it, without å, ä and ö
 * or misspelt too, and what words with synonyms mean.
 */
export async function completeWord(db: Reader, start: string, { analyser, synonyms }: Language): Promise<Expression[]> {
  const words = await findCompletions(db, start);
  const meant = start.length < fewestLetters.meant ? [] : synonyms.wordsStartingWith(start, most.withSynonyms);
  const own = words.flatMap((word) => analyser.analyseWord(word).lemmas).map((lemma) => [lemma]);
  const substitutes = [...new Set([...meant, ...words])]
    .flatMap((word) => analyser.analyseWord(word).lemmas)
    .flatMap((lemma) => synonyms.startingWith(lemma))
    .filter(({ from }) => from.length === 1)
    .flatMap(({ to }) => to);
  return [...new Map([...own, ...substitutes].map((lexemes) => [lexemes.join(" "), lexemes])).values()];
}

/** The archive's words that begin with a start, the likest and commonest first. */
async function findCompletions(db: Reader, start: string): Promise<string[]> {
  // A class of letters for each that a keyboard may lack: PostgreSQL finds them by the index of trigrams.
  const pattern = `^${foldDiacritics(start)
    .replace(/[^\p{L}\p{N}]/gu, "\\$&")
    .replace(/a/g, "[aåä]")
    .replace(/o/g, "[oö]")}`;
  const like = start.length < fewestLetters.misspelt ? sql`` : sql`or ${start} <% form`;
  const { rows } = await db.execute<{ form: string; documents: number }>(sql`
    select form, documents from search_words where form ~ ${pattern} ${like}
    order by word_similarity(${start}, form) desc, documents desc limit ${most.candidates}`);
  return rows
    .map(({ form, documents }) => ({ form, documents, distance: startDistance(start, form) }))
    .filter(({ distance }) => Number.isFinite(distance))
    .sort((one, other) => one.distance - other.distance || other.documents - one.documents)
    .slice(0, most.words)
    .map(({ form }) => form);
}
