/** Longest line in bytes. */
export const LONGEST_LINE = 1_000_000;

const NEWLINE = 0x0a;

/** A line of the file, numbered from 1; one that can't be decoded has a fault. */
export type RawLine = { number: number; text: string } | { number: number; fault: "tooLong" | "notUtf8" };

/**
 * Splits a byte stream into lines with bounded memory. Unlike node:readline it splits at line feeds only: JSON text may
 * contain U+2028, and a file without line feeds must not be read whole. Empty lines are skipped.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<RawLine> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let pieces: Uint8Array[] = [];
  let size = 0;
  let number = 1;

  const append = (piece: Uint8Array) => {
    size += piece.length;
    if (size > LONGEST_LINE) pieces = [];
    else pieces.push(piece);
  };
  const finish = (): RawLine | null => {
    const line = toLine(number, size, pieces, decoder);
    pieces = [];
    size = 0;
    number += 1;
    return line;
  };

  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
      append(chunk.subarray(from, end));
      from = end + 1;
      const line = finish();
      if (line) yield line;
    }
    append(chunk.subarray(from));
  }
  const last = finish();
  if (last) yield last;
}

function toLine(number: number, size: number, pieces: Uint8Array[], decoder: TextDecoder): RawLine | null {
  if (size > LONGEST_LINE) return { number, fault: "tooLong" };
  try {
    const text = decoder.decode(Buffer.concat(pieces)).trim();
    return text === "" ? null : { number, text };
  } catch {
    return { number, fault: "notUtf8" };
  }
}
