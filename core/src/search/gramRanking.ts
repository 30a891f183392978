/** BM25's saturation and length normalisation. */
const k1 = 1.2;
const b = 0.75;

/** The character grams of a word, its ends marked: "_hyr", "hyra", "yra_" of length 4. */
function gramsOf(word: string, gramLength: number): string[] {
  const marked = `_${word}_`;
  if (marked.length <= gramLength) return [marked];
  const grams: string[] = [];
  for (let at = 0; at <= marked.length - gramLength; at += 1) grams.push(marked.slice(at, at + gramLength));
  return grams;
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Scores texts by BM25 over the character grams of their words: inflection, compounds and spelling weigh in without any
 * dictionary. A gram counts by its rarity among these texts. It improves whole questions more than short queries.
 * @param gramLength characters of a gram, word ends included
 */
export function scoreByGrams(query: string, texts: readonly string[], gramLength = 4): number[] {
  return rankByGrams(query, texts, gramLength).scores;
}

/** The same, and the score of an average text that has each gram of the query once: it makes scores comparable. */
export function rankByGrams(
  query: string,
  texts: readonly string[],
  gramLength: number,
): { scores: number[]; whole: number } {
  const wanted = new Map<string, number>();
  const toGrams = (word: string): string[] => gramsOf(word, gramLength);
  for (const gram of wordsOf(query).flatMap(toGrams)) if (!wanted.has(gram)) wanted.set(gram, wanted.size);
  const hitsOfWord = new Map<string, readonly number[]>();
  const counted = texts.map((text) => countGrams(text, { wanted, toGrams, hitsOfWord }));
  const weights = Array.from(wanted.values(), (gram) => {
    const count = counted.filter(({ frequencies }) => frequencies[gram]).length;
    // Grams that all texts have do not distinguish them.
    return Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  });
  const meanLength = counted.reduce((sum, { length }) => sum + length, 0) / counted.length;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const scores = counted.map(({ frequencies, length }) => {
    const norm = k1 * (1 - b + (b * length) / meanLength);
    return weights.reduce((score, weight, gram) => {
      const frequency = frequencies[gram] ?? 0;
      return score + (weight * frequency * (k1 + 1)) / (frequency + norm);
    }, 0);
  });
  return { scores, whole };
}

interface GramCounting {
  /** The index of each gram of the query. */
  wanted: ReadonlyMap<string, number>;
  toGrams: (word: string) => string[];
  /** Caches the wanted grams of a word. */
  hitsOfWord: Map<string, readonly number[]>;
}

/** How often a text has each wanted gram, and its length in grams. */
function countGrams(text: string, { wanted, toGrams, hitsOfWord }: GramCounting) {
  const frequencies = new Uint16Array(wanted.size);
  let length = 0;
  for (const word of wordsOf(text)) {
    length += Math.max(1, word.length - 1);
    let hits = hitsOfWord.get(word);
    if (!hits) {
      hits = toGrams(word)
        .map((gram) => wanted.get(gram))
        .filter((gram) => gram !== undefined);
      hitsOfWord.set(word, hits);
    }
    for (const gram of hits) frequencies[gram] = (frequencies[gram] ?? 0) + 1;
  }
  return { frequencies, length };
}
