import { dictatedLength, numberWord } from "./numberWords.ts";
import type { Place } from "./span.ts";

const pause = String.raw`(?:[ \u00a0,.–-]{1,3}|[ ,]{0,2}(?:streck|bindestreck)[ ,]{1,2})`;
/** A telephone number begins with a zero or a country code. */
const dictated = new RegExp(
  String.raw`(?<!\p{L})(?:(?:plus|\+)${pause})?(?:noll|nolla|fyra${pause}sex|fyrtiosex)(?:${pause}(?:${numberWord}|\d{1,4})){4,14}(?![\p{L}\d])`,
  "giu",
);

/** Telephone numbers in words: "noll sju noll, ett sju fyra noll sex noll fem". */
export function* spokenNumbers(text: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(dictated)) {
    const length = dictatedLength(found);
    if (length >= 7 && length <= 15) yield { start: index, end: index + found.length, kind: "Phone" };
  }
}

/** A word for a person's home before a street: a street alone, "på storgatan tre bilar", is no address. */
const home = `(?<=(?:[Bb]or|[Bb]odde|[Bb]oende|[Bb]osatt|[Ff]lytta(?:r|t|de)?|[Hh]emma|[Hh]us(?:et)?|[Ll]ägenhet(?:en)?|[Aa]dress(?:en)?)(?: just nu| nu| kvar)?(?: på| till| är|:)? )`;
const spokenHouse = new RegExp(
  String.raw`${home}(?:\p{Lu}\p{L}{1,20} )?\p{L}{2,24}(?:gatan|vägen|gränden|gränd|stigen|allén|backen|slingan|torget) ${numberWord}(?: [A-Ha-h])?(?=[.,;:!?)\n]|$| (?:i|och|lgh|lägenhet|med|sedan|sen|tillsammans|ihop)(?!\p{L}))`,
  "gu",
);

/** Addresses whose house number is a word: "bor på storgatan tre b". */
export function* spokenAddresses(text: string): Generator<Place> {
  for (const { index, 0: found } of text.matchAll(spokenHouse)) {
    yield { start: index, end: index + found.length, kind: "Address" };
  }
}
