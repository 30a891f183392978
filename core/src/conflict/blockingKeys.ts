import { initialOf } from "./compareNames.ts";
import { readPartyName } from "./partyName.ts";
import { skeleton } from "./soundForm.ts";

/** Words of a name that make keys: a longer name would make hundreds. */
const MAX_WORDS = 8;

/**
 * The keys by which names that may match find each other (blocking): two names that compareNames matches share at least
 * one, and few others do. A person has a key per pair of words, and per initial with another word.
 */
export function blockingKeys(name: string): string[] {
  const words = readPartyName(name).words.slice(0, MAX_WORDS);
  const forms = words.map(skeleton);
  const keys = new Set([`all:${forms.join("").replaceAll("0", "")}`]);
  for (const [place, form] of forms.entries()) {
    const word = words[place] ?? "";
    if (words.length === 1) keys.add(`initial:${initialOf(word)}`);
    for (const [other, otherForm] of forms.entries()) {
      if (other === place || word.length === 1) continue;
      keys.add(`initial:${initialOf(words[other] ?? "")} ${form}`);
      if (other > place) keys.add(`pair:${[form, otherForm].sort().join(" ")}`);
    }
  }
  return [...keys];
}
