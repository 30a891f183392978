import { expect, test } from "vitest";
import { endedText, splitWordings } from "./markedWordings.ts";

const line = { Sfs: "2026:9001", Title: "Påhittad lag", Chapter: "1", Paragraph: "2 a", InForce: null };
const split = (Text: string, InForce: string | null = null) => {
  const { wordings, undecided } = splitWordings({ ...line, Text, InForce });
  return { wordings: wordings.map(({ Text, InForce, Until }) => [Text, InForce, Until]), undecided };
};

test.each<[string, string, (string | null)[][], number]>([
  ["no mark", "En cykel ska ha ringklocka.", [["En cykel ska ha ringklocka.", null, null]], 0],
  [
    "the wording in force and the coming one",
    "/Upphör att gälla U:2026-07-01/ Gammal lydelse. Lag (2024:712). 2 a § /Träder i kraft I:2026-07-01/ Ny lydelse. Lag (2025:9).",
    [
      ["Gammal lydelse. Lag (2024:712).", null, "2026-07-01"],
      ["Ny lydelse. Lag (2025:9).", "2026-07-01", null],
    ],
    0,
  ],
  [
    "lines instead of spaces",
    "/Upphör att gälla U:2026-07-01/\nGammal.\n\n2 a §\n/Träder i kraft I:2026-07-01/\nNy.",
    [
      ["Gammal.", null, "2026-07-01"],
      ["Ny.", "2026-07-01", null],
    ],
    0,
  ],
  [
    "an end without a next wording",
    "/Upphör att gälla U:2026-07-01/ Gammal lydelse.",
    [
      ["Gammal lydelse.", null, "2026-07-01"],
      [endedText, "2026-07-01", null],
    ],
    0,
  ],
  ["a coming provision", "/Träder i kraft I:2027-01-01/ Ny.", [["Ny.", "2027-01-01", null]], 0],
  [
    "an end that the government decides",
    "/Upphör att gälla U:den dag som regeringen bestämmer/ Gammal.",
    [["Gammal.", null, null]],
    0,
  ],
  [
    "a change that the government decides",
    "/Upphör att gälla U:den dag regeringen bestämmer/ Gammal. 2 a § /Träder i kraft I:den dag regeringen bestämmer/ Ny.",
    [["Gammal.", null, null]],
    1,
  ],
  ["a coming provision of an undecided day", "/Träder i kraft I:den dag regeringen bestämmer/ Ny.", [], 1],
  [
    "a wording for a time",
    "/Träder i kraft I:2026-01-01 Upphör att gälla U:2026-07-01/ Tillfällig.",
    [
      ["Tillfällig.", "2026-01-01", "2026-07-01"],
      [endedText, "2026-07-01", null],
    ],
    0,
  ],
  [
    "another slash",
    "Avgift tas ut med 5 kr/km och 3 kr/kg.",
    [["Avgift tas ut med 5 kr/km och 3 kr/kg.", null, null]],
    0,
  ],
])("a text with %s is split", (_, text, wordings, undecided) => {
  expect(split(text)).toEqual({ wordings, undecided });
});
