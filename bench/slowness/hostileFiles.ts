import { randomBytes } from "node:crypto";
import { deflateSync } from "node:zlib";
import { aPng } from "@lagrum/api/test/png";
import { zip } from "@lagrum/api/test/zip";

/** Bytes: the largest file that the service takes. */
const LARGEST = 10_000_000;

function fill(piece: string | Buffer, size = LARGEST - 100): Buffer {
  return Buffer.alloc(size, piece, "latin1");
}

const pdf = (content: string | Buffer) =>
  Buffer.concat([Buffer.from("%PDF-1.7\n1 0 obj\n"), Buffer.from(content), Buffer.from("\n%%EOF")]);
const stream = (content: Buffer) =>
  Buffer.concat([Buffer.from("<<>>stream\n"), content, Buffer.from("\nendstream endobj\n")]);

/** An archive in an archive, thirty deep, with its own first name a document's. */
function deepZip(): Buffer {
  let inner: Buffer = Buffer.alloc(1_000_000);
  for (let depth = 0; depth < 30; depth += 1) inner = zip([["word/document.xml", inner]]);
  return inner;
}

const row = Buffer.alloc(1 + 3 * 8000);

/** Ten kinds of files that were written to hold a reader. */
export const hostileFiles: [name: string, bytes: Buffer][] = [
  ["PDF of `stream\\n`, 0.7 MB", pdf(fill("stream\n", 700_000))],
  ["PDF of `stream\\n`", pdf(fill("stream\n"))],
  ["PDF of damaged streams", pdf(fill("stream\nx\u009cendstream\n"))],
  ["PDF of compressed streams", pdf(fill(stream(deflateSync("/J#61va ".repeat(200)))))],
  ["PDF of 280 MB of escaped names, compressed", pdf(stream(deflateSync("/J#61va".repeat(40_000_000))))],
  ["HTML of `<`", fill("<")],
  [
    "docx of `<`",
    zip([
      ["[Content_Types].xml", "<".repeat(200_000_000)],
      ["word/document.xml", "<".repeat(100_000_000)],
    ]),
  ],
  ["archives thirty deep", deepZip()],
  ["PNG of 10 000 megapixels", aPng(100_000, 100_000, randomBytes(LARGEST - 100))],
  ["PNG of 40 megapixels of nothing", aPng(8000, 5000, deflateSync(Buffer.alloc(5000 * row.length)))],
];
