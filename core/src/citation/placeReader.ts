import type { Place } from "./citation.ts";
import { ordinalOf } from "./ordinals.ts";
import { isJoined, isNumber, isSection, type Token } from "./tokens.ts";

/** A place with the tokens that it was read from; the end is exclusive. */
export interface ReadPlace extends Place {
  from: number;
  to_: number;
}

/** Something that was read, and the token after it. */
export interface Read<T> {
  value: T;
  next: number;
}

export type Listed = Pick<Place, "paragraph" | "letter" | "to"> & { from: number; next: number };

export const nothing = { stycke: null, mening: null, punkt: null } as const;
const noToken: Token = { text: "", lower: "", start: 0, end: 0, kind: "sign", line: 0, block: 0 };
const conjunctions = new Set(["och", "samt", "eller", "respektive", "resp", "jämte", "men"]);

/** The token after a comma or a conjunction: ", ", "och", "jämförd med". */
export function skipSeparator(tokens: readonly Token[], at: number): number {
  let next = at;
  if (tokens[next]?.text === ",") next++;
  const { lower: word, kind } = tokens[next] ?? noToken;
  if (kind === "number" || kind === "section") return next;
  if (conjunctions.has(word)) return tokens[next + 1]?.text === "." && word === "resp" ? next + 2 : next + 1;
  if ((word === "jämförd" || word === "jämfört") && tokens[next + 1]?.lower === "med") return next + 2;
  if (word === "/" && tokens[next + 1]?.lower === "eller") return next + 2;
  return next;
}

/** The token after a dash, "till" or "t.o.m.". */
function skipDash(tokens: readonly Token[], at: number): number {
  const text = tokens[at]?.lower ?? "";
  if (text === "-" || text === "–" || text === "—") return at + 1;
  if (!text.startsWith("t")) return at;
  if (text === "till") return tokens[at + 1]?.lower === "och" && tokens[at + 2]?.lower === "med" ? at + 3 : at + 1;
  if (text === "tom") return at + 1;
  const isShort = text === "t" && tokens[at + 2]?.lower === "o" && tokens[at + 4]?.lower === "m";
  return isShort ? at + (tokens[at + 5]?.text === "." ? 6 : 5) : at;
}

/** The letter of "55 e §". The word "i" is one only before a sign: "7 i lagen" has none. */
export function readLetter(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token?.kind !== "word" || token.text.length !== 1) return null;
  // Capitals, as in a heading: "55 E §".
  if (/^[A-Z]$/.test(token.text) && isSection(tokens[at + 1])) return token.lower;
  if (!/^[a-z]$/.test(token.text)) return null;
  if (isJoined(tokens[at - 1], token)) return token.text;
  const next = tokens[at + 1];
  if (next?.text === "." && isJoined(token, next) && /\p{L}/u.test(tokens[at + 2]?.text ?? "")) return null;
  if (token.text === "i") return isSection(next) ? "i" : null;
  return token.text;
}

/** "55", "55 e". */
function readNumber(tokens: readonly Token[], at: number): Read<{ paragraph: string; letter: string | null }> | null {
  const token = tokens[at];
  if (!isNumber(token)) return null;
  const letter = readLetter(tokens, at + 1);
  return { value: { paragraph: String(Number(token.text)), letter }, next: letter === null ? at + 1 : at + 2 };
}

const withLetter = ({ paragraph, letter }: Pick<Place, "paragraph" | "letter">): string =>
  letter === null ? (paragraph ?? "") : `${paragraph} ${letter}`;

const chapterWords = new Set(["kap", "kapitel", "kapitlet", "kapitlets"]);
const isChapterWord = (token: Token | undefined): boolean => token !== undefined && chapterWords.has(token.lower);

/** Whether a number belongs to a chapter, "3 kap." or "3:1", and so to no list of paragraphs. */
export function isOfChapter(tokens: readonly Token[], next: number): boolean {
  return isChapterWord(tokens[next]) || (tokens[next]?.text === ":" && isJoined(tokens[next - 1], tokens[next]));
}

/** "1–3", "28 a–b", "28 a–28 c". */
export function readRange(tokens: readonly Token[], at: number): Read<Listed> | null {
  const first = readNumber(tokens, at);
  if (!first || isOfChapter(tokens, first.next)) return null;
  const { paragraph, letter } = first.value;
  const dash = skipDash(tokens, first.next);
  const last = dash === first.next ? null : readNumber(tokens, dash);
  if (last && !isOfChapter(tokens, last.next))
    return { value: { from: at, paragraph, letter, to: last.value, next: last.next }, next: last.next };
  const lastLetter = dash === first.next || letter === null ? null : readLetter(tokens, dash);
  if (lastLetter !== null) {
    const to = { paragraph, letter: lastLetter };
    return { value: { from: at, paragraph, letter, to, next: dash + 1 }, next: dash + 1 };
  }
  return { value: { from: at, paragraph, letter, to: null, next: first.next }, next: first.next };
}

/** "b" of "28 a och b §§". */
function readNextLetter(tokens: readonly Token[], at: number, before: Listed | undefined): Read<Listed> | null {
  const letter = tokens[at];
  if (!before || before.letter === null || before.to !== null || !/^[a-z]$/.test(letter?.text ?? "")) return null;
  const isListed = isSection(tokens[at + 1]) || skipSeparator(tokens, at + 1) > at + 1;
  const value = { from: at, paragraph: before.paragraph, letter: letter?.text ?? "", to: null, next: at + 1 };
  return isListed ? { value, next: at + 1 } : null;
}

/** "1–3, 5 och 7 a". */
export function readList(tokens: readonly Token[], at: number): Read<Listed[]> | null {
  const listed: Listed[] = [];
  let next = at;
  for (let from = at; ; from = skipSeparator(tokens, next)) {
    if (listed.length > 0 && from === next) break;
    const range: Read<Listed> | null = readRange(tokens, from) ?? readNextLetter(tokens, from, listed.at(-1));
    if (!range) break;
    listed.push(range.value);
    next = range.next;
  }
  return listed.length === 0 ? null : { value: listed, next };
}

/** "12 kap.", "7 a kap.", "tolfte kapitlet", "kapitel 12". */
export function readChapter(tokens: readonly Token[], at: number): Read<string> | null {
  const skipDot = (next: number): number => (tokens[next]?.text === "." ? next + 1 : next);
  const isNumbered = tokens[at]?.kind === "number";
  // Most numbers are of no chapter: no letter and no number is read in vain.
  if (isNumbered && tokens[at + 1]?.kind !== "word" && tokens[at + 1]?.text !== ":") return null;
  const number = isNumbered ? readNumber(tokens, at) : null;
  const written = number?.value;
  const text = withLetter;
  if (number && written && isChapterWord(tokens[number.next]))
    return { value: text(written), next: skipDot(number.next + 1) };
  if (number && tokens[number.next]?.text === ":" && /^[ae]$/.test(tokens[number.next + 1]?.text ?? ""))
    if (isChapterWord(tokens[number.next + 2])) return { value: text(number.value), next: skipDot(number.next + 3) };
  if (isNumbered) return null;
  const ordinal = ordinalOf(tokens[at]?.lower ?? "");
  if (typeof ordinal === "number" && /^kapit(?:let|el)$/.test(tokens[at + 1]?.lower ?? ""))
    return { value: String(ordinal), next: at + 2 };
  if (!isChapterWord(tokens[at])) return null;
  const after = readNumber(tokens, skipDot(at + 1));
  return after && { value: text(after.value), next: after.next };
}

/** "5–7 kap.", "1, 3 och 5 kap.": the chapters from those that a list has before the last one. */
export function readChapterList(
  tokens: readonly Token[],
  { value: listed, next }: Read<Listed[]>,
): Read<(Listed & { chapter: string })[]> | null {
  if (listed.some(({ to }) => to !== null)) return null;
  const separated = skipDash(tokens, skipSeparator(tokens, next));
  const last = separated === next ? null : readChapter(tokens, separated);
  if (!last || tokens[separated]?.kind !== "number") return null;
  const isOfParagraph = isNumber(tokens[last.next]) || isSection(tokens[last.next]);
  if (isOfParagraph) return null;
  const chapters = listed.map((each) => ({ ...each, chapter: withLetter(each) }));
  const final = { paragraph: null, letter: null, to: null, from: separated, next: last.next, chapter: last.value };
  return { value: [...chapters, final], next: last.next };
}

/** "12:55 e", "3:1–3". */
export function readColon(tokens: readonly Token[], at: number): Read<{ chapter: string; listed: Listed }> | null {
  if (tokens[at + 1]?.text !== ":" && tokens[at + 2]?.text !== ":") return null;
  const chapter = readNumber(tokens, at);
  if (!chapter) return null;
  const colon = tokens[chapter.next];
  const isColon = colon?.text === ":" && isJoined(tokens[chapter.next - 1], colon);
  if (!isColon || !isJoined(colon, tokens[chapter.next + 1])) return null;
  const range = readRange(tokens, chapter.next + 1);
  if (!range || ((range.value.paragraph ?? "").length > 1 && /^0/.test(tokens[chapter.next + 1]?.text ?? "")))
    return null;
  return { value: { chapter: withLetter(chapter.value), listed: { ...range.value, from: at } }, next: range.next };
}
