import { open } from "node:fs/promises";
import { fileTypeFromBuffer } from "file-type";
import { Failure } from "../http/failure.ts";

export type FileKind = "pdf" | "docx" | "picture";

/** Bytes at the beginning that identify the type. */
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

/** The beginnings of files by office programs that are no archives: Word before 2007 and locked documents; RTF. */
const oldDocuments = ["\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "{\\rtf"];
/** A zip archive: with files, empty, or in parts. */
const archives = ["PK\u0003\u0004", "PK\u0005\u0006", "PK\u0007\u0008"];
/** Names in the archive that a document of Word is. They come in any order. */
const wordParts = ["word/", "[Content_Types].xml"];
/** Of other programs: Word's kin, Pages and OpenDocument. */
const documentParts = ["xl/", "ppt/", "Index/Document.iwa", "content.xml"];
/** Word's document with a password: an archive inside a container of the old kind. */
const lockedPart = Buffer.from("EncryptedPackage", "utf16le");

/**
 * @returns whether it's a document of Word, by the archive's directory at the end
 * @throws Failure FILE_IS_DOCUMENT, FILE_IS_ARCHIVE, FILE_LOCKED
 */
function isWordDocument(first: Buffer, tail: Buffer): boolean {
  const text = first.toString("latin1");
  if (oldDocuments.some((begin) => text.startsWith(begin)))
    throw new Failure(first.includes(lockedPart) || tail.includes(lockedPart) ? "FILE_LOCKED" : "FILE_IS_DOCUMENT");
  if (!archives.some((begin) => text.startsWith(begin))) return false;
  const has = (part: string) => first.includes(part) || tail.includes(part);
  if (wordParts.every(has)) return true;
  throw new Failure(documentParts.some(has) ? "FILE_IS_DOCUMENT" : "FILE_IS_ARCHIVE");
}

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
    return { first, tail: last, last: last.subarray(Math.max(0, end - END), end) };
  } finally {
    await handle.close();
  }
}

/**
 * The type of a file by its content, not its name. A PDF must have its marker near the beginning and its end marker, and no
 * markup at its beginning, so that no client can take it for something else.
 * @throws Failure FILE_TYPE_REFUSED for all but PDF, docx and pictures, FILE_IS_DOCUMENT, FILE_IS_ARCHIVE, FILE_LOCKED,
 * PICTURE_HEIC, FILE_UNREADABLE for a PDF without its end
 */
export async function kindOf(path: string): Promise<FileKind> {
  const { first, last, tail } = await read(path);
  if (isWordDocument(first, tail)) return "docx";
  const found = await fileTypeFromBuffer(first);
  if (found && pictures.includes(found.mime)) return "picture";
  if (found && heic.includes(found.mime)) throw new Failure("PICTURE_HEIC");
  const isPdf = first.subarray(0, MARKER_WITHIN).includes("%PDF-") && (!found || found.mime === "application/pdf");
  if (!isPdf || markup.test(first.subarray(0, 1024).toString("latin1"))) throw new Failure("FILE_TYPE_REFUSED");
  if (!last.includes("%%EOF")) throw new Failure("FILE_UNREADABLE");
  return "pdf";
}
