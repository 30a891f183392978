import { isFirstName } from "./nameWords.ts";
import { isPlace } from "./placeNames.ts";
import type { Place } from "./span.ts";
import { spokenAddresses } from "./spoken.ts";
import { bareStreet, cutShort, home, isStreet, isVillage, lived, village, withNumber } from "./streets.ts";

const postcode = String.raw`(?:SE?-|[A-Z]{1,3}-)?[1-9]\d{2} ?\d{2}`;
const town = String.raw`\p{Lu}[\p{L}é-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?`;
const byPostcode = new RegExp(
  String.raw`(?<![\p{L}\d-])${postcode}[^\S\n]{1,2}(?!Kr|Kronor|SEK)${town}(?![\p{L}])`,
  "gu",
);
const smallTown = new RegExp(String.raw`(?<![\p{L}\d-])${postcode},?[^\S\n]{1,2}\p{L}[\p{L}-]{1,24}(?![\p{L}])`, "gu");
const box = /(?<![\p{L}\d])(?:box|postbox|poste restante|pl)(?: ?nr)? ?(?:\d{1,3} \d{3}|\d{0,5})(?![\p{L}\d])/giu;
/** A box alone is a firm's or an authority's; with a postcode, a town or a word for home it may be a person's. */
const isOnesBox = (text: string, { start, end }: Place) =>
  /\d{3} ?\d{2}/.test(text.slice(start, end).replace(/^\D*\d{1,5}(?: \d{3})?(?!\d)/, "")) ||
  / \p{Lu}/u.test(text.slice(start + 1, end)) ||
  /(?:[Bb]or|[Aa]dress(?:en)?|[Hh]emma|c\/o \p{L}+,?)(?: på| är|:)? ?$/u.test(
    text.slice(Math.max(0, start - 30), start),
  );
const bareCode = /(?<=(?<!\p{L})post(?:nummer|numret|nr|kod)(?: är|:)? )\d{3} ?\d{2}(?!\d)/giu;
/**
 * Optional parts after the number: a flat, stairs, the postcode, the town. Matched repeatedly at the end of the match.
 */
const additions = [
  /^,? ?\(?(?:lgh|lägenhet|läg|lght|port|uppgång|uppg|trappa|ing|ingång|hus)\.?(?: ?nr\.?)? ?[A-Z]?\d{0,4}[A-Z]?(?![\p{L}\d])\)?/iu,
  /^,? (?:bv|nb|ög|ö\.g\.|n\.b\.)(?![\p{L}])/iu,
  /^,? ?\d{1,2} ?(?:tr|trappor|trappa|vån)(?:\.| upp)?(?:,? (?:ö|n) ?\.?g\.?)?(?![\p{L}])/iu,
  /^,? (?:vån|våning|plan)\.? \d{1,2}(?![\p{L}\d])/iu,
  /^,? c\/o \p{L}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?/iu,
  new RegExp(String.raw`^[,;.]?[^\S\n]{0,2}\n?(?:i )?${postcode}(?!\d),?(?:[^\S\n]{1,2}${town})?(?![\p{L}])`, "u"),
  new RegExp(String.raw`^,[^\S\n]?\d{4} ${town}(?![\p{L}])`, "u"),
  new RegExp(String.raw`^ i ${town}(?![\p{L}])`, "u"),
];
const nextTown = /^(?:,| i|,? ?\n|,?)[^\S\n]{0,2}(?<![\p{L}\d])(\p{L}[\p{L}-]{1,24})(?![\p{L}])/u;
/** A capitalised word after a comma is the town, unless it is a person's name. */
const isTown = (found: string, word: string) =>
  isPlace(word) ||
  (/^,[^\S\n]/.test(found) && /^\p{Lu}\p{Ll}/u.test(word) && !isFirstName(word) && !notTown.test(word));
const notTown =
  /^(?:Jag|Vi|Hon|Han|De|Det|Den|Min|Mitt|Mina|Tel|Telefon|Mobil|Mvh|Mejl|Mail|Personnr|Pnr|Box|Och|Men|Vår|Du|Ni)$/;
/** Optional parts before the street: "c/o Ek, ", and a house's own name: "Ekliden, Södra vägen 51". */
const lead =
  /(?:(?:lgh|lägenhet)\.?(?: ?nr)? ?[A-Z]?\d{1,4},? |c\/o [^,\n]{2,40},[^\S\n]?\n?|(?<=(?:på|i|till|adress:?) )\p{Lu}[\p{L}-]{2,20}, )$/iu;
/** The part before a postcode: from a sign or a small word to a comma or the line's end. */
const leadToPostcode =
  /(?<=^|[\n:(]|(?:på|i|till|är|adress|under|bor|mot|hos|via|som|PÅ|I|TILL|ÄR|ADRESS|BOR) )\p{Lu}(?:(?! (?:på|i|till|är|under|bor|mot|hos|via|som) )[^\n:;!?()]){1,70}?(?:,[^\S\n]?\n?|\n)[^\S\n]?$/u;

function extended(text: string, start: number, end: number): Place {
  let last = end;
  for (let again = 0; again < 5; again++) {
    const tail = text.slice(last, last + 80);
    const addition = additions.map((pattern) => pattern.exec(tail)?.[0]).find((found) => found !== undefined);
    const named = nextTown.exec(tail);
    const isNamed = named?.[1] !== undefined && isTown(named[0], named[1]);
    if (addition === undefined && !isNamed) break;
    last += addition?.length ?? named?.[0].length ?? 0;
  }
  const isPostcode = /^(?:[A-Z]{1,3}-)?\d{3} ?\d{2},? /u.test(text.slice(start, end));
  const leading = isPostcode ? leadToPostcode : lead;
  const begun = leading.exec(text.slice(Math.max(0, start - 90), start))?.[0].length ?? 0;
  return { start: start - begun, end: last, kind: "Address" };
}

/** Home and postal addresses: streets with a number, boxes, postcodes with a town. */
export function* addressPlaces(text: string): Generator<Place> {
  const found = (pattern: RegExp, is: (found: string) => boolean) =>
    Array.from(text.matchAll(pattern))
      .filter(({ 0: it }) => is(it))
      .map(({ index, 0: it }) => extended(text, index, index + it.length));
  yield* found(withNumber, isStreet);
  yield* found(cutShort, (it) => isVillage(it) && isStreet(it));
  yield* found(bareStreet, () => true);
  yield* found(village, isVillage);
  yield* found(home, (it) => isVillage(it) && !/^(?:Post)?[Bb]ox /.test(it) && !isPlace(it.split(" ")[0] ?? ""));
  yield* found(box, (it) => /\d/.test(it) || /^poste/i.test(it)).filter((place) => isOnesBox(text, place));
  yield* found(byPostcode, () => true);
  yield* found(smallTown, (it) => isPlace(it.replace(/^[^\p{L}]*(?:SE?-)?[\d ,]+/u, "")));
  yield* found(bareCode, () => true);
  yield* found(lived, () => true);
  yield* spokenAddresses(text);
}
