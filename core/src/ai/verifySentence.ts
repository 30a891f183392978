import type { Analyser } from "../search/analyser.ts";
import { isStopWord } from "../search/stopWords.ts";
import { isPromptInjection } from "./promptInjection.ts";
import { declineReason } from "./questionIntent.ts";
import { classesOf, namesOf, numbersOf, partiesOf, provisionsOf, type WordClass } from "./sentenceFeatures.ts";
import { splitSentences } from "./sentences.ts";

/** Why a sentence of a model is dropped. */
export type Fault =
  | "NoSentence"
  | "NoSource"
  | "Order"
  | "Forecast"
  | "Address"
  | "Number"
  | "Provision"
  | "Name"
  | "Words"
  | "Negation"
  | "Modality"
  | "Condition"
  | "Parties"
  | "Verdict"
  | "Judged";

/** The least share of a sentence's content words that one cited passage must have, and of those that one sentence of it must have. */
const leastShare = { passage: 0.8, sentence: 0.5 };
/** Sentences of a passage that are nearly as close as the closest one may support a sentence too. */
const nearlyBest = 0.85;

interface Words {
  text: string;
  /** The lexemes of each content word. */
  content: string[][];
  lexemes: Set<string>;
}

function readWords(text: string, analyser: Analyser): Words {
  const content = analyser
    .analyse(text)
    .filter(({ form }) => !isStopWord(form) && !/^\d/.test(form) && classesOf(form).size === 0)
    .map(({ form, lemmas }) => [form, ...lemmas]);
  const lexemes = new Set(analyser.analyse(text).flatMap(({ form, lemmas, parts }) => [form, ...lemmas, ...parts]));
  return { text, content, lexemes };
}

const shareIn = ({ content }: Words, { lexemes }: Words): number =>
  content.length === 0
    ? 0
    : content.filter((word) => word.some((lexeme) => lexemes.has(lexeme))).length / content.length;

const isSubset = (some: Iterable<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((each) => all.has(each));

/** Words that a sentence may not add to its source, and those that it may not lose. */
const notAdded = [
  "duty",
  "permission",
  "ban",
  "always",
  "before",
  "after",
  "more",
  "less",
] as const satisfies WordClass[];
const notLost = ["duty", "hedge", "only"] as const satisfies WordClass[];
const asMany = ["atLeast", "atMost"] as const satisfies WordClass[];

/** How a sentence's meaning differs from that of the sentence closest to it. */
function differenceOf(claim: string, support: string): Fault | null {
  const [claimed, supported] = [classesOf(claim), classesOf(support)];
  const lost = (each: WordClass): boolean => (claimed.get(each) ?? 0) < (supported.get(each) ?? 0);
  const differs = (each: WordClass): boolean => claimed.has(each) !== supported.has(each);
  // A second negation cancels the first one.
  if (claimed.get("negation") !== supported.get("negation") || differs("without")) return "Negation";
  if (notAdded.some((each) => claimed.has(each) && !supported.has(each))) return "Modality";
  if (notLost.some(lost) || asMany.some(differs)) return "Modality";
  if (supported.has("condition") && !claimed.has("condition")) return "Condition";
  const parties = partiesOf(claim);
  const shared = partiesOf(support).filter((party) => parties.includes(party));
  return parties.join() === shared.join() ? null : "Parties";
}

function faultIn(claim: Words, passage: string, analyser: Analyser): Fault | null {
  const whole = readWords(passage, analyser);
  if (!isSubset(numbersOf(claim.text), numbersOf(passage))) return "Number";
  if (!isSubset(provisionsOf(claim.text), provisionsOf(passage))) return "Provision";
  if (!isSubset(namesOf(claim.text), namesOf(passage, true))) return "Name";
  if (claim.content.length === 0 || shareIn(claim, whole) < leastShare.passage) return "Words";
  const supports = splitSentences(passage)
    .map((text) => ({ text, share: shareIn(claim, readWords(text, analyser)) }))
    .toSorted((one, other) => other.share - one.share);
  const best = supports[0]?.share ?? 0;
  if (best < leastShare.sentence) return "Words";
  const faults = supports
    .filter(({ share }) => share >= best * nearlyBest)
    .map(({ text }) => differenceOf(claim.text, text));
  return faults.includes(null) ? null : (faults[0] ?? "Words");
}

/** A verdict on somebody's case: "Ja", "Nej", "du har rätt". */
function verdictOf(text: string): "yes" | "no" | null {
  if (/^(?:Ja|Jo|Javisst|Jodå)(?!\p{L})/u.test(text)) return "yes";
  if (/^Nej(?!\p{L})/u.test(text)) return "no";
  const told = /(?<!\p{L})du har (?:\p{L}+ )??(inte |ingen |aldrig )?rätt(?!\p{L})/iu.exec(text);
  if (told === null) return null;
  return told[1] === undefined ? "yes" : "no";
}

interface Roles {
  /** The asker has the role of the one whose case the passages answer. */
  hasSameRoles: boolean;
}

/**
 * Whether cited passages support a sentence that a model wrote: one of them must have its words, numbers, names and
 * provisions, and a sentence of that passage the same negation, modality, conditions and order of the parties. A verdict is
 * supported only by the same verdict on the same roles.
 * @param passages those that the sentence cites and that exist
 * @returns null when they do, otherwise the first fault found
 */
export function verifySentence(
  sentence: string,
  passages: readonly string[],
  analyser: Analyser,
  { hasSameRoles }: Roles = { hasSameRoles: true },
): Fault | null {
  if (!/^[\p{Lu}\d”"].*[.!”"]$/u.test(sentence) || sentence.split(" ").length < 3) return "NoSentence";
  if (splitSentences(sentence).length > 1) return "NoSentence";
  if (isPromptInjection(sentence)) return "Order";
  if (/https?:|www\.|@|\.(?:se|com|net|org|nu|eu)(?!\p{L})/iu.test(sentence)) return "Address";
  if (declineReason(sentence) === "Chance" || /(?<!\p{L})du (?:kommer|lär) (?:att )?\p{L}+/iu.test(sentence))
    return "Forecast";
  const verdict = verdictOf(sentence);
  const gives = (passage: string): boolean => splitSentences(passage).some((each) => verdictOf(each) === verdict);
  if (verdict !== null && passages.length > 0 && !(hasSameRoles && passages.some(gives))) return "Verdict";
  const claim = readWords(sentence, analyser);
  const faults = passages.map((passage) => faultIn(claim, passage, analyser));
  return faults.includes(null) ? null : (faults[0] ?? "NoSource");
}
