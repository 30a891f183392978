import { readCitationText } from "../citation/citationText.ts";
import { findCitations } from "../citation/findCitations.ts";
import { type PlaceToVerify, placesToVerify } from "../citation/placesToVerify.ts";
import { citedPlace } from "../law/citedPlace.ts";
import type { CitationSpan, CitedProvision } from "../law/provisionSchema.ts";

/** Raised when the parser changes: the citations of an earlier version are found again. */
export const parserVersion = 5;

interface CitingText {
  /** Sanitised HTML. */
  AnswerBody: string;
  Provisions: readonly CitedProvision[];
  ValidAt: string | null;
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

/** The places and sources that an answer cites and that must be verified before it is sent or published. */
export function findPlacesToVerify({ AnswerBody, Provisions, ValidAt }: CitingText, today: string): PlaceToVerify[] {
  return placesToVerify(readCitationText(AnswerBody).text, { day: ValidAt, provisions: Provisions }, today);
}
