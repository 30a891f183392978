import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { detectPii } from "./detectPii.ts";

const folder = join(import.meta.dirname, "corpus");

/** A line of a table: the text, and where «…» marked it; \\n is a line break. */
function read(line: string) {
  let text = "";
  const marks: { start: number; end: number }[] = [];
  for (const piece of line.replaceAll("\\n", "\n").split(/([«»])/)) {
    if (piece === "«") marks.push({ start: text.length, end: text.length });
    else if (piece === "»") (marks.at(-1) as { end: number }).end = text.length;
    else text += piece;
  }
  return { text, marks };
}

/** The marked parts that are not found, and the findings that are not marked. */
function faults(line: string): string[] {
  const { text, marks } = read(line);
  const found = detectPii({ text });
  const isCovered = (at: number) => found.some(({ start, end }) => start <= at && at < end);
  const isLeft = ({ start, end }: { start: number; end: number }) =>
    Array.from({ length: end - start }, (_, index) => start + index).some(
      (at) => /[\p{L}\d]/u.test(text[at] ?? "") && !isCovered(at) && !(at === end - 1 && text[at] === "s"),
    );
  const missed = marks.filter(isLeft).map(({ start, end }) => `missed ${text.slice(start, end)}: ${text}`);
  const wrong = found
    .filter((place) => !marks.some(({ start, end }) => place.start < end && start < place.end))
    .map((place) => `wrong ${place.kind} ${place.text}: ${text}`);
  return [...missed, ...wrong];
}

test.each(readdirSync(folder))("the detector finds exactly what is marked in %s", (file) => {
  const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
  expect(lines.flatMap(faults)).toEqual([]);
});

/** The same texts as Mac files, PDFs and web pages give them. */
const disguises: [string, (line: string) => string][] = [
  ["decomposed", (line) => line.normalize("NFD")],
  ["with soft hyphens", (line) => line.replace(/(?<=[\p{L}\d])(?=[\p{L}\d])/gu, "\u00ad")],
  ["with zero-width spaces", (line) => line.replace(/(?<=\d)(?=\d)|(?<=\p{L})(?=\p{L})/gu, "\u200b")],
  ["with non-breaking spaces", (line) => line.replaceAll(" ", "\u00a0")],
];

describe.each(disguises)("texts %s", (_, disguise) => {
  test.each(readdirSync(folder))("hide and add nothing in %s", (file) => {
    const lines = readFileSync(join(folder, file), "utf8").trim().split("\n");
    expect(lines.map((line) => disguise(line.replaceAll("\\n", "\n"))).flatMap(faults)).toEqual([]);
  });
});
