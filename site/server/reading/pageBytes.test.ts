// @vitest-environment node
import { expect, test } from "vitest";
import { toBytes } from "./pageBytes.ts";
import { styleSheetOf } from "./styleSheet.ts";

test("a page is whole in bytes and in its parts, however long, and isn't written over by the next", () => {
  const sheet = styleSheetOf("p::before{content:'§'}");
  const pages = ["Får hyresvärden göra så? – Ja", "…😀".repeat(60_000), "Nej"].map((words) => ({
    words,
    bytes: toBytes({ before: "<style>", sheet, after: `</style>${words}` }),
  }));
  for (const { words, bytes } of pages) {
    const { before, after } = bytes.parts;
    expect(Buffer.from(bytes.html).toString()).toBe(`<style>${sheet.text}</style>${words}`);
    expect(Buffer.concat([before, sheet.bytes, after])).toEqual(bytes.html);
  }
});
