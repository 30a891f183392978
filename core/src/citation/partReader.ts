import { ordinalOf, type Place } from "./citation.ts";
import { isOfChapter, type Listed, nothing, type Read, readList, readRange, skipSeparator } from "./placeReader.ts";
import { isSection, isWord, type Token } from "./tokens.ts";

export type Part = Pick<Place, "stycke" | "mening" | "punkt">;
const partWords: [RegExp, keyof Part][] = [
  [/^(?:st|stycket|styckena|stycke)$/, "stycke"],
  [/^(?:meningen|meningarna|men|mening)$/, "mening"],
  [/^(?:p|punkten|punkterna|punkt)$/, "punkt"],
];
const partOf = (token: Token | undefined): keyof Part | null =>
  partWords.find(([pattern]) => pattern.test(token?.lower ?? ""))?.[1] ?? null;

/** "3 p" inside a paragraph is point 3, not 3 p. */
const withoutUnit = (range: Read<Listed> | null): Read<Listed> | null =>
  range?.value.letter === "p" && range.value.to === null
    ? { value: { ...range.value, letter: null, next: range.next - 1 }, next: range.next - 1 }
    : range;

/** One step into a paragraph: "andra stycket", "2 st.", "punkt 3", "första och andra styckena". */
function readStep(
  tokens: readonly Token[],
  at: number,
): Read<{ kind: keyof Part; values: string[]; ends: number[] }> | null {
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

/**
 * The parts that follow a paragraph: "andra stycket 3", "1 st. 9 p.".
 * @param isLawAt whether an act is named at a token: a number before it, or after a stycke, is a punkt
 */
export function readParts(
  tokens: readonly Token[],
  at: number,
  isLawAt: (at: number) => boolean,
): Read<{ part: Part; end: number }[]> {
  let parts: { part: Part; end: number }[] = [{ part: nothing, end: at }];
  let next = at;
  const apply = (kind: keyof Part, values: readonly string[], ends: readonly number[]): void => {
    const last = parts.at(-1)?.part ?? nothing;
    const made = values.map((value, index) => ({
      part: { ...last, [kind]: kind === "punkt" ? value : ordinalValue(value) },
      end: ends[index] ?? next,
    }));
    parts = [...parts.slice(0, -1), ...made];
  };
  for (let step = readStep(tokens, next); step; step = readStep(tokens, next)) {
    const { kind, values, ends } = step.value;
    if (parts.at(-1)?.part[kind] !== null) break;
    next = step.next;
    apply(kind, values, ends);
  }
  const isSplit = parts.some(({ part }) => part.stycke !== null || part.mening !== null);
  const list = parts.at(-1)?.part.punkt === null ? readList(tokens, next) : null;
  if (list && !isSection(tokens[list.next]) && !isOfChapter(tokens, list.next)) {
    const follows = tokens[list.next];
    const isBracketed = follows?.text === ")";
    const isClosed = follows === undefined || /^[).,;:]$/.test(follows.text);
    if (isBracketed || isLawAt(list.next) || (isSplit && (isClosed || !isWord(follows) || follows.lower === "i"))) {
      next = list.next;
      apply(
        "punkt",
        list.value.map(rangeText),
        list.value.map((listed) => listed.next),
      );
    }
  }
  return { value: parts, next };
}
