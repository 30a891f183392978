import { foldText } from "../text/foldedText.ts";
import { type Hint, publishedFields } from "./anonymisationSchema.ts";
import { firmPatterns, namesFirm } from "./hintFirms.ts";
import { placePatterns, pointsAtFew } from "./hintPlaces.ts";
import { grammar } from "./nameContext.ts";
import { isPlace } from "./placeNames.ts";
import { type PublishedTexts, plainTextOf } from "./publication.ts";

const end = String.raw`(?!\p{L})`;
const name = String.raw`\p{Lu}[\p{L}\d&-]*(?: \p{Lu}[\p{L}\d&-]*){0,2}`;
const inTown = String.raw`(?: (?:i|på|vid|utanför) \p{Lu}[\p{L}-]+)?`;
const institution =
  "(?:skola|skolan|förskola|förskolan|gymnasium|gymnasiet|högskola|sjukhus|sjukhuset|lasarett|lasarettet|vårdcentral|vårdcentralen|äldreboende|äldreboendet|behandlingshem|behandlingshemmet|HVB|kyrka|församling|hemtjänst|hemtjänsten)";
const compound = String.raw`\p{Lu}[\p{L}-]{2,}(?:skolan|förskolan|gymnasiet|sjukhuset|lasarettet|vårdcentralen|hemmet)`;
const named = String.raw`(?:${compound}|\p{Lu}[\p{L}-]+ ${institution}|${institution} ${name})`;
const event =
  "(?:dubbel)?(?:mord|dråp|brand|bussolycka|tågolycka|flygolycka|olycka|explosion|sprängning|skjutning|skottlossning|ras|skred|jordskred|kidnappning|knivattack)(?:et|en|n)?";
const office =
  "(?:kyrkoherde|präst|rektor|ordförande|kommunalråd|brandchef|polischef|veterinär|distriktssköterska|distriktsläkare|brevbärare|vaktmästare|kantor|tränare)(?:n|en|t)?";
const firm =
  "(?:bageri|pizzeria|restaurang|hotell|camping|åkeri|frisörsalong|salong|butik|bilverkstad|verkstad|apotek|gård|hästgård|lanthandel|kennel|ridskola|tandläkarmottagning|byggfirma|begravningsbyrå)(?:n|en|et|t)?";

const pattern = (source: string) => new RegExp(String.raw`(?<!\p{L})(?:${source})${end}`, "gu");

/** Indirect identifiers: employer, school, ward, post, firm in a small town, rare event. */
const patterns = [
  pattern(
    String.raw`(?:avdelning(?:en)? \d{1,3}|klass \d{1,2} ?[A-Z]?)(?: (?:på|i|vid) (?:${named}|${name})${inTown})?`,
  ),
  pattern(String.raw`${event} (?:i|på|vid|utanför) (?:${named}|${name})(?: (?:19|20)\d{2})?`),
  pattern(String.raw`(?:enda|ende|yngsta|yngste|äldsta|äldste) \p{Ll}{3,25} (?:i|på|vid) ${name}`),
  pattern(`${office} (?:i|på|vid|för) (?:${named}|${name})${inTown}`),
  pattern(`${named}${inTown}`),
  pattern(
    String.raw`(?:jobba(?:r|de|t)|arbeta(?:r|de|t)|anställd|anställning|praktik|vikarie) (?:som \p{Ll}+ )?(?:på|hos|vid|för|åt) ${name}${inTown}`,
  ),
  pattern(`${firm} i ${name}`),
  pattern(
    "(?:stod|skrev|skrevs|skriver|berättade|intervjuad|intervjuades|syntes|medverkade|var med)(?: om (?:mig|oss|honom|henne|det))? i (?:tidningen|tidningarna|tv|TV|radio|nyheterna)",
  ),
];

/** Towns, areas and authorities too large to identify a person. */
const large =
  /(?:^| )(?:Stockholms?|Göteborgs?|Malmö|Uppsala|Sverige|Europa|Norge|Danmark|Finland|Gotland|Skåne|Högsta|Svenska|Arbetsförmedlingen|Försäkringskassan|Skatteverket)$/u;
const isLarge = (text: string) => large.test(text) && !/\p{Lu}.* (?:i|på|vid) \p{Lu}/u.test(text);
/** "Jobbar på Gotland" names no employer. */
const isOnlyPlace = (text: string) =>
  /^(?:jobba|arbeta)/.test(text) && !/ i \p{Lu}/u.test(text) && isPlace(text.split(" ").at(-1) ?? "");
/** "Min hemtjänst" at the beginning of a sentence has no name. */
const isUnnamed = (text: string) => grammar.test(/^\p{Lu}\p{Ll}*(?= )/u.exec(text)?.[0].toLowerCase() ?? "");
/** "Grundskolan säger nej": a kind of institution without a name. */
const kindsOfInstitutions =
  /^(?:grund|fri|privat|sär|gymnasie|musik|kör|trafik|hög|folkhög|yrkeshög|yrkes|special|resurs|natt|kvälls|familje|foster|barn|ungdoms|behandlings|ålderdoms|sjuk|service|sommar|för|djur|universitets|region|läns|central|kris|jour|kvinno|demens|grupp|läkar|hus|by|skolan|när)(?:skolan|förskolan|gymnasiet|sjukhuset|lasarettet|vårdcentralen|hemmet)$/iu;
/** "Jobbar på Birger Jarlsgatan" names a street, no employer. */
const isStreet = /^(?:jobba|arbeta).*(?:gatan|vägen|torget|torg)$/u;
const isHint = (text: string) =>
  !isLarge(text) && !isStreet.test(text) && !isOnlyPlace(text) && !isUnnamed(text) && !kindsOfInstitutions.test(text);

const kinds: { patterns: RegExp[]; isIt: (text: string) => boolean }[] = [
  { patterns, isIt: isHint },
  { patterns: firmPatterns.map(pattern), isIt: namesFirm },
  { patterns: placePatterns.map(pattern), isIt: pointsAtFew },
];

function hintsIn(original: string): { start: number; end: number }[] {
  const { text, spanOf } = foldText(original);
  const taken: { start: number; end: number }[] = [];
  for (const { patterns, isIt } of kinds) {
    for (const each of patterns) {
      for (const { index, 0: found } of text.matchAll(each)) {
        const place = { start: index, end: index + found.length };
        const isTaken = taken.some((other) => other.start < place.end && place.start < other.end);
        if (!isTaken && isIt(found)) taken.push(place);
      }
    }
  }
  return taken.sort((one, other) => one.start - other.start).map(({ start, end }) => spanOf(start, end));
}

/** Places that may identify someone indirectly. They do not block publication: the editor decides. */
export function findHints(texts: PublishedTexts): Hint[] {
  return publishedFields.flatMap((Field) => {
    const text = plainTextOf(Field, texts[Field]);
    return hintsIn(text).map(({ start, end }) => ({ Field, Start: start, End: end, Text: text.slice(start, end) }));
  });
}
