/** Classes of words that change a sentence's meaning. */
export type WordClass =
  | "negation"
  | "duty"
  | "permission"
  | "ban"
  | "hedge"
  | "only"
  | "always"
  | "atLeast"
  | "atMost"
  | "without"
  | "before"
  | "after"
  | "more"
  | "less"
  | "condition";

const classes: Record<WordClass, string> = {
  negation: "inte|ej|icke|aldrig|ingen|inget|inga|varken|saknar|omöjligt|nekas|slipper",
  duty: "måste|ska|skall|skyldig|skyldiga|krävs|kräver|behöver|tvingas|tvungen|skyldighet|obligatoriskt",
  permission: "får|kan|rätt|möjlighet|möjligt|tillåtet|tillåten|berättigad|fri|fritt",
  ban: "förbjudet|förbjuden|otillåtet|olagligt|olaglig|straffbart|ogiltig|ogiltigt",
  hedge:
    "bör|brukar|normalt|normalfallet|oftast|ofta|ibland|vanligtvis|vanligen|regel|huvudregel|huvudregeln|troligen|kanske|eventuellt|skäligt|undantagsvis|huvudsak",
  only: "bara|endast|enbart|uteslutande|enda",
  always:
    "alltid|samtliga|helt|automatiskt|garanterat|genast|omedelbart|oavsett|varje|säkert|definitivt|omgående|gratis|avgiftsfritt|alla",
  atLeast: "minst|tidigast|åtminstone|minimum|lägst",
  atMost: "högst|senast|max|maximalt|längst",
  without: "utan|exklusive|förutom",
  before: "före|innan|dessförinnan|förrän",
  after: "efter|därefter|sedan|efteråt",
  more: "mer|mera|fler|större|längre|högre|över|ökar|ökas|höjs|höjer",
  less: "mindre|färre|kortare|lägre|under|minskar|minskas|sänks|sänker",
  condition: "om|ifall|såvida|utom|förutsatt|villkor|förutsättning|innan|bortsett|såvitt",
};
const patterns = Object.entries(classes).map(
  ([name, words]) => [name as WordClass, new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "giu")] as const,
);
/** Phrases in which a word of a class means something else. */
const harmless =
  /\(\d{4}:\d+\) om \p{L}+|(?<!\p{L})(?:handlar|frågan|frågor|talar|regler|reglerna|bestämmelser|lagen|avtal|avtalet|tvist|beslut|beslutet|krav) om(?!\p{L})|(?<!\p{L})om (?:hyra|skadestånd)|mer än väl/giu;

/** The classes of the words in a text, each with how many words of it there are. */
export function classesOf(text: string): Map<WordClass, number> {
  const read = text.replace(harmless, " ");
  return new Map(
    patterns.flatMap(([name, pattern]) => {
      const words = read.match(pattern)?.length ?? 0;
      return words > 0 ? [[name, words] as const] : [];
    }),
  );
}

const numerals: Record<string, string> = Object.fromEntries(
  [
    ...[
      "noll",
      "en|ett|första",
      "två|andra|båda",
      "tre|tredje",
      "fyra|fjärde",
      "fem|femte",
      "sex|sjätte",
      "sju|sjunde",
    ],
    ...["åtta|åttonde", "nio|nionde", "tio|tionde", "elva|elfte", "tolv|tolfte", "tretton", "fjorton|fjortonde"],
    ...["femton", "sexton", "sjutton", "arton", "nitton", "tjugo"],
  ].flatMap((words, value) => words.split("|").map((word) => [word, String(value)])),
);
Object.assign(numerals, {
  trettio: "30",
  fyrtio: "40",
  femtio: "50",
  sextio: "60",
  nittio: "90",
  hundra: "100",
  tusen: "1000",
});

/** Units by their first letters: a number means another thing with another unit. */
const unit =
  /^(?:(?:arbets|kalender)?dag|vecka|veckor|månad|år|timm|minut|kron|kr(?!\p{L})|öre|procent|%|miljon|miljard|meter|kvadrat|gånger|prisbasbelopp|§|kap)/iu;
const units: Record<string, string> = { veckor: "vecka", kr: "kron", "%": "procent" };
const indefinite = new Set(["en", "ett", "första", "andra", "båda"]);

/** Numbers with their units: "14 dag", "3 månad"; numerals as digits. "en" and "andra" count with a unit only. */
export function numbersOf(text: string): Set<string> {
  const found = new Set<string>();
  const read = text.toLowerCase().replace(/(?<=\d) (?=\d{3}(?!\d))/g, "");
  for (const { 0: whole, index } of read.matchAll(/\d+(?:[.,:]\d+)*|\p{L}+/gu)) {
    const value = /^\d/.test(whole) ? whole : numerals[whole];
    if (value === undefined) continue;
    const [, next = ""] = /^[- ]*(\S+)/u.exec(read.slice(index + whole.length)) ?? [];
    const [named = ""] = unit.exec(next) ?? [];
    if (named === "" && indefinite.has(whole)) continue;
    found.add(`${value} ${units[named] ?? named}`.trim());
  }
  return found;
}

/** Provisions and acts: "12 kap.", "28 §", "1970:994", "jordabalken". */
export function provisionsOf(text: string): Set<string> {
  const numbers = [
    ...text.matchAll(/\d+ ?[a-z]? ?(?:§§?|kap)|\d{4}:\d+|(?<!\p{L})(?:kapitel|paragraf(?:en)?|stycket|punkten) \d+/giu),
  ];
  const acts = [
    ...text.matchAll(
      /(?<!\p{L})\p{L}*(?:lagen|balken|förordningen|direktivet|grundlag\p{L}*|konventionen|balk|förordning|NJA|RH|prop)(?!\p{L})/giu,
    ),
  ];
  return new Set(
    [...numbers, ...acts].map(([found]) =>
      found
        .toLowerCase()
        .replace(/\s/g, "")
        .replace(/(lag|balk|förordning)en$/, "$1"),
    ),
  );
}

/** Words with a capital inside a sentence: names of people, authorities, courts and places. @param all also those that begin a sentence */
export function namesOf(text: string, all = false): Set<string> {
  const pattern = all ? /(?<!\p{L})\p{Lu}[\p{L}-]*/gu : /(?<=[^.!?”"] )\p{Lu}[\p{L}-]*/gu;
  return new Set([...text.matchAll(pattern)].map(([name]) => name.toLowerCase().replace(/s$/, "")));
}

const parties =
  "hyresvärd|hyresgäst|arbetsgivar|arbetstagar|anställd|köpar|säljar|konsument|kund|företag|näringsidkar|borgenär|gäldenär|långivar|låntagar|sambo|make|maka|makar|barn|förälder|föräldrar|arvinge|arvingar|syskon|testator|styrelse|medlem|aktieägar|bolag|förening|fack|granne|beställar|hantverkar|mäklar|försäkringsbolag|domstol|myndighet|polis|kommun|staten|borgensman|innehavar|ägar|delägar|andrahandshyresgäst|uppdragsgivar|uppdragstagar|inneboende|bank|efterlevande|särkullbarn|avliden|avlidne|vårdnadshavar|chef";
const party = new RegExp(String.raw`(?<!\p{L})(?:${parties})\p{L}*`, "giu");

/** The parties that a sentence names, in their order, each once. */
export const partiesOf = (sentence: string): string[] => [
  ...new Set([...sentence.matchAll(party)].map(([found]) => found.toLowerCase().slice(0, 6))),
];
