import caseWords from "./caseWords.json" with { type: "json" };
import { numbersOf } from "./sentenceFeatures.ts";
import { patternOfWords } from "./wordList.ts";

/** What a text says about a person's case: who is in it, on which side the teller is, what is done, and which figures. */
export interface CaseFeatures {
  persons: Set<string>;
  actions: Set<string>;
  /** What makes other rules apply: a company, a death, a child under the age of criminal responsibility. */
  essentials: Set<string>;
  /** By the name of the situation ("bostaden"): its values ("bostadsrätt"). */
  situations: Map<string, Set<string>>;
  /** By pair ("hyra"): the teller's side of it ("hyresvärd"). A pair that can't be told apart is left out. */
  sides: Map<string, string>;
  /** Amounts and durations with their units: "14 dag", "18000 kron". */
  figures: Set<string>;
  /** The beginnings of the words that are denied: "repor" of "inte några repor". */
  denied: Set<string>;
}

interface Named {
  name: string;
  pattern: RegExp;
}
const named = ({ Name, Words }: { Name: string; Words: string }): Named => ({
  name: Name,
  pattern: patternOfWords(Words),
});

const persons = caseWords.Persons.map(named);
const actions = caseWords.Actions.map(named);
const essentials = caseWords.Essentials.map(named);
const situations = caseWords.Situations.map(({ Name, Values }) => ({ name: Name, values: Values.map(named) }));
const pairs = caseWords.Sides.map(({ Pair, Sides }) => ({
  pair: Pair,
  sides: Sides.map(({ Name, Other, Self }) => ({
    name: Name,
    other: patternOfWords(Other),
    self: new RegExp(String.raw`(?<!\p{L})(?:${Self})(?!\p{L})`, "iu"),
  })),
}));

const has = (text: string, { pattern }: Named): boolean => text.search(pattern) >= 0;
const namesIn = (text: string, list: readonly Named[]): Set<string> =>
  new Set(list.filter((each) => has(text, each)).map(({ name }) => name));

/** The kinds of persons and authorities that a text names. */
export const personsIn = (text: string): Set<string> => namesIn(text, persons);

/** The teller's side of each pair: as it is told, otherwise the other side than the only one that is named. */
function sidesIn(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { pair, sides } of pairs) {
    const told = sides.filter(({ self }) => self.test(text));
    const opposed = sides.filter(({ other }) => text.search(other) >= 0);
    const [side] = told.length > 0 ? told : opposed;
    if (side && (told.length === 1 || (told.length === 0 && opposed.length === 1))) found.set(pair, side.name);
  }
  return found;
}

const figure = /^\d[\d.,:]* (?:dag|vecka|månad|år|timm|kron|öre|procent|miljon|prisbasbelopp)/u;
const negation = /(?<!\p{L})(?:inte|ej|aldrig|ingen|inget|inga|utan|slippa|slipper)((?: [\p{L}-]+){1,4})/giu;
const empty =
  /^(?:finns|några|något|någon|också|längre|heller|bara|alls|fått|varit|blivit|blir|skulle|kunde|ville|kommer|sedan|annat|andra|mycket|hela|eller|efter|innan|under|över|från|till|detta|dessa|denna)$/iu;
/** Inflected forms of a word share their beginning. */
const stemLength = 5;

/** The beginnings of the words after a negation. */
const deniedIn = (text: string): Set<string> =>
  new Set(
    [...text.matchAll(negation)].flatMap(([, after = ""]) =>
      after
        .trim()
        .toLowerCase()
        .split(" ")
        .filter((word) => word.length >= stemLength - 1 && !empty.test(word))
        .map((word) => word.slice(0, stemLength)),
    ),
  );

const ages =
  /(?<!\p{L})(?:är|fyllt|fyller|var|blev) (\d{1,2})(?= (?:och|men|bor|nu)(?!\p{L})|[,.;])|(?<!\p{L})(\p{L}+|\d{1,2}-?)åring/giu;

/** Ages without a unit: "min son är 19", "trettonåring". */
const agesIn = (text: string): string[] =>
  [...text.matchAll(ages)].flatMap(([, age, named]) =>
    age === undefined ? [...numbersOf(`${(named ?? "").replace(/-$/, "")} år`)] : [`${age} år`],
  );

/** "Vi var aldrig gifta", "utan att gifta oss": the opposite of what the word says. */
const notMarried =
  /(?<!\p{L})(?:inte|aldrig|ej|utan att)(?: \p{L}+){0,2} (?:gift|gifta|gifte)(?: oss| sig)?(?!\p{L})|(?<!\p{L})ogift\p{L}*/giu;

/** Reads a question, or the title and the question of a published answer. */
export function readCase(told: string): CaseFeatures {
  const text = told.replace(notMarried, " ");
  return {
    persons: personsIn(text),
    actions: namesIn(text, actions),
    essentials: namesIn(text, essentials),
    situations: new Map(situations.map(({ name, values }) => [name, namesIn(text, values)])),
    sides: sidesIn(text),
    figures: new Set([...numbersOf(text), ...agesIn(text)].filter((each) => figure.test(each))),
    denied: deniedIn(told),
  };
}
