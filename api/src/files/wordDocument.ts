import type { Entry, ZipFile } from "yauzl";
import yauzl from "yauzl";
import { Failure } from "../http/failure.ts";
import { readXml } from "./documentXml.ts";

/** Files in a document. One of a thousand pages with pictures has fewer. */
const MAX_ENTRIES = 5000;
/** Bytes of all its files, unpacked, as its reader will unpack them. */
const MAX_UNPACKED = 300_000_000;
/** Bytes of the parts that are read here, unpacked. */
const MAX_READ = 60_000_000;

const mainPart = /wordprocessingml\.document\.main\+xml$/;
const macroType = /macroEnabled|vbaProject|vbaData|activeX|ms-word\.keyMap/i;
const macroName = /(?:^|\/)(?:vbaProject[^/]*|vbaData\.xml)$|(?:^|\/)activeX\//i;
const programType = /oleObject|\.package$|x-msdownload/i;
const programName = /(?:^|\/)oleObject[^/]*$|\.(?:bin|exe|com|scr|bat|cmd|ps1|vbs?|jse?|wsf|hta|msi|jar|lnk|dll)$/i;
/** Word draws charts from a table of their own. */
const embedded = /(?:^|\/)embeddings\/(?!.*\.xlsx$)/i;
/** What a link may lead to. Other schemes start a program or run a script. */
const linkScheme = /^(?:https?|mailto|tel|ftp|file):/i;
const anyScheme = /^\s*[a-z][a-z0-9+.-]*\s*:/i;
/** Parts with relations, with text, and the list of types. */
const readPart = /\.rels$|^\[Content_Types\]\.xml$|^word\/[^/]+\.xml$/i;
/** Printer settings are the only .bin that Word writes without a program. */
const printer = /(?:^|\/)printerSettings\/?[^/]*\.bin$/i;

function checkEntry({ fileName }: Entry): void {
  if (macroName.test(fileName)) throw new Failure("FILE_HAS_SCRIPT");
  if (printer.test(fileName)) return;
  if (programName.test(fileName) || embedded.test(fileName)) throw new Failure("FILE_HAS_PROGRAM");
}

/** @returns whether the part names a document of Word */
function checkTypes(part: Buffer): boolean {
  let isDocument = false;
  readXml(part, {
    onElement({ attributes: { ContentType = "" } }) {
      if (macroType.test(ContentType)) throw new Failure("FILE_HAS_SCRIPT");
      if (programType.test(ContentType)) throw new Failure("FILE_HAS_PROGRAM");
      isDocument ||= mainPart.test(ContentType);
    },
  });
  return isDocument;
}

function checkRelations(part: Buffer): void {
  readXml(part, {
    onElement({ name, attributes: { Type = "", Target = "", TargetMode = "" } }) {
      if (name !== "Relationship") return;
      // Text in another format, which Word converts when it opens the document.
      if (/\/aFChunk$/i.test(Type)) throw new Failure("FILE_UNSAFE");
      if (/\/(?:vbaProject|control|keyMapCustomizations)$/i.test(Type)) throw new Failure("FILE_HAS_SCRIPT");
      if (/\/oleObject$/i.test(Type)) throw new Failure("FILE_HAS_PROGRAM");
      if (TargetMode.trim().toLowerCase() !== "external") return;
      if (!/\/hyperlink$/i.test(Type)) throw new Failure("FILE_LOADS_CONTENT");
      if (anyScheme.test(Target) && !linkScheme.test(Target.trim())) throw new Failure("FILE_HAS_SCRIPT");
    },
  });
}

/**
 * Fields that start a program (DDE) or fetch something. Their words may be cut into runs.
 * @throws Failure FILE_HAS_PROGRAM, FILE_LOADS_CONTENT
 */
export function checkFields(part: Buffer): void {
  const fields: string[] = [];
  readXml(part, {
    onElement({ name, attributes: { instr = "" } }) {
      if (name === "fldSimple") fields.push(` ${instr} `);
      if (name === "fldChar") fields.push(" ");
    },
    onText: (text, inside) => void (inside === "instrText" && fields.push(text)),
  });
  const text = fields.join("");
  if (/(?:^|\s)DDE(?:AUTO)?\s/i.test(text)) throw new Failure("FILE_HAS_PROGRAM");
  if (/(?:^|\s)(?:INCLUDETEXT|INCLUDEPICTURE|INCLUDE|IMPORT)\s/i.test(text)) throw new Failure("FILE_LOADS_CONTENT");
}

async function unpack(archive: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await archive.openReadStreamPromise(entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** @throws Failure; other errors are of a damaged archive */
async function checkArchive(archive: ZipFile): Promise<void> {
  if (archive.entryCount > MAX_ENTRIES) throw new Failure("FILE_TOO_COMPLEX");
  const seen = new Set<string>();
  let [unpacked, read] = [0, 0];
  let isDocument = false;
  for await (const entry of archive.eachEntry()) {
    const { fileName } = entry;
    if (entry.isEncrypted()) throw new Failure("FILE_LOCKED");
    unpacked += entry.uncompressedSize;
    // Readers differ in which of two files of the same name they take.
    if (seen.has(fileName.toLowerCase()) || unpacked > MAX_UNPACKED) throw new Failure("FILE_UNSAFE");
    seen.add(fileName.toLowerCase());
    checkEntry(entry);
    if (!readPart.test(fileName)) continue;
    read += entry.uncompressedSize;
    if (read > MAX_READ) throw new Failure("FILE_TOO_COMPLEX");
    const part = await unpack(archive, entry);
    if (/\.rels$/i.test(fileName)) checkRelations(part);
    else if (/^\[Content_Types\]\.xml$/i.test(fileName)) isDocument = checkTypes(part);
    else checkFields(part);
  }
  if (!isDocument) throw new Failure("FILE_IS_DOCUMENT");
}

/**
 * Checks a document of Word (docx, ECMA-376) by the structure of its archive: no macros, no embedded objects or programs,
 * nothing that is fetched when it is opened. Sizes may stand behind the files and in 64 bits, and files in any order, as
 * Pages and Google write them.
 * @throws Failure FILE_HAS_SCRIPT, FILE_HAS_PROGRAM, FILE_LOADS_CONTENT, FILE_LOCKED, FILE_UNSAFE, FILE_TOO_COMPLEX,
 * FILE_IS_DOCUMENT for a document of another program, FILE_UNREADABLE
 */
export async function refuseUnsafeDocument(path: string): Promise<void> {
  let archive: ZipFile | undefined;
  try {
    archive = await yauzl.openPromise(path, { lazyEntries: true, autoClose: false });
    await checkArchive(archive);
  } catch (cause) {
    throw cause instanceof Failure ? cause : new Failure("FILE_UNREADABLE", undefined, { cause });
  } finally {
    archive?.close();
  }
}
