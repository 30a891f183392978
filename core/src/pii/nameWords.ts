import { firstNames, wordsThatAreFirstNames } from "./firstNames.ts";
import { memoize } from "./memoize.ts";
import { rareFirstNames, rareSurnames } from "./names.gen.ts";
import { surelySurnameEnd, surnameEnd, surnames, wordsThatAreSurnames } from "./surnames.ts";

const setOf = (list: string) => new Set(list.trim().split(/\s+/));

const common = setOf(firstNames);
const rare = setOf(rareFirstNames);
const last = setOf(surnames);
const rareLast = setOf(rareSurnames);

/** The word, and the word without the genitive's s. */
export const forms = (word: string): string[] => (/[^s]s$/u.test(word) ? [word, word.slice(0, -1)] : [word]);

const inAny = (word: string, ...lists: Set<string>[]) =>
  forms(word.toLowerCase().replace(/[’´`]/g, "'")).some((form) => lists.some((list) => list.has(form)));

/** Parts of a double name: "Anna-Karin", "Lindgren-Ek". */
const parts = (word: string) => word.split("-");

/** Whether the hand-selected list has the name. */
export const isListedFirstName = memoize((word) => inAny(word, common));

export const isFirstName = memoize(
  (word) =>
    (/^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+s?$/u.test(word) && parts(word).some((part) => inAny(part, common))) ||
    inAny(word, common, rare) ||
    (word.includes("-") && parts(word).every((part) => part.length > 1 && inAny(part, common, rare))),
);

/** Names of three letters that are no other Swedish word. */
const shortAndSure = setOf("eva mia pia moa åsa ulf siv ola ove ali lea leo zoe åke ebba noa ann bea kia");

/** A name that is common enough to be recognised in lower case: "johan sa att", but not "dag". */
export const isCommonFirstName = memoize(
  (word) =>
    (word.length > 3 || shortAndSure.has(word.toLowerCase())) &&
    (inAny(word, common) || (word.includes("-") && parts(word).every((part) => inAny(part, common)))) &&
    !forms(word.toLowerCase()).some((form) => wordsThatAreFirstNames.has(form)),
);

const isPlainSurname = (word: string) =>
  inAny(word, last, rareLast) ||
  /^(?:O['’]|Mc|Mac|D['’]|[AaEe]l-|Abu-|Ben-|Bin-)\p{Lu}\p{Ll}/u.test(word) ||
  (word.length > 4 && forms(word).some((form) => surnameEnd.test(form)));

export const isSurname = memoize(
  (word) =>
    isPlainSurname(word) ||
    (word.includes("-") && parts(word).every((part) => part.length > 1 && isPlainSurname(part))),
);

/** A surname that is no other word, also recognised in lower case. */
export const isSureSurname = memoize(
  (word) =>
    forms(word).some((form) => surelySurnameEnd.test(form)) && !/^(?:person|storm|mellan|vatten|el|blod)/i.test(word),
);

/** Whether the word may be a common word that begins a sentence. */
export const isAlsoWord = memoize((word) => {
  const small = word.toLowerCase();
  return wordsThatAreFirstNames.has(small) || wordsThatAreSurnames.has(small);
});
