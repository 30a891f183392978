import { expect, test } from "vitest";
import { countWords, readingMinutes } from "./readingTime.ts";

test("numbers, citations and hyphenated words count as words", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("Enligt 12 kap. 28 § jordabalken (1970:994) är fristen e-postad – och slut.")).toBe(11);
});

test("a short text takes one minute, a thousand words five", () => {
  expect(readingMinutes("")).toBe(1);
  expect(readingMinutes("Ja, hela summan.")).toBe(1);
  expect(readingMinutes("ord ".repeat(1000))).toBe(5);
});
