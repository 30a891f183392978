import type { Mention } from "./actMentions.ts";
import type { Token } from "./tokens.ts";

const saysRepealed =
  /(?<!\p{L})(?:gamla|tidigare|äldre|dåvarande|upphävd|upphävda|upphävdes|upphört|upphörde|ersatt|ersattes|dåtida)(?!\p{L})/iu;
/** Said after a name: "personuppgiftslagen gällde till 2018". */
const isPast = /(?<!\p{L})(?:gällde|avskaffades|avlöstes|fanns|har ersatts|före den|innan)(?!\p{L})/iu;

/** Characters of a sentence that are looked at, on each side. */
const REACH = 120;
const sentenceEnd = /[.!?]\s+(?=\p{Lu})/u;

/** Whether the sentence up to and including a name says that the act is an earlier one. */
export function isSaidRepealed(
  text: string,
  tokens: readonly Token[],
  from: number,
  mention: Pick<Mention, "next"> | null,
): boolean {
  const start = tokens[from]?.start ?? 0;
  const end = tokens[(mention?.next ?? from) - 1]?.end ?? start;
  const before = text.slice(Math.max(0, start - REACH), Math.max(start, end));
  return saysRepealed.test(before.split(sentenceEnd).at(-1) ?? "");
}

/** Whether the sentence around a part of the text says that what it names is no longer the law. */
export function isSaidPast(text: string, start: number, end: number): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(sentenceEnd)
      .at(-1) ?? "";
  const after = text.slice(end, end + REACH).split(/[.!?¶]\s/u)[0] ?? "";
  return saysRepealed.test(before) || saysRepealed.test(after) || isPast.test(after) || /före detta/i.test(before);
}
