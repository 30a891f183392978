import { stripHtml } from "../text/text.ts";
import { isPromptInjection } from "./promptInjection.ts";
import { isQuotable, splitSentences } from "./sentences.ts";

/** The role of a passage: the short answer, when it applies, what to do, when it differs. */
export type Part = "Short" | "Conditions" | "Steps" | "Exceptions";

/** A paragraph or list item of an answer. */
export interface Passage {
  part: Part;
  /** Its sentences, without prompt injections. White space is collapsed. */
  text: string;
  /** The sentences that may be quoted. */
  sentences: string[];
  /** The place in the HTML, the end exclusive. */
  start: number;
  end: number;
}

const block = /<(h[1-6]|p|li)\b[^<>]*>([\s\S]*?)<\/\1>/gi;
const label = /^(?:kort svar|svar|sammanfattning|slutsats)\s*:\s*/i;

function partOf(heading: string): Part {
  if (/kort svar|sammanfatt|slutsats/i.test(heading)) return "Short";
  if (/kan göra|bör göra|ska göra|gör du|gör så|går till|gå till ?väga|nästa steg|råd/i.test(heading)) return "Steps";
  return /annorlunda|undantag|tänk på|när gäller det inte/i.test(heading) ? "Exceptions" : "Conditions";
}

/** Whether a whole paragraph is in italics: a note about the text, not a part of the answer. */
const isNote = (html: string): boolean => /^\s*<em>[\s\S]*<\/em>\s*$/i.test(html);

/** Words that remain where markup was removed: no sentence. */
const isLeftover = (sentence: string): boolean => sentence.split(" ").length < 3 && !/[.!?:…”"]$/.test(sentence);

/** Cuts an answer at its headings and paragraphs. The first paragraph is the short answer. */
export function cutPassages(html: string): Passage[] {
  const passages: Passage[] = [];
  let part: Part = "Short";
  for (const { index, 0: whole, 1: tag = "", 2: inner = "" } of html.matchAll(block)) {
    const text = stripHtml(inner).replace(/\s+/g, " ").trim();
    if (text === "" || isNote(inner)) continue;
    if (tag.toLowerCase().startsWith("h")) {
      part = partOf(text);
      continue;
    }
    const read = splitSentences(text.replace(label, "")).filter(
      (sentence, at) => !isPromptInjection(sentence) && (at === 0 || !isLeftover(sentence)),
    );
    const sentences = read.filter(isQuotable);
    passages.push({ part, text: read.join(" "), sentences, start: index, end: index + whole.length });
    if (passages.length === 1 && part === "Short") part = "Conditions";
  }
  return passages;
}
