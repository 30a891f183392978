import { expect, it } from "vitest";
import { createAnalyser } from "./analyser.ts";
import { createHighlighter } from "./highlight.ts";
import { parseLexicon } from "./lexicon.ts";

const lexicon = parseLexicon("3\nsäkerhet/A\nhyra/A\nvärd/A", "SFX A Y 2\nSFX A 0 en [^a]\nSFX A a an a");
const analyser = createAnalyser({ lexicon, stem: (word) => word, cache: new Map() });
const marked = (text: string, ...matches: string[][]) =>
  createHighlighter([{ matches, weight: 1 }], analyser)
    .all(text)
    .filter(({ Hit }) => Hit)
    .map(({ Text }) => Text);

it("marks a found word in its own form", () => {
  expect(marked("Höjd hyra: hyran är för hög", ["hyra"])).toEqual(["hyra", "hyran"]);
});

it("marks an expression of several words where they are adjacent, and none of them alone", () => {
  const expression = ["säkerhet", "hyra"];
  expect(
    marked("Får värden ta säkerhet för hyran? Hen kräver det varje månad utan att säga varför.", expression),
  ).toEqual(["säkerhet", "hyran"]);
  expect(marked("Värden höjer hyran", expression)).toEqual([]);
});

it("marks plurals with another vowel, and irregular forms", () => {
  expect(marked("Flera hyror. Hyresvärdarna betalade.", ["betala"])).toEqual(["betalade"]);
});
