/** A paragraph's number and its inserted letter: "55 e" is [55, "e"]. */
function partsOf(paragraph: string): [number, string] {
  const [, number = "0", letter = ""] = /^(\d+) ?([a-z]?)$/.exec(paragraph) ?? [];
  return [Number(number), letter];
}

/** The order of an act: 2, 2 a, 2 b, 3. */
export function compareParagraphs(one: string, other: string): number {
  const [[number, letter], [otherNumber, otherLetter]] = [partsOf(one), partsOf(other)];
  return number - otherNumber || letter.localeCompare(otherLetter);
}

/** "1–3, 3 a, 5": whole numbers that follow each other are a range, inserted letters stand alone. */
export function formatParagraphs(paragraphs: readonly string[]): string {
  const runs: { first: string; last: string }[] = [];
  for (const paragraph of [...new Set(paragraphs)].sort(compareParagraphs)) {
    const run = runs.at(-1);
    const isNext = run && /^\d+$/.test(run.last) && String(Number(run.last) + 1) === paragraph;
    if (isNext) run.last = paragraph;
    else runs.push({ first: paragraph, last: paragraph });
  }
  return runs.map(({ first, last }) => (first === last ? first : `${first}–${last}`)).join(", ");
}

/** The paragraphs of "1–3, 3 a, 5". */
export function readParagraphs(text: string): string[] {
  return text.split(", ").flatMap((part) => {
    const [first = "", last] = part.split("–");
    if (last === undefined) return [first];
    return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
  });
}
