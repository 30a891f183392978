import { isEuropean } from "./europeanActSchema.ts";
import type { CitedProvision } from "./provisionSchema.ts";
import { provisionLabel } from "./provisions.ts";
import { statuteAbbreviations } from "./statuteAbbreviations.ts";
import { type StatuteName, statutes } from "./statutes.ts";

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

const names = Object.keys(statutes) as StatuteName[];

const isCalled = (name: StatuteName, law: string) =>
  name === law || statuteAbbreviations[name]?.some((short) => short.toLocaleLowerCase("sv") === law) === true;

/** The laws that match the words: by short name, by the beginning of the name, by any part of it, by number. */
function lawsOf(law: string): StatuteName[] {
  if (law === "") return [];
  const called = names.filter((name) => isCalled(name, law));
  if (called.length > 0) return called;
  const begun = names.filter((name) => name.startsWith(law));
  const within = names.filter((name) => {
    const { Law } = statutes[name];
    return !begun.includes(name) && (name.includes(law) || Law.toLocaleLowerCase("sv").includes(law));
  });
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
const lawAlone = (name: StatuteName): FoundProvision => ({
  ...{ Law: statutes[name].Law, Sfs: statutes[name].Sfs, Chapter: null, Paragraph: "" },
  ...{ Label: name, Count: 0 },
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
  const numbers = new Set<string>(laws.map((name) => statutes[name].Sfs));
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
        if (Paragraph === null || (isEuropean(statutes[named].Sfs) && Chapter !== null)) return [];
        const provision = { ...statutes[named], Chapter, Paragraph };
        const isKnown = known.some((each) => each.Chapter === Chapter && each.Paragraph === Paragraph);
        return isKnown ? [] : [{ ...provision, Label: provisionLabel(provision), Count: 0 }];
      })
    : [];
  const exact = known.filter((each) => places.some(([, paragraph]) => paragraph === each.Paragraph));
  const others = known.filter((each) => !exact.includes(each));
  const alone = laws.map((name) =>
    sought.chapter === null ? lawAlone(name) : { ...lawAlone(name), Chapter: sought.chapter },
  );
  // Words without a place match laws first; with a place, provisions first.
  const found = isPlaced
    ? [...exact, ...written, ...others, ...alone]
    : [...alone.slice(0, 4), ...known, ...alone.slice(4)];
  return found.slice(0, limit);
}
