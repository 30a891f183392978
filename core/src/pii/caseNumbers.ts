import { between, digitsOf, isCounted, isFirmsNumber, keyword, type Pattern } from "./pattern.ts";

const letters = String.raw`(?!(?:den|nr|är|år|som|till|och|från|kl|ca|för|om|av|mål|dnr|avd|kap|vecka|rum|punkt|steg|nivå|jan|januari|feb|februari|mars|apr|april|maj|juni|juli|aug|augusti|sept|september|okt|oktober|nov|november|dec|december)[^\p{L}])[A-ZÅÄÖ]`;
const joint = "(?: ?[-–‑/] ?|[:.]| )";
/** A case number: groups of digits and letters with separators. */
const token = String.raw`(#?(?:${letters}{1,7}(?:[-/. ]${letters}{1,4})?[ .:/-]?)?\d[\p{L}\d]{0,14}(?:${joint}(?:${letters}{1,4}[ -]?)?\d[\p{L}\d]{0,10}){0,5}(?:[-/]${letters}{1,4})?)(?![\p{L}]|[ .]\d|${isCounted})`;
/** The same with a separator that amounts don't have. */
const jointToken = String.raw`((?:${letters}{1,6}[ .-]?)?\d{1,7}[-/:](?:${letters}{1,3}[ -]?)?\d{2,8}(?:[-/]\d{1,6})?)(?![\p{L}\d]|[-/:,.]\d|${isCounted})`;

const isDay =
  /^(?:(?:19|20)\d\d-\d\d-\d\d(?:[ T]\d\d[.:]\d\d)?|\d{1,2}[/.-]\d{1,2}(?:[-/. ](?:19|20)?\d{2})?|\d{1,2}[.:]\d\d(?:[-–]\d{1,2}[.:]\d\d)?|(?:19|20)\d\d(?: ?[-–/] ?(?:19|20)?\d\d)?)$/;
const isCitation =
  /^(?:SFS|SOU|NJA|RÅ|HFD|AD|RH|MD|EU|EG|DS|PROP|BET|DIR|MÖD|MIG|PMÖD|ILO|ISO|EN|SS|IEC|DIN|PDF|BL|COVID|C|JB|BRB|RB|ÄB|FB|ÄKTB|UB|MB|KL|TF|YGL|RF|RK|ABT|AB|ABS|ABK|SEK|EUR|USD|KFS|JO|BMW|KTM|[A-ZÅÄÖ]{0,6}-?FS)[ -]?(?:19|20)\d{2}|^(?:SFS|ISO|EN|SS|IEC|KL|SEK|EUR|[A-ZÅÄÖ]{1,4}FS)[ .:-]|^\d{2}\/\d{2}$/i;
const isNumber = (least: number) => (found: string, text: string, start: number) =>
  digitsOf(found).length >= least && !isDay.test(found) && !isCitation.test(found) && !isFirmsNumber(text, start);

const numbered =
  "mål|diarie|ärende|skade|anmälnings|försäkrings|medlems|kund|referens|ref|låne|akt|dossier|kontrakts|avtals|boknings|faktura|beslut|besluts|inskrivnings|polis|registrerings|handlings|intygs|dnr|patient|journal|remiss|checknings|passets?|kort|licens|certifikat|tillstånds|bygglovs|lov|kollinummer|försändelse|sändnings|spårnings|student|anställnings|deltagar|konto|ocr-?|id-?|k-?|b-?|a-?|t-?";
const cases =
  "mål(?:et|en)?|[\\p{L}]{3,20}(?:mål|ärende|beteckning|akt|anmälan)(?:et|en)?|dnr|d\\.?nr|knr|ärende(?:t|n|id|-id)?|diari(?:et|um)|skadeanmälan|(?:polis)?anmälan|ref|referens|beslut(?:et)?|akt(?:en)?|dossier|beteckning(?:en)?|bygglov(?:et)?|utslag|strafföreläggande|föreläggande|betalningsföreläggande|stämning(?:en|sansökan)?|dom(?:en)?";

/** Courts and authorities: a number with a separator close after them is a case number. */
const authorities =
  "\\p{L}{0,24}(?:rätten|rätt|rätts|domstolen|domstol|nämnden|nämnd|verket|kassan|myndigheten|styrelsen|fogden|kommun|kommunen|region|länsstyrelsen)|TR|HR|KR|FR|ARN|JO|JK|JO-ärende|IVO|DO|KO|IMY|CSN|KFM|HN|UT|AF|FK|SKV|PTS|FI|[Pp]olisen|[Åå]klagar(?:e|en|kammaren)|[Ll]antmäteriet|mål";

/** Case numbers of courts and authorities, and firms' customer and case numbers. */
export const caseNumbers: Pattern[] = [
  // Of tax and migration authorities: "1 27 884531-24/5411", "202 123456-24/111".
  { kind: "CaseNumber", pattern: /(?<![\d\p{L}])(?:\d \d{2}|\d{3}) \d{5,7}-\d{2}(?:\/\d{2,5})?(?!\d)/gu },
  // Of courts: a letter or more, a number, a year.
  {
    kind: "CaseNumber",
    pattern:
      /(?<![\p{L}\d])(?:T|B|Ö|ÖÄ|Ä|ÄT|ÖT|ÖB|K|M|P|F|FT|A|H|S|U|UM|Mål|PM(?:T|Ö|B|Ä|FT|ÖÄ|ÖT|ÖB)|(?:målet|mål) [A-ZÅÄÖ]{1,4})[-\s]?\d{1,6} ?[-–‑/] ?(?:(?:19|20)\d{2}|\d{2})(?:\/\d{2,5})?(?![\d-])/gu,
    isIt: (found) => !isCitation.test(found) && !/^[A-Z] \d{1,2} ?[-–/] ?\d\d$/.test(found),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`${keyword(`(?:${numbered})[- ]?(?:n(?:ummer|umret|r).?|id|beteckning(?:en)?)`)}${between}(?:\p{L}{2,14} )?(?:är )?${token}`,
      "giu",
    ),
    which: 1,
    isIt: (found, text, start) => isNumber(/[A-Z].*[A-Z]/.test(found) ? 2 : 3)(found, text, start),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(`${keyword("d\\.?nr|diarien(?:ummer|umret|r)")}${between}${token}`, "giu"),
    which: 1,
    isIt: (found) => digitsOf(found).length > 2 && !isDay.test(found),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(String.raw`${keyword(cases)}(?:,? (?:hos|vid|i|från) \p{L}{2,24})?${between}${token}`, "giu"),
    which: 1,
    isIt: (found, text, start) =>
      isNumber(4)(found, text, start) &&
      (/[^\d ]/.test(found) || digitsOf(found).length > 5) &&
      !/^[a-zåäö](?! ?\d{1,6}-\d\d)/.test(found),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`${keyword("mål|målen|ärende|ärenden|dnr")}[^\n.;]{0,40}?(?:och|samt|,) ${jointToken}`,
      "giu",
    ),
    which: 1,
    isIt: isNumber(5),
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(String.raw`${keyword(authorities)}(?![\p{L}])[^\n.;§]{0,25}?[ (#:](?<!\d )${jointToken}`, "gu"),
    which: 1,
    isIt: isNumber(5),
  },
  { kind: "CaseNumber", pattern: /(?<=akt(?:en)?(?: nr)? )\d{3,8}(?![\d\p{L}-])/giu },
  // Of authorities, with their letters: "SN 2024/0887", "AM-81233-24", "0201-K61182-24", "2024-KR-55130".
  {
    kind: "CaseNumber",
    pattern:
      /(?<![\p{L}\d])(?:[A-ZÅÄÖ]{1,7}(?:[-/][A-ZÅÄÖ]{1,4})?[-/.: ]?\d{1,8}(?:[-/:.]\d{1,8}){1,3}|[A-ZÅÄÖ]{1,4}-\d{5,8}|\d{4}-[A-ZÅÄÖ]{1,3}-?\d{3,7}(?:-\d{2,4})?|\d{4} K ?\d{4,7}[- ]\d{2}|K ?\d{4,7}-\d{2})(?![\p{L}\d/-])/gu,
    isIt: (found) => !isCitation.test(found) && digitsOf(found).length > 4,
  },
  // A year and a running number, other than a span of years: "2024-01234", "1234-2024".
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d]|[-/:.,+]|\d )(?:(?:19|20)\d{2}[-/](?!(?:19\d\d|20[0-4]\d|\d[05]00)(?!\d))\d{4,7}|\d{3,6}[-/]20[12]\d)(?![\p{L}\d]|[-/:.,]\d|${isCounted})`,
      "gu",
    ),
    isIt: (found) => !isDay.test(found),
  },
];
