import { type QueryGroup, readOperators } from "@lagrum/core/search/searchQuery";
import { and, or, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { ReadQuery } from "./queryReader.ts";

/** The minimum letters of a word or lemma that is matched inside other words: shorter ones are in most texts. */
const shortest = { word: 3, lemma: 4 };

/**
 * A text in lower case. Without the collation PostgreSQL asks ICU for each letter, which takes three times as long; its
 * own lowers Swedish letters in the same way.
 */
export const lowered = (text: PgColumn | SQL): SQL => sql`lower(${text} collate "pg_c_utf8")`;

/** Case-insensitive substring search. @param text in lower case */
const isIn = (text: SQL, words: string): SQL => sql`position(lower(${words}::text collate "pg_c_utf8") in ${text}) > 0`;

const isPattern = (text: SQL, pattern: string): SQL => sql`${text} ~ ${pattern}::text`;
const escaped = (word: string): string => word.replace(/[^\p{L}\p{N}]/gu, "\\$&");

const inAny = (texts: readonly SQL[], found: (text: SQL) => SQL[]): SQL => or(...texts.flatMap(found)) ?? sql`false`;

/**
 * A text has the word, its lemma, a synonym or its correction, also as a part of another word. Only published answers are
 * indexed by words.
 * @param texts in lower case
 */
export function hasWord({ form, correction, matches }: QueryGroup, texts: readonly SQL[]): SQL {
  const provisions = matches.flatMap(({ kind, lexemes }) =>
    kind === "provision" ? lexemes.map(provisionPattern) : [],
  );
  if (provisions.length > 0) return inAny(texts, (text) => provisions.map((pattern) => isPattern(text, pattern)));
  const lemmas = matches.flatMap(({ lexemes }) => (lexemes.length === 1 ? lexemes : []));
  const longer = lemmas.filter((lemma) => lemma.length >= shortest.lemma && !lemma.startsWith("§"));
  const isShort = form.length < shortest.word;
  const words = new Set([...(isShort ? [] : [form]), ...(correction === null ? [] : [correction]), ...longer]);
  return inAny(texts, (text) => [
    ...(isShort ? [isPattern(text, `\\m${escaped(form)}\\M`)] : []),
    ...Array.from(words, (word) => isIn(text, word)),
  ]);
}

/** "§1970:994:12:55" is found as "12 kap. 55 §" and "12:55". */
function provisionPattern(lexeme: string): string {
  const place = lexeme.split(":").slice(2).map(escaped);
  const [chapter, paragraph] = place.length > 1 ? place : [undefined, place[0]];
  if (chapter === undefined) return `\\m${paragraph}\\s*§`;
  return `\\m${chapter}\\s*kap\\.?\\s*${paragraph}\\s*§|\\m${chapter}:${paragraph}\\M`;
}

/** The text has what was typed, as it was typed. A few letters are in most texts: they count as a word only. */
export const hasTyped = ({ typed, groups }: ReadQuery, texts: readonly SQL[]): SQL =>
  typed.length < shortest.word && groups.length > 0 ? sql`false` : inAny(texts, (text) => [isIn(text, typed)]);

/** The quoted phrases are in a text, and the excluded words and phrases in none. */
export function meetsOperators({ typed, excluded }: ReadQuery, texts: readonly SQL[]): SQL {
  const { phrases, excludedPhrases } = readOperators(typed);
  const has = (phrase: string) => inAny(texts, (text) => [isIn(text, phrase.trim())]);
  const isWritten = (phrase: string): boolean => phrase !== "";
  const words = excluded.map(
    (lemmas) => sql`not (${inAny(texts, (text) => lemmas.map((lemma) => isPattern(text, `\\m${escaped(lemma)}`)))})`,
  );
  const quoted = [
    ...phrases.filter(isWritten).map(has),
    ...excludedPhrases.filter(isWritten).map((phrase) => sql`not (${has(phrase)})`),
  ];
  return and(...quoted, ...words) ?? sql`true`;
}
