/** Words of which an answer is memoize: the same ones are asked about again and again while a text is read. */
const MOST = 5_000;

/** The same question about words, with its answers memoize for a while. */
export function memoize(ask: (word: string) => boolean): (word: string) => boolean {
  const answers = new Map<string, boolean>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= MOST) answers.clear();
    const answer = ask(word);
    answers.set(word, answer);
    return answer;
  };
}
