import { ordinalOf } from "./ordinals.ts";
import { readParts } from "./partReader.ts";
import {
  type Listed,
  nothing,
  type Read,
  type ReadPlace,
  readChapter,
  readChapterList,
  readColon,
  readList,
  skipSeparator,
} from "./placeReader.ts";
import { isSection, type Token } from "./tokens.ts";

const definiteParagraphs = new Set(["paragrafen", "paragraferna"]);
const paragraphWords = new Set([...definiteParagraphs, "paragraf"]);

/** Paragraphs with one sign: "3 kap. 1–3 och 5 §§ andra stycket", "§ 7", "12:55"; a chapter alone. */
export function readUnit(
  tokens: readonly Token[],
  at: number,
  isLawAt: (at: number) => boolean,
  isSignNeeded = true,
): { places: ReadPlace[]; next: number; listEnd: number } {
  const failed = (listEnd: number) => ({ places: [], next: at, listEnd });
  const colon = readColon(tokens, at);
  const chapter = colon ? null : readChapter(tokens, at);
  const start = chapter?.next ?? at;
  const ordinal = colon ? null : readOrdinal(tokens, start);
  const isSignFirst = isSection(tokens[start]) || paragraphWords.has(tokens[start]?.lower ?? "");
  const list = colon ? null : (ordinal ?? readList(tokens, isSignFirst ? start + 1 : start));
  const listed = colon ? [colon.value.listed] : (list?.value ?? []);
  let next = colon?.next ?? list?.next ?? start;
  const isSigned = isSection(tokens[next]) || definiteParagraphs.has(tokens[next]?.lower ?? "");
  if (isSigned && !isSignFirst && listed.length > 0) next++;
  else if (!colon && !isSignFirst && isSignNeeded) {
    const chapters = !chapter && list ? readChapterList(tokens, list) : null;
    if (chapters) return { places: chapters.value.map(chapterPlace), next: chapters.next, listEnd: chapters.next };
    if (!chapter) return failed(next);
    const place = { ...nothing, chapter: chapter.value, paragraph: null, letter: null, to: null };
    return { places: [{ ...place, from: at, to_: chapter.next }], next: chapter.next, listEnd: chapter.next };
  }
  if (listed.length === 0) return failed(next);
  // "2 och 4 §§ i 5 kap."
  const after = isSigned && !chapter && tokens[next]?.lower === "i" ? readChapter(tokens, next + 1) : null;
  const inChapter = colon?.value.chapter ?? chapter?.value ?? after?.value ?? null;
  const parts = readParts(tokens, after?.next ?? next, isLawAt);
  const isWhole = parts.next === (after?.next ?? next);
  const places: ReadPlace[] = [];
  for (const [index, { paragraph, letter, to, from, next: end }] of listed.entries()) {
    const place = { chapter: inChapter, paragraph, letter, to, ...nothing, from: index === 0 ? at : from, to_: end };
    if (index < listed.length - 1) places.push(place);
    else if (isWhole) places.push({ ...place, to_: parts.next });
    else {
      for (const [partIndex, { part, end: partEnd }] of parts.value.entries()) {
        const before = parts.value[partIndex - 1];
        places.push({ ...place, ...part, to_: partEnd, from: before ? firstAfter(tokens, before.end) : place.from });
      }
    }
  }
  return { places, next: parts.next, listEnd: next };
}

/** "fyrtiofemte paragrafen". */
function readOrdinal(tokens: readonly Token[], at: number): Read<Listed[]> | null {
  const number = definiteParagraphs.has(tokens[at + 1]?.lower ?? "") ? ordinalOf(tokens[at]?.lower ?? "") : null;
  if (typeof number !== "number") return null;
  const listed = { paragraph: String(number), letter: null, to: null, from: at, next: at + 1 };
  return { value: [listed], next: at + 1 };
}

const chapterPlace = ({ chapter, from, next }: { chapter: string; from: number; next: number }): ReadPlace => ({
  ...{ chapter, paragraph: null, letter: null, to: null, ...nothing, from, to_: next },
});

const firstAfter = (tokens: readonly Token[], at: number): number => skipSeparator(tokens, at);
