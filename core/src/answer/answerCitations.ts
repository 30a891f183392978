import { findAct } from "../act/acts.ts";
import { type Citation, paragraphText } from "../citation/citation.ts";
import { readCitationText } from "../citation/citationText.ts";
import { findCitations } from "../citation/findCitations.ts";
import { placeKey } from "../law/place.ts";
import type { CitationSpan, CitedProvision } from "../law/provisionSchema.ts";

/** Raised when the parser changes: the citations of an earlier version are found again. */
export const parserVersion = 5;

interface CitingText {
  /** Sanitised HTML. */
  AnswerBody: string;
  Provisions: readonly CitedProvision[];
  ValidAt: string | null;
}

type CitedPlace = Omit<CitedProvision, "Law">;

/** A citation as an answer's list has it. */
export function citedPlace(citation: Citation): CitedPlace {
  const { act, chapter, punkt } = citation;
  const place = paragraphText(citation);
  const Paragraph = act.celex === null || punkt === null ? place : `${place}.${punkt}`;
  return { Sfs: act.number, Chapter: chapter, Paragraph };
}

/** The provisions that an answer's text cites, in the order of the text. Whole chapters have no page and are left out. */
export function findAnswerCitations({ AnswerBody, Provisions, ValidAt }: CitingText): CitationSpan[] {
  const { text, spanOf } = readCitationText(AnswerBody);
  const { citations } = findCitations(text, { day: ValidAt, provisions: Provisions });
  return citations.flatMap((citation) => {
    if (citation.paragraph === null) return [];
    const { start, end } = spanOf(citation.start, citation.end);
    return [{ Start: start, End: end, ...citedPlace(citation) }];
  });
}

/**
 * The citations that must exist before an answer is published: the provisions that its text cites, also those that lack their chapter,
 * and the numbers of Swedish acts that aren't listed, with an empty Paragraph. Each once.
 */
export function findPlacesToVerify({ AnswerBody, Provisions, ValidAt }: CitingText): CitedPlace[] {
  const { text } = readCitationText(AnswerBody);
  const { citations, refused, acts } = findCitations(text, { day: ValidAt, provisions: Provisions });
  const chapterless = refused.flatMap(({ citation }) => citation ?? []);
  const cited = [...citations, ...chapterless].filter(({ paragraph }) => paragraph !== null).map(citedPlace);
  const numbers = new Set(cited.map(({ Sfs }) => Sfs));
  const alone = acts
    .filter(({ act }) => act.celex === null && findAct(act.number) === undefined && !numbers.has(act.number))
    .map(({ act }) => ({ Sfs: act.number, Chapter: null, Paragraph: "" }));
  return [...new Map([...cited, ...alone].map((place) => [placeKey(place), place])).values()];
}
