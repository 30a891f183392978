import { pipeline } from "node:stream/promises";
import { constants, createInflate, inflateSync } from "node:zlib";
import { Failure } from "../http/failure.ts";

/** PDF names of actions that run or send something, and of content with its own scripts (ISO 32000-2, 12.6.4). */
const activeNames = /\/(?:JavaScript|Rendition|ImportData|RichMedia|XFA|SubmitForm)(?![\w.-])/;
const launch = /\/Launch(?![\w.-])/;
/** A link that runs a script; spaces inside it are ignored by readers. */
const scriptAddress = /\(\s*j\s*a\s*v\s*a\s*s\s*c\s*r\s*i\s*p\s*t\s*:/i;
/** The name of an attached program or script, of the extensions that systems start. */
const programName =
  /\/U?F\s*\((?:\\.|[^\\()]){0,250}\.(?:exe|com|scr|bat|cmd|ps1|vbs?|js|jse|wsf|hta|msi|jar|lnk|app|sh|dmg|pif|reg)\s*\)/i;
/** An encrypted document cannot be scanned. */
const encrypted = /\/Encrypt(?![\w.-])/;
/** The test text that every virus scanner reports, split so that no scanner reports this file. */
const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

/** Characters of one part that are scanned again with the next: longer than any search term, with escapes. */
const OVERLAP = 256;
/** Characters that are scanned at a time. */
const PART = 64 * 1024;
/** Characters of a stream's dictionary. A longer one hides something. */
const MAX_DICTIONARY = 64 * 1024;
/** Decompressed bytes of a whole file. More is a decompression bomb. */
const MAX_INFLATED = 300_000_000;
/** How often each byte of a file is decompressed at most: an attached PDF has streams inside a stream. */
const MAX_NESTED = 4;

/** Compressed streams of a file. A document of thousands of pages has fewer. */
const MAX_STREAMS = 30_000;
/** Escaped characters in the names of a file, of all its streams too: each costs a call. */
const MAX_ESCAPES = 2_000_000;
/** Streams of a file that are no Flate though they begin so. */
const MAX_DAMAGED = 1000;
/** Bytes of a stream that are decompressed in one step, before and after: a pipeline costs more than most streams. */
const SHORT = 16 * 1024;
const SHORT_INFLATED = 1_000_000;

/** What may still be read of one file. */
interface Budget {
  escapes: number;
}

/** A name may have any character as #xx. */
function decodeNames(text: string, budget: Budget): string {
  if (!text.includes("#")) return text;
  const decoded = text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => {
    budget.escapes -= 1;
    return String.fromCharCode(Number.parseInt(hex, 16));
  });
  if (budget.escapes < 0) throw new Failure("FILE_TOO_COMPLEX");
  return decoded;
}

/** @returns the text with its names decoded */
function scan(text: string, budget: Budget): string {
  const plain = decodeNames(text, budget);
  if (activeNames.test(plain) || scriptAddress.test(text)) throw new Failure("FILE_HAS_SCRIPT");
  if (launch.test(plain) || programName.test(text)) throw new Failure("FILE_HAS_PROGRAM");
  if (text.includes(eicar)) throw new Failure("FILE_UNSAFE");
  return plain;
}

/** Scans a whole file in parts: decoding all names of a file at once took hundreds of megabytes. */
function scanParts(text: string, budget: Budget): void {
  for (let at = 0; at < text.length; at += PART) {
    const part = text.slice(Math.max(0, at - OVERLAP), at + PART);
    if (encrypted.test(scan(part, budget))) throw new Failure("FILE_LOCKED");
  }
}

/**
 * An object stream has dictionaries of its own. The scan reads one that is plain or compressed with Flate once, without
 * a predictor; no usual program writes another kind.
 */
function isHiddenDictionary(dictionary: string, budget: Budget): boolean {
  if (dictionary.length > MAX_DICTIONARY) return true;
  const plain = decodeNames(dictionary, budget);
  if (!plain.includes("/ObjStm")) return false;
  const filters = plain.match(/\/(?:Fl|\w+Decode|Crypt|AHx|A85|LZW|RL)(?!\w)/g) ?? [];
  return plain.includes("/DecodeParms") || filters.length > 1 || filters.some((name) => name !== "/FlateDecode");
}

/** @returns null for a stream that is long, damaged, or no Flate */
function inflateShort(stream: Buffer): Buffer | null {
  if (stream.length > SHORT) return null;
  try {
    return inflateSync(stream, { maxOutputLength: SHORT_INFLATED, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
}

interface Inflated {
  /** Decompressed bytes. */
  size: number;
  isDamaged: boolean;
}

async function scanInflated(stream: Buffer, limit: number, budget: Budget): Promise<Inflated> {
  const short = inflateShort(stream);
  if (short !== null) {
    if (short.length > limit) throw new Failure("FILE_UNSAFE");
    scan(short.toString("latin1"), budget);
    return { size: short.length, isDamaged: false };
  }
  let size = 0;
  let isDamaged = false;
  let tail = "";
  const parts = async (inflated: AsyncIterable<Buffer>) => {
    for await (const part of inflated) {
      size += part.length;
      if (size > limit) throw new Failure("FILE_UNSAFE");
      const text = tail + part.toString("latin1");
      scan(text, budget);
      tail = text.slice(-OVERLAP);
    }
  };
  try {
    await pipeline([stream], createInflate(), parts);
  } catch (error) {
    if (error instanceof Failure) throw error;
    // The stream is damaged or not compressed with Flate. What came before the fault has been scanned.
    isDamaged = true;
  }
  return { size, isDamaged };
}

/** Whether data may be compressed with Flate: the two first bytes say so (RFC 1950, 2.2). */
const isFlate = (pdf: Buffer, at: number): boolean =>
  ((pdf[at] ?? 0) & 15) === 8 && (((pdf[at] ?? 0) << 8) | (pdf[at + 1] ?? 0)) % 31 === 0;

/**
 * Scans a PDF for active content, which runs when it is opened, in its text and in its compressed streams. The time is
 * linear in the size, also when keywords are repeated without their ends.
 * @throws Failure FILE_HAS_SCRIPT, FILE_HAS_PROGRAM, FILE_LOCKED for encryption, FILE_UNSAFE for EICAR's test text, hidden
 * dictionaries and decompression bombs, FILE_TOO_COMPLEX for more streams than documents have
 */
export async function refuseActiveContent(pdf: Buffer): Promise<void> {
  const text = pdf.toString("latin1");
  const budget = { escapes: MAX_ESCAPES };
  scanParts(text, budget);
  let left = MAX_INFLATED;
  let [streams, damaged] = [0, 0];
  let leftToRead = pdf.length * MAX_NESTED;
  let before = 0;
  let end = 0;
  for (const { index, 0: keyword } of text.matchAll(/(?<!end)stream\r?\n/g)) {
    const between = text.slice(before, index);
    if (isHiddenDictionary(between.slice(Math.max(0, between.lastIndexOf("obj"))), budget))
      throw new Failure("FILE_UNSAFE");
    const start = index + keyword.length;
    before = start;
    // Ends come in the order of the streams, so each part of the text is searched once.
    if (end < start) end = text.indexOf("endstream", start);
    if (end < 0) end = text.length;
    if (!isFlate(pdf, start)) continue;
    leftToRead -= end - start;
    if (leftToRead < 0) throw new Failure("FILE_UNSAFE");
    const { size, isDamaged } = await scanInflated(pdf.subarray(start, end), left, budget);
    left -= size;
    streams += 1;
    damaged += isDamaged ? 1 : 0;
    if (streams > MAX_STREAMS || damaged > MAX_DAMAGED) throw new Failure("FILE_TOO_COMPLEX");
  }
}
