import { stripHtml } from "@lagrum/core/text/text";
import sanitizeHtml from "sanitize-html";

/** What an answer is made of; news have pictures too. */
export const answerRules = {
  allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
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

/** Readings until nothing changes: two have been enough for everything tried. */
const MAX_PASSES = 5;

/**
 * The HTML of an answer with nothing but text, simple structure and safe links; of a text with other rules what those
 * allow. Sanitising twice changes nothing:
 * where a forbidden element stood between two paragraphs, the first reading leaves one inside the other, which the
 * next reading sets side by side.
 */
export function sanitise(html: string, rules: sanitizeHtml.IOptions = answerRules): string {
  let read = html;
  for (let reading = 0; reading < MAX_PASSES; reading += 1) {
    const clean = sanitizeHtml(read, rules).trim();
    if (clean === read) return clean;
    read = clean;
  }
  // Whoever writes such a thing isn't writing an answer: its words are kept.
  return sanitizeHtml(read, { allowedTags: [], allowedAttributes: {} }).trim();
}

/** Whether nothing is left to read. */
export const isEmpty = (html: string): boolean => stripHtml(html).replace(/[\s\u00a0\u200b\u2060\ufeff]/g, "") === "";
