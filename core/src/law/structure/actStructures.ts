import { ActStructures, type ChapterStructure } from "./actStructureSchema.ts";
import structures from "./actStructures.json" with { type: "json" };
import { readParagraphs } from "./paragraphRanges.ts";

/** A paragraph of an act whose structure is known. */
export interface StructuredParagraph {
  Chapter: string | null;
  Paragraph: string;
  /** Infinity where their number isn't known. */
  stycken: number;
  /** The last numbered point; 0 without one. */
  points: number;
  /** The number of the act that repealed it, "" where it isn't known; null when it is in force. */
  repealedBy: string | null;
}

export interface StructuredAct {
  chapters: ReadonlySet<string>;
  paragraphs: readonly StructuredParagraph[];
}

function countsOf(groups: Record<string, string> | undefined): Map<string, number> {
  const entries = Object.entries(groups ?? {});
  return new Map(
    entries.flatMap(([count, list]) => readParagraphs(list).map((each) => [each, Number(count)] as const)),
  );
}

function paragraphsOf(
  { Chapter, Paragraphs, Repealed, Stycken, Points }: ChapterStructure,
  hasStycken: boolean,
): StructuredParagraph[] {
  const least = hasStycken ? 1 : Number.POSITIVE_INFINITY;
  const [stycken, points] = [countsOf(Stycken), countsOf(Points)];
  return readParagraphs(Paragraphs).map((Paragraph) => ({
    ...{ Chapter, Paragraph, stycken: stycken.get(Paragraph) ?? least, points: points.get(Paragraph) ?? 0 },
    repealedBy: Repealed?.[Paragraph] ?? null,
  }));
}

const { Acts, EuropeanActs } = ActStructures.parse(structures);
const byNumber = new Map<string, StructuredAct>();

/** The structure of a Swedish act, by its number; undefined for acts that the repository has no facts about. */
export function findStructure(sfs: string): StructuredAct | undefined {
  const known = byNumber.get(sfs);
  const act = known ? undefined : Acts.find(({ Sfs }) => Sfs === sfs);
  if (!act) return known;
  const chapters = new Set(act.Chapters.flatMap(({ Chapter }) => (Chapter === null ? [] : [Chapter])));
  const structure = { chapters, paragraphs: act.Chapters.flatMap((chapter) => paragraphsOf(chapter, act.HasStycken)) };
  byNumber.set(sfs, structure);
  return structure;
}

/** The number of a European act's last article; undefined where it isn't known. */
export const lastArticle = (sfs: string): number | undefined =>
  EuropeanActs.find(({ Sfs }) => Sfs === sfs)?.LastArticle;
