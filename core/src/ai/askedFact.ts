import { numbersOf } from "./sentenceFeatures.ts";
import { asksForTime, statesTime } from "./sentences.ts";

/** The kinds of fact that a question may ask for. */
export type FactKind =
  | "Month"
  | "Time"
  | "Day"
  | "Money"
  | "Share"
  | "Age"
  | "Number"
  | "Who"
  | "Penalty"
  | "Form"
  | "Must"
  | "May";

interface Kind {
  kind: FactKind;
  isAsked: RegExp;
  isStated: (sentence: string) => boolean;
}

const word = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, "iu");
const states = (pattern: RegExp) => (sentence: string) => pattern.test(sentence);

const months = "januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december";
const numeral = String.raw`(?:\d+|en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv)`;

/** More specific kinds first: "hur många kronor" asks for money, not for a number. */
const kinds: Kind[] = [
  { kind: "Month", isAsked: word("vilka månader|vilken månad"), isStated: states(word(months)) },
  {
    kind: "Share",
    isAsked: word("procent|procentsats|hur stor (?:del|andel)|andel\\p{L}*|hur många procent"),
    isStated: states(
      /\d\s?(?:procent|%)|\d+\/\d+|(?<!\p{L})(?:procent|hälften|halva|tredjedel\p{L}*|fjärdedel\p{L}*|tiondel\p{L}*|majoritet\p{L}*)(?!\p{L})/iu,
    ),
  },
  {
    kind: "Money",
    isAsked: word(
      "hur mycket(?! (?:\\p{L}+ )?(?:tid|längre|kortare|senare|tidigare))|hur många (?:kronor|kr|pengar)|vad kostar|kostar det|hur (?:stor|stort|hög|högt)|belopp\\p{L}*|avgift\\p{L}*|kronor|gränsen i kronor|priset|hur dyrt",
    ),
    isStated: states(/\d[\d\s]*(?:kronor|kr|miljoner|öre)(?!\p{L})|prisbasbelopp|fast belopp/iu),
  },
  {
    kind: "Age",
    isAsked: word("hur gammal|hur gamla|vilken ålder|åldersgräns\\p{L}*"),
    isStated: states(/(?<!\p{L})(?:fyllt|fyller|under|över) \d+(?: år)?|\d+ års? ålder|\d+ år gammal/iu),
  },
  {
    kind: "Penalty",
    isAsked: word("straff\\p{L}*|fängelse|böter|påföljd\\p{L}*"),
    isStated: states(word("fängelse|böter|dagsböter|penningböter|villkorlig dom|skyddstillsyn")),
  },
  {
    kind: "Time",
    isAsked: word(
      "hur (?:lång|långt|länge|fort|snabbt|snart|sent)|hur många (?:dagar|dygn|veckor|månader|år|timmar)|inom vilken tid|senast|frist\\p{L}*|uppsägningstid\\p{L}*|preskri\\p{L}*|hur mycket (?:\\p{L}+ )?(?:tid|längre)|extra tid|efter hur",
    ),
    isStated: statesTime,
  },
  {
    kind: "Day",
    isAsked: word(
      "(?<=^|[.,:;?!] |(?:och|men|eller|fall|sen|från) )när|vilken dag|vilka dagar|vilka månader|vilken månad|vilket datum|senast",
    ),
    isStated: (sentence) =>
      statesTime(sentence) ||
      word(`${months}|vardag\\p{L}*|helgdag\\p{L}*|samma dag|månadsskifte\\p{L}*|dagen`).test(sentence),
  },
  {
    kind: "Number",
    isAsked: word("hur många|vilket antal|antalet"),
    isStated: (sentence) =>
      numbersOf(sentence).size > 0 || word(String.raw`(?:minst|högst|bara)?\s*${numeral} \p{Ll}+`).test(sentence),
  },
  {
    kind: "Who",
    isAsked: word("vem|vems|vilka|vart|hos vem|till vem|vilken (?:myndighet|domstol|instans)"),
    isStated: states(
      word(
        "åklagar\\p{L}*|polis\\p{L}*|tingsrätt\\p{L}*|hovrätt\\p{L}*|förvaltningsrätt\\p{L}*|kammarrätt\\p{L}*|domstol\\p{L}*|hyresnämnd\\p{L}*|kommun\\p{L}*|kronofogde\\p{L}*|\\p{L}+verket|\\p{L}+myndigheten|\\p{L}+styrelsen|\\p{L}*nämnden|föreningen\\p{L}*|hyresvärden|arbetsgivaren|butiken|säljaren|köparen|ägaren?|förälder\\p{L}*|föräldrar\\p{L}*|banken|bolaget|facket|den som|du|ni|staten|förlorar|båda",
      ),
    ),
  },
  {
    kind: "Form",
    isAsked: word(
      "skriftlig\\p{L}*|muntlig\\p{L}*|på papper|blankett\\p{L}*|hur (?:ska|måste) (?:jag|man|hon|han|vi)|ska det stå",
    ),
    isStated: states(
      word(
        "skriftlig\\p{L}*|muntlig\\p{L}*|blankett\\p{L}*|undertecknad\\p{L}*|formulär\\p{L}*|mejl\\p{L}*|brev\\p{L}*|underskri\\p{L}*",
      ),
    ),
  },
  {
    kind: "Must",
    isAsked: word("måste|behöver|tvungen|tvungna|skyldig|skyldiga|krävs|kräver|räcker|ska"),
    isStated: states(
      word("måste|behöver|krävs|kräver|skyldig|skyldiga|skyldighet|ska|räcker|tvungen|slipper|förutsätter"),
    ),
  },
  {
    kind: "May",
    isAsked: word("får|kan|rätt|tillåtet|lagligt|går det|stämmer"),
    isStated: states(word("får|kan|rätt|tillåten|tillåtet|förbjudet|gäller|möjligt|ingår|räcker")),
  },
];

/** The sentences of a text that ask something; the whole text when none does. */
export const askedPart = (question: string): string => {
  const asking = question.split(/(?<=[.!?])\s+/u).filter((sentence) => sentence.trimEnd().endsWith("?"));
  return asking.length > 0 ? asking.join(" ") : question;
};

/** The kinds of fact that a question asks for, the most specific first, and whether a sentence states such a fact. */
export function askedFacts(question: string): { kind: FactKind; isStated: (sentence: string) => boolean }[] {
  const asked = askedPart(question);
  const found = kinds.filter(({ kind, isAsked }) => isAsked.test(asked) || (kind === "Time" && asksForTime(asked)));
  return found.map(({ kind, isStated }) => ({ kind, isStated }));
}

/** Kinds whose fact is a figure or a name: the sentence that states it is shown first. */
export const isPreciseFact = (kind: FactKind): boolean => kind !== "Must" && kind !== "May";
