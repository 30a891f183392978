import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf, aPhoto, upload, uploaded } from "../../test/uploads.ts";
import { ofWord } from "../../test/wordDocuments.ts";
import { zip } from "../../test/zip.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin } = testApp;

const types = "<Types/>";
/** More than what is read at the beginning of a file, so that what follows is found in the archive's directory only. */
const fonts = ["docProps/thumbnail.jpeg", randomBytes(8000).toString("base64")] as const;
const oleHead = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const withPdf = (dictionary: string) => Buffer.from(aPdf.toString().replace("trailer<<", `trailer<<${dictionary}`));

/** What people choose, and the reason that they get. */
const refused: [what: string, name: string, bytes: Buffer, code: string][] = [
  ["Pages", "avtal.pages", zip([fonts, ["Index/Document.iwa", "x"]]), "415 FILE_IS_DOCUMENT"],
  [
    "LibreOffice",
    "avtal.odt",
    zip([
      ["mimetype", "x"],
      ["content.xml", "x"],
      ["Pictures/a.png", "x"],
    ]),
    "415 FILE_IS_DOCUMENT",
  ],
  ["Word before 2007", "avtal.doc", Buffer.concat([oleHead, Buffer.alloc(600)]), "415 FILE_IS_DOCUMENT"],
  [
    "Word, with a password",
    "avtal.docx",
    Buffer.concat([oleHead, Buffer.alloc(600), Buffer.from("EncryptedPackage", "utf16le"), Buffer.alloc(600)]),
    "422 FILE_LOCKED",
  ],
  [
    "Excel",
    "lista.xlsx",
    zip([
      ["[Content_Types].xml", types],
      ["xl/workbook.xml", "x"],
    ]),
    "415 FILE_IS_DOCUMENT",
  ],
  ["RTF", "avtal.rtf", Buffer.from("{\\rtf1 Hej}"), "415 FILE_IS_DOCUMENT"],
  ["an archive", "bilder.zip", zip([["bild.jpg", "x"]]), "415 FILE_IS_ARCHIVE"],
  ["an archive of zeros", "bilder.zip", zip([["a", "\0".repeat(50_000_000)]]), "415 FILE_IS_ARCHIVE"],
  ["a locked PDF", "avtal.pdf", withPdf("/Encrypt 3 0 R"), "422 FILE_LOCKED"],
  ["a PDF with a script", "avtal.pdf", withPdf("/OpenAction<</S/JavaScript>>"), "422 FILE_HAS_SCRIPT"],
  ["a PDF with a program", "avtal.pdf", withPdf("/F(faktura.exe)"), "422 FILE_HAS_PROGRAM"],
  ["half a PDF", "avtal.pdf", aPdf.subarray(0, 40), "422 FILE_UNREADABLE"],
  ["an empty file", "avtal.pdf", Buffer.alloc(0), "422 FILE_EMPTY"],
  ["a text", "avtal.txt", Buffer.from("Hej"), "415 FILE_TYPE_REFUSED"],
];
test.each(refused)("%s is refused with its own reason", async (_, name, bytes, code) => {
  const begun = await asAdmin.beginFile({ body: { Name: name, Size: bytes.length } });
  expect(refusal(begun.ok ? await upload(asAdmin, name, bytes) : begun)).toBe(code);
});

test("a document of Word that is called a PDF is stored as what it is", async () => {
  expect(await uploaded(asAdmin, "avtal.pdf", zip(ofWord()))).toMatchObject({ Name: "avtal.docx" });
});

test("a file with another kind's extension is taken as what it is", async () => {
  expect(await uploaded(asAdmin, "avtal.docx", aPdf)).toMatchObject({
    Name: "avtal.pdf",
    MediaType: "application/pdf",
  });
  expect(await uploaded(asAdmin, "foto.pdf", await aPhoto(40, 30))).toMatchObject({ Name: "foto.webp" });
});
