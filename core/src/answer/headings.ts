import { slug } from "../text/slug.ts";
import { stripHtml } from "../text/text.ts";

/** A heading inside an answer, and the id for its link. */
export interface Heading {
  id: string;
  text: string;
}

/** Prefix that separates the answer's heading ids from the ids of the page. */
const prefix = "del-";

/** A heading up to its end. It stops at the next one, so that headings without an end are read once. */
const heading = /<h2>([^<]*(?:<(?!\/?h2>)[^<]*)*)<\/h2>/g;

/** The answer's sanitised HTML with an id on each of its main headings, and those headings. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Map<string, number>();
  const anchored = html.replace(heading, (whole, inner: string) => {
    const text = stripHtml(inner).replace(/\s+/g, " ");
    if (!text) return whole;
    const id = freeId(prefix + (slug(text, 60) || "rubrik"), taken);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

/** @param taken the last number of each id */
function freeId(wanted: string, taken: Map<string, number>): string {
  let id = wanted;
  let number = taken.get(wanted) ?? 0;
  while (taken.has(id)) id = `${wanted}-${Math.max(2, ++number)}`;
  if (number > 0) taken.set(wanted, number);
  taken.set(id, taken.get(id) ?? 1);
  return id;
}
