import { expect, it } from "vitest";
import { foldText } from "./foldedText.ts";

/** The original's part that a word of the folded text came from. */
function partOf(original: string, word: string): string {
  const { text, spanOf } = foldText(original);
  const at = text.indexOf(word);
  expect(at).toBeGreaterThanOrEqual(0);
  const { start, end } = spanOf(at, at + word.length);
  return original.slice(start, end);
}

it.each([
  ["ring Jo\u0308rgen nu", "Jörgen", "Jo\u0308rgen"],
  ["nr 811\u00ad218-9876.", "811218-9876", "811\u00ad218-9876"],
  ["👩\u200d⚖\ufe0f Åsa", "Åsa", "Åsa"],
  ["e\u00ad\u0301 x", "é", "e\u00ad\u0301"],
  ["Ma\u0308rta och \u1112\u1161\u11ab", "\ud55c", "\u1112\u1161\u11ab"],
])("the part of %j that folds to %j is %j", (original, word, part) => {
  expect(partOf(original, word)).toBe(part);
});

it("a text that is folded already is returned as it is", () => {
  const { text, spanOf } = foldText("Hyresvärden på Ö");
  expect(text).toBe("Hyresvärden på Ö");
  expect(spanOf(3, 5)).toEqual({ start: 3, end: 5 });
});
