import { stripHtml } from "@lagrum/core/text/text";
import { sanitise } from "../answers/sanitise.ts";
import type { ImportLine } from "./importLine.ts";

const tag =
  /<\/?(?:p|br|h[1-6]|ul|ol|li|strong|em|b|i|u|a|blockquote|div|span|font|table|t[rdh]|tbody|section|article|pre|dl|d[td]|img|script|style)(?:\s[^<>]*)?\/?>/i;
const entity = /&(?:[a-z]{2,8}|#\d{1,7}|#x[\da-f]{1,6});/i;
const block = /<(?:p|br|h[1-6]|ul|ol|li|blockquote|div|table|section|article|pre|dl)\b/i;

const isMarkup = (text: string) => tag.test(text) || entity.test(text);

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Turns unsupported blocks into paragraphs and table cells into words, before the sanitiser removes their tags. */
const asParagraphs = (html: string) =>
  html
    .replace(
      /<\/?(?:div|section|article|header|footer|main|figure|center|pre|table|caption|tr|dl|d[td]|h[56])(?:\s[^<>]*)?>/gi,
      "</p><p>",
    )
    .replace(/<\/?t[dh](?:\s[^<>]*)?>/gi, " ");

/** Empty lines separate paragraphs, other line breaks stay. */
const fromLines = (html: string) =>
  html
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replace(/\s*\n\s*/g, "<br>")}</p>`)
    .join("");

/** An answer from an archive, HTML or plain text, as the HTML that answers have. */
export function toAnswerHtml(text: string): string {
  const html = isMarkup(text) ? text : escapeHtml(text);
  return tidy(sanitise(block.test(html) ? asParagraphs(html) : fromLines(html)));
}

const tidy = (html: string) => html.replace(/<p>(?:\s|&nbsp;)*<\/p>/g, "").trim();

/** A question from an archive as plain text with line breaks. */
export const toQuestionText = (text: string): string => (isMarkup(text) ? stripHtml(toAnswerHtml(text)) : text);

/**
 * The author and the source of the answer, as its last paragraph: an imported author has no account, and a
 * licence may require that the source is named. Empty when both are unknown.
 */
export function byline({ Author, Attribution, SourceUri }: ImportLine): string {
  const source = Attribution ?? SourceUri;
  const link =
    SourceUri && source ? `<a href="${escapeHtml(SourceUri)}">${escapeHtml(source)}</a>` : source && escapeHtml(source);
  const author = Author && [Author.Name, Author.Title].filter(Boolean).join(", ");
  const parts = [author && `Svar av ${escapeHtml(author)}.`, link && `Källa: ${link}.`].filter(Boolean);
  return parts.length > 0 ? sanitise(`<p><em>${parts.join(" ")}</em></p>`) : "";
}
