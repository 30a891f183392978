import { diff3Merge } from "node-diff3";
import { type AnswerText, textOf } from "./answerText.ts";

/** Ends of the blocks that are merged as wholes. */
const blockEnd = /(?<=<\/(?:p|h2|h3)>)/;
const tag = /<[^<>]+>/g;
const wordOrTag = /(<[^<>]+>|\s+)/;

/** Pairs of equal tokens that a comparison looks at. Its time grows with them, and so with the square of a repeated token. */
const MOST_PAIRS = 500_000;

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

type Sides = [mine: string[], base: string[], theirs: string[]];

/** How many tokens are equal on all sides, from the beginning. */
function equalTokens([mine, base, theirs]: Sides, limit: number, at: (list: string[], index: number) => unknown) {
  let count = 0;
  while (count < limit && at(mine, count) === at(base, count) && at(theirs, count) === at(base, count)) count += 1;
  return count;
}

function hasFewPairs(one: readonly string[], other: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const token of one) counts.set(token, (counts.get(token) ?? 0) + 1);
  let pairs = 0;
  for (const token of other) pairs += counts.get(token) ?? 0;
  return pairs <= MOST_PAIRS;
}

/** Regions of a three-way merge, of what differs between the equal beginning and end; null if that is too much to compare. */
function mergeLists(sides: Sides) {
  const shortest = Math.min(...sides.map(({ length }) => length));
  const before = equalTokens(sides, shortest, (list, index) => list[index]);
  const after = equalTokens(sides, shortest - before, (list, index) => list[list.length - 1 - index]);
  const [mine, base, theirs] = sides.map((list) => list.slice(before, list.length - after)) as Sides;
  if (!hasFewPairs(mine, base) || !hasFewPairs(theirs, base)) return null;
  const equal = (from: number, to: number) => ({ ok: sides[1].slice(from, to), conflict: undefined });
  const end = sides[1].length;
  return [equal(0, before), ...diff3Merge(mine, base, theirs), equal(end - after, end)];
}

/** Merges lists of tokens; null if the same place changed on both sides. */
function mergeTokens(...sides: Sides): string | null {
  const regions = mergeLists(sides);
  if (regions === null) return null;
  return regions.every(({ ok }) => ok !== undefined) ? regions.flatMap(({ ok }) => ok ?? []).join("") : null;
}

/** Block by block; within a block word by word, if neither side changed its markup. */
function mergeHtml(mine: string, base: string, theirs: string): string | null {
  const regions = mergeLists([mine, base, theirs].map((html) => html.split(blockEnd)) as Sides);
  if (regions === null) return null;
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
