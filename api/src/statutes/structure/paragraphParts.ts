const listItem = /^\s*(?:\d+\s?[a-z]?[.)]|[a-zåäö]\)|[–-])/;

/**
 * Stycken are separated by empty lines. A line after a list may be one of its own: the number is rather too high than too
 * low, so that no stycke that exists is refused.
 */
export function countStycken(text: string): number {
  const blocks = text.split(/\n\s*\n/).filter((block) => block.trim() !== "");
  const afterLists = blocks.map((block) => {
    const lines = block.split("\n");
    return lines.filter((line, at) => !listItem.test(line) && listItem.test(lines[at - 1] ?? "")).length;
  });
  return blocks.length + afterLists.reduce((sum, each) => sum + each, 0);
}

/** The last of the numbered points 1, 2, 3 …, on lines of their own or in the text: "1. ". */
export function countPoints(text: string): number {
  const numbers = new Set(
    Array.from(text.matchAll(/(?<![\d§.])(?<=^|\s)(\d{1,2})\. ?(?=\p{L})/gu), ([, each]) => Number(each)),
  );
  let last = 0;
  while (numbers.has(last + 1)) last++;
  return last;
}
