import { expect, test } from "vitest";
import { addressName, fileName } from "./fileNames.ts";

test.each([
  ["Avtal.PDF", "Avtal.pdf"],
  ['å"; x=.pdf', "å x=.pdf"],
  ["../../etc/passwd", "passwd.pdf"],
  ["C:\\Users\\Vera\\avtal.docx", "avtal.pdf"],
  ["  .htaccess ", "htaccess.pdf"],
  ["a\r\nSet-Cookie: x", "aSet-Cookie x.pdf"],
  ["\u202Efdp.exe", "fdp.pdf"],
  ["...", "fil.pdf"],
  ["x".repeat(300), `${"x".repeat(100)}.pdf`],
])("%j is saved as %j", (sent, name) => {
  expect(fileName(sent, "pdf")).toBe(name);
});

test("a URL has the name as a slug", () => {
  expect(addressName("Årsmöte 2026.pdf")).toBe("arsmote-2026.pdf");
  expect(addressName("文.pdf")).toBe("fil.pdf");
});
