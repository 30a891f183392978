/** A place in a text. */
interface Place {
  start: number;
  end: number;
}

/** How a text is written, sign by sign, so that the places of the annotations move with it. */
interface Disguise {
  name: string;
  /** What stands between two letters or digits. */
  between: string;
  of(sign: string): string;
}

const same = (sign: string) => sign;

/** The texts as they were written, and as Mac files, PDFs and web pages give them. */
export const disguises: readonly Disguise[] = [
  { name: "clean", between: "", of: same },
  { name: "decomposed (NFD)", between: "", of: (sign) => sign.normalize("NFD") },
  { name: "soft hyphens", between: "\u00ad", of: same },
  { name: "zero-width spaces", between: "\u200b", of: same },
  { name: "non-breaking spaces", between: "", of: (sign) => (sign === " " ? "\u00a0" : sign) },
];

const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}\d]/u.test(sign);

/** The text in disguise, with its places. */
export function disguised<P extends Place>(
  { text, marks }: { text: string; marks: readonly P[] },
  { between, of }: Disguise,
): { text: string; marks: P[] } {
  const starts: number[] = [];
  const ends: number[] = [];
  let written = "";
  let before: string | undefined;
  let at = 0;
  for (const sign of text) {
    if (isWord(before) && isWord(sign)) written += between;
    const start = written.length;
    written += of(sign);
    for (let unit = 0; unit < sign.length; unit += 1) {
      starts[at + unit] = start;
      ends[at + unit] = written.length;
    }
    at += sign.length;
    before = sign;
  }
  const moved = marks.map((mark) => ({ ...mark, start: starts[mark.start] ?? 0, end: ends[mark.end - 1] ?? 0 }));
  return { text: written, marks: moved };
}
