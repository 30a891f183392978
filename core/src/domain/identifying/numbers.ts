import type { FindingKind, Place } from "./finding.ts";

/** How a kind is written. `which` is the group that is marked; all of it without one. */
interface Pattern {
  kind: FindingKind;
  pattern: RegExp;
  which?: number;
  isIt?: (found: string, text: string, start: number) => boolean;
}

const digitsOf = (text: string) => text.replace(/\D/g, "");

const day = String.raw`(?:0[1-9]|[12]\d|3[01]|6[1-9]|[78]\d|9[01])`;
const month = "(?:0[1-9]|1[0-2])";
const birth = String.raw`(?:18|19|20)?\d{2}[-. ]?${month}[-. ]?${day}`;
/** A digit of the last four may be hidden or, in the numbers that lack one, a letter. */
const lastFour = String.raw`(?:\d{4}|\d{2} \d{2}|\d{3} ?[\dXx*]|[A-Z]\d{3}|[Xx]{4}|\*{4}|[Xx*]{3,4}|\d{2}[Xx*]{2})`;

function luhnHolds(digits: string): boolean {
  let sum = 0;
  for (let place = 0; place < digits.length; place++) {
    const product = Number(digits[digits.length - 1 - place]) * (place % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** Statute numbers and abbreviations that look like a number plate. */
const notPlates =
  /^(?:SFS|NJA|SOU|PRO|LAS|MBL|BRB|KFM|CSN|HFD|MIG|FFS|ARN|ABT|ABS|ABM|KTL|SEK|EUR|USD|DKK|NOK|GBP|UTC|GMT|MAX|MIN|CEL|CET|BNP|KPI|ISO|DIN|BMW|AMG|KWH|NTE|EUT|EGT|DIR|SKR|FFB|JKL|RPS|RFS|BFS|BBR|AFS|MDH|TDL|KKL|SFF|LSS|LVU|LVM|ROT|RUT|AND|THE|TEL|MOB|FAX|BOX|LGH|KVM)$/i;

const keyword = (words: string) => String.raw`(?<![\p{L}\d])(?:${words})`;
const between = String.raw`[^\S\n]{0,2}(?:är|var|nr|nummer|numret|:|=|på|till)?[.:]?[^\S\n]{0,2}(?:är|nr)?[.:]?[^\S\n]{0,2}`;

const streetEnd =
  "gatan|vägen|gränden|stigen|torget|allén|allen|backen|platsen|kajen|slingan|ringen|esplanaden|stråket|liden|brinken|promenaden|terrassen|svängen|gången|gata|väg|gränd|stig|torg|allé|backe|plats|plan|led|leden|kroken|lyckan|höjden|åsen|dalen|hagen|tået|strand|stranden|parken|gärdet|gård|gården|bron|berget|udden|viken|ängen|vången|kullen|bergen|hult|lund";
/** Ends that are streets also without a number. */
const surelyStreetEnd = "gatan|vägen|gränden|gränd|stigen|allén|esplanaden|slingan|brinken";
const houseNumber = String.raw`\d{1,4}(?: ?[A-Za-z](?![\p{L}\d]))?(?:[-–/]\d{1,3})?`;
const flat = String.raw`(?:,? (?:lgh\.?|lägenhet|läg\.?|lght|port|uppgång|trappa) ?\d{0,4}[A-Z]?|,? \d{1,2} (?:tr|trappor|vån)\.?(?:(?: (?:ö|n)\.?g\.?)?)|,? \d ?tr\.?)`;
const postcode = String.raw`(?:S(?:E)?-)?\d{3} ?\d{2}`;
const town = String.raw`\p{Lu}[\p{L}é-]{1,24}(?: \p{Lu}[\p{L}-]{1,24})?`;
const rest = String.raw`(?:${flat}){0,2}(?:[,;]?[^\S\n]{0,2}\n?(?:i )?${postcode}[^\S\n]{1,2}${town}|[,;] ?${postcode}(?!\d))?`;
const streetName = String.raw`(?:(?:S:t|S:ta|Sankt|Sankta|\p{Lu}[\p{L}-]{0,20}s?|\p{Lu}\.) ){0,3}\p{L}[\p{L}-]{1,30}(?:${streetEnd})|(?:(?:S:t|S:ta|\p{Lu}[\p{L}-]{1,20}) ){1,3}(?:${streetEnd})`;

/** Roads that are no one's address. */
const notStreets =
  /^(?:motorvägen|riksvägen|europavägen|landsvägen|allfartsvägen|rättsvägen|utvägen|omvägen|skogsvägen|hemvägen|nödutvägen|återvägen|uppvägen|genvägen|domstolsvägen|avtalsvägen|medelvägen|mellanvägen|förhandlingsvägen|lagstiftningsvägen|cykelvägen|gångvägen|grusvägen|vägen|gatan|huvudgatan|tvärgatan|huvudvägen|byvägen|järnvägen|tillfartsvägen|infartsvägen|samfällighetsvägen|skolvägen|bilvägen|karriärstigen|parkeringsplats|arbetsplats|nattplats|lekplats|plats|rättspraxis)$/i;

const patterns: Pattern[] = [
  // Personal and coordination numbers, whatever the check digit; the day may be that of a coordination number.
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} ?[-+–‐‑−—] ?${lastFour}(?![\dA-Za-z])`, "gu"),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])${birth} \d{4}(?![\d])`, "gu"),
    isIt: (found) =>
      !/^\d{4}-\d\d-\d\d /.test(found) || (digitsOf(found).length === 12 && !/ (?:19|20)\d\d$/.test(found)),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(String.raw`(?<![\d/])(?:(?:18|19|20)\d{2}|\d{2})${month}${day}\d{4}(?!\d)`, "gu"),
    isIt: (found) => found.length === 12 || !/^07/.test(found) || luhnHolds(found),
  },
  {
    kind: "PersonalNumber",
    pattern: new RegExp(
      String.raw`${keyword("person(?:nummer|nr)|pers\\.? ?nr|pnr|samordningsn(?:ummer|r)|födelsenummer")}${between}(\d[\d \-–+]{4,14}\d)`,
      "giu",
    ),
    which: 1,
  },
  {
    kind: "OrganisationNumber",
    pattern: /(?<![\d/-])(?:16)?\d{2}[2-9]\d{3} ?[-–‐‑−] ?\d{4}(?![\d-])/gu,
  },
  { kind: "OrganisationNumber", pattern: /(?<![\p{L}\d])SE ?\d{6}[- ]?\d{4} ?01(?!\d)/gu },
  {
    kind: "OrganisationNumber",
    pattern: new RegExp(
      String.raw`${keyword("org(?:anisations)?\\.?[- ]?(?:nummer|nr)\\.?")}${between}(\d{6}[- ]?\d{4})(?!\d)`,
      "giu",
    ),
    which: 1,
  },
  {
    kind: "Account",
    pattern: /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu,
    isIt: (found) => digitsOf(found).length > 12,
  },
  {
    kind: "Account",
    pattern: new RegExp(
      String.raw`${keyword("konto(?:t|nummer|numret|nr)?|bankkonto(?:t)?|sparkonto(?:t)?|lönekonto(?:t)?|clearing(?:nummer|nr)?|bankgiro(?:t)?|plusgiro(?:t)?|postgiro(?:t)?|personkonto(?:t)?|bg|pg|kortnummer|ocr(?:-?nummer|-?nr)?|swish(?:nummer|nr)?")}${between}(?:[\p{L}]{2,15} )?(\d[\d ,.\-–]{3,26}\d)(?![\d%]| ?(?:kr|kronor|:-|procent|§))`,
      "giu",
    ),
    which: 1,
    isIt: (found) => digitsOf(found).length >= 6,
  },
  { kind: "Account", pattern: /(?<![\d-])\d{4}(?:-\d)?[, -]\s?\d{2,3} ?\d{3} ?\d{3}-\d(?!\d)/gu },
  { kind: "Account", pattern: /(?<![\d-])\d{4}[- ]\d{4}[- ]\d{4}[- ]\d{4}(?!\d)/gu },
  // Phones: with the country, with an area code, and of any form after a word that says so.
  {
    kind: "Phone",
    pattern:
      /(?<![\d\p{L}])(?:\+|00)(?:46|47|45|358|49|44|48|1|33|34|90|98|964|963|252)[\s-]?(?:\(0\))?[\s-]?\d(?:[\s-]?\d){6,10}(?!\d)/gu,
  },
  {
    kind: "Phone",
    pattern:
      /(?<![\d\p{L},.:/-])\(?0(?:7\d|8|[1-6]\d|9\d|[1-6]\d{2}|9\d{2})\)?(?:[^\S\n]?[-–/][^\S\n]?|[^\S\n])?\d{2,3}(?:[^\S\n-]?[- ]?\d{2,3}){1,3}(?![\d:])/gu,
    isIt: (found) => digitsOf(found).length >= 8 && digitsOf(found).length <= 11,
  },
  {
    kind: "Phone",
    pattern: new RegExp(
      String.raw`${keyword("tel(?:efon)?(?:nummer|numret|nr)?\\.?|mob(?:il)?(?:nummer|numret|nr)?\\.?|tfn\\.?|ring(?:a)?|nås på|nummer(?:et)?|sms:?a?")}${between}(?:mig |oss |henne |honom )?(?:på |till )?(\d[\d \-–/]{4,14}\d)(?![\d%]| ?(?:kr|kronor|:-|procent|§))`,
      "giu",
    ),
    which: 1,
    isIt: (found) =>
      digitsOf(found).length >= 6 && digitsOf(found).length <= 12 && !/^(?:19|20)\d\d-\d\d-\d\d$/.test(found),
  },
  // Case numbers of courts: a letter or more, a number, a year.
  {
    kind: "CaseNumber",
    pattern: /(?<![\p{L}\d])(?:T|B|Ö|ÖÄ|Ä|Ä|K|M|P|F|FT|A|H|S|UM|PMT|PMÖ|PMB|PMÄ|PMFT|Mål)\s?\d{1,6}-\d{2,4}(?![\d-])/gu,
  },
  {
    kind: "CaseNumber",
    pattern: new RegExp(
      String.raw`${keyword("mål(?:et|nummer|numret|nr)?|d(?:iarie)?nr|dnr|diarien(?:ummer|r)|ärende(?:t|nummer|numret|nr|id|-id)?|ärenden(?:ummer|umret|r)|skade(?:nummer|numret|nr|anmälan)|skadenr|(?:polis)?anmälan|anmälningsn(?:ummer|r)|k-nummer|knr|referens(?:nummer|nr)?|ref\\.?(?:nr)?|faktura(?:nummer|nr)?|kund(?:nummer|nr)|avtals(?:nummer|nr)|kontrakts(?:nummer|nr)|försäkrings(?:nummer|nr)|beslut(?:snummer)?|akt(?:nummer|bilaga|nr)?|inskrivnings(?:nummer|nr)|medlems(?:nummer|nr)|order(?:nummer|nr)|boknings(?:nummer|nr)|lägenhets(?:nummer|nr)|objekts(?:nummer|nr)|anställnings(?:nummer|nr)|utmätnings(?:mål|nummer)|lånen(?:ummer|r)|låne?(?:nummer|nr)|dossier(?:nummer|nr)?|beteckning(?:en)?")}${between}(?:(?:[A-ZÅÄÖ]{1,5}[ -]?)?\d[\p{L}\d]*(?:[-/:.][\p{L}\d]+)*(?: ?[-–] ?\d+)?)`,
      "giu",
    ),
    isIt: () => true,
  },
  {
    kind: "CaseNumber",
    pattern:
      /(?<![\p{L}\d])\d{4}-K\d{3,7}-\d{2,4}(?!\d)|(?<![\p{L}\d])K\d{4,7}-\d{2}(?!\d)|(?<![\p{L}\d])[A-ZÅÄÖ]{1,6} ?(?:19|20)\d{2}[/-]\d{2,6}(?![\d/])/gu,
    isIt: (found) =>
      !/^(?:SFS|SOU|NJA|RÅ|HFD|AD|RH|MD|EU|EG|Ds|Prop|DIR)/i.test(found) && !/(?:19|20)\d{2}\/\d{2}$/.test(found),
  },
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
  {
    kind: "Property",
    pattern: /(?<![\p{L}\d])(?:\p{Lu}[\p{L}-]{2,24} ){1,3}\d{1,3}:\d{1,4}(?![\d:]| ?(?:kap|§))/gu,
    isIt: (found) =>
      !/^(?:Kl|Klockan|Prop|Psalm|SFS|Lag|Kap|NJA|Art|Artikel|SOU|Rättsfall|Punkt|Vers|Rum)\.? /i.test(found),
  },
  {
    kind: "Address",
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d])(?:${streetName}) ${houseNumber}(?![\d%:]| ?(?:§|kap|kr|kronor|procent|år|timmar|dagar|minuter|meter|m|km|st)(?![\p{L}]))${rest}`,
      "gu",
    ),
    isIt: (found) => !notStreets.test(/^\S+/.exec(found)?.[0] ?? "") && isStreet(found),
  },
  { kind: "Address", pattern: new RegExp(String.raw`(?<![\p{L}\d])[Bb]ox \d{1,5}${rest}(?!\d)`, "gu") },
  {
    kind: "Address",
    pattern: new RegExp(String.raw`(?<![\p{L}\d-])${postcode}[^\S\n]{1,2}(?!Kr|Kronor|SEK)${town}(?![\p{L}])`, "gu"),
    isIt: (found) => /^(?:S(?:E)?-)?[1-9]\d{2} ?\d{2}/.test(found),
  },
  {
    kind: "Address",
    pattern: new RegExp(
      String.raw`(?<=\p{Ll}[,;]? (?:(?:S:t|S:ta|Sankt|\p{Lu}[\p{L}-]{1,20}) ){0,2})(?:(?:S:t|S:ta|Sankt|\p{Lu}[\p{L}-]{1,20}) ){0,2}\p{Lu}[\p{L}-]{1,30}(?:${surelyStreetEnd})(?![\p{L}])`,
      "gu",
    ),
    isIt: (found) => !notStreets.test(found),
  },
];

/** With a small letter only the ends that hardly mean anything else are streets: "storgatan 12", not "arbetsplats 12". */
const isStreet = (found: string): boolean =>
  /^\p{Lu}/u.test(found) || /^[\p{L}-]{3,}(?:gatan|vägen|gränd|gränden|stigen|allén|slingan) \d/u.test(found);

/** An e-mail address around each @, and what is written instead of one: "anna (at) ek punkt se". */
function* emails(text: string): Generator<Place> {
  for (const { index } of text.matchAll(/@/g)) {
    const before = /[\p{L}\d._%+'-]{1,64}$/u.exec(text.slice(Math.max(0, index - 64), index))?.[0] ?? "";
    const after = /^[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,4}/u.exec(text.slice(index + 1, index + 255))?.[0] ?? "";
    const name = before.replace(/^[.'-]+/, "");
    if (after === "" || (name === "" && /^\d/.test(after))) continue;
    yield { start: index - name.length, end: index + 1 + after.length, kind: "Email" };
  }
  const written =
    /(?<![\p{L}\d])[\p{L}\d._-]{2,40} ?(?:\(at\)|\[at\]|\(a\)|\(snabel-?a\)|snabel-?a| at ) ?[\p{L}\d-]{2,40}(?: ?(?:\.|punkt|\(punkt\)|dot|\(dot\)) ?[\p{L}]{2,12}){1,2}(?![\p{L}])/giu;
  for (const { index, 0: found } of text.matchAll(written))
    yield { start: index, end: index + found.length, kind: "Email" };
}

/** Every place of a fixed form, in no order; they may overlap. */
export function* numberPlaces(text: string): Generator<Place> {
  yield* emails(text);
  for (const { kind, pattern, which, isIt } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const found = which === undefined ? match[0] : (match[which] ?? match[0]);
      const start = match.index + (which === undefined ? 0 : match[0].lastIndexOf(found));
      if (!isIt || isIt(found, text, start)) yield { start, end: start + found.length, kind };
    }
  }
}
