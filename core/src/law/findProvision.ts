import { type Act, numberedTitle } from "../act/act.ts";
import { actsByName } from "../act/acts.ts";
import type { CitedProvision } from "./provisionSchema.ts";
import { provisionLabel } from "./provisions.ts";

/** A suggestion for typed words: a provision that answers cite, one that is written out, or a law alone. */
export interface FoundProvision extends CitedProvision {
  /** "12 kap. 28 § jordabalken (1970:994)"; the name for a law alone. */
  Label: string;
  /** The number of answers that cite it; 0 for a written-out provision and for a law. */
  Count: number;
}

interface Sought {
  /** Lower case, without the place. */
  law: string;
  chapter: string | null;
  paragraph: string | null;
  /** Numbers without a unit (chapter or paragraph). */
  numbers: string[];
}

const unit = String.raw`\d{1,3}(?: ?[a-z](?![a-zåäö]))?`;
const range = `${unit}(?:\\s*[-–]\\s*${unit})?`;
const withChapter = new RegExp(`(${unit})\\s*kap(?:\\.|itlet)?(?![a-zåäö])`);
const withParagraph = new RegExp(`(${range})\\s*§+|(?:art\\.|artikel|artiklarna)\\s*(${range})`);
// Except the numbers of laws, "1949:381".
const withColon = new RegExp(`(?<![\\d/])(${unit}):(${range})(?!\\d)`);
const bare = new RegExp(`(?<![\\d:/.a-zåäö])(${range})(?![\\d:/a-zåäö])`, "g");

const tidy = (text: string) => text.replace(/\s*[-–]\s*/, "–").trim();

/** Parses "föräldrabalken 6 kap", "FB 6:2", "12 kap. 28 § JB", "avtalslagen 36". */
function seek(words: string): Sought {
  let rest = words.toLocaleLowerCase("sv").replace(/\s+/g, " ").trim();
  const take = (pattern: RegExp): string[] => {
    const found = pattern.exec(rest);
    if (!found) return [];
    rest = rest.replace(found[0], " ");
    return found.slice(1).flatMap((part) => (part === undefined ? [] : [tidy(part)]));
  };
  const [colonChapter, colonParagraph] = take(withColon);
  const chapter = colonChapter ?? take(withChapter)[0] ?? null;
  const paragraph = colonParagraph ?? take(withParagraph)[0] ?? null;
  const numbers = [...rest.matchAll(bare)].map(([, number = ""]) => tidy(number));
  const law = rest.replace(bare, " ").replace(/\b(?:i|enligt)\b/g, " ");
  return {
    law: law
      .replace(/[.,()]/g, " ")
      .replace(/\s+/g, " ")
      .trim(),
    chapter,
    paragraph,
    numbers,
  };
}

const listed = [...actsByName.values()].sort((one, other) => one.name.localeCompare(other.name, "sv"));

const isCalled = ({ name, otherNames, abbreviations }: Act, law: string): boolean =>
  name === law || [...otherNames, ...abbreviations].some((each) => each.toLocaleLowerCase("sv") === law);

/** The laws that match the words: by short name, by the beginning of the name, by any part of it, by number. */
function lawsOf(law: string): Act[] {
  if (law === "") return [];
  const called = listed.filter((act) => isCalled(act, law));
  if (called.length > 0) return called;
  const begun = listed.filter(({ name }) => name.startsWith(law));
  const within = listed.filter(
    (act) =>
      !begun.includes(act) && (act.name.includes(law) || numberedTitle(act).toLocaleLowerCase("sv").includes(law)),
  );
  return [...begun, ...within];
}

/** The meaning of numbers without units: two are chapter and paragraph; one is either. */
function placesOf({ chapter, paragraph, numbers: [first, second] }: Sought): [string | null, string | null][] {
  if (first === undefined) return [[chapter, paragraph]];
  if (chapter !== null) return [[chapter, paragraph ?? first]];
  if (paragraph !== null) return [[first, paragraph]];
  if (second !== undefined) return [[first, second]];
  return [
    [null, first],
    [first, null],
  ];
}

/** A law without a place, as a starting point. */
const lawAlone = (act: Act): FoundProvision => ({
  ...{ Law: numberedTitle(act), Sfs: act.number, Chapter: null, Paragraph: "" },
  ...{ Label: act.name, Count: 0 },
});

/**
 * Suggestions for a search for a provision, best first: cited provisions, the provision that the words write
 * out, and laws.
 * @param cited the cited provisions, most cited first
 */
export function findProvisions(words: string, cited: readonly FoundProvision[], limit = 12): FoundProvision[] {
  const sought = seek(words);
  const places = placesOf(sought);
  const laws = lawsOf(sought.law);
  const numbers = new Set<string>(laws.map(({ number }) => number));
  const isOfLaw = ({ Law, Sfs }: CitedProvision) =>
    sought.law === "" ||
    numbers.has(Sfs) ||
    Law.toLocaleLowerCase("sv").includes(sought.law) ||
    Sfs.startsWith(sought.law);
  const isThere = ({ Chapter, Paragraph }: CitedProvision) =>
    places.some(
      ([chapter, paragraph]) =>
        (chapter === null || Chapter === chapter) && (paragraph === null || Paragraph.startsWith(paragraph)),
    );
  const isPlaced = places.some((place) => place.some((part) => part !== null));
  const known = sought.law === "" && !isPlaced ? [] : cited.filter((each) => isOfLaw(each) && isThere(each));

  const [named] = laws;
  const isSure = named !== undefined && (laws.length === 1 || isCalled(named, sought.law));
  const written = isSure
    ? places.flatMap(([Chapter, Paragraph]) => {
        if (Paragraph === null || (named.celex !== null && Chapter !== null)) return [];
        const provision = { Law: numberedTitle(named), Sfs: named.number, Chapter, Paragraph };
        const isKnown = known.some((each) => each.Chapter === Chapter && each.Paragraph === Paragraph);
        return isKnown ? [] : [{ ...provision, Label: provisionLabel(provision), Count: 0 }];
      })
    : [];
  const exact = known.filter((each) => places.some(([, paragraph]) => paragraph === each.Paragraph));
  const others = known.filter((each) => !exact.includes(each));
  const alone = laws.map((act) =>
    sought.chapter === null ? lawAlone(act) : { ...lawAlone(act), Chapter: sought.chapter },
  );
  // Words without a place match laws first; with a place, provisions first.
  const found = isPlaced
    ? [...exact, ...written, ...others, ...alone]
    : [...alone.slice(0, 4), ...known, ...alone.slice(4)];
  return found.slice(0, limit);
}
