import { editDistance } from "../search/spelling.ts";
import { type PartyName, readPartyName } from "./partyName.ts";
import type { PartyMatch } from "./partySchema.ts";
import { soundForms } from "./soundForm.ts";

/** How two names match. */
export type NameMatch = Exclude<PartyMatch, "number">;

/** Characters of a sound form below which another letter makes another name: Berg, Borg. */
const SHORTEST_MISSPELLED = 5;
const SHORTEST_WITH_WRONG_LETTER = 7;
/** The share of the longer name's words that must be in the shorter one. */
const COVERED = 0.5;

const sharesForm = (a: string[], b: string[]) => a.some((form) => b.includes(form));

/** Johan and Johanna, Daniel and Daniela: a vowel at the end makes another first name. */
const differsByEnding = (a: string, b: string) => a.replace(/[AIO]$/, "") === b.replace(/[AIO]$/, "");

function isMisspelled(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < SHORTEST_MISSPELLED || differsByEnding(a, b)) return false;
  if (editDistance(a, b, 1) !== 1) return false;
  if (a.length !== b.length) return true;
  const place = [...a].findIndex((letter, index) => letter !== b[index]);
  if (a[place] === b[place + 1] && a[place + 1] === b[place]) return true;
  return place > 0 && a.length >= SHORTEST_WITH_WRONG_LETTER && !/[AIO]/.test(`${a[place]}${b[place]}`);
}

const sameLetter: Record<string, string> = { c: "k", q: "k", w: "v", z: "s", å: "a", ä: "a", ö: "o" };

/** The first letter as initials are compared. */
export const initialOf = (word: string): string => sameLetter[word.charAt(0)] ?? word.charAt(0);

function compareWords(a: string, b: string): NameMatch | null {
  if (a === b) return "name";
  if (a.length === 1 || b.length === 1) return initialOf(a) === initialOf(b) ? "initial" : null;
  const [formsA, formsB] = [soundForms(a), soundForms(b)];
  if (sharesForm(formsA, formsB)) return "sound";
  return formsA.some((formA) => formsB.some((formB) => isMisspelled(formA, formB))) ? "spelling" : null;
}

const strength: NameMatch[] = ["name", "sound", "spelling", "initial"];

/** Pairs each word of the shorter name with a word of the longer one, best first. @returns null if one has no match */
function pairWords(shorter: string[], longer: string[]): NameMatch[] | null {
  const pairs = shorter.flatMap((word, index) =>
    longer.flatMap((other, place) => {
      const match = compareWords(word, other);
      return match ? [{ index, place, match }] : [];
    }),
  );
  pairs.sort((a, b) => strength.indexOf(a.match) - strength.indexOf(b.match));
  const [taken, used, found] = [new Set<number>(), new Set<number>(), [] as NameMatch[]];
  for (const { index, place, match } of pairs) {
    if (taken.has(index) || used.has(place)) continue;
    taken.add(index);
    used.add(place);
    found.push(match);
  }
  return found.length === shorter.length ? found : null;
}

/** "A. Andersson" has a surname, "Anna A." has none. */
const hasSurname = ({ words }: PartyName) => (words.at(-1) ?? "").length > 1;

const joinedSound = ({ words }: PartyName) => words.map((word) => soundForms(word)[0]).join("");

/** Whether two names may belong to the same person or company. Two names match only as a whole, never by one word. */
export function compareNames(first: string, second: string): NameMatch | null {
  const [a, b] = [readPartyName(first), readPartyName(second)];
  const [shorter, longer] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  if (shorter.length === 0) return null;
  // Anna-Karin, Annakarin.
  if (joinedSound(a) === joinedSound(b)) {
    return [...a.words].sort().join(" ") === [...b.words].sort().join(" ") ? "name" : "sound";
  }
  if (shorter.length === 1 && longer.length > 1) return null;
  const matches = pairWords(shorter, longer);
  if (!matches || matches.length / longer.length < COVERED) return null;
  const count = (kind: NameMatch) => matches.filter((match) => match === kind).length;
  const [misspelled, initials] = [count("spelling"), count("initial")];
  if (initials > 0)
    return misspelled === 0 && initials < matches.length && hasSurname(a) && hasSurname(b) ? "initial" : null;
  if (misspelled > 1 && !a.isCompany && !b.isCompany) return null;
  if (misspelled > 0) return "spelling";
  return count("sound") > 0 ? "sound" : "name";
}
