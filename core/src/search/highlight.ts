import { type Analyser, findWords, type Place } from "./analyser.ts";
import { irregularForms } from "./irregularForms.ts";
import { foldDiacritics } from "./spelling.ts";
import { isStopWord } from "./stopWords.ts";

/** A piece of a text, and whether a search found it. */
export interface Piece {
  Text: string;
  Hit: boolean;
}

/** The lexemes to mark, and their weight in a passage. Several lexemes are marked where they are near each other. */
export interface HighlightGroup {
  matches: readonly (readonly string[])[];
  weight: number;
}

/** Words of a passage, and words between the starts of passages that are compared. */
const windowLength = 26;
const step = 4;
/** The weight of a repeated word in a passage. */
const repetition = 0.1;
const gap = " … ";
/** Words that an expression may take up in a text, per lexeme: those between two lexemes are few. */
const wordsPerLexeme = 3;

/** The first letters of a lexeme: every form and compound of it has them, except irregular forms. Analysing a word takes longer. */
const rootOf = (lexeme: string): string => foldDiacritics(lexeme).slice(0, lexeme.length > 4 ? 3 : 2);
const unrelated = { form: "", lemmas: [], parts: [] };

/** Marks the hits of a search in texts (highlighting). */
export interface Highlighter {
  /** The text with every found word marked, in its form there. */
  all(text: string): Piece[];
  /** The passages of a text with the most different found words, these marked; empty when nothing is found in it. */
  passages(text: string, most?: number): Piece[];
}

export function createHighlighter(groups: readonly HighlightGroup[], analyser: Analyser): Highlighter {
  const wanted = new Set(groups.flatMap(({ matches }) => matches.flat()));
  const roots = [...new Set(Array.from(wanted, rootOf))];
  const mayBelong = (form: string): boolean => {
    const folded = foldDiacritics(form);
    return irregularForms.has(form) || roots.some((root) => folded.includes(root));
  };
  const wantedIn = new Map<string, ReadonlySet<string>>();
  const findWanted = (word: string): ReadonlySet<string> => {
    const known = wantedIn.get(word);
    if (known) return known;
    const found = new Set<string>();
    const { form, lemmas, parts } = mayBelong(word.toLowerCase()) ? analyser.analyseWord(word) : unrelated;
    if (!isStopWord(form))
      for (const list of [lemmas, parts]) for (const lexeme of list) if (wanted.has(lexeme)) found.add(lexeme);
    wantedIn.set(word, found);
    return found;
  };
  const find = (words: readonly { word: string }[]): Found => {
    const positions = new Map<string, number[]>();
    words.forEach(({ word }, place) => {
      for (const lexeme of findWanted(word)) {
        const known = positions.get(lexeme);
        if (known) known.push(place);
        else positions.set(lexeme, [place]);
      }
    });
    return findGroups(positions, groups);
  };
  return {
    all(text) {
      const words = findWords(text);
      const found = find(words);
      return toPieces(
        text,
        words.filter((_, at) => found.has(at)),
      );
    },
    passages(text, most = 2) {
      const words = findWords(text);
      const found = find(words);
      const starts = bestWindows(found, words.length, { groups, most });
      return starts.flatMap((start, index) => {
        const end = Math.min(words.length, start + windowLength);
        const [from, to] = [words[start]?.from ?? 0, words[end - 1]?.to ?? text.length];
        const hits = words.slice(start, end).filter((_, at) => found.has(start + at));
        const lead = index === 0 && start === 0 ? [] : [{ Text: index === 0 ? "… " : gap, Hit: false }];
        const isLast = index === starts.length - 1 && end < words.length;
        return [...lead, ...toPieces(text, hits, from, to), ...(isLast ? [{ Text: " …", Hit: false }] : [])];
      });
    },
  };
}

/** The group that each found word belongs to, by the word's place. */
type Found = ReadonlyMap<number, number>;
type Positions = ReadonlyMap<string, readonly number[]>;

function findGroups(positions: Positions, groups: readonly HighlightGroup[]): Found {
  const found = new Map<number, number>();
  if (positions.size === 0) return found;
  groups.forEach(({ matches }, group) => {
    for (const lexemes of matches) {
      const places = lexemes.map((lexeme) => positions.get(lexeme) ?? []);
      const reach = lexemes.length * wordsPerLexeme;
      const isNear = (place: number): boolean =>
        places.every((others) => others.some((other) => Math.abs(other - place) < reach));
      const near = lexemes.length === 1 ? places.flat() : places.flat().filter(isNear);
      for (const place of near) if (!found.has(place)) found.set(place, group);
    }
  });
  return found;
}

function bestWindows(
  found: Found,
  length: number,
  { groups, most }: { groups: readonly HighlightGroup[]; most: number },
): number[] {
  const windows: { start: number; score: number }[] = [];
  for (let start = 0; start < length && found.size > 0; start += step) {
    const seen = new Set<number>();
    let score = 0;
    for (let place = start; place < start + windowLength; place += 1) {
      const group = found.get(place);
      if (group === undefined) continue;
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

function toPieces(text: string, hits: readonly Place[], from = 0, to = text.length): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const hit of hits) {
    pieces.push({ Text: text.slice(at, hit.from), Hit: false }, { Text: text.slice(hit.from, hit.to), Hit: true });
    at = hit.to;
  }
  pieces.push({ Text: text.slice(at, to), Hit: false });
  return pieces.filter(({ Text }) => Text !== "");
}
