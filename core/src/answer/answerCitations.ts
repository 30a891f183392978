import { paragraphText } from "../citation/citation.ts";
import { findCitations } from "../citation/findCitations.ts";
import { readHtmlText } from "../citation/htmlText.ts";
import type { CitationSpan, CitedProvision } from "../law/provisionSchema.ts";

/** Raised when the parser changes: the citations of an earlier version are found again. */
export const parserVersion = 2;

interface CitingText {
  /** Sanitised HTML. */
  AnswerBody: string;
  Provisions: readonly CitedProvision[];
  ValidAt: string | null;
}

/** The provisions that an answer's text cites, in the order of the text. Whole chapters have no page and are left out. */
export function findAnswerCitations({ AnswerBody, Provisions, ValidAt }: CitingText): CitationSpan[] {
  const { text, spanOf } = readHtmlText(AnswerBody);
  const { citations } = findCitations(text, { day: ValidAt, provisions: Provisions });
  return citations.flatMap((citation) => {
    const { act, chapter, punkt, paragraph } = citation;
    if (paragraph === null) return [];
    const place = paragraphText(citation);
    const { start, end } = spanOf(citation.start, citation.end);
    const Paragraph = act.celex === null || punkt === null ? place : `${place}.${punkt}`;
    return [{ Start: start, End: end, Sfs: act.number, Chapter: chapter, Paragraph }];
  });
}
