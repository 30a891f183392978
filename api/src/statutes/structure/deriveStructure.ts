import type { ActStructure, ActStructures, ChapterStructure } from "@lagrum/core/law/structure/actStructureSchema";
import { formatParagraphs } from "@lagrum/core/law/structure/paragraphRanges";
import { isRepeal } from "../statuteLine.ts";
import { countPoints, countStycken } from "./paragraphParts.ts";

/** A wording in force, as the structure is derived from it. */
export interface CurrentWording {
  Sfs: string;
  Title: string;
  Chapter: string | null;
  Paragraph: string;
  Text: string;
}

/** European acts have no wording here: the number of their last article is a fact of the Official Journal. */
const europeanActs = [
  { Sfs: "EU 2016/679", LastArticle: 99, Source: "Europeiska unionens officiella tidning L 119, 4.5.2016, s. 1" },
];

/** "Lag (2018:1279)." at the end of a wording: the act that gave it. */
const changes = /(?:lag|förordning) \(((?:1[6-9]|20)\d\d:\d{1,4})\)/gi;
const numberOf = (sfs: string): number => {
  const [year = "0", number = "0"] = sfs.split(":");
  return Number(year) * 10_000 + Number(number);
};
const changesOf = (text: string): string[] => Array.from(text.matchAll(changes), ([, sfs = ""]) => sfs);
const lastSentence = (text: string): string => text.slice(-40);

function groupsOf(wordings: readonly CurrentWording[], count: (text: string) => number, least: number) {
  const groups = Map.groupBy(wordings, ({ Text }) => count(Text));
  const listed = [...groups].filter(([number]) => number >= least).sort(([one], [other]) => one - other);
  if (listed.length === 0) return undefined;
  return Object.fromEntries(
    listed.map(([number, each]) => [String(number), formatParagraphs(each.map(({ Paragraph }) => Paragraph))]),
  );
}

function chapterOf(Chapter: string | null, wordings: readonly CurrentWording[]): ChapterStructure {
  const repealed = wordings.filter(({ Text }) => isRepeal(Text));
  const current = wordings.filter((wording) => !repealed.includes(wording));
  const [Stycken, Points] = [groupsOf(current, countStycken, 2), groupsOf(current, countPoints, 1)];
  return {
    Chapter,
    Paragraphs: formatParagraphs(wordings.map(({ Paragraph }) => Paragraph)),
    ...(repealed.length > 0 && {
      Repealed: Object.fromEntries(repealed.map(({ Paragraph, Text }) => [Paragraph, changesOf(Text)[0] ?? ""])),
    }),
    ...(Stycken && { Stycken }),
    ...(Points && { Points }),
  };
}

/** An act with more paragraphs than this has one with several stycken, unless its text ran them together. */
const SMALL_ACT = 10;

function actOf(wordings: readonly CurrentWording[]): ActStructure {
  const [{ Sfs, Title } = { Sfs: "", Title: "" }] = wordings;
  const amendments = wordings.flatMap(({ Text }) => changesOf(isRepeal(Text) ? Text : lastSentence(Text)));
  const [AmendedTo = null] = amendments.sort((one, other) => numberOf(other) - numberOf(one));
  const chapters = Map.groupBy(wordings, ({ Chapter }) => Chapter);
  const Chapters = [...chapters].map(([chapter, each]) => chapterOf(chapter, each));
  const HasStycken = wordings.length < SMALL_ACT || Chapters.some(({ Stycken }) => Stycken !== undefined);
  return { Sfs, Title, AmendedTo, HasStycken, Chapters };
}

/**
 * What the acts consist of, without any wording: chapters, paragraphs with their inserted letters, stycken, points and
 * repeals.
 * @param wordings those in force, in the order of the acts
 * @param day ISO, when it is derived
 */
export function deriveStructures(wordings: readonly CurrentWording[], day: string): ActStructures {
  return {
    Source: "Svensk författningssamling: författningarnas lydelse, senast ändrad enligt AmendedTo",
    DerivedAt: day,
    Acts: [...Map.groupBy(wordings, ({ Sfs }) => Sfs).values()].map(actOf),
    EuropeanActs: europeanActs,
  };
}
