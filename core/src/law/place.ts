import { findAct } from "../act/acts.ts";

interface Place {
  Sfs: string;
  Chapter: string | null;
  Paragraph: string;
}

/** The chapter that a paragraph needs to be unique: none in an act that numbers its paragraphs through its chapters. */
export const chapterOf = ({ Sfs, Chapter }: Omit<Place, "Paragraph">): string | null =>
  findAct(Sfs)?.numbering === "continuous" ? null : Chapter;

/** The same for two ways of citing one provision. */
export const placeKey = (place: Place): string => JSON.stringify([place.Sfs, chapterOf(place), place.Paragraph]);

/** The first and the last paragraph of a range; a single one twice. */
export function paragraphEnds(paragraph: string): [string, string] {
  const [first = "", last = first] = paragraph.split("–");
  return [first, last];
}
