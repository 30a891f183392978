import { foldText } from "../text/foldedText.ts";
import type { CitationOptions, FoundCitations, Span } from "./citation.ts";
import { readCitations } from "./readCitations.ts";

/**
 * The Swedish and European provisions, acts and sources that a text cites. Time is linear in the text's length. Plain text:
 * no HTML. Read folded; the places are the original's.
 */
export function findCitations(original: string, options: CitationOptions = {}): FoundCitations {
  const { text, spanOf } = foldText(original);
  const found = readCitations(text, options);
  if (text === original) return found;
  const inOriginal = <T extends Span>(spans: readonly T[]): T[] =>
    spans.map((span) => ({ ...span, ...spanOf(span.start, span.end) }));
  return {
    citations: inOriginal(found.citations),
    acts: inOriginal(found.acts),
    sources: inOriginal(found.sources),
    refused: found.refused.map((refusal) => ({
      ...refusal,
      ...spanOf(refusal.start, refusal.end),
      citation: refusal.citation && { ...refusal.citation, ...spanOf(refusal.citation.start, refusal.citation.end) },
      possible: inOriginal(refusal.possible),
    })),
  };
}
