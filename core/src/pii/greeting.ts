import type { Replacing } from "./htmlText.ts";

/** What a name is greeted with, where a line or a sentence begins; the second part is whole without a name. */
const greetings = /(?:^|[.!?] )((hej|hejsan|hallå|tjena|tja|god ?dag|god ?morgon)|bästa|kära|käre)(,?\s+)$/iu;
/** Longer than any of them. */
const FAR_BACK = 40;

type Place = Omit<Replacing, "by">;

/** The greeting before a place where a name stands: how much of it goes with the name, and what comes instead. */
function greetingBefore(text: string, { start, end }: Place): { length: number; by: string } | null {
  if (!/^\s*(?:[,!.\n]|$)/.test(text.slice(end, end + FAR_BACK))) return null;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const found = greetings.exec(text.slice(Math.max(line, start - FAR_BACK), start));
  if (!found) return null;
  const [, words = "", isWhole, space = ""] = found;
  return isWhole ? { length: space.length, by: "" } : { length: words.length + space.length, by: "Hej" };
}

/** Whether a name stands there that is greeted. */
export const isGreeted = (text: string, place: Place): boolean => greetingBefore(text, place) !== null;

/** Leaves a name out of a greeting where a number would stand for it: "Hej Anna!" becomes "Hej!", not "Hej [namn 1]!". */
export function asGreeting(text: string, replacing: Replacing): Replacing {
  const greeting = /^\[namn \d+\]$/.test(replacing.by) ? greetingBefore(text, replacing) : null;
  return greeting ? { ...replacing, start: replacing.start - greeting.length, by: greeting.by } : replacing;
}
