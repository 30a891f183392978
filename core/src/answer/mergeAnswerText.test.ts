import { expect, test } from "vitest";
import { mergeAnswerText } from "./mergeAnswerText.ts";

const text = (AnswerBody: string, more: object = {}) => ({ AnswerBody, Provisions: [], ValidAt: null, ...more });
const law = (Paragraph: string) => ({ Law: "Jordabalk", Sfs: "1970:994", Chapter: "12", Paragraph });
const merge = (mine: string, base: string, theirs: string) =>
  mergeAnswerText(text(mine), text(base), text(theirs))?.AnswerBody ?? null;

test.each([
  [
    "paragraphs apart",
    "<p>A!</p><p>B</p><p>C</p>",
    "<p>A</p><p>B</p><p>C</p>",
    "<p>A</p><p>B</p><p>C!</p>",
    "<p>A!</p><p>B</p><p>C!</p>",
  ],
  [
    "words apart in one paragraph",
    "<p>Nej, det får du inte.</p>",
    "<p>Ja, det får du inte.</p>",
    "<p>Ja, det får du aldrig.</p>",
    "<p>Nej, det får du aldrig.</p>",
  ],
  [
    "an added item and a changed one",
    "<ul><li><p>A</p></li><li><p>B</p></li><li><p>Ny</p></li></ul>",
    "<ul><li><p>A</p></li><li><p>B</p></li></ul>",
    "<ul><li><p>A2</p></li><li><p>B</p></li></ul>",
    "<ul><li><p>A2</p></li><li><p>B</p></li><li><p>Ny</p></li></ul>",
  ],
  ["the same change twice", "<p>Ja.</p>", "<p>Nej.</p>", "<p>Ja.</p>", "<p>Ja.</p>"],
  ["a change on one side only", "<p>Ja.</p>", "<p>Ja.</p>", "<p>Nej.</p>", "<p>Nej.</p>"],
])("%s are merged", (_, mine, base, theirs, merged) => {
  expect(merge(mine, base, theirs)).toBe(merged);
});

test.each([
  ["the same word", "<p>Nej.</p>", "<p>Ja.</p>", "<p>Kanske.</p>"],
  ["two drafts from nothing", "<p>Ja.</p>", "", "<p>Nej.</p>"],
  [
    "markup of a changed paragraph",
    "<p>Ja, <strong>inte</strong> nu.</p>",
    "<p>Ja, inte nu.</p>",
    "<p>Nej, inte nu.</p>",
  ],
  [
    "a list that became numbered and was split",
    "<ol><li><p>A</p></li><li><p>B</p></li></ol>",
    "<ul><li><p>A</p></li><li><p>B</p></li></ul>",
    "<ul><li><p>A</p></li></ul><p>Mellan</p><ul><li><p>B</p></li></ul>",
  ],
])("%s is a conflict", (_, mine, base, theirs) => {
  expect(merge(mine, base, theirs)).toBeNull();
});

test("provisions added and removed on both sides are combined, and one date wins unless both changed it", () => {
  const base = text("<p>Ja.</p>", { Provisions: [law("1"), law("2")], ValidAt: "2026-11-01" });
  const mine = { ...base, Provisions: [law("1"), law("2"), law("3")], ValidAt: "2026-11-20" };
  const theirs = { ...base, Provisions: [law("2"), law("4")] };
  expect(mergeAnswerText(mine, base, theirs)).toEqual({
    ...base,
    Provisions: [law("2"), law("3"), law("4")],
    ValidAt: "2026-11-20",
  });
  expect(mergeAnswerText(mine, base, { ...base, ValidAt: "2026-11-21" })).toBeNull();
});
