/** A number after which, or before which, a year is none: an amount, a statute's number, a page of a judgment. */
const notYears = [
  /(?:19|20)\d\d:\d+/g,
  /(?:NJA|RH|AD|HFD|MÖD|MIG|RÅ|ARN|[Pp]rop\.?|SOU|Ds)\s+(?:19|20)\d\d(?:\/\d\d)?(?:[\s:]*(?:s\.|nr|ref\.|not\.)?\s*\d+)?/g,
  /\d{4}[\s-]*(?:kronor|kr|euro|mil|km|kvm|kvadratmeter|meter|gram|procent|%|personer|anställda)(?!\p{L})/giu,
  /(?:kl\.?|klockan)\s*\d{4}/gi,
  /\d[ .]\d{3}(?!\d)/g,
];
const year = /(?<![\d.,:/-])(1[6-9]\d\d|20\d\d|21\d\d)(?![\d:/])/g;
const decade = /(?<!\d)(?:(1[89]|20)?(\d)0)-talet/gi;
/** "’98", "-09", "april 21", "sommaren 08". */
const shortYear =
  /(?:(?<=(?<![\p{L}\d])[’'])|(?<=(?:^|[\s(])-)|(?<=(?:januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december|våren|sommaren|hösten|vintern|julen|år) ))(\d\d)(?![\d:]|[.,]\d|[ -]?(?:års?|dagar|kr|kronor|procent|%)(?!\p{L}))/giu;
const spelt: Record<string, number> = {
  tjugo: 1920,
  trettio: 1930,
  fyrtio: 1940,
  femtio: 1950,
  sextio: 1960,
  sjuttio: 1970,
  åttio: 1980,
  nittio: 1990,
};
const numerals =
  "en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton".split(
    "|",
  );
const tens: Record<string, number> = { tjugo: 20, trettio: 30, fyrtio: 40, femtio: 50 };
const counts = [...numerals, ...Object.keys(tens).map((ten) => `${ten}(?:${numerals.slice(0, 10).join("|")})?`)].join(
  "|",
);
/** "12", "tolv", "tjugofem" as a number. */
function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word);
  const small = word.toLowerCase();
  const ten = Object.keys(tens).find((each) => small.startsWith(each));
  const rest = ten === undefined ? small : small.slice(ten.length);
  return (ten === undefined ? 0 : (tens[ten] ?? 0)) + (rest === "" ? 0 : Math.max(1, numerals.indexOf(rest)));
}
/** "nittonhundrafyrtionio", "tjugohundratio". */
const speltYear = new RegExp(String.raw`(?<!\p{L})(nittonhundra|tjugohundra)(${counts})(?!\p{L})`, "giu");
const yearsAgo = new RegExp(
  String.raw`(?<!\p{L})för (?:snart |drygt |över |nästan |ungefär |cirka )?(\d+|${counts}) år (?:sen|sedan)`,
  "giu",
);
const inYears = new RegExp(String.raw`(?<!\p{L})om (\d+|${counts}) år(?!\p{L})(?! (?:har|är) gått)`, "giu");
/** "för tolv år sedan", "om tre år": fewer years than this leave the law as it is, as far as a reader expects. */
const fewYears = 3;

/** The years that a question is about, in their order, relative ones counted from `now`. A decade is its first year. */
export function askedYears(question: string, now: Date): number[] {
  const text = notYears.reduce((rest, pattern) => rest.replace(pattern, " "), question);
  const today = now.getUTCFullYear();
  const found = [...text.matchAll(year)].map(([, digits]) => Number(digits));
  for (const [, century, tens] of text.matchAll(decade))
    found.push(Number(`${century ?? (tens === "0" || tens === "1" ? "20" : "19")}${tens}0`));
  for (const [, digits] of text.matchAll(shortYear))
    found.push(Number(digits) > 30 ? 1900 + Number(digits) : 2000 + Number(digits));
  for (const [, tens = ""] of text.matchAll(/(?<!\p{L})(\p{L}+?)talet(?!\p{L})/giu)) {
    const first = spelt[tens.toLowerCase()];
    if (first !== undefined) found.push(first);
  }
  for (const [, first] of text.matchAll(/(?<!\d)((?:1[89]|20)\d\d)[/–-]\d\d(?!\d)/g)) found.push(Number(first));
  for (const [, century = "", rest = ""] of text.matchAll(speltYear))
    found.push((century.startsWith("nitton") ? 1900 : 2000) + countOf(rest));
  for (const [, count = ""] of text.matchAll(yearsAgo))
    if (countOf(count) >= fewYears) found.push(today - countOf(count));
  for (const [, count = ""] of text.matchAll(inYears)) found.push(today + countOf(count));
  if (/(?<!\p{L})(?:nästa år|nästkommande år)(?!\p{L})/iu.test(text)) found.push(today + 1);
  return [...new Set(found)];
}

/** Words that ask about the law of another time without a year: "på den tiden", "enligt de gamla reglerna". */
export const asksForFormerLaw = (question: string): boolean =>
  /(?<!\p{L})(?:på den tiden|förr i tiden|dåtidens|tidigare lag\p{L}*|(?:den |de )?(?:gamla|förra|dåvarande|tidigare) (?:lagen|reglerna|regler)|innan lagen ändrades|före lagändringen|innan (?:de nya reglerna|nya lagen))(?!\p{L})/iu.test(
    question,
  );

/** Whether a question is about what the law was or will be then, not only about something that happened. */
export const asksForLawThen = (question: string): boolean =>
  asksForFormerLaw(question) ||
  /(?<!\p{L})(?:gällde|dåtid\p{L}*|(?:kunde|fick|hade|måste|blev) (?:man|jag|vi|hon|han|de) (?:rätt|inte|få|då|ha|lov)|kunde man|fick man|hade man|var (?:den|gåvan|det) (?:\p{L}+ )?(?:skatt|laglig|olaglig|giltig)\p{L}*|måste man då|skulle jag ha|var det (?:\p{L}+ )?(?:då|straffbart|tillåtet|olagligt|lagligt)|då\s*\?|kommer (?:\p{L}+ ){0,6}att)(?!\p{L})/iu.test(
    question,
  );
