import type { Analyser, Token } from "./analyser.ts";
import { isStopWord } from "./stopWords.ts";

/** A piece of a text, and whether a search found it. */
export interface Piece {
  Text: string;
  Hit: boolean;
}

/** What to mark, and how much a passage gains by it. A match of several lexemes is marked where they stand near each other. */
export interface HighlightGroup {
  matches: readonly (readonly string[])[];
  weight: number;
}

/** Words of a passage, and words between the starts of passages that are compared. */
const windowLength = 26;
const step = 4;
/** What a passage gains by a word that it already has. */
const repetition = 0.1;
const gap = " … ";
/** Words that an expression may take up in a text, per lexeme: those between two lexemes are few. */
const wordsPerLexeme = 3;

/** The text with every found word marked, in the form in which it stands there. */
export function highlightAll(text: string, groups: readonly HighlightGroup[], analyser: Analyser): Piece[] {
  const tokens = analyser.analyse(text);
  return toPieces(
    text,
    tokens.filter((_, at) => (groupsOf(tokens, groups)[at] ?? -1) >= 0),
  );
}

/** The passages of a text with the most different found words, the found words marked; empty when nothing is found. */
export function highlightPassages(
  text: string,
  groups: readonly HighlightGroup[],
  analyser: Analyser,
  most = 2,
): Piece[] {
  const tokens = analyser.analyse(text);
  const found = groupsOf(tokens, groups);
  const starts = bestWindows(found, groups, most);
  return starts.flatMap((start, index) => {
    const end = Math.min(tokens.length, start + windowLength);
    const [from, to] = [tokens[start]?.from ?? 0, tokens[end - 1]?.to ?? text.length];
    const hits = tokens.slice(start, end).filter((_, at) => (found[start + at] ?? -1) >= 0);
    const lead = index === 0 && start === 0 ? [] : [{ Text: index === 0 ? "… " : gap, Hit: false }];
    const isLast = index === starts.length - 1 && end < tokens.length;
    return [...lead, ...toPieces(text, hits, from, to), ...(isLast ? [{ Text: " …", Hit: false }] : [])];
  });
}

/** The group that each token belongs to, or -1. */
function groupsOf(tokens: readonly Token[], groups: readonly HighlightGroup[]): number[] {
  const found = tokens.map(() => -1);
  const positions = positionsOf(tokens);
  const mark = (places: readonly number[], group: number): void => {
    for (const place of places) if (found[place] === -1) found[place] = group;
  };
  groups.forEach(({ matches }, group) => {
    for (const lexemes of matches) {
      const places = lexemes.map((lexeme) => positions.get(lexeme) ?? []);
      const reach = lexemes.length * wordsPerLexeme;
      const isNear = (place: number): boolean =>
        places.every((others) => others.some((other) => Math.abs(other - place) < reach));
      mark(lexemes.length === 1 ? places.flat() : places.flat().filter(isNear), group);
    }
  });
  return found;
}

function positionsOf(tokens: readonly Token[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  tokens.forEach(({ form, lemmas, parts }, place) => {
    if (isStopWord(form)) return;
    for (const lexeme of new Set([...lemmas, ...parts])) {
      const known = positions.get(lexeme);
      if (known) known.push(place);
      else positions.set(lexeme, [place]);
    }
  });
  return positions;
}

function bestWindows(found: readonly number[], groups: readonly HighlightGroup[], most: number): number[] {
  const windows: { start: number; score: number }[] = [];
  for (let start = 0; start < found.length; start += step) {
    const seen = new Set<number>();
    let score = 0;
    for (const group of found.slice(start, start + windowLength)) {
      if (group < 0) continue;
      score += seen.has(group) ? repetition : (groups[group]?.weight ?? 0);
      seen.add(group);
    }
    if (score > 0) windows.push({ start, score });
  }
  windows.sort((one, other) => other.score - one.score || one.start - other.start);
  const chosen: number[] = [];
  for (const { start } of windows) {
    if (chosen.length === most) break;
    if (chosen.every((other) => Math.abs(other - start) >= windowLength)) chosen.push(start);
  }
  return chosen.sort((one, other) => one - other);
}

function toPieces(text: string, hits: readonly Token[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const hit of hits) {
    pieces.push({ Text: text.slice(at, hit.from), Hit: false }, { Text: text.slice(hit.from, hit.to), Hit: true });
    at = hit.to;
  }
  pieces.push({ Text: text.slice(at, to), Hit: false });
  return pieces.filter(({ Text }) => Text !== "");
}
