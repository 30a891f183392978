import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../http/failure.ts";

/** Bytes at the beginning that tell what a file is; a packed file is never unpacked to find out. */
const BEGINNING = 4100;
/** Bytes at the end in which a PDF says that it ends. */
const END = 2048;

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** What browsers would take for a page, if they were free to guess. */
const markup = /<\s*(!doctype|html|head|body|script|svg|iframe|object|embed|style|meta)/i;

async function read(path: string) {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const [first, last] = [Buffer.alloc(Math.min(BEGINNING, size)), Buffer.alloc(Math.min(END, size))];
    await handle.read(first, 0, first.length, 0);
    await handle.read(last, 0, last.length, size - last.length);
    return { first, last };
  } finally {
    await handle.close();
  }
}

/**
 * What a file is by what is in it; its name counts for nothing. A PDF begins as one at its first byte and ends as one,
 * and has nothing of a page at its beginning, so that no reader can take it for something else.
 * @throws Failure FILE_TYPE_REFUSED for all but PDF and pictures, FILE_UNREADABLE for a PDF without its end
 */
export async function kindOf(path: string): Promise<"pdf" | "picture"> {
  const { first, last } = await read(path);
  const found = await fileTypeFromBuffer(first);
  if (found && pictures.includes(found.mime)) return "picture";
  const isPdf = first.subarray(0, 5).toString("latin1") === "%PDF-" && found?.mime === "application/pdf";
  if (!isPdf || markup.test(first.subarray(0, 1024).toString("latin1"))) throw new Failure("FILE_TYPE_REFUSED");
  if (!last.includes("%%EOF")) throw new Failure("FILE_UNREADABLE");
  return "pdf";
}
