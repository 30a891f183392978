import { linkedForms } from "./compoundLists.ts";
import { homographLemmas } from "./homographForms.ts";
import { irregularForms } from "./irregularForms.ts";

/** A Swedish dictionary that finds the lemma of an inflected form by stripping suffixes, as Hunspell does. */
export interface Lexicon {
  /** Whether the word is a lemma. */
  has(word: string): boolean;
  /** The lemmas that a form may belong to; empty for an unknown form. */
  lemmasOf(form: string): string[];
  /** The lemmas that a first part of a compound means ("hyres" → hyra); undefined when it can't be one. */
  lemmasOfPrefix(part: string): string[] | undefined;
  /** How many lemmas begin with this part as their first half. */
  countWithPrefix(part: string): number;
  /** How many lemmas end with this word as their second half. */
  countWithHead(word: string): number;
}

interface SuffixRule {
  flag: string;
  /** The lemma's ending in place of the form's suffix. */
  strip: string;
  fits: RegExp;
}

/** Work that yields every few milliseconds. */
type Steps<T> = Generator<undefined, T>;
/** Words between yields. */
const stepSize = 1000;
const longestSuffix = 8;
/** The maximum number of lemmas of a compound part. */
const maxLemmas = 2;
/** Hunspell flags of the Swedish dictionary. */
const flags = { forbidden: "%", onlyInCompounds: "Z", linkingS: "v", linkingSuffixes: ["v", "s"] };
const nounFlags = /[BCDGHY]/;
const prefixFlags = /[ABCDGHXY]/;

/**
 * Reads the Hunspell files of `dictionary-sv`. Only lemmas are stored: all inflected forms written out would take
 * 160 MB.
 */
export function parseLexicon(dic: string, aff: string): Lexicon {
  const parsing = parseLexiconInSteps(dic, aff);
  for (;;) {
    const { done, value } = parsing.next();
    if (done) return value;
  }
}

/** The same in steps of a few milliseconds, so as not to block the event loop: the whole takes a second. */
export function* parseLexiconInSteps(dic: string, aff: string): Steps<Lexicon> {
  const { lemmas, bound } = yield* readEntries(dic);
  const rules = readSuffixRules(aff);
  const singulars = yield* findSingulars(lemmas);
  const prefixes = yield* findPrefixes(lemmas, bound);

  function lemmasOf(form: string): string[] {
    const irregular = irregularForms.get(form);
    if (irregular) return [...irregular];
    const found = new Set<string>();
    if (lemmas.has(form)) found.add(singulars.get(form) ?? form);
    for (let length = 0; length <= Math.min(longestSuffix, form.length - 1); length += 1) {
      const stem = form.slice(0, form.length - length);
      for (const { flag, strip, fits } of rules.get(form.slice(form.length - length)) ?? []) {
        const lemma = stem + strip;
        if (lemma !== form && lemmas.get(lemma)?.includes(flag) && fits.test(lemma)) {
          found.add(singulars.get(lemma) ?? lemma);
        }
      }
    }
    for (const lemma of homographLemmas(form, lemmas)) found.add(lemma);
    return [...new Set([...found].flatMap((lemma) => irregularForms.get(lemma) ?? [lemma]))];
  }

  function lemmasOfPrefix(part: string): string[] | undefined {
    const linked = linkedForms.get(part);
    if (linked) return [linked];
    const withoutS = part.endsWith("s") ? part.slice(0, -1) : "";
    const isNoun = (word: string): boolean => nounFlags.test(lemmas.get(word) ?? "");
    // "kursavgift" is about a "kurs", not a "kur".
    if (withoutS.length >= 3 && isNoun(withoutS) && !isNoun(part)) {
      return [...uninflected(singulars.get(withoutS) ?? withoutS)];
    }
    const known = prefixes.get(part);
    const dropped = withDroppedVowel(withoutS || part);
    if (known?.[0] === part && !lemmas.has(part)) return derivedLemmas(part) ?? known;
    if (known || dropped) {
      const found = [...(known ?? []), ...(dropped ? [dropped] : [])].flatMap(uninflected);
      return [...new Set(found)].slice(0, maxLemmas);
    }
    const stem = part.slice(0, -1);
    // "rese-" is "resa"; "res" is a word too.
    const lemma = /[eou]$/.test(part) && stem.length >= 3 ? [`${stem}a`, stem].find(isNoun) : undefined;
    return lemma === undefined ? undefined : [lemma];
  }

  /** The lemma of a first part whose own form is not listed: användar- → användare, huvudmanna- → huvudman. */
  function derivedLemmas(part: string): string[] | undefined {
    const forms = [
      part.replace(/ar$/, "are"),
      part.replace(/manna$/, "man"),
      part.replace(/s$/, ""),
      part.replace(/s$/, "e"),
      part.replace(/s$/, "a"),
      ...uninflected(part),
    ];
    const form = forms.find((word) => word !== part && lemmasOf(word).length > 0);
    return form === undefined ? undefined : lemmasOf(form).slice(0, maxLemmas);
  }

  /** A noun loses its last vowel before the head: grann- → granne, testaments- → testamente. */
  function withDroppedVowel(part: string): string | undefined {
    if (part.length < 4) return undefined;
    return [`${part}e`, `${part}a`].find((word) => nounFlags.test(lemmas.get(word) ?? ""));
  }

  const { asPrefix, asHead } = yield* countCompoundParts(lemmas, lemmasOfPrefix);
  return {
    has: (word) => lemmas.has(word),
    lemmasOf,
    lemmasOfPrefix,
    countWithPrefix: (part) => asPrefix.get(part) ?? 0,
    countWithHead: (word) => asHead.get(word) ?? 0,
  };
}

/** Lemmas with their flags, and forms that only occur as the first part of a compound. */
function* readEntries(dic: string): Steps<{ lemmas: Map<string, string>; bound: string[] }> {
  const lemmas = new Map<string, string>();
  const bound: string[] = [];
  for (const [index, line] of dic.split("\n").slice(1).entries()) {
    if (index % stepSize === 0) yield;
    const [entry = "", entryFlags = ""] = (line.trim().split(/[\t ]/)[0] ?? "").split("/");
    // Abbreviations end in a colon: "cv:".
    const word = entry.toLowerCase().normalize("NFC").replace(/:$/, "");
    if (word === "" || entryFlags.includes(flags.forbidden) || /\d/.test(word)) continue;
    if (word.endsWith("-") || entryFlags.includes(flags.onlyInCompounds)) bound.push(word.replace(/-$/, ""));
    else lemmas.set(word, (lemmas.get(word) ?? "") + entryFlags);
  }
  return { lemmas, bound };
}

function readSuffixRules(aff: string): Map<string, SuffixRule[]> {
  const rules = new Map<string, SuffixRule[]>();
  for (const line of aff.split("\n")) {
    const [kind, flag = "", strip = "", add = "", condition] = line.trim().split(/\s+/);
    if (kind !== "SFX" || condition === undefined || flags.linkingSuffixes.includes(flag)) continue;
    const suffix = add === "0" ? "" : (add.split("/")[0] ?? "");
    const rule = { flag, strip: strip === "0" ? "" : strip, fits: new RegExp(`${condition}$`, "u") };
    const same = rules.get(suffix);
    if (same) same.push(rule);
    else rules.set(suffix, [rule]);
  }
  return rules;
}

/** Plurals with a changed vowel are lemmas of their own in the dictionary: bostäder → bostad, nämndemän → nämndeman. */
function* findSingulars(lemmas: ReadonlyMap<string, string>): Steps<Map<string, string>> {
  const singulars = new Map<string, string>();
  for (const [index, word] of [...lemmas.keys()].entries()) {
    if (index % stepSize === 0) yield;
    const singular = singularCandidates(word).find((candidate) => lemmas.has(candidate));
    if (singular !== undefined) singulars.set(word, singular);
  }
  return singulars;
}

/** The lemmas of an irregular form, such as "fordring"; a word that is a lemma itself stays so. */
function uninflected(word: string): readonly string[] {
  const irregular = irregularForms.get(word);
  return irregular === undefined || irregular.includes(word) ? [word] : irregular.slice(0, maxLemmas);
}

function singularCandidates(word: string): string[] {
  if (word.endsWith("män")) return [`${word.slice(0, -3)}man`];
  if (!word.endsWith("er")) return [];
  const stem = word.slice(0, -2);
  const at = Math.max(stem.lastIndexOf("ä"), stem.lastIndexOf("ö"));
  if (at < 0) return [];
  const back = stem.slice(0, at) + (stem[at] === "ä" ? "a" : "o") + stem.slice(at + 1);
  return /(.)\1$/.test(back) ? [back, back.slice(0, -1)] : [back];
}

function* findPrefixes(lemmas: ReadonlyMap<string, string>, bound: readonly string[]): Steps<Map<string, string[]>> {
  const prefixes = new Map<string, string[]>();
  for (const part of bound) {
    const words = lemmasOfBoundForm(part, lemmas);
    prefixes.set(part, words.length > 0 ? words : [part]);
  }
  for (const [index, [word, wordFlags]] of [...lemmas].entries()) {
    if (index % stepSize === 0) yield;
    if ((prefixFlags.test(wordFlags) || wordFlags === "") && !prefixes.has(word)) prefixes.set(word, [word]);
    if (!wordFlags.includes(flags.linkingS)) continue;
    const linked = word.endsWith("a") ? `${word.slice(0, -1)}s` : `${word}s`;
    if (!prefixes.has(linked)) prefixes.set(linked, [word]);
  }
  return prefixes;
}

/** The lemma behind a bound form: kvinno- → kvinna, hyres- → hyra, gatu- → gata. */
function lemmasOfBoundForm(part: string, lemmas: ReadonlyMap<string, string>): string[] {
  const candidates = [part];
  if (part.endsWith("s")) candidates.push(part.slice(0, -1));
  if (part.endsWith("es")) candidates.push(`${part.slice(0, -2)}a`, `${part.slice(0, -2)}e`);
  if (/[oue]$/.test(part)) candidates.push(part.slice(0, -1), `${part.slice(0, -1)}a`, `${part.slice(0, -1)}e`);
  const likely = candidates.filter((word) => word.length > 2 && lemmas.has(word)).slice(0, 2);
  if (likely.length > 0) return likely;
  return [`${part}a`, `${part}e`, `${part}t`].filter((word) => lemmas.has(word)).slice(0, 1);
}

/** How productive each part is: a part of many listed compounds is a likely part of an unlisted one. */
function* countCompoundParts(
  lemmas: ReadonlyMap<string, string>,
  lemmasOfPrefix: (part: string) => string[] | undefined,
): Steps<{ asPrefix: Map<string, number>; asHead: Map<string, number> }> {
  const asPrefix = new Map<string, number>();
  const asHead = new Map<string, number>();
  for (const [index, word] of [...lemmas.keys()].entries()) {
    if (index % stepSize === 0) yield;
    for (let cut = 2; cut <= word.length - 3 && word.length >= 6; cut += 1) {
      const part = word.slice(0, cut);
      const head = word.slice(cut);
      if (!lemmas.has(head) || lemmasOfPrefix(part) === undefined) continue;
      asPrefix.set(part, (asPrefix.get(part) ?? 0) + 1);
      asHead.set(head, (asHead.get(head) ?? 0) + 1);
    }
  }
  return { asPrefix, asHead };
}
