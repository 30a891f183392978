import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../http/failure.ts";

export type FileKind = "pdf" | "picture";

/** Bytes at the beginning that identify the type. Archives are never unpacked. */
const BEGINNING = 4100;
/** Bytes at the end that must contain the end marker of a PDF, before the NULs that some scanners add. */
const END = 2048;
/** NULs at the end that are skipped, in bytes. */
const MAX_PADDING = 1_000_000;
/** The marker of a PDF stands within so many bytes (ISO 32000-1, annex H, note 13): mail programs put lines before it. */
const MARKER_WITHIN = 1024;

const pictures = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** What an iPhone's camera writes. The picture library has no decoder for it. */
const heic = ["image/heic", "image/heic-sequence", "image/heif", "image/heif-sequence"];

/** Markup that browsers could take for a page by content sniffing. */
const markup = /<\s*(!doctype|html|head|body|script|svg|iframe|object|embed|style|meta)/i;

async function read(path: string) {
  const handle = await open(path, "r");
  try {
    const { size } = await handle.stat();
    const [first, last] = [Buffer.alloc(Math.min(BEGINNING, size)), Buffer.alloc(Math.min(END + MAX_PADDING, size))];
    await handle.read(first, 0, first.length, 0);
    await handle.read(last, 0, last.length, size - last.length);
    let end = last.length;
    while (end > 0 && last[end - 1] === 0) end -= 1;
    return { first, last: last.subarray(Math.max(0, end - END), end) };
  } finally {
    await handle.close();
  }
}

/**
 * The type of a file by its content, not its name. A PDF must have its marker near the beginning and its end marker, and no
 * markup at its beginning, so that no client can take it for something else.
 * @throws Failure FILE_TYPE_REFUSED for all but PDF and pictures, PICTURE_HEIC, FILE_UNREADABLE for a PDF without its end
 */
export async function kindOf(path: string): Promise<FileKind> {
  const { first, last } = await read(path);
  const found = await fileTypeFromBuffer(first);
  if (found && pictures.includes(found.mime)) return "picture";
  if (found && heic.includes(found.mime)) throw new Failure("PICTURE_HEIC");
  const isPdf = first.subarray(0, MARKER_WITHIN).includes("%PDF-") && (!found || found.mime === "application/pdf");
  if (!isPdf || markup.test(first.subarray(0, 1024).toString("latin1"))) throw new Failure("FILE_TYPE_REFUSED");
  if (!last.includes("%%EOF")) throw new Failure("FILE_UNREADABLE");
  return "pdf";
}
