import type { Span } from "../citation/citation.ts";
import { readCitationText } from "../citation/citationText.ts";
import { findLinkedSources } from "../citation/linkedSources.ts";
import { sourceAddress } from "../citation/sourceAddress.ts";
import { provisionPath } from "../law/provisionPath.ts";
import type { CitationSpan } from "../law/provisionSchema.ts";

interface Link extends Span {
  address: string | null;
}

/** Links to the official publication of what the text cites besides provisions, where its address is certain. */
function sourceLinks(html: string): Link[] {
  const { text, spanOf } = readCitationText(html);
  return findLinkedSources(text).map((source) => ({
    ...spanOf(source.start, source.end),
    address: sourceAddress(source),
  }));
}

/**
 * The answer's sanitised HTML with a link to the page of each provision that its text cites, and to the official
 * publication of bills. Links can't be nested, and where a citation goes over the end of an element, only its
 * beginning is linked.
 */
export function linkCitations(html: string, citations: readonly CitationSpan[]): string {
  const existing = Array.from(html.matchAll(/<a[\s>][\s\S]*?<\/a>/g), ({ 0: link, index }) => [
    index,
    index + link.length,
  ]);
  const isLinked = (at: number) => existing.some(([start = 0, end = 0]) => start < at && at < end);
  const provisionLinks = citations.map(({ Start, End, ...provision }) => ({
    ...{ start: Start, end: End, address: provisionPath(provision) },
  }));
  const links = [...provisionLinks, ...sourceLinks(html)].sort((one, other) => one.start - other.start);
  let linked = "";
  let last = 0;
  for (const { start, end, address } of links) {
    const [words = ""] = html.slice(start, end).split("<");
    if (start < last || address === null || words.trim() === "" || isLinked(start)) continue;
    linked += `${html.slice(last, start)}<a href="${address}">${words}</a>`;
    last = start + words.length;
  }
  return linked + html.slice(last);
}
