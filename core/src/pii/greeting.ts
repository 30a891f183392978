import type { Replacing } from "./htmlText.ts";

/** Greetings at the beginning of a line or a sentence; the second part is complete without a name. */
const greetings = /(?:^|[.!?] )((hej|hejsan|hallå|tjena|tja|god ?dag|god ?morgon)|bästa|kära|käre)(,?\s+)$/iu;
/** Longer than any greeting. */
const FAR_BACK = 40;

type Place = Omit<Replacing, "by">;

/** The greeting before a name: how many characters of it are replaced together with the name, and by what. */
function greetingBefore(text: string, { start, end }: Place): { length: number; by: string } | null {
  if (!/^\s*(?:[,!.\n]|$)/.test(text.slice(end, end + FAR_BACK))) return null;
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const found = greetings.exec(text.slice(Math.max(line, start - FAR_BACK), start));
  if (!found) return null;
  const [, words = "", isWhole, space = ""] = found;
  return isWhole ? { length: space.length, by: "" } : { length: words.length + space.length, by: "Hej" };
}

/** Whether a greeting precedes the name. */
export const isGreeted = (text: string, place: Place): boolean => greetingBefore(text, place) !== null;

/** Removes a name from a greeting instead of replacing it: "Hej Anna!" becomes "Hej!", not "Hej [namn 1]!". */
export function asGreeting(text: string, replacing: Replacing): Replacing {
  const greeting = /^\[namn \d+\]$/.test(replacing.by) ? greetingBefore(text, replacing) : null;
  return greeting ? { ...replacing, start: replacing.start - greeting.length, by: greeting.by } : replacing;
}
