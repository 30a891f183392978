import { cleanText } from "./cleanText.ts";

/** A name or another text on one line, a text with line breaks, or sanitised HTML. */
export type TextForm = "line" | "text" | "html";

const controls = /[^\P{Cc}\t\n\r]/gu;

/** Control characters are refused in new texts. In stored ones they are removed, or their editor could not save. */
const plain = (text: string): string => cleanText(text).replace(controls, "");

/** The text between tags, apart: a combining sign after ">" would compose with the tag's end. */
const cleanHtml = (html: string): string =>
  html
    .split(/(<[^<>]*>)/)
    .map(plain)
    .join("");

const clean: Record<TextForm, (text: string) => string> = {
  line: (text) => plain(text).replace(/\s+/g, " ").trim(),
  text: plain,
  html: cleanHtml,
};

/** A stored value as the contract would read it now: a text, or all texts in an array or an object. Idempotent. */
export function cleanStored(value: unknown, form: TextForm): unknown {
  if (typeof value === "string") return clean[form](value);
  if (Array.isArray(value)) return value.map((one) => cleanStored(one, form));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, cleanStored(one, form)]));
}
