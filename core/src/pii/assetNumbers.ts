import { grammar } from "./nameContext.ts";
import { between, digitsOf, isCounted, keyword, type Pattern } from "./pattern.ts";

/** Statute numbers and abbreviations that look like a number plate. */
const notPlates =
  /^(?:SFS|NJA|SOU|PRO|LAS|MBL|BRB|KFM|CSN|HFD|MIG|FFS|ARN|ABT|ABS|ABM|KTL|SEK|EUR|USD|DKK|NOK|GBP|UTC|GMT|MAX|MIN|CEL|CET|BNP|KPI|ISO|DIN|BMW|AMG|KWH|NTE|EUT|EGT|DIR|SKR|FFB|JKL|RPS|RFS|BFS|BBR|AFS|MDH|TDL|KKL|SFF|LSS|LVU|LVM|ROT|RUT|AND|THE|TEL|MOB|FAX|BOX|LGH|KVM)$/i;

const vehicle =
  /(?<!\p{L})(?:(?:hus|last|skåp|hyr|personbil|leasing|tjänste)?bil(?:en|ens)?|volvo|saab|bmw|audi|golf|skoda|toyota|ford|kia|moped(?:en)?|motorcykel(?:n)?|mc|husvagn(?:en)?|släp(?:et)?|skylt(?:en)?|fordon(?:et)?|traktor(?:n)?)(?!\p{L})[^.\n]{0,25}$/iu;
/** Words and units of three letters before a number. */
const smallWord =
  /^(?:var|har|kan|ska|gav|tog|kom|med|som|och|att|den|det|ett|men|max|min|per|sex|tre|tio|fem|typ|upp|ner|hem|dom|han|hon|jag|mig|dig|sig|mil|ens|sen|bra|dyr|bil|nya|gul|hit|dit|mot|vid|via|oss|ggr|tfn|tlf|tkr|mkr|stk|pkt|snr|knr|rpm|ghz|mhz|sms|mms|bpm|hdr|pdf|pga|xxl|str|bara|gick|hos|bor|kap|art|not|del|rum|ref|mal|dag|ord|rad|lag|nrs)$/u;

/** Account numbers, number plates and property names. */
export const belongings: Pattern[] = [
  {
    kind: "Account",
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    isIt: (found) => digitsOf(found).length > 12,
  },
  {
    kind: "Account",
    pattern: new RegExp(
      String.raw`${keyword("konto(?:t|nummer|numret|nr)?|bankkonto(?:t)?|sparkonto(?:t)?|lönekonto(?:t)?|clearing(?:nummer|nr)?|personkonto(?:t)?|kortnummer|swish(?:nummer|nr)?")}${between}(?:[\p{L}]{2,15} )?(\d[\d ,.\-–]{3,26}\d)(?!${isCounted})`,
      "giu",
    ),
    which: 1,
    isIt: (found) => digitsOf(found).length >= 6,
  },
  { kind: "Account", pattern: /(?<=clearing(?:nummer|nr)? )\d{4}(?:-\d)?(?!\d)/giu },
  { kind: "Account", pattern: /(?<![\d-])\d{4}(?:-\d)?[, -]\s?\d{2,3} ?\d{3} ?\d{3}-\d(?!\d)/gu },
  { kind: "Account", pattern: /(?<![\d-])\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}(?!\d)/gu },
  {
    kind: "Vehicle",
    pattern:
      /(?<![\p{L}\d])[A-HJ-PR-UW-Z]{3}[ -]?\d{2}[\dA-HJ-NPR-UW-Z](?![\p{L}\d]|[-:]\d| ?(?:kap|§|kr|kronor|st\b))/gu,
    isIt: (found) => !notPlates.test(found.slice(0, 3)),
  },
  {
    kind: "Vehicle",
    pattern: new RegExp(
      String.raw`${keyword("reg(?:istrerings)?\\.?[- ]?(?:nummer|numret|nr|skylt)\\.?|regnr|reg\\.")}${between}([A-Za-zÅÄÖåäö]{2,3}[ -]?\d{2,3}[A-Za-z]?)(?![\p{L}\d])`,
      "giu",
    ),
    which: 1,
  },
  // In lower case: after a word for a vehicle, or with letters that make no word.
  {
    kind: "Vehicle",
    pattern:
      /(?<![\p{L}\d])[a-hj-pr-uw-z]{3}[ -]?\d{2}[\da-hj-npr-uw-z](?![\p{L}\d]|[-:]\d|[ .,]\d{3}| ?(?:kap|§|kr|kronor|st|km|mil|kg|tkr|mkr|år|%)(?!\p{L}))/gu,
    isIt: (found, text, start) => {
      const letters = found.slice(0, 3);
      if (notPlates.test(letters) || smallWord.test(letters)) return false;
      return !/[aeiouy]/.test(letters) || vehicle.test(text.slice(Math.max(0, start - 40), start));
    },
  },
  // A vehicle identification number (ISO 3779): 17 signs without I, O and Q, the last four of them digits.
  {
    kind: "Vehicle",
    pattern: /(?<![\p{L}\d])(?=[A-HJ-NPR-Z\d]{0,12}[A-HJ-NPR-Z])[A-HJ-NPR-Z\d]{13}\d{4}(?![\p{L}\d])/giu,
    isIt: (found) => /\d.*[a-z].*\d|[a-z].*\d.*\d{4}/i.test(found) && /[a-z].*[a-z]/i.test(found),
  },
  {
    kind: "Property",
    pattern:
      /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{2,24} ){1,3}(?:\d{1,3}|[sS]|ga|GA):\d{1,4}(?:>\d{1,3})?(?![\d:]| ?(?:kap|§))/gu,
    isIt: (found) =>
      !/^(?:Kl|Klockan|Prop|Psalm|SFS|Lag|Kap|NJA|RBD|Art|Artikel|SOU|Rättsfall|Punkt|Vers|Rum)\.? /i.test(found),
  },
  {
    kind: "Property",
    pattern:
      /(?<=(?:[Ff]astigheten|[Ff]astighet|[Tt]omten|[Kk]varteret|[Kk]v\.?|[Ff]astighetsbeteckning(?:en)?:?) (?:heter |är )?)\p{Lu}[\p{L}-]{2,24}(?: \p{Lu}[\p{L}-]{2,24})? \d{1,3}(?![\p{L}\d:]|[,.]\d)/gu,
  },
  {
    kind: "Property",
    pattern:
      /(?<=(?:[Ff]astigheten|[Kk]varteret|[Kk]v\.?) )\p{Ll}[\p{L}-]{2,24}(?:en|et|an) \d{1,3}(?![\p{L}\d:]|[,.]\d| ?(?:kvm|m2|%|procent|år|mkr|tkr|kr|kronor|miljoner|lägenheter|hus|rum|st|månader|dagar)(?!\p{L}))/gu,
    isIt: (found) => !grammar.test(found.replace(/ .*/, "")),
  },
];
