import { pipeline } from "node:stream/promises";
import { createInflate } from "node:zlib";
import { Failure } from "../http/failure.ts";

/** PDF names of actions that run something, and of content with its own scripts (ISO 32000-2, 12.6.4). */
const activeNames = /\/(?:JavaScript|Launch|Rendition|ImportData|RichMedia|XFA)(?![\w.-])/;
/** An encrypted document cannot be scanned. */
const encrypted = /\/Encrypt(?![\w.-])/;
/** The test text that every virus scanner reports, split so that no scanner reports this file. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Characters of one part that are scanned again with the next: longer than any search term, with escapes. */
const OVERLAP = 256;
/** Decompressed bytes of a whole file. More is a decompression bomb. */
const MAX_INFLATED = 300_000_000;

/** A name may have any character as #xx. */
const decodeNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

function scan(text: string): void {
  if (text.includes(eicar) || activeNames.test(decodeNames(text))) throw new Failure("FILE_UNSAFE");
}

/**
 * An object stream has dictionaries of its own. The scan reads one that is plain or compressed with Flate once, without
 * a predictor; no usual program writes another kind.
 */
function isHiddenDictionary(dictionary: string): boolean {
  const plain = decodeNames(dictionary);
  if (!plain.includes("/ObjStm")) return false;
  const filters = plain.match(/\/(?:Fl|\w+Decode|Crypt|AHx|A85|LZW|RL)(?!\w)/g) ?? [];
  return plain.includes("/DecodeParms") || filters.length > 1 || filters.some((name) => name !== "/FlateDecode");
}

/** @returns the number of decompressed bytes; what is not compressed with Flate has none */
async function scanInflated(stream: Buffer, limit: number): Promise<number> {
  let size = 0;
  let tail = "";
  const parts = async (inflated: AsyncIterable<Buffer>) => {
    for await (const part of inflated) {
      size += part.length;
      if (size > limit) throw new Failure("FILE_UNSAFE");
      const text = tail + part.toString("latin1");
      scan(text);
      tail = text.slice(-OVERLAP);
    }
  };
  try {
    await pipeline([stream], createInflate(), parts);
  } catch (error) {
    if (error instanceof Failure) throw error;
    // The stream is damaged or not compressed with Flate. What came before the fault has been scanned.
  }
  return size;
}

/**
 * Scans a PDF for active content, which runs when it is opened, in its text and in its compressed streams.
 * @throws Failure FILE_UNSAFE for scripts, launched programs, EICAR's test text, encryption and decompression bombs
 */
export async function refuseActiveContent(pdf: Buffer): Promise<void> {
  const text = pdf.toString("latin1");
  scan(text);
  if (encrypted.test(decodeNames(text))) throw new Failure("FILE_UNSAFE");
  let left = MAX_INFLATED;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const dictionary = text.slice(text.lastIndexOf("obj", index), index);
    if (isHiddenDictionary(dictionary)) throw new Failure("FILE_UNSAFE");
    const start = index + keyword.length;
    const end = text.indexOf("endstream", start);
    left -= await scanInflated(pdf.subarray(start, end < 0 ? undefined : end), left);
  }
}
