import { firstNames, wordsThatAreFirstNames } from "./firstNames.ts";
import { rareFirstNames, rareSurnames } from "./names.gen.ts";
import { surelySurnameEnd, surnameEnd, surnames, wordsThatAreSurnames } from "./surnames.ts";

const setOf = (list: string) => new Set(list.trim().split(/\s+/));

const common = setOf(firstNames);
const rare = setOf(rareFirstNames);
const last = setOf(surnames);
const rareLast = setOf(rareSurnames);

/** The word as it is, and without the genitive's s. */
export const forms = (word: string): string[] => (/[^s]s$/u.test(word) ? [word, word.slice(0, -1)] : [word]);

const inAny = (word: string, ...lists: Set<string>[]) =>
  forms(word.toLowerCase().replace(/[’´`]/g, "'")).some((form) => lists.some((list) => list.has(form)));

/** Parts of a double name: "Anna-Karin", "Lindgren-Ek". */
const parts = (word: string) => word.split("-");

export const isFirstName = (word: string): boolean =>
  inAny(word, common, rare) || (word.includes("-") && parts(word).every((part) => inAny(part, common, rare)));

/** A name that is known well enough to be one in small letters too: "johan sa att", yet not "dag". */
export const isCommonFirstName = (word: string): boolean =>
  word.length > 3 && inAny(word, common) && !forms(word.toLowerCase()).some((form) => wordsThatAreFirstNames.has(form));

export const isSurname = (word: string): boolean =>
  inAny(word, last, rareLast) ||
  (word.length > 4 && forms(word).some((form) => surnameEnd.test(form))) ||
  (word.includes("-") && parts(word).every((part) => part.length > 1 && isSurname(part)));

/** A surname that is nothing else, also in small letters. */
export const isSureSurname = (word: string): boolean =>
  forms(word).some((form) => surelySurnameEnd.test(form)) && !/^(?:person|storm|mellan|vatten|el|blod)/i.test(word);

/** Whether the word may as well be an everyday word that begins a sentence. */
export const isAlsoWord = (word: string): boolean => {
  const small = word.toLowerCase();
  return wordsThatAreFirstNames.has(small) || wordsThatAreSurnames.has(small);
};
