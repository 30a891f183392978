import type { FindingKind } from "./anonymisationSchema.ts";
import type { Place } from "./span.ts";

/** The format of a kind. `which` is the group that is marked; the whole match without one. */
export interface Pattern {
  kind: FindingKind;
  pattern: RegExp;
  which?: number;
  isIt?: (found: string, text: string, start: number) => boolean;
}

export const digitsOf = (text: string) => text.replace(/\D/g, "");

/** Labels before a number: they show its kind. */
export const keyword = (words: string) => String.raw`(?<![\p{L}\d])(?:${words})(?!\p{L})`;

/** Characters allowed between a label and the number. */
export const between = String.raw`[^\S\n]{0,2}(?:är|var|har|med|nr|nummer|numret|:|=|på|till)?[.:]?[^\S\n]{0,2}(?:är|nr)?[.:]?[^\S\n]{0,2}`;

/** Units after digits: an amount, a share or a paragraph. */
export const isCounted = String.raw`[\d%]| ?(?:kr|kronor|:-|procent|%|§|SEK|euro|EUR|tkr|mkr|miljoner|tusen)(?!\p{L})`;

/** Whether the word before a number shows that it is a firm's, which is not PII. */
export const isFirmsNumber = (text: string, start: number) =>
  /org\S{0,20}:?(?: är)? ?$/iu.test(text.slice(Math.max(0, start - 30), start));

/** Whether the words before a number show that it is a shop's order, which identifies nobody outside the shop. */
export const isOrderNumber = (text: string, start: number) =>
  /(?<!\p{L})(?:order|beställnings?|köp)[- ]?(?:n(?:ummer|umret|r)|id)\.?:?(?: är)?[:#]? ?#?$/iu.test(
    text.slice(Math.max(0, start - 30), start),
  );

/** Every match of the patterns in a text. */
export function* placesOf(patterns: Pattern[], text: string): Generator<Place> {
  for (const { kind, pattern, which, isIt } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = which === undefined ? match[0] : (match[which] ?? match[0]);
      const start = match.index + (which === undefined ? 0 : match[0].lastIndexOf(found));
      if (!isIt || isIt(found, text, start)) yield { start, end: start + found.length, kind };
    }
  }
}
