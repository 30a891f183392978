import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../http/failure.ts";

/** Bytes at the beginning that identify the type. Archives are never unpacked. */
const BEGINNING = 4100;
/** Bytes at the end that must contain the end marker of a PDF. */
const END = 2048;

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Markup that browsers could take for a page by content sniffing. */
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
 * The type of a file by its content, not its name. A PDF must begin with its marker, contain its end marker, and have no
 * markup at its beginning, so that no client can take it for something else.
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
