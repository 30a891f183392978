import type { Place } from "./finding.ts";
import { isPlace } from "./places.ts";

const streetEnd =
  "gatan|vägen|gränden|stigen|torget|allén|allen|backen|platsen|kajen|slingan|ringen|esplanaden|stråket|liden|brinken|promenaden|terrassen|svängen|gången|avenyn|rondellen|gata|väg|gränd|stig|torg|allé|backe|plats|plan|led|leden|kroken|lyckan|höjden|åsen|dalen|hagen|tået|strand|stranden|parken|gärdet|gård|gården|bron|berget|udden|viken|ängen|vången|kullen|bergen|hult|lund";
const house = String.raw`\d{1,4}(?:(?:[A-Za-z]| [A-HJ-Z])(?![\p{L}\d]))?(?:[-–/]\d{1,3})?`;
/** Words that stand before a street's own: "Södra Förstadsgatan", "Birger Jarlsgatan", "S:t Eriksgatan". */
const before = String.raw`(?:(?:S:t|S:ta|Sankt|Sankta|\p{Lu}[\p{L}-]{0,20}|\p{Lu}\.) ){0,3}`;
const street = String.raw`(?:${before}\p{L}[\p{L}-]{1,30}(?:${streetEnd})|(?:(?:S:t|S:ta|\p{Lu}[\p{L}-]{1,20}) ){1,3}(?:${streetEnd}))`;
const notMeasure = String.raw`(?![\d%:]|,\d| ?(?:§|kap|kr|kronor|procent|år|timmar|dagar|veckor|minuter|meter|m|km|st|maj|jan|feb|mars|april|juni|juli|aug|sept?|okt|nov|dec)(?![\p{L}]))`;

const withNumber = new RegExp(String.raw`(?<![\p{L}\d])${street} ${house}${notMeasure}`, "gu");
const postcode = String.raw`(?:SE?-|[A-Z]{1,3}-)?[1-9]\d{2} ?\d{2}`;
const town = String.raw`\p{Lu}[\p{L}é-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?`;
const byPostcode = new RegExp(
  String.raw`(?<![\p{L}\d-])${postcode}[^\S\n]{1,2}(?!Kr|Kronor|SEK)${town}(?![\p{L}])`,
  "gu",
);
const box = /(?<![\p{L}\d])(?:box|postbox|poste restante|pl) ?\d{0,5}(?![\p{L}\d])/giu;
/** Only where somebody is said to live there: else a street's name alone points out nobody. */
const lived = new RegExp(
  String.raw`(?<=(?:bor|bodde|boende|bosatt|flyttade|flyttar|hemma|huset|lägenhet(?:en)?|adress(?:en)?)(?: på| till|:| är)? )${before}\p{Lu}[\p{L}-]{1,30}(?:gatan|vägen|gränden|gränd|stigen|allén|esplanaden|slingan|brinken)(?![\p{L}]| \d)`,
  "gu",
);

/** What follows the number: a flat, stairs, the postcode, the town. Tried at the end of what is found, again and again. */
const additions = [
  /^,? ?\(?(?:lgh|lägenhet|läg|lght|port|uppgång|trappa)\.?(?: ?nr\.?)? ?[A-Z]?\d{0,4}[A-Z]?(?![\p{L}\d])\)?/iu,
  /^,? (?:bv|nb|ög|ö\.g\.|n\.b\.)(?![\p{L}])/u,
  /^,? \d{1,2} (?:tr|trappor|vån)(?:\.| upp)?(?:,? (?:ö|n) ?\.?g\.?)?(?![\p{L}])/u,
  new RegExp(String.raw`^[,;]?[^\S\n]{0,2}\n?(?:i )?${postcode}(?!\d)(?:[^\S\n]{1,2}${town})?(?![\p{L}])`, "u"),
  new RegExp(String.raw`^ i ${town}(?![\p{L}])`, "u"),
];
const nextTown = /^(?:,| i)[^\S\n]{1,2}(\p{L}[\p{L}-]{1,24})(?![\p{L}])/u;
/** What leads: "c/o Ek, ", and a house's own name: "Ekliden, Södra vägen 51". */
const lead = /(?:c\/o [^,\n]{2,40},[^\S\n]?\n?|(?<=(?:på|i|till|adress:?) )\p{Lu}[\p{L}-]{2,20}, )$/iu;
/** What leads to a postcode, whatever it is: from a sign or a small word to a comma or the line's end. */
const leadToPostcode =
  /(?<=^|[\n:(]|(?:på|i|till|är|adress|under|bor|mot|hos|via|som|PÅ|I|TILL|ÄR|ADRESS|BOR) )\p{Lu}(?:(?! (?:på|i|till|är|under|bor|mot|hos|via|som) )[^\n:;!?()]){1,70}?(?:,[^\S\n]?\n?|\n)[^\S\n]?$/u;

/** Roads that are no one's address even with a number. */
const notStreets =
  /^(?:motorvägen|riksvägen|europavägen|landsvägen|länsvägen|allfartsvägen|arbetsplats|parkeringsplats|lekplats|plats|plan|led|åtgärd|gränd|väg|backe|stig|strand|torg|gård|detaljplan|handlingsplan|tidsplan|våningsplan|betalningsplan|anläggning|uppgång|ingång|utgång|omgång|tillgång|övergång|avgång|gången|omgången|uppgången|ingången|planen)\s/iu;
const smallStreet = /^[\p{L}-]{2,}(?:gatan|vägen|gränd|gränden|stigen|allén|slingan|backen|gången) \d/u;
const smallNot =
  /^(?:huvudgatan|tvärgatan|huvudvägen|omvägen|utvägen|hemvägen|rättsvägen|mellanvägen|skogsvägen|grusvägen|cykelvägen|gångvägen|järnvägen|\p{L}*(?:ut|in|till|om|upp|av|över|under|för|ned)gången)/u;

const isStreet = (found: string) =>
  !notStreets.test(`${found} `) && (/^\p{Lu}/u.test(found) || (smallStreet.test(found) && !smallNot.test(found)));

function extended(text: string, start: number, end: number): Place {
  let last = end;
  for (let again = 0; again < 5; again++) {
    const tail = text.slice(last, last + 80);
    const addition = additions.map((pattern) => pattern.exec(tail)?.[0]).find((found) => found !== undefined);
    const named = nextTown.exec(tail);
    const isTown = named?.[1] !== undefined && isPlace(named[1]);
    if (addition === undefined && !isTown) break;
    last += addition?.length ?? named?.[0].length ?? 0;
  }
  const isPostcode = /^(?:[A-Z]{1,3}-)?\d{3} ?\d{2} /u.test(text.slice(start, end));
  const leading = isPostcode ? leadToPostcode : lead;
  const begun = leading.exec(text.slice(Math.max(0, start - 90), start))?.[0].length ?? 0;
  return { start: start - begun, end: last, kind: "Address" };
}

/** Where somebody lives or has the post: streets with a number, boxes, postcodes with a town. */
export function* addressPlaces(text: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(withNumber)) {
    if (isStreet(found)) yield extended(text, index, index + found.length);
  }
  for (const { index, 0: found } of text.matchAll(box)) {
    if (/\d/.test(found) || /^poste/i.test(found)) yield extended(text, index, index + found.length);
  }
  for (const { index, 0: found } of text.matchAll(byPostcode)) yield extended(text, index, index + found.length);
  for (const { index, 0: found } of text.matchAll(lived)) yield extended(text, index, index + found.length);
}
