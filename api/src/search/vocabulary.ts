import type { Analyser } from "@lagrum/core/search/analyser";
import type { Vocabulary } from "@lagrum/core/search/searchQuery";
import { type ArchiveWord, foldDiacritics, nearestSpellings, withDiacritics } from "@lagrum/core/search/spelling";
import { findStatuteCitations } from "@lagrum/core/search/statuteCitations";
import { isStopWord } from "@lagrum/core/search/stopWords";
import type { SynonymIndex } from "@lagrum/core/search/synonyms";
import { sql } from "drizzle-orm";
import { answerTotal } from "../categories/answerTotal.ts";
import type { Reader } from "../db/database.ts";

/** Unknown words of one query that are spell-checked; more are no question. */
const mostUnknown = 6;
const mostCandidates = 40;
/** Letters of the longest word that is spell-checked: comparing longer ones with the archive's words takes seconds. */
const longestMisspelt = 50;

/** The vocabulary of one query, and the number of documents. */
export interface LoadedVocabulary extends Vocabulary {
  total: number;
}

interface Parts {
  analyser: Analyser;
  synonyms: SynonymIndex;
}

/** Reads the frequencies of a query's words, and the archive's words that its unknown ones may be misspellings of. */
export async function loadVocabulary(
  db: Reader,
  typed: string,
  { analyser, synonyms }: Parts,
): Promise<LoadedVocabulary> {
  const tokens = analyser.analyse(typed).filter(({ form }) => !isStopWord(form));
  const cited = findStatuteCitations(typed, { isQuery: true });
  const own = [
    ...tokens.flatMap(({ lemmas, parts }) => [...lemmas, ...parts]),
    ...cited.flatMap(({ law, place }) => [law, ...(place === null ? [] : [place])]),
  ];
  const counts = await countLexemes(db, withSynonyms(own, synonyms));
  const hasDiacritics = /[åäö]/i.test(typed);
  const foldable = tokens.map(({ form }) => form).filter((form) => !hasDiacritics || !analyser.isListed(form));
  const folded = await findDiacritics(db, foldable);
  const unknown = tokens.filter(
    ({ form, lemmas }) =>
      form.length <= longestMisspelt &&
      !analyser.isListed(form) &&
      lemmas.every((lemma) => !counts.documents.has(lemma)),
  );
  const forms = [...new Set(unknown.map(({ form }) => form))].slice(0, mostUnknown);
  const candidates = await findCandidates(db, forms, { folded, analyser, synonyms });
  const spellings = new Map(
    unknown.map(({ form, isUnknown }) => [
      form,
      nearestSpellings(form, candidates.get(form) ?? [], { closely: !isUnknown }),
    ]),
  );
  const withDots = (form: string): string[] => (folded.get(form) ?? []).map((word) => word.form);
  const respelt = [...[...spellings.values()].flat(), ...[...folded.keys()].flatMap(withDots)];
  const lemmas = respelt.flatMap((form) => {
    const term = analyser.analyseWord(form);
    return [...term.lemmas, ...term.parts];
  });
  const more = lemmas.length === 0 ? counts : await countLexemes(db, withSynonyms(lemmas, synonyms));
  return {
    ...lookup(new Map([...counts.documents, ...more.documents])),
    total: counts.total,
    spellingsOf: (form) => spellings.get(form) ?? [],
    withDiacritics: withDots,
  };
}

const lookup = (documents: ReadonlyMap<string, number>): Pick<Vocabulary, "documentsWith"> => ({
  documentsWith: (lexeme) => documents.get(lexeme) ?? 0,
});

function withSynonyms(lexemes: readonly string[], synonyms: SynonymIndex): string[] {
  const targets = lexemes.flatMap((lexeme) => synonyms.startingWith(lexeme).flatMap(({ to }) => to.flat()));
  return [...new Set([...lexemes, ...targets])];
}

/** The document frequency of each lexeme, and the number of documents. */
export interface LexemeCounts {
  documents: ReadonlyMap<string, number>;
  total: number;
}

export async function countLexemes(db: Reader, lexemes: readonly string[]): Promise<LexemeCounts> {
  const { rows } = await db.execute<{ lexeme: string | null; documents: number }>(sql`
    select lexeme, documents from search_lexemes where lexeme = any(${sql.param(lexemes)}::text[])
    union all
    select null, ${answerTotal}`);
  const documents = new Map<string, number>();
  let total = 0;
  for (const row of rows) {
    if (row.lexeme === null) total = row.documents;
    else documents.set(row.lexeme, row.documents);
  }
  return { documents, total };
}

/**
 * The words of the archive, those with synonyms, and those of the dictionary with å, ä or ö, that each unknown form may be a
 * misspelling of.
 */
async function findCandidates(
  db: Reader,
  forms: readonly string[],
  { folded, analyser, synonyms }: Parts & { folded: ReadonlyMap<string, ArchiveWord[]> },
): Promise<Map<string, ArchiveWord[]>> {
  if (forms.length === 0) return new Map();
  const similar = await findSimilarWords(db, forms);
  return new Map(
    forms.map((form) => {
      const words = [...(folded.get(form) ?? []), ...(similar.get(form) ?? [])];
      const known = new Set(words.map((word) => word.form));
      const others = [...synonyms.wordsLike(form), ...withDiacritics(form).filter(analyser.isListed)];
      const lacking = [...new Set(others)].filter((word) => !known.has(word));
      return [form, [...words, ...lacking.map((word) => ({ form: word, documents: 0 }))]];
    }),
  );
}

/** The archive's words that share most letter trigrams with each form. */
async function findSimilarWords(db: Reader, forms: readonly string[]): Promise<Map<string, ArchiveWord[]>> {
  const { rows } = await db.execute<{ typed: string; form: string; documents: number }>(sql`
    select typed, w.form, w.documents
    from unnest(${sql.param(forms)}::text[]) as typed
    cross join lateral (
      select form, documents from search_words
      where form % typed and length(form) between length(typed) - 3 and length(typed) + 3
      order by similarity(form, typed) desc, documents desc
      limit ${mostCandidates}
    ) as w`);
  return Map.groupBy(rows, ({ typed }) => typed);
}

/**
 * For words that were typed without å, ä and ö: the archive's words that become a typed one when their dots and rings are
 * left out, where they are more common than the typed word itself.
 */
async function findDiacritics(db: Reader, typed: readonly string[]): Promise<Map<string, ArchiveWord[]>> {
  const forms = [...new Set(typed)].filter((form) => /[ao]/.test(form));
  if (forms.length === 0) return new Map();
  const { rows } = await db.execute<{ form: string; documents: number }>(sql`
    select w.form, w.documents from search_words w
    where translate(w.form, 'åäö', 'aao') = any(${sql.param(forms)}::text[]) and w.form ~ '[åäö]' and w.documents > coalesce(
      (select typed.documents from search_words typed where typed.form = translate(w.form, 'åäö', 'aao')), 0)
    order by w.documents desc`);
  return Map.groupBy(rows, ({ form }) => foldDiacritics(form));
}
