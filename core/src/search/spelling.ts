/** Swedish spellings of one sound, in the order in which they are replaced. */
const sounds: [RegExp, string][] = [
  [/stj|skj|sj|sch|sk(?=[eiyäö])/g, "S"],
  [/tj|kj/g, "T"],
  [/dj|gj|hj|lj|^g(?=[eiyäö])/g, "j"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/[cq]/g, "k"],
  [/z/g, "s"],
  [/x/g, "ks"],
  [/w/g, "v"],
  [/(.)\1+/g, "$1"],
  [/[äæ]/g, "e"],
  [/[åö]/g, "o"],
  [/dt|gt/g, "t"],
  [/h(?=[^aeiouyåäö]|$)/g, ""],
];

/** The phonetic key of a word: the same for spellings that Swedes confuse. */
export const soundKey = (word: string): string =>
  sounds.reduce((key, [pattern, replacement]) => key.replace(pattern, replacement), word.toLowerCase());

/** The word typed on a keyboard without Swedish letters. */
export const foldDiacritics = (word: string): string => word.replace(/[åä]/g, "a").replace(/ö/g, "o");

/** Letters that may be typed for others on a keyboard without Swedish letters. */
const unfolded: Record<string, readonly string[]> = { a: ["a", "å", "ä"], o: ["o", "ö"] };
/** Letters a and o of a word that are varied: 3 to the power of this many forms at most. */
const mostVaried = 5;

/** Every word that the form may mean when its å, ä and ö were left out. Empty for words with too many a and o. */
export function withDiacritics(form: string): string[] {
  if (foldDiacritics(form) !== form || (form.match(/[ao]/g)?.length ?? 0) > mostVaried) return [];
  const variants = [...form].reduce(
    (starts, letter) => starts.flatMap((start) => (unfolded[letter] ?? [letter]).map((next) => start + next)),
    [""],
  );
  return variants.filter((variant) => variant !== form);
}

/** The maximum edit distance of a word by its length. */
export function mostChanges(length: number): number {
  if (length <= 3) return 0;
  if (length <= 7) return 1;
  return length <= 11 ? 2 : 3;
}

/** The Damerau-Levenshtein distance; `most + 1` once it exceeds `most`. */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1];
      const isSwap = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(
        Math.min(
          at(last, j) + 1,
          at(row, j - 1) + 1,
          at(last, j - 1) + (same ? 0 : 1),
          isSwap ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...row) > most) return most + 1;
    before = last;
    last = row;
  }
  return at(last, other.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Number.POSITIVE_INFINITY;

/** The most similar words that a spelling index returns. */
const mostSimilar = 20;

/**
 * Indexes words by letter trigrams, as PostgreSQL's pg_trgm does.
 * @returns a function that finds the words sharing most trigrams with a form, best first
 */
export function createTrigramIndex(words: Iterable<string>): (form: string) => string[] {
  const index = new Map<string, string[]>();
  for (const word of words) {
    for (const trigram of trigramsOf(word)) {
      const same = index.get(trigram);
      if (same) same.push(word);
      else index.set(trigram, [word]);
    }
  }
  return (form) => {
    const shared = new Map<string, number>();
    for (const trigram of trigramsOf(form)) {
      for (const word of index.get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    return [...shared]
      .map(([word, count]) => ({ word, share: count / (word.length + form.length) }))
      .sort((one, other) => other.share - one.share)
      .slice(0, mostSimilar)
      .map(({ word }) => word);
  };
}

/** Finds the words that begin with a start, both without å, ä and ö, by binary search. */
export function createStartIndex(words: Iterable<string>): (start: string, most: number) => string[] {
  const sorted = Array.from(words, (word) => ({ word, folded: foldDiacritics(word) }));
  sorted.sort((one, other) => (one.folded < other.folded ? -1 : 1));
  return (start, most) => {
    const folded = foldDiacritics(start);
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((sorted[middle]?.folded ?? "") < folded) from = middle + 1;
      else to = middle;
    }
    const found: string[] = [];
    for (let at = from; at < sorted.length && found.length < most; at += 1) {
      const entry = sorted[at];
      if (!entry?.folded.startsWith(folded)) break;
      found.push(entry.word);
    }
    return found;
  };
}

/**
 * The edit distance of a start of a word to the likest start of another, and whether it is within what is taken for a
 * misspelling. A start of the same sound counts as half a change.
 */
export function startDistance(start: string, word: string): number {
  const most = mostChanges(start.length);
  if (foldDiacritics(word).startsWith(foldDiacritics(start))) return 0;
  if (soundKey(word).startsWith(soundKey(start))) return 0.5;
  const lengths = [start.length - 1, start.length, start.length + 1];
  const distance = Math.min(...lengths.map((length) => editDistance(start, word.slice(0, length), most)));
  return distance <= most ? distance : Number.POSITIVE_INFINITY;
}

function trigramsOf(word: string): Set<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** A word of the archive and how many documents have it. */
export interface ArchiveWord {
  form: string;
  documents: number;
}

/** Spellings that a search offers for one word, at most. */
const mostSpellings = 3;

/**
 * The archive's words that a misspelt word may mean, likeliest first: the same sound, few changes, often used.
 * `closely` allows a single change, for a word that could be right.
 */
export function nearestSpellings(
  form: string,
  candidates: Iterable<ArchiveWord>,
  { closely = false }: { closely?: boolean } = {},
): string[] {
  const sound = soundKey(form);
  const folded = foldDiacritics(form);
  const most = closely ? 1 : mostChanges(form.length);
  const found: { form: string; cost: number }[] = [];
  for (const candidate of candidates) {
    const soundsAlike = soundKey(candidate.form) === sound;
    const isFolded = folded === form && foldDiacritics(candidate.form) === form;
    const distance = isFolded ? 0 : editDistance(form, candidate.form, soundsAlike ? 3 : most);
    if (distance > (soundsAlike ? 3 : most)) continue;
    const changes = soundsAlike ? Math.min(distance, 1) * 0.5 : distance;
    const otherInitial = isFolded || candidate.form[0] === form[0] ? 0 : 0.5;
    const familiarity = Math.min(0.4, Math.log10(candidate.documents + 1) * 0.12);
    found.push({ form: candidate.form, cost: changes + otherInitial - familiarity });
  }
  return found
    .sort((one, other) => one.cost - other.cost)
    .slice(0, mostSpellings)
    .map((candidate) => candidate.form);
}
