import { expect, test } from "vitest";
import { LONGEST_LINE, type RawLine, readLines } from "./readLines.ts";

async function split(text: string | Uint8Array, size = 3): Promise<RawLine[]> {
  const bytes = Buffer.from(text);
  async function* chunks() {
    for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size);
  }
  const lines: RawLine[] = [];
  for await (const line of readLines(chunks())) lines.push(line);
  return lines;
}

test("lines are numbered as in an editor, with multi-byte letters split across chunks", async () => {
  expect(await split("\ufeffåäö\r\n\n  \nsist\u2028här")).toEqual([
    { number: 1, text: "åäö" },
    { number: 4, text: "sist\u2028här" },
  ]);
  expect(await split("")).toEqual([]);
});

test("a line that is not UTF-8 is reported, and the next line is read", async () => {
  expect(await split(Buffer.concat([Buffer.from([0xe5, 0x0a]), Buffer.from("å\n")]))).toEqual([
    { number: 1, fault: "notUtf8" },
    { number: 2, text: "å" },
  ]);
});

test("a line that is too long is reported, and not buffered", async () => {
  expect(await split(`${"x".repeat(LONGEST_LINE + 1)}\nnästa`, 65_536)).toEqual([
    { number: 1, fault: "tooLong" },
    { number: 2, text: "nästa" },
  ]);
});
