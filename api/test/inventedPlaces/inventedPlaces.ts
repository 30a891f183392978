import { acts, findAct } from "@lagrum/core/act/acts";
import structures from "@lagrum/core/law/structure/actStructures.json" with { type: "json" };
import type { InventedPlace } from "./place.ts";

/** Half of the places are in the acts whose structure is known, half in others. */
const HALF = 100;

interface Chapter {
  Chapter: string | null;
  Paragraphs: string;
  Repealed?: Record<string, string | undefined>;
}

/** The last whole number that a chapter's line has: what is above it doesn't exist. */
const lastOf = ({ Paragraphs }: Chapter): number => Math.max(...Array.from(Paragraphs.matchAll(/\d+/g), Number));

/** Five places of an act: two beyond a chapter's end, a letter, a chapter that doesn't exist, and a repealed one. */
function inventedIn({ Sfs, Chapters }: { Sfs: string; Chapters: Chapter[] }): InventedPlace[] {
  const act = findAct(Sfs);
  const [first, last] = [Chapters[0], Chapters.at(-1)];
  if (!act || !first || !last) throw new Error(`no act ${Sfs}`);
  const named = { isStructured: true, name: act.name, abbreviation: act.abbreviations[0] ?? null, sfs: Sfs };
  const place = (chapter: string | null, paragraph: string): InventedPlace => ({
    ...{ ...named, chapter, paragraph, isEuropean: false },
  });
  const repealed = Chapters.flatMap(({ Chapter, Repealed }) =>
    Object.keys(Repealed ?? {}).map((paragraph) => place(Chapter, paragraph)),
  );
  const beyond = String(Number.parseInt(last.Chapter ?? "0", 10) + 7);
  return [
    place(first.Chapter, String(lastOf(first) + 1)),
    place(last.Chapter, String(lastOf(last) + 13)),
    place(first.Chapter, `${lastOf(first)} z`),
    last.Chapter === null ? place(null, String(lastOf(last) + 60)) : place(beyond, "1"),
    repealed.at(-1) ?? place(first.Chapter, "1 z"),
  ];
}

const structured = new Set(structures.Acts.map(({ Sfs }) => Sfs));

/** Acts that exist without their structure here, with places that nobody has checked. */
function inOtherActs(): InventedPlace[] {
  const listed = acts.filter(
    ({ number, celex, name, repealedFrom, numbering }) =>
      celex === null && name !== "" && repealedFrom === null && numbering === "none" && !structured.has(number),
  );
  return listed.slice(0, HALF).map(({ number, name, abbreviations }, index) => ({
    ...{ isStructured: false, name, abbreviation: abbreviations[0] ?? null, sfs: number },
    ...{ chapter: null, paragraph: String(40 + index * 5), isEuropean: false },
  }));
}

const plain = { isStructured: false, abbreviation: null, chapter: null, isEuropean: false };

/** Acts that nobody has passed, by number and by name. */
const unheardOf: InventedPlace[] = [
  ...Array.from({ length: 15 }, (_, at) => ({
    ...{ ...plain, name: `lagen (2099:${at + 10})`, sfs: null, paragraph: String(at + 2) },
  })),
  ...["cykelhyreslagen", "husbilslagen", "trädgårdslagen", "kolonilottslagen", "drönarförordningen"].flatMap((name) =>
    ["3", "17 a"].map((paragraph) => ({ ...plain, name, sfs: null, paragraph })),
  ),
];

/** Acts that are repealed, stated as law today. */
const repealedActs: InventedPlace[] = acts
  .filter(({ repealedFrom, name, numbering, number }) => {
    const isAlone = acts.every((other) => other.number === number || ![other.name, ...other.otherNames].includes(name));
    return repealedFrom !== null && name !== "" && numbering === "none" && isAlone;
  })
  .slice(0, 10)
  .map(({ name, number }) => ({ ...plain, name, sfs: number, paragraph: "5" }));

/** The data protection regulation ends with article 99. */
const articles: InventedPlace[] = ["100", "120", "217"].map((paragraph) => ({
  ...{ ...plain, name: "dataskyddsförordningen", abbreviation: "GDPR", sfs: null, paragraph, isEuropean: true },
}));

/** 200 places: the expected outcome of each is known by how it was made, not by the gate. */
export function inventedPlaces(): InventedPlace[] {
  const inside = structures.Acts.flatMap((act) => inventedIn(act as { Sfs: string; Chapters: Chapter[] }));
  const outside = [...articles, ...repealedActs, ...unheardOf, ...inOtherActs()];
  return [...inside.slice(0, HALF), ...outside.slice(0, HALF)];
}

/** A paragraph of each known act that exists, whose next one exists too. */
export const existingPlaces = (): InventedPlace[] =>
  structures.Acts.map(({ Sfs, Chapters }) => {
    const act = findAct(Sfs);
    const chapter = (Chapters as Chapter[]).find(
      ({ Paragraphs, Repealed = {} }) => /^1–\d/.test(Paragraphs) && !("1" in Repealed || "2" in Repealed),
    );
    if (!act || !chapter) throw new Error(`no paragraph in ${Sfs}`);
    return {
      ...{ isStructured: true, name: act.name, abbreviation: act.abbreviations[0] ?? null, sfs: Sfs },
      ...{ chapter: chapter.Chapter, paragraph: "1", isEuropean: false },
    };
  });
