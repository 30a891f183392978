import { randomBytes } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { upload, uploaded } from "../../test/uploads.ts";
import {
  contentTypes,
  documentPart,
  documentRelations,
  ofGoogle,
  ofPages,
  ofWord,
  packageRelations,
  relation,
} from "../../test/wordDocuments.ts";
import { zip } from "../../test/zip.ts";
import { zip64 } from "../../test/zip64.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { asAdmin, server } = testApp;

const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
/** More than what is read at the beginning of a file. */
const picture = ["word/media/image1.jpeg", randomBytes(8000).toString("base64")] as const;

test.each([
  ["Word", zip(ofWord())],
  ["Word, with a table for a chart", zip(ofWord(["word/embeddings/Microsoft_Excel_Sheet1.xlsx", "x"]))],
  ["Word, with printer settings", zip(ofWord(["word/printerSettings1.bin", "x"]))],
  ["Google Docs, sizes behind the files", zip(ofGoogle, true)],
  ["Google Docs, sizes of 64 bits", zip64(ofGoogle)],
  ["Pages", zip(ofPages)],
  ["Pages, sizes of 64 bits", zip64(ofPages)],
  ["a picture first", zip([picture, ...ofGoogle], true)],
])("a document of %s is stored, and is only downloaded", async (_, bytes) => {
  const file = await uploaded(asAdmin, "Mitt avtal.docx", bytes);
  expect(file).toMatchObject({ Name: "Mitt avtal.docx", MediaType: docx, Size: bytes.length });
  expect(file.Url).toMatch(/\/mitt-avtal\.docx$/);
  const headers = { "user-token": testApp.tokenOf("admin") };
  const response = await server.inject({ url: file.Url, headers });
  expect(response.rawPayload.equals(bytes)).toBe(true);
  expect(response.headers["content-disposition"]).toMatch(/^attachment; filename="Mitt avtal\.docx"/);
  expect(response.headers["content-security-policy"]).toContain("sandbox");
});

const withRelation = (more: string) => zip([contentTypes(), packageRelations, documentPart(), documentRelations(more)]);
const withField = (content: string) => zip([contentTypes(), packageRelations, documentPart(content)]);
const macroEnabled = "application/vnd.ms-word.document.macroEnabled.main+xml";

const refused: [what: string, bytes: Buffer, code: string][] = [
  ["macros", zip(ofWord(["word/vbaProject.bin", "x"])), "422 FILE_HAS_SCRIPT"],
  ["macros under another name", zip([contentTypes("", macroEnabled), documentPart()]), "422 FILE_HAS_SCRIPT"],
  ["ActiveX", zip(ofWord(["word/activeX/activeX1.xml", "x"])), "422 FILE_HAS_SCRIPT"],
  ["an embedded object", zip(ofWord(["word/embeddings/oleObject1.bin", "x"])), "422 FILE_HAS_PROGRAM"],
  ["an embedded program", zip(ofWord(["word/media/faktura.exe", "x"])), "422 FILE_HAS_PROGRAM"],
  [
    "a template from outside",
    withRelation(relation("attachedTemplate", "https://x.example/a.dotm")),
    "422 FILE_LOADS_CONTENT",
  ],
  ["an object from outside", withRelation(relation("oleObject", "mhtml:https://x.example!x")), "422 FILE_HAS_PROGRAM"],
  ["a picture from outside", withRelation(relation("image", "https://x.example/a.png")), "422 FILE_LOADS_CONTENT"],
  [
    "a template whose mode is written as an entity",
    withRelation(relation("attachedTemplate", "https://x.example/a.dotm", "&#69;xternal")),
    "422 FILE_LOADS_CONTENT",
  ],
  ["a link that starts a program", withRelation(relation("hyperlink", "search-ms:query=x")), "422 FILE_HAS_SCRIPT"],
  ["a part in another format", withRelation(relation("aFChunk", "a.mht", "Internal")), "422 FILE_UNSAFE"],
  [
    "a field that starts a program, cut in two",
    withField("<w:instrText>DDE</w:instrText><w:instrText>AUTO cmd.exe</w:instrText>"),
    "422 FILE_HAS_PROGRAM",
  ],
  [
    "a field that fetches a picture",
    withField('<w:fldSimple w:instr="INCLUDEPICTURE https://x.example/a.png"/>'),
    "422 FILE_LOADS_CONTENT",
  ],
  [
    "entities of its own",
    zip([contentTypes(), ["word/document.xml", '<!DOCTYPE a [<!ENTITY b "c">]><a/>']]),
    "422 FILE_UNSAFE",
  ],
  ["the same file twice", zip([...ofWord(), documentPart("<w:t>2</w:t>")]), "422 FILE_UNSAFE"],
  ["400 MB of nothing", zip(ofWord(["word/media/a.bmp", "\0".repeat(400_000_000)])), "422 FILE_UNSAFE"],
  ["100 MB of text", zip([contentTypes(), documentPart("a".repeat(100_000_000))]), "422 FILE_TOO_COMPLEX"],
  ["a thousand and one elements inside each other", withField("<w:p>".repeat(1001)), "422 FILE_TOO_COMPLEX"],
  ["half an archive", zip(ofWord(picture)).subarray(0, 9000), "422 FILE_UNREADABLE"],
  ["no document in its list of types", zip([contentTypes("", "text/plain"), documentPart()]), "415 FILE_IS_DOCUMENT"],
];
test.each(refused)("a document with %s is refused with its own reason", async (_, bytes, code) => {
  expect(refusal(await upload(asAdmin, "avtal.docx", bytes))).toBe(code);
});

const template = documentRelations(relation("attachedTemplate", "https://x.example/a.dotm"));
const encoded: [encoding: string, bytes: Buffer, code: string][] = [
  ["UTF-16", Buffer.from(`\uFEFF${template[1]}`, "utf16le"), "422 FILE_LOADS_CONTENT"],
  ["UTF-16 without its mark", Buffer.from(template[1], "utf16le"), "422 FILE_UNSAFE"],
  ["UTF-7", Buffer.from(template[1].replace("UTF-8", "UTF-7")), "422 FILE_UNSAFE"],
];
test.each(encoded)("a template from outside that is written in %s is refused", async (_, bytes, code) => {
  const document = zip([contentTypes(), documentPart(), [template[0], bytes]]);
  expect(refusal(await upload(asAdmin, "avtal.docx", document))).toBe(code);
});
