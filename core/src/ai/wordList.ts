/** A pattern for the words of a list such as "hund|hunden|husdjur*": each whole, or with any end at "*". */
export function patternOfWords(list: string): RegExp {
  const words = list.split("|").map((word) => word.replace(/\*$/, String.raw`[\p{L}-]*`));
  return new RegExp(String.raw`(?<![\p{L}-])(?:${words.join("|")})(?![\p{L}-])`, "giu");
}

/** How often a pattern of `patternOfWords` occurs in a text. */
export const countWordsOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;
