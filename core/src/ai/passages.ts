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

const opening = /<(h[1-6]|p|li)\b[^<>]*>/gi;
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

/** The blocks with an end. The end of a kind that has none left is searched for once: the time is linear. */
function* findBlocks(html: string) {
  const openings = new RegExp(opening);
  const unclosed = new Set<string>();
  for (let begin = openings.exec(html); begin !== null; begin = openings.exec(html)) {
    const tag = (begin[1] ?? "").toLowerCase();
    if (unclosed.has(tag)) continue;
    const closing = new RegExp(`</${tag}>`, "gi");
    closing.lastIndex = openings.lastIndex;
    const ending = closing.exec(html);
    if (ending === null) {
      unclosed.add(tag);
      continue;
    }
    yield { tag, inner: html.slice(openings.lastIndex, ending.index), start: begin.index, end: closing.lastIndex };
    openings.lastIndex = closing.lastIndex;
  }
}

/** Cuts an answer at its headings and paragraphs. The first paragraph is the short answer. */
export function cutPassages(html: string): Passage[] {
  const passages: Passage[] = [];
  let part: Part = "Short";
  for (const { tag, inner, start, end } of findBlocks(html)) {
    const text = stripHtml(inner).replace(/\s+/g, " ").trim();
    if (text === "" || isNote(inner)) continue;
    if (tag.startsWith("h")) {
      part = partOf(text);
      continue;
    }
    const read = splitSentences(text.replace(label, "")).filter(
      (sentence, at) => !isPromptInjection(sentence) && (at === 0 || !isLeftover(sentence)),
    );
    const sentences = read.filter(isQuotable);
    passages.push({ part, text: read.join(" "), sentences, start, end });
    if (passages.length === 1 && part === "Short") part = "Conditions";
  }
  return passages;
}
