import { provisionPath } from "../law/provisionPath.ts";
import type { CitationSpan } from "../law/provisionSchema.ts";

/**
 * The answer's sanitised HTML with a link to the page of each provision that its text cites. A link can't stand inside
 * another, and where a citation goes over the end of an element, only its beginning is linked.
 */
export function linkCitations(html: string, citations: readonly CitationSpan[]): string {
  const links = Array.from(html.matchAll(/<a[\s>][\s\S]*?<\/a>/g), ({ 0: link, index }) => [
    index,
    index + link.length,
  ]);
  const isLinked = (at: number) => links.some(([start = 0, end = 0]) => start < at && at < end);
  let linked = "";
  let last = 0;
  for (const { Start, End, ...provision } of citations.toSorted((one, other) => one.Start - other.Start)) {
    const [words = ""] = html.slice(Start, End).split("<");
    const path = provisionPath(provision);
    if (Start < last || path === null || words.trim() === "" || isLinked(Start)) continue;
    linked += `${html.slice(last, Start)}<a href="${path}">${words}</a>`;
    last = Start + words.length;
  }
  return linked + html.slice(last);
}
