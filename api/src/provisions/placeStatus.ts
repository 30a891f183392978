import { findAct } from "@lagrum/core/act/acts";
import type { PlaceToVerify } from "@lagrum/core/citation/placesToVerify";
import type { CitedPlace } from "@lagrum/core/law/citedPlace";
import { isEuropean } from "@lagrum/core/law/europeanActSchema";
import { paragraphEnds, placeKey } from "@lagrum/core/law/place";
import type { CheckedProvision } from "@lagrum/core/law/provisionCheckSchema";
import { firstParagraph } from "@lagrum/core/law/provisionPath";
import { findStructure, lastArticle, type StructuredParagraph } from "@lagrum/core/law/structure/actStructures";

/** What the database says about an act. */
export interface ImportedAct {
  Title: string;
  paragraphs: readonly ImportedParagraph[];
}

interface ImportedParagraph extends CitedPlace {
  /** The wording of today says that it is repealed. */
  Repealed: boolean;
  stycken: number;
  points: number;
}

type Verdict = Pick<CheckedProvision, "Status" | "Confirmable">;
type Known = Pick<StructuredParagraph, "stycken" | "points" | "repealedBy">;

const certain = (Status: CheckedProvision["Status"]): Verdict => ({ Status, Confirmable: false });
const doubtful = (Status: CheckedProvision["Status"]): Verdict => ({ Status, Confirmable: true });

/**
 * What is known of a place: by the imported wordings and the repository's facts about its act.
 * @param day the day whose law the text describes, ISO
 */
export function statusOf(place: PlaceToVerify, imported: ImportedAct | undefined, day: string): Verdict {
  const { Sfs, Chapter, Paragraph, Fault } = place;
  if (Fault === "Future") return certain("Future");
  if (Fault === "ActRepealed" || isRepealed(place, day)) return doubtful("ActRepealed");
  if (isEuropean(Sfs)) return articleStatus(place);
  const structure = findStructure(Sfs);
  if (!structure && !imported) {
    const act = findAct(Sfs);
    if (!act) return doubtful(/^\d{4}:/.test(Sfs) ? "UnknownAct" : "UnlistedAct");
    const isChapterless = act.numbering === "restarting" && Chapter === null && Paragraph !== "";
    return doubtful(isChapterless ? "ChapterMissing" : "NotImported");
  }
  // What contradicts the repository's facts can't be confirmed: an amended act is imported first.
  const contradicted = structure ? certain : doubtful;
  if (Paragraph === "") return chapterStatus(place, imported, contradicted);
  const ends = paragraphEnds(Paragraph).map((end) => knownParagraphs({ ...place, Paragraph: end }, imported));
  if (ends.some((known) => known.length === 0)) return missingStatus(place, imported, contradicted);
  if (ends.some((known) => known.every(({ repealedBy }) => repealedBy !== null)))
    return isOfItsTime(place, ends.flat(), day) ? doubtful("Repealed") : { ...contradicted("Repealed") };
  return hasPart(place, ends.flat()) ? certain("Found") : contradicted("PartMissing");
}

/** An act in the answer's list that was repealed by the day that the answer describes. */
function isRepealed({ Sfs, IsSaidPast }: PlaceToVerify, day: string): boolean {
  const act = findAct(Sfs);
  return !IsSaidPast && act?.repealedFrom != null && act.repealedFrom <= day;
}

function articleStatus({ Sfs, Paragraph }: PlaceToVerify): Verdict {
  const last = lastArticle(Sfs);
  const articles = paragraphEnds(Paragraph).map((end) => Number.parseInt(firstParagraph({ Sfs, Paragraph: end }), 10));
  return last !== undefined && articles.some((article) => article > last || article === 0)
    ? certain("NotFound")
    : doubtful(findAct(Sfs) ? "NotImported" : "UnknownAct");
}

/** A whole chapter, or an act alone. */
function chapterStatus(
  { Sfs, Chapter }: PlaceToVerify,
  imported: ImportedAct | undefined,
  contradicted: (status: CheckedProvision["Status"]) => Verdict,
): Verdict {
  if (Chapter === null) return certain("Found");
  const structure = findStructure(Sfs);
  // The chapters of an act that numbers its paragraphs through them aren't known here.
  if (findAct(Sfs)?.numbering === "continuous") return doubtful("NotImported");
  const isThere =
    structure?.chapters.has(Chapter) || imported?.paragraphs.some((paragraph) => paragraph.Chapter === Chapter);
  return isThere ? certain("Found") : contradicted("NotFound");
}

/** A place that doesn't exist: without its chapter it may be meant in one that has the paragraph. */
function missingStatus(
  { Sfs, Chapter, Paragraph }: PlaceToVerify,
  imported: ImportedAct | undefined,
  contradicted: (status: CheckedProvision["Status"]) => Verdict,
): Verdict {
  if (Chapter !== null || findAct(Sfs)?.numbering !== "restarting") return contradicted("NotFound");
  const all = [...(findStructure(Sfs)?.paragraphs ?? []), ...(imported?.paragraphs ?? [])];
  const isSomewhere = all.some((paragraph) => paragraph.Paragraph === paragraphEnds(Paragraph)[0]);
  return isSomewhere ? doubtful("ChapterMissing") : contradicted("ChapterMissing");
}

/** What is known of a paragraph, or of others that may be meant. */
function knownParagraphs(place: PlaceToVerify, imported: ImportedAct | undefined): Known[] {
  const own = [place, ...place.Others.filter(({ Sfs }) => Sfs === place.Sfs)].flatMap((each) =>
    knownIn(each, imported),
  );
  const elsewhere = place.Others.filter(({ Sfs }) => Sfs !== place.Sfs).flatMap((each) => knownIn(each, undefined));
  return [...own, ...elsewhere];
}

function knownIn(place: CitedPlace, imported: ImportedAct | undefined): Known[] {
  const key = placeKey(place);
  const isSame = (other: Omit<CitedPlace, "Sfs">): boolean => placeKey({ ...other, Sfs: place.Sfs }) === key;
  const wording = imported?.paragraphs.find(isSame);
  const fact = findStructure(place.Sfs)?.paragraphs.find(isSame);
  if (wording?.Repealed) return [{ ...wording, repealedBy: fact?.repealedBy ?? "" }];
  if (!wording) return fact ? [fact] : [];
  const { stycken, points } = wording;
  return [
    { stycken: Math.max(stycken, fact?.stycken ?? 0), points: Math.max(points, fact?.points ?? 0), repealedBy: null },
  ];
}

const hasPart = ({ Stycke, Punkt }: PlaceToVerify, known: readonly Known[]): boolean =>
  known.some(({ stycken, points }) => (Stycke ?? 0) <= stycken && (Punkt ?? 0) <= points);

/** Whether a text may speak of a repealed paragraph: it says so, or describes the law of a day before. */
function isOfItsTime({ IsSaidPast }: PlaceToVerify, known: readonly Known[], day: string): boolean {
  const years = known.map(({ repealedBy }) => Number(repealedBy?.slice(0, 4) || 0));
  return IsSaidPast || Number(day.slice(0, 4)) < Math.max(...years);
}
