import { cleanText } from "@lagrum/core/contract/cleanText";
import { stripHtml } from "@lagrum/core/text/text";
import sanitizeHtml from "sanitize-html";

/** Tags and attributes of an answer. News have pictures too. */
export const answerRules = {
  allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  // The text of other forbidden elements remains.
  nonTextTags: ["script", "style"],
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    a: (_: string, { href }: sanitizeHtml.Attributes) => ({
      tagName: "a",
      attribs: { ...(href !== undefined && { href }), rel: "nofollow noopener" },
    }),
  },
} satisfies sanitizeHtml.IOptions;

/** The beginnings of markup that the parser drops up to its end. */
const dropped = /<(?:!--|(?:script|style)(?=[\s/>]))/gi;

/** Without an end the parser would drop the rest of the text: such a beginning is text. */
function escapeUnclosed(html: string): string {
  const lower = html.toLowerCase();
  const ends: Record<string, number> = {
    "<!--": lower.lastIndexOf("-->"),
    "<script": lower.lastIndexOf("</script"),
    "<style": lower.lastIndexOf("</style"),
  };
  return html.replace(dropped, (begin, at: number) =>
    at < (ends[begin.toLowerCase()] ?? -1) ? begin : `&lt;${begin.slice(1)}`,
  );
}

/** Passes until nothing changes. Two were enough for every tested text. */
const MAX_PASSES = 5;

/**
 * Reduces HTML to text, simple structure and safe links, or to what other options allow. Idempotent, which takes
 * several passes:
 * where a forbidden element stood between two paragraphs, the first pass leaves one inside the other, and the next
 * makes them siblings.
 */
export function sanitise(html: string, rules: sanitizeHtml.IOptions = answerRules): string {
  let read = escapeUnclosed(html);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    // The parser decodes character references, such as &shy;.
    const clean = cleanText(sanitizeHtml(read, rules)).trim();
    if (clean === read) return clean;
    read = clean;
  }
  // Only an attack needs more passes: reduce it to its text.
  return cleanText(sanitizeHtml(read, { allowedTags: [], allowedAttributes: {} })).trim();
}

/** Whether the HTML has no text. */
export const isEmpty = (html: string): boolean => cleanText(stripHtml(html)).trim() === "";
