import { expect, test } from "vitest";
import { isPersonalNumber, plainNumber } from "./personalNumber.ts";

test.each([
  ["811218-9876", true],
  ["19811218-9876", true],
  ["811218+9876", true],
  ["8112189876", true],
  ["811278-9873", true],
  ["811218\u20119876", true],
  ["811218\u22129876", true],
  ["\u200e811218-9876\u200e", true],
  ["8112\u00ad18-98\u200b76", true],
  ["811218\u00a09876", true],
  ["811218-9875", false],
  ["811318-9876", false],
  ["811218-9876 och mer", false],
  ["556036-0793", false],
])("%j is one personal number: %s", (typed, expected) => {
  expect(isPersonalNumber(typed)).toBe(expected);
});

test("a typed number is stored with a plain hyphen, without spaces and invisible signs", () => {
  expect(plainNumber("\u200e19811218 \u2212 98\u00ad76")).toBe("19811218-9876");
});
