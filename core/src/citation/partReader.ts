import type { Place } from "./citation.ts";
import { ordinalOf } from "./ordinals.ts";
import { isOfChapter, type Listed, nothing, type Read, readList, readRange, skipSeparator } from "./placeReader.ts";
import { isSection, isWord, type Token } from "./tokens.ts";

export type Part = Pick<Place, "stycke" | "mening" | "punkt">;
/** A moment is a point of its own kind: "29 § 2 mom.". */
type Step = keyof Part | "moment";
const partWords: [RegExp, Step][] = [
  [/^(?:st|stycket|styckena|stycke)$/, "stycke"],
  [/^(?:mom|moment|momentet)$/, "moment"],
  [/^(?:meningen|meningarna|men|mening)$/, "mening"],
  [/^(?:p|punkten|punkterna|punkt)$/, "punkt"],
];
const partOf = (token: Token | undefined): Step | null =>
  partWords.find(([pattern]) => pattern.test(token?.lower ?? ""))?.[1] ?? null;

/** "3 p" inside a paragraph is point 3, not 3 p. */
const withoutUnit = (range: Read<Listed> | null): Read<Listed> | null =>
  range?.value.letter === "p" && range.value.to === null
    ? { value: { ...range.value, letter: null, next: range.next - 1 }, next: range.next - 1 }
    : range;

/** One step into a paragraph: "andra stycket", "2 st.", "punkt 3", "första och andra styckena". */
function readStep(tokens: readonly Token[], at: number): Read<{ kind: Step; values: string[]; ends: number[] }> | null {
  const skipDot = (next: number): number =>
    tokens[next]?.text === "." &&
    tokens[next - 1]?.lower.length !== undefined &&
    (tokens[next - 1]?.lower.length ?? 9) < 4
      ? next + 1
      : next;
  const values: string[] = [];
  const ends: number[] = [];
  let next = at;
  for (let from = at; ; from = skipSeparator(tokens, next)) {
    if (values.length > 0 && from === next) break;
    const ordinal = ordinalOf(tokens[from]?.lower ?? "");
    const range = ordinal === null ? withoutUnit(readRange(tokens, from)) : null;
    if (ordinal === null && !range) break;
    const isEnded = range !== null && (isSection(tokens[range.next]) || isOfChapter(tokens, range.next));
    if (isEnded) break;
    values.push(ordinal === null ? rangeText(range?.value) : String(ordinal));
    next = range ? range.next : from + 1;
    ends.push(next);
  }
  const suffix = tokens[next]?.text === ":" ? next + 2 : next;
  const kind = values.length === 0 ? null : partOf(tokens[suffix]);
  if (kind !== null) {
    const end = skipDot(suffix + 1);
    ends[ends.length - 1] = end;
    return { value: { kind, values, ends }, next: end };
  }
  const before = partOf(tokens[at]);
  if (before === null) return null;
  const list = readList(tokens, skipDot(at + 1));
  if (!list || isSection(tokens[list.next])) return null;
  return {
    value: { kind: before, values: list.value.map(rangeText), ends: list.value.map((listed) => listed.next) },
    next: list.next,
  };
}

function rangeText(listed: Pick<Listed, "paragraph" | "letter" | "to"> | undefined): string {
  if (!listed) return "";
  const first = [listed.paragraph, listed.letter].filter(Boolean).join(" ");
  return listed.to === null ? first : `${first}–${[listed.to.paragraph, listed.to.letter].filter(Boolean).join(" ")}`;
}

const ordinalValue = (text: string): number | "last" => (text === "last" ? "last" : Number.parseInt(text, 10));

type Parts = { part: Part; end: number }[];

const fieldOf = (kind: Step): keyof Part => (kind === "moment" ? "punkt" : kind);
const stepValue = (kind: Step, value: string): string | number =>
  kind === "moment" ? `${value} mom` : kind === "punkt" ? value : ordinalValue(value);

/** The parts with a step further into the last of them, once for each value. */
function stepInto(parts: Parts, kind: Step, values: readonly string[], ends: readonly number[]): Parts {
  const last = parts.at(-1) ?? { part: nothing, end: 0 };
  const made = values.map((value, index) => ({
    part: { ...last.part, [fieldOf(kind)]: stepValue(kind, value) },
    end: ends[index] ?? last.end,
  }));
  return [...parts.slice(0, -1), ...made];
}

/** ", andra stycket": a step that commas set off. */
const skipComma = (tokens: readonly Token[], at: number): number =>
  tokens[at]?.text === "," && ordinalOf(tokens[at + 1]?.lower ?? "") !== null && partOf(tokens[at + 2]) !== null
    ? at + 1
    : at;

/** "6 § 1 eller 7 § 2": the list's last number is the next paragraph's. */
function withoutNextParagraph(tokens: readonly Token[], list: Read<Listed[]> | null): Read<Listed[]> | null {
  if (!list || !(isSection(tokens[list.next]) || isOfChapter(tokens, list.next))) return list;
  const rest = list.value.slice(0, -1);
  const end = rest.at(-1)?.next;
  return end === undefined ? null : { value: rest, next: end };
}

/** The letter of "10 § f" and "andra stycket a)". */
function readLetterPoint(tokens: readonly Token[], at: number): Read<string> | null {
  const letter = tokens[at];
  if (letter?.kind !== "word" || !/^[a-hj-z]$/.test(letter.text)) return null;
  return { value: letter.text, next: tokens[at + 1]?.text === ")" ? at + 2 : at + 1 };
}

/** Whether a sentence can end before a token, and a point with it: "5 kap. 3 § 7. Domstolen". */
const isSentenceEnd = (tokens: readonly Token[], dot: number): boolean =>
  tokens[dot]?.text === "." && (tokens[dot + 1] === undefined || /^\p{Lu}/u.test(tokens[dot + 1]?.text ?? ""));

/**
 * The parts that follow a paragraph: "andra stycket 3", "1 st. 9 p.".
 * @param isLawAt whether an act is named at a token: a number before it, or after a stycke, is a punkt
 */
export function readParts(tokens: readonly Token[], at: number, isLawAt: (at: number) => boolean): Read<Parts> {
  let parts: Parts = [{ part: nothing, end: at }];
  let next = at;
  let isSetOff = false;
  for (let from = skipComma(tokens, next); ; from = skipComma(tokens, next)) {
    const step = readStep(tokens, from);
    if (!step) break;
    const { kind, values, ends } = step.value;
    if (parts.at(-1)?.part[fieldOf(kind)] !== null) break;
    isSetOff ||= from > next;
    next = step.next;
    parts = stepInto(parts, kind, values, ends);
  }
  const last = parts.at(-1)?.part;
  const isSplit = parts.some(({ part }) => part.stycke !== null || part.mening !== null);
  const point = last?.punkt === null ? readPoints(tokens, next, isLawAt, isSplit) : null;
  if (point) {
    next = point.next;
    const ends = point.value.map((listed) => listed.next);
    parts = stepInto(
      parts,
      "punkt",
      point.value.map(({ text }) => text),
      ends,
    );
  }
  const isBeforeLaw = isSetOff && tokens[next]?.text === "," && isLawAt(next + 1);
  return { value: parts, next: isBeforeLaw ? next + 1 : next };
}

/** Points without a word of their own: "andra stycket 3", "7 § 2 lagen", "10 § f". */
function readPoints(
  tokens: readonly Token[],
  at: number,
  isLawAt: (at: number) => boolean,
  isSplit: boolean,
): Read<{ text: string; next: number }[]> | null {
  const letter = readLetterPoint(tokens, at);
  if (letter) {
    const isPoint = isLawAt(letter.next) || (isSplit && tokens[letter.next - 1]?.text === ")");
    return isPoint ? { value: [{ text: letter.value, next: letter.next }], next: letter.next } : null;
  }
  const whole = readList(tokens, at);
  const list = withoutNextParagraph(tokens, whole);
  if (!list) return null;
  const value = list.value.map((listed) => ({ text: rangeText(listed), next: listed.next }));
  if (list !== whole) return { value, next: list.next };
  const { next } = list;
  const follows = tokens[next];
  if (isLawAt(next) || follows?.text === ")") return { value, next };
  const isClosed = follows === undefined || /^[).,;:]$/.test(follows.text);
  if (isSplit && (isClosed || !isWord(follows) || follows.lower === "i")) return { value, next };
  if (follows?.text !== ".") return null;
  if (isLawAt(next + 1)) return { value, next: next + 1 };
  return isSentenceEnd(tokens, next) ? { value, next } : null;
}
