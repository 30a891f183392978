import { deflateSync } from "node:zlib";
import type { ErrorCode } from "@lagrum/core/contract/problem";
import { expect, test } from "vitest";
import { Failure } from "../http/failure.ts";
import { refuseActiveContent } from "./activeContent.ts";

const eicar = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");
const script = "<</S/JavaScript/JS(app.alert\\(1\\))>>";

const pdf = (...objects: (string | Buffer)[]) =>
  Buffer.concat([
    Buffer.from("%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n"),
    ...objects.map((object) => Buffer.from(object)),
    Buffer.from("\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`2 0 obj<<${dictionary}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream endobj\n"),
  ]);
const flate = (text: string | Buffer, dictionary = "") => stream(`${dictionary}/Filter/FlateDecode`, deflateSync(text));

const refused: [what: string, pdf: Buffer, code?: ErrorCode][] = [
  ["a script that runs when it is opened", pdf(`2 0 obj<</OpenAction${script}>>endobj`)],
  ["a script with an escaped name", pdf("2 0 obj<</S/J#61vaScript/JS(1)>>endobj")],
  ["a script in an object stream", pdf(flate(`2 0 ${script}`, "/Type/ObjStm/N 1/First 4"))],
  ["an action that starts a program", pdf("2 0 obj<</S /Launch /F(cmd.exe)>>endobj"), "FILE_HAS_PROGRAM"],
  ["a form that is sent somewhere", pdf("2 0 obj<</S/SubmitForm/F(https://exempel.se)>>endobj")],
  ["a link that runs a script", pdf("2 0 obj<</S/URI/URI(java\nscript:alert\\(1\\))>>endobj")],
  ["an attached program", pdf("2 0 obj<</Type/Filespec/F(faktura.pdf.exe)/EF<</F 3 0 R>>>>endobj"), "FILE_HAS_PROGRAM"],
  ["a form with scripts of its own", pdf("2 0 obj<</AcroForm<</XFA 3 0 R>>>>endobj")],
  ["EICAR's text", pdf(`2 0 obj(${eicar})endobj`), "FILE_UNSAFE"],
  [
    "EICAR's text in a compressed attachment",
    pdf(flate(`${"x".repeat(100_000)}${eicar}`, "/Type/EmbeddedFile")),
    "FILE_UNSAFE",
  ],
  ["an encrypted document", pdf("trailer<</Encrypt 3 0 R>>"), "FILE_LOCKED"],
  [
    "an object stream that the scan cannot read",
    pdf(stream("/Type/ObjStm/Filter[/ASCIIHexDecode/FlateDecode]", Buffer.from("789c>"))),
    "FILE_UNSAFE",
  ],
  [
    "a dictionary too long to read",
    pdf(stream(`/Type/ObjStm${" ".repeat(100_000)}/Filter/Crypt`, Buffer.from("x"))),
    "FILE_UNSAFE",
  ],
  ["a decompression bomb", pdf(...Array.from({ length: 4 }, () => flate(Buffer.alloc(100_000_000)))), "FILE_UNSAFE"],
  [
    "a script in a short damaged stream",
    pdf(
      stream(
        "/Filter/FlateDecode",
        Buffer.concat([deflateSync(script.repeat(9)).subarray(0, -6), Buffer.from("damage")]),
      ),
    ),
  ],
  ["more streams than any document has", pdf(...Array.from({ length: 30_001 }, () => flate(""))), "FILE_TOO_COMPLEX"],
  [
    "a thousand and one damaged streams",
    pdf(...Array.from({ length: 1001 }, () => stream("", Buffer.from("x\u009c!!!!", "latin1")))),
    "FILE_TOO_COMPLEX",
  ],
  ["two million escaped names, compressed", pdf(flate("/J#61va".repeat(2_000_001))), "FILE_TOO_COMPLEX"],
];
test.each(refused)("refuses %s", async (_, document, code = "FILE_HAS_SCRIPT") => {
  await expect(refuseActiveContent(document)).rejects.toThrow(new Failure(code));
});

const accepted: [what: string, pdf: Buffer][] = [
  ["a page that opens at a place", pdf("2 0 obj<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>endobj")],
  ["an attached document", pdf("2 0 obj<</Type/Filespec/F(avtal.pdf)/EF<</F 3 0 R>>>>endobj")],
  ["a link to a page", pdf("2 0 obj<</S/URI/URI(https://exempel.se/javascript:kurs)>>endobj")],
  ["text about JavaScript", pdf("2 0 obj<</Title(Avtal om JavaScript)>>endobj")],
  ["compressed text and objects", pdf(flate("BT (Hej) Tj ET"), flate("2 0 <</Type/Page>>", "/Type/ObjStm"))],
  ["an image with another filter", pdf(stream("/Subtype/Image/Filter/DCTDecode", Buffer.from([0xff, 0xd8, 0xff])))],
  ["a damaged stream", pdf(stream("/Filter/FlateDecode", deflateSync("Hej".repeat(1000)).subarray(0, 20)))],
];
test.each(accepted)("accepts %s", async (_, document) => {
  await refuseActiveContent(document);
});

/** Keywords without their ends: each once led to a search of the rest of the file. */
const repeated: [what: string, part: string][] = [
  ["streams without an end", "stream\n"],
  ["streams that begin as compressed ones", "stream\nx\u009c"],
  ["objects without an end", "1 0 obj<<"],
  ["escaped names", "/J#61va"],
  ["parentheses", "/F (a"],
];
test.each(repeated)("reads %s in linear time", async (_, part) => {
  const read = async (count: number) => {
    const document = Buffer.from(`%PDF-1.7 obj${part.repeat(count)}%%EOF`, "latin1");
    const { user } = process.cpuUsage();
    await refuseActiveContent(document).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
    });
    return process.cpuUsage().user - user;
  };
  await read(2000);
  const [short, long] = [await read(20_000), await read(200_000)];
  // Ten times the size; quadratic would be a hundred times.
  expect(long).toBeLessThan(40 * Math.max(short, 20_000));
});
