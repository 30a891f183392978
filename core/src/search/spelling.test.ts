import { expect, test } from "vitest";
import { nearestSpellings, withDiacritics } from "./spelling.ts";

const archive = ["hyresvärd", "hyresvärden", "testamente", "skilsmässa", "vittne"].map((form) => ({
  form,
  documents: 3,
}));

test.each([
  ["hyresvärdd", "hyresvärd"],
  ["testamännte", "testamente"],
  ["skillsmässa", "skilsmässa"],
  ["sjilsmässa", "skilsmässa"],
  ["hyresvard", "hyresvärd"],
  ["vitnte", "vittne"],
])("%s is spelt %s", (typed, expected) => expect(nearestSpellings(typed, archive)[0]).toBe(expected));

test("a word unlike all others has no other spelling", () => expect(nearestSpellings("banan", archive)).toEqual([]));

test("a word that may be right is corrected by a single change only", () => {
  expect(nearestSpellings("testamännte", archive, { closely: true })).toEqual(["testamente"]);
  expect(nearestSpellings("hyresverdens", archive, { closely: true })).toEqual([]);
});

test("a word typed without å, ä and ö may be any of the words with them", () => {
  expect(withDiacritics("arv")).toEqual(["årv", "ärv"]);
  expect(withDiacritics("arsstamma")).toContain("årsstämma");
  expect(withDiacritics("forsakring")).toContain("försäkring");
  expect(withDiacritics("på")).toEqual([]);
});
