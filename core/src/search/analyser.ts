import { foldText } from "../text/foldedText.ts";
import { createCompoundSplitter, type DomainFrequencies } from "./compoundSplitter.ts";
import type { Lexicon } from "./lexicon.ts";

/** A word with its search keys. */
export interface Term {
  /** In lower case. */
  form: string;
  /** The lemmas that the form may belong to: the search keys of the word itself. */
  lemmas: string[];
  /** The lemmas inside a compound, with those inside them. */
  parts: string[];
  /** Neither the dictionary nor the compound rules know it: it may be a name, or misspelt. */
  isUnknown: boolean;
}

/** The place of a word in a text. */
export interface Place {
  from: number;
  to: number;
}

/** A word of a text with its place. */
export interface Token extends Term, Place {}

export interface Analyser {
  analyse(text: string): Token[];
  analyseWord(form: string): Term;
  /** Whether the dictionary lists the form itself, not only the parts of it. */
  isListed(form: string): boolean;
}

/** Words of letters and digits; a hyphen, colon, full stop or apostrophe inside one joins it. */
const wordPattern = /[\p{L}\p{N}]+(?:[-:'’.][\p{L}\p{N}]+)*-?/gu;

/** The words of a text, composed and without invisible signs, with their places as written. */
export function findWords(original: string): (Place & { word: string })[] {
  const { text, spanOf } = foldText(original);
  return Array.from(text.matchAll(wordPattern), ({ 0: word, index }) => {
    const { start, end } = spanOf(index, index + word.length);
    return { word, from: start, to: end };
  });
}

/** Words longer than this are noise: no Swedish compound reaches it. */
const longestWord = 60;
/** Abbreviations inflect after a colon: "vd:n", "LAS:s". */
const abbreviationEnding = /(?<=\p{L}):(?:n|t|s|ns|ts|a|ar|or|er|en|et|ens|ets|are|arna|orna|erna)$/u;
const diacritics: Record<string, string> = { é: "e", è: "e", ê: "e", à: "a", á: "a", ü: "u", ø: "ö", æ: "ä" };

const normalise = (form: string): string =>
  form
    .toLowerCase()
    .normalize("NFC")
    .replace(/[éèêàáüøæ]/g, (letter) => diacritics[letter] ?? letter);

interface Parts {
  lexicon: Lexicon;
  /** The stem of a word that the dictionary doesn't know. */
  stem: (word: string) => string;
  /** Caches the terms of words as written. */
  cache: { get(word: string): Term | undefined; set(word: string, term: Term): void };
  domain?: DomainFrequencies;
}

/**
 * Finds the search keys of Swedish words: dictionary words instead of stems, since stems confuse words ("fastighet"
 * and "fast"), and the parts of compounds.
 */
export function createAnalyser({ lexicon, stem, cache, domain = new Map() }: Parts): Analyser {
  const splitter = createCompoundSplitter(lexicon, domain);

  function analyseWord(raw: string): Term {
    const cached = cache.get(raw);
    if (cached) return cached;
    // A copy: V8 stores a part of a text as a reference, and the cache would retain the whole text.
    const word = Array.from(raw).join("");
    const form = normalise(word);
    const term = { form, ...analyseNormalised(form.slice(0, longestWord)) };
    cache.set(word, term);
    return term;
  }

  function analyseNormalised(written: string): Omit<Term, "form"> {
    const form = written.replace(abbreviationEnding, "");
    if (form.endsWith("-")) {
      const lemmas = lexicon.lemmasOfPrefix(form.slice(0, -1)) ?? [form.slice(0, -1)];
      return { lemmas, parts: lemmas.flatMap((lemma) => splitter.partsOf(lemma)), isUnknown: false };
    }
    const pieces = form.split("-").filter(Boolean);
    if (/\d/.test(form)) return { lemmas: [form], parts: pieces.length > 1 ? pieces : [], isUnknown: false };
    if (pieces.length > 1) return analyseHyphenated(form, pieces);
    const lemmas = lexicon.lemmasOf(form);
    if (lemmas.length > 0) {
      return {
        lemmas,
        parts: without(
          lemmas,
          lemmas.flatMap((lemma) => splitter.partsOf(lemma)),
        ),
        isUnknown: false,
      };
    }
    const compound = splitter.split(form);
    if (!compound) return { lemmas: [stem(form)], parts: [], isUnknown: true };
    const parts = compound.parts.flatMap((part) => [part, ...splitter.partsOf(part)]);
    return { lemmas: [compound.lemma], parts: without([compound.lemma], parts), isUnknown: false };
  }

  /** The last piece inflects: "a-kassan" → a-kassa. Without its hyphens, "bostads-rätt" may be a listed word. */
  function analyseHyphenated(form: string, pieces: readonly string[]): Omit<Term, "form"> {
    const terms = pieces.map(analyseWord);
    const first = pieces.slice(0, -1).join("-");
    const inflected = (terms.at(-1)?.lemmas ?? []).map((lemma) => `${first}-${lemma}`);
    const listed = lexicon.lemmasOf(form);
    return {
      lemmas: [...new Set([...(listed.length > 0 ? listed : inflected), ...lexicon.lemmasOf(pieces.join(""))])],
      parts: [...new Set(terms.flatMap(({ lemmas, parts }) => [...lemmas, ...parts]))],
      isUnknown: false,
    };
  }

  function analyse(text: string): Token[] {
    return findWords(text).map(({ word, from, to }) => {
      const { form, lemmas, parts, isUnknown } = analyseWord(word);
      return { form, lemmas, parts, isUnknown, from, to };
    });
  }

  return { analyse, analyseWord, isListed: (form) => lexicon.lemmasOf(normalise(form)).length > 0 };
}

const without = (lemmas: readonly string[], parts: readonly string[]): string[] =>
  [...new Set(parts)].filter((part) => !lemmas.includes(part));
