import { slug } from "../text/slug.ts";
import { stripHtml } from "../text/text.ts";

/** A heading inside an answer, and the id for its link. */
export interface Heading {
  id: string;
  text: string;
}

/** Prefix that separates the answer's heading ids from the ids of the page. */
const prefix = "del-";

/** The answer's sanitised HTML with an id on each of its main headings, and those headings. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const headings: Heading[] = [];
  const taken = new Set<string>();
  const anchored = html.replace(/<h2>([\s\S]*?)<\/h2>/g, (whole, inner: string) => {
    const text = stripHtml(inner).replace(/\s+/g, " ");
    if (!text) return whole;
    const id = freeId(prefix + (slug(text, 60) || "rubrik"), taken);
    headings.push({ id, text });
    return `<h2 id="${id}">${inner}</h2>`;
  });
  return { html: anchored, headings };
}

function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}
