/** BM25's saturation and length normalisation, and the length of a usual answer in grams. */
const k1 = 1.2;
const b = 0.75;
const usualLength = 2400;
const gramLength = 4;

/** The character 4-grams of a word, its ends marked: "_hyr", "hyra", "yra_". */
function gramsOf(word: string): string[] {
  const marked = `_${word}_`;
  if (marked.length <= gramLength) return [marked];
  return Array.from({ length: marked.length - gramLength + 1 }, (_, at) => marked.slice(at, at + gramLength));
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * Scores texts by BM25 over the character grams of their words: inflection, compounds and spelling weigh in without any
 * dictionary. A gram counts by its rarity among these texts. Helps a whole question more than it helps a few words.
 */
export function scoreByGrams(query: string, texts: readonly string[]): number[] {
  const wanted = new Map<string, number>();
  for (const gram of wordsOf(query).flatMap(gramsOf)) if (!wanted.has(gram)) wanted.set(gram, wanted.size);
  const weights = Array.from(wanted.keys(), rarityAmong(texts));
  const hitsOfWord = new Map<string, number[]>();
  const hitsOf = (word: string): number[] => {
    const known = hitsOfWord.get(word);
    if (known) return known;
    const hits = gramsOf(word).flatMap((gram) => wanted.get(gram) ?? []);
    hitsOfWord.set(word, hits);
    return hits;
  };
  return texts.map((text) => {
    const frequencies = new Float64Array(wanted.size);
    let length = 0;
    for (const word of wordsOf(text)) {
      length += Math.max(1, word.length - 1);
      for (const gram of hitsOf(word)) frequencies[gram] = (frequencies[gram] ?? 0) + 1;
    }
    const norm = k1 * (1 - b + (b * length) / usualLength);
    return weights.reduce((score, weight, gram) => {
      const frequency = frequencies[gram] ?? 0;
      return score + (weight * frequency * (k1 + 1)) / (frequency + norm);
    }, 0);
  });
}

/** The inverse document frequency of a gram among the texts: what all of them have tells none of them apart. */
function rarityAmong(texts: readonly string[]): (gram: string) => number {
  const frequencies = new Map<string, number>();
  for (const text of texts) {
    for (const gram of new Set(wordsOf(text).flatMap(gramsOf))) frequencies.set(gram, (frequencies.get(gram) ?? 0) + 1);
  }
  return (gram) => {
    const count = frequencies.get(gram) ?? 0;
    return Math.log(1 + (texts.length - count + 0.5) / (count + 0.5));
  };
}
