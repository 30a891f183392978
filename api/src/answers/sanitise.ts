import { stripHtml } from "@lagrum/core/domain/text";
import sanitizeHtml from "sanitize-html";

const rules: sanitizeHtml.IOptions = {
  allowedTags: ["p", "h2", "h3", "ul", "ol", "li", "strong", "em", "a", "blockquote", "br"],
  allowedAttributes: { a: ["href", "rel"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowProtocolRelative: false,
  transformTags: {
    b: "strong",
    i: "em",
    h1: "h2",
    h4: "h3",
    a: (_, { href }) => ({ tagName: "a", attribs: { ...(href !== undefined && { href }), rel: "nofollow noopener" } }),
  },
};

/** The HTML of an answer with nothing but text, simple structure and safe links. Sanitising twice changes nothing. */
export const sanitise = (html: string): string => sanitizeHtml(html, rules).trim();

/** Whether nothing is left to read. */
export const isEmpty = (html: string): boolean => stripHtml(html).replace(/[\s\u00a0\u200b\u2060\ufeff]/g, "") === "";
