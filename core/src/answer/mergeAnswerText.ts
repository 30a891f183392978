import { diff3Merge } from "node-diff3";
import { type AnswerText, textOf } from "./answerText.ts";

/** Ends of the blocks that are merged as wholes. */
const blockEnd = /(?<=<\/(?:p|h2|h3)>)/;
const tag = /<[^>]+>/g;
const wordOrTag = /(<[^>]+>|\s+)/;

const hasSameTags = (one: string, other: string) => JSON.stringify(one.match(tag)) === JSON.stringify(other.match(tag));

/** Whether every element is closed in order; the allowed void element is br. */
function isBalanced(html: string): boolean {
  const open: string[] = [];
  for (const [, end, name] of html.matchAll(/<(\/?)(\w+)[^<>]*>/g)) {
    if (name === "br") continue;
    if (!end) open.push(name ?? "");
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
}

/** Merges lists of tokens; null if the same place changed on both sides. */
function mergeTokens(mine: string[], base: string[], theirs: string[]): string | null {
  const regions = diff3Merge(mine, base, theirs);
  return regions.every(({ ok }) => ok !== undefined) ? regions.flatMap(({ ok }) => ok ?? []).join("") : null;
}

/** Block by block; within a block word by word, if neither side changed its markup. */
function mergeHtml(mine: string, base: string, theirs: string): string | null {
  const blocks = [mine, base, theirs].map((html) => html.split(blockEnd)) as [string[], string[], string[]];
  const regions = diff3Merge(...blocks);
  const merged = regions.map(({ ok, conflict }) => {
    if (ok) return ok.join("");
    const [a, o, b] = [conflict?.a, conflict?.o, conflict?.b].map((part) => part?.join("") ?? "") as [
      string,
      string,
      string,
    ];
    if (!hasSameTags(a, o) || !hasSameTags(b, o)) return null;
    return mergeTokens(a.split(wordOrTag), o.split(wordOrTag), b.split(wordOrTag));
  });
  const html = merged.every((part) => part !== null) ? merged.join("") : null;
  return html !== null && isBalanced(html) ? html : null;
}

/** The side that changed a value, or undefined if both did, differently. */
function pick<T>(mine: T, base: T, theirs: T): T | undefined {
  const [m, o, t] = [mine, base, theirs].map((value) => JSON.stringify(value));
  if (m === t || o === t) return mine;
  return m === o ? theirs : undefined;
}

/** Both sides' added provisions, without those that either removed. */
function mergeProvisions(
  mine: AnswerText["Provisions"],
  base: AnswerText["Provisions"],
  theirs: AnswerText["Provisions"],
): AnswerText["Provisions"] {
  const key = (provision: AnswerText["Provisions"][number]) => JSON.stringify(provision);
  const [had, hers] = [new Set(base.map(key)), new Set(theirs.map(key))];
  const own = new Set(mine.map(key));
  return [
    ...mine.filter((each) => hers.has(key(each)) || !had.has(key(each))),
    ...theirs.filter((each) => !own.has(key(each)) && !had.has(key(each))),
  ];
}

/** Three-way merge of an answer's content; null if both changed the same place. */
export function mergeAnswerText(mine: AnswerText, base: AnswerText, theirs: AnswerText): AnswerText | null {
  const [m, o, t] = [textOf(mine), textOf(base), textOf(theirs)];
  const AnswerBody =
    pick(m.AnswerBody, o.AnswerBody, t.AnswerBody) ?? mergeHtml(m.AnswerBody, o.AnswerBody, t.AnswerBody);
  const ValidAt = pick(m.ValidAt, o.ValidAt, t.ValidAt);
  if (AnswerBody === null || ValidAt === undefined) return null;
  return { AnswerBody, Provisions: mergeProvisions(m.Provisions, o.Provisions, t.Provisions), ValidAt };
}
