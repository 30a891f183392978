import { expect, test } from "vitest";
import { nearestProvision } from "./nearestProvision.ts";

const places = [
  ["3", "1"],
  ["3", "2"],
  ["3", "4"],
  ["4", "3"],
  ["12", "55 e"],
  ["12", "61"],
].map(([Chapter = "", Paragraph = ""]) => ({ Chapter, Paragraph }));

test.each([
  ["44", "3", "4:3"],
  ["3", "5", "3:4"],
  ["12", "16", "12:61"],
  ["12", "55 f", "12:55 e"],
  [null, "61", "12:61"],
  ["12", "900", undefined],
])("%s:%s leads to %s", (Chapter, Paragraph, expected) => {
  const found = nearestProvision({ Chapter, Paragraph }, places);
  expect(found ? `${found.Chapter}:${found.Paragraph}` : undefined).toBe(expected);
});
