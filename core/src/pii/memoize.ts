/** Maximum number of memoized words. A text has the same words again and again. */
const MAX_WORDS = 5_000;

/** Memoizes a predicate of words; the cache is cleared when it is full. */
export function memoize(predicate: (word: string) => boolean): (word: string) => boolean {
  const results = new Map<string, boolean>();
  return (word) => {
    const known = results.get(word);
    if (known !== undefined) return known;
    if (results.size >= MAX_WORDS) results.clear();
    const result = predicate(word);
    results.set(word, result);
    return result;
  };
}
