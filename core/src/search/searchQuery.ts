import type { Analyser, Term, Token } from "./analyser.ts";
import { findStatuteCitations, type StatuteCitation } from "./statuteCitations.ts";
import { isStopWord } from "./stopWords.ts";
import { type Expression, findExpression, type SynonymIndex } from "./synonyms.ts";

/** One way in which a word of the query may be found: all its lexemes are there. */
export interface Match {
  lexemes: Expression;
  weight: number;
  kind: "word" | "parts" | "synonym" | "spelling" | "provision" | "law";
}

/** A word of the query with all its possible matches. */
export interface QueryGroup {
  form: string;
  matches: Match[];
  /** Lexemes inside a compound: they raise the rank, but match nothing by themselves. */
  parts: string[];
  /** The spelling that replaces an unknown word. */
  correction: string | null;
}

/** The lexemes of a quoted phrase with their distance from the first. */
export type Phrase = { lexemes: string[]; offset: number }[];

/** A parsed query. A result may lack any group; it must have the phrases and none of the excluded words. */
export interface SearchQuery {
  groups: QueryGroup[];
  phrases: Phrase[];
  /** Lemmas of each word after a minus sign. */
  excluded: string[][];
  /** Quoted phrases after a minus sign. */
  excludedPhrases: Phrase[];
  /** Quoted phrases with words that the index leaves out ("säga upp"): they must be looked for in the texts. */
  literalPhrases: LiteralPhrase[];
}

/** The words of a quoted phrase, and whether a result must have it or lack it. */
export interface LiteralPhrase {
  words: Pick<Token, "form" | "lemmas">[];
  isExcluded: boolean;
}

/** The archive's words with their frequencies. */
export interface Vocabulary {
  /** Documents with the lexeme. */
  documentsWith(lexeme: string): number;
  /** Words of the archive that a misspelt form may mean, likeliest first. */
  spellingsOf(form: string, options: { closely: boolean }): readonly string[];
  /** Words of the archive that are the form with å, ä or ö where it has a or o, more common ones first. */
  withDiacritics(form: string): readonly string[];
}

/** The weight of a match by its kind. */
const weights = { word: 1, parts: 0.6, synonym: 0.6, headSynonym: 0.4, spelling: 0.8, provision: 1, law: 0.3 } as const;
/** Spellings of one word that are searched for together. */
const mostSpellings = 2;

interface Language {
  analyser: Analyser;
  vocabulary: Vocabulary;
  synonyms: SynonymIndex;
}

/**
 * Parses typed words: "hyresvärd deposition", "“dolt fel” hus -bostadsrätt", "12 kap. 55 § JB".
 * @param options isLiteral: unknown words are searched for as they are typed
 */
export function readSearchQuery(
  typed: string,
  { analyser, vocabulary, synonyms }: Language,
  { isLiteral = false } = {},
): SearchQuery {
  const { words, phrases, excluded, excludedPhrases } = readOperators(typed);
  const citations = findStatuteCitations(words, { isQuery: true });
  const provisions = citations.filter(({ place }) => place !== null);
  const laws = citations.filter(({ place }) => place === null);
  const tokens = analyser.analyse([without(words, provisions), ...phrases].join(" "));
  const hasDiacritics = /[åäö]/i.test(typed);
  const groups = new Map<number, QueryGroup>();
  for (const [at, token] of tokens.entries()) {
    if (!isSearchable(token)) continue;
    const group = toGroup(token);
    const law = laws.find(({ from, to }) => token.from >= from && token.to <= to);
    if (law) addMatch(group, { lexemes: [law.law], weight: weights.word, kind: "law" });
    if (!isLiteral && !law && mayBeMisspelt(token, analyser, vocabulary))
      addSpellings(group, token, analyser, vocabulary);
    else if (!isLiteral && !hasDiacritics) addDiacritics(group, analyser, vocabulary);
    groups.set(at, group);
  }
  const spelt = tokens.map((token, at) => ({ ...token, lemmas: [...token.lemmas, ...spellingsIn(groups.get(at))] }));
  for (const at of groups.keys()) addSynonyms(groups, at, spelt, synonyms);
  const quoted = phrases.map((phrase) => analyser.analyse(phrase));
  const excludedQuoted = excludedPhrases.map((phrase) => analyser.analyse(phrase));
  return {
    groups: [...provisions.map(toProvisionGroup), ...groups.values()],
    phrases: quoted.map(toPhrase).filter(({ length }) => length > 0),
    excluded: analyser
      .analyse(excluded.join(" "))
      .filter(isSearchable)
      .map(({ lemmas }) => lemmas),
    excludedPhrases: excludedQuoted.filter((phrase) => phrase.length > 0 && !hasStopWord(phrase)).map(toPhrase),
    literalPhrases: [
      ...quoted.map((words) => ({ words, isExcluded: false })),
      ...excludedQuoted.map((words) => ({ words, isExcluded: true })),
    ].filter(({ words }) => hasStopWord(words)),
  };
}

/** Not a word that is too common, nor a single letter: "a)". */
const isSearchable = ({ form }: Token): boolean => !isStopWord(form) && !/^\p{L}$/u.test(form);

const hasStopWord = (phrase: readonly Token[]): boolean => phrase.some(({ form }) => isStopWord(form));

interface Operators {
  words: string;
  phrases: string[];
  excluded: string[];
  excludedPhrases: string[];
}

/** Quoted phrases, and words and phrases after a minus sign that stands alone before them. */
export function readOperators(typed: string): Operators {
  const phrases = new Set<string>();
  const excluded: string[] = [];
  const excludedPhrases = new Set<string>();
  const rest = typed
    .replace(/((?<=^|\s)-)?["”“„«»]([^"”“„«»]*)["”“„«»]/g, (_, minus: string | undefined, phrase: string) => {
      (minus === undefined ? phrases : excludedPhrases).add(phrase);
      return " ";
    })
    .replace(/(?<=^|\s)-([\p{L}\p{N}][^\s]*)/gu, (_, word: string) => {
      excluded.push(word);
      return " ";
    });
  return { words: rest, phrases: [...phrases], excluded, excludedPhrases: [...excludedPhrases] };
}

/** A provision is searched for as one thing: neither its numbers nor the law's name count by themselves. */
const without = (words: string, provisions: readonly StatuteCitation[]): string =>
  provisions.reduce((text, { from, to }) => text.slice(0, from) + " ".repeat(to - from) + text.slice(to), words);

/** The provision itself, or any other of its law. */
function toProvisionGroup({ name, law, place }: StatuteCitation): QueryGroup {
  const matches: Match[] = [
    { lexemes: [place ?? law], weight: weights.provision, kind: "provision" },
    { lexemes: [law], weight: weights.law, kind: "law" },
  ];
  return { form: name, matches, parts: [], correction: null };
}

function toGroup(token: Token): QueryGroup {
  const lemmas = [...new Set(token.lemmas)];
  const matches = lemmas.map((lemma): Match => ({ lexemes: [lemma], weight: weights.word, kind: "word" }));
  const parts = toParts(token);
  const outermost = parts.filter((part) => !parts.some((other) => other.length > part.length && other.includes(part)));
  if (outermost.length > 1) matches.push({ lexemes: outermost, weight: weights.parts, kind: "parts" });
  return { form: token.form, matches, parts, correction: null };
}

const toParts = ({ lemmas, parts }: Term): string[] =>
  [...new Set(parts)].filter((part) => !lemmas.includes(part) && !isStopWord(part));

/** A query without any å, ä or ö may mean them in any word. */
function addDiacritics(group: QueryGroup, analyser: Analyser, vocabulary: Vocabulary): void {
  const lemmas = vocabulary.withDiacritics(group.form).flatMap((form) => analyser.analyseWord(form).lemmas);
  for (const lemma of new Set(lemmas))
    addMatch(group, { lexemes: [lemma], weight: weights.spelling, kind: "spelling" });
}

/** A word that the dictionary lists is not misspelt, even when no answer has it. */
const mayBeMisspelt = ({ form, lemmas }: Token, analyser: Analyser, vocabulary: Vocabulary): boolean =>
  !/\d/.test(form) && !analyser.isListed(form) && lemmas.every((lemma) => vocabulary.documentsWith(lemma) === 0);

function addSpellings(group: QueryGroup, token: Token, analyser: Analyser, vocabulary: Vocabulary): void {
  // A compound that the rules can split may be right; only a close spelling is accepted.
  const spellings = vocabulary.spellingsOf(token.form, { closely: !token.isUnknown });
  const [likeliest] = spellings;
  if (likeliest === undefined) return;
  group.correction = likeliest;
  group.parts = toParts(analyser.analyseWord(likeliest));
  for (const spelling of spellings.slice(0, mostSpellings)) {
    for (const lemma of new Set(analyser.analyseWord(spelling).lemmas)) {
      group.matches.push({ lexemes: [lemma], weight: weights.spelling, kind: "spelling" });
    }
  }
}

const spellingsIn = (group: QueryGroup | undefined): string[] =>
  (group?.matches ?? []).flatMap(({ kind, lexemes }) => (kind === "spelling" ? lexemes : []));

/** Every word of an expression is found by its synonyms: a text about "rattfylleri" covers both words of "köra full". */
function addSynonyms(
  groups: ReadonlyMap<number, QueryGroup>,
  at: number,
  tokens: readonly Token[],
  synonyms: SynonymIndex,
): void {
  const group = groups.get(at);
  if (!group) return;
  const found = group.matches.flatMap(({ kind, lexemes }) => (kind === "word" || kind === "spelling" ? lexemes : []));
  for (const lexeme of new Set(found)) {
    for (const entry of synonyms.startingWith(lexeme)) {
      for (const place of findExpression(entry, tokens, at) ?? []) {
        const covered = groups.get(place);
        if (!covered) continue;
        for (const lexemes of entry.to) addMatch(covered, { lexemes, weight: weights.synonym, kind: "synonym" });
      }
    }
  }
  const head = group.parts.at(-1);
  if (head === undefined) return;
  // A compound is a kind of its last part: "mataffär" is an "affär", and so a "butik".
  for (const { from, to } of synonyms.startingWith(head)) {
    if (from.length > 1) continue;
    for (const lexemes of to) addMatch(group, { lexemes, weight: weights.headSynonym, kind: "synonym" });
  }
}

function addMatch(group: QueryGroup, match: Match): void {
  const key = match.lexemes.join(" ");
  if (!group.matches.some(({ lexemes }) => lexemes.join(" ") === key)) group.matches.push(match);
}

function toPhrase(tokens: readonly Token[]): Phrase {
  const first = tokens.findIndex(({ form }) => !isStopWord(form));
  return tokens.flatMap(({ form, lemmas }, at) => (isStopWord(form) ? [] : [{ lexemes: lemmas, offset: at - first }]));
}
