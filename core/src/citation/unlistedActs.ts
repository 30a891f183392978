import { type Reading, skipFillers } from "./reading.ts";

/** "cykellagen", "cykellagens"; "lagen" alone is no name. */
const lawName =
  /^\p{L}[\p{L}-]{2,}(?:lagen|balken|förordningen|kungörelsen|konventionen|fördraget|direktivet|föreskrifterna)s?$/u;
/** Plurals that end like an act's name: "lagförslagen", "bolagen". */
const noLaw =
  /(?:förslagen|anslagen|inslagen|beslagen|utslagen|uppslagen|avslagen|påslagen|tillslagen|omslagen|bolagen|förlagen|underlagen|vederlagen|nederlagen|anlagen)$/;
const genericName = /^(?:lagen|lag|förordningen|förordning|kungörelsen|konventionen|direktivet|föreskrifterna)$/;
const abbreviation = /^\p{Lu}[\p{L}]{0,6}\p{Lu}$/u;
/** Standard agreements, which have paragraphs too: "7 § AB 04". */
const agreements = /^(?:AB|ABT|ABK|ABS|ABM|ABA|ABFF|NL|NLM|ALEM|HUS|ALOS)$/;
const TITLE_WORDS = 4;

/** Whether a word is the name of an act, by its ending. */
export const isLawName = (word: string): boolean => lawName.test(word) && !noLaw.test(word);

export const withoutGenitive = (word: string): string => word.replace(/(?<=(?:en|et|na))s$/, "");

/** "lagen om cyklar": the words of a title up to a sign. */
function titleAt({ text, tokens }: Reading, at: number): string | null {
  if (!/^(?:om|med|angående|mot)$/.test(tokens[at + 1]?.lower ?? "")) return null;
  let end = at + 1;
  while (end < at + TITLE_WORDS && tokens[end + 1]?.kind === "word") end++;
  return text.slice(tokens[at]?.start, tokens[end]?.end);
}

/**
 * The name of an act that isn't in our list, beside a place: "5 § cykellagen", "cykellagens 5 §", "3 § lagen om cyklar",
 * "7 § CykL". Null for a contract, statutes of an association and for no name at all.
 */
export function unlistedActAt(reading: Reading, from: number, next: number): string | null {
  const { tokens } = reading;
  const before = tokens[from - 1];
  if (before && isLawName(before.lower)) return withoutGenitive(before.lower);
  if (tokens[next]?.block !== tokens[next - 1]?.block) return null;
  const at = skipFillers(reading, next);
  const word = tokens[at];
  if (word?.kind !== "word") return null;
  if (isLawName(word.lower)) return withoutGenitive(word.lower);
  if (genericName.test(word.lower)) return titleAt(reading, at);
  return abbreviation.test(word.text) && !agreements.test(word.text) ? word.text : null;
}
