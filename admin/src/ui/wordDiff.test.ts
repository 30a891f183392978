import { expect, test } from "vitest";
import { wordDiff } from "./wordDiff.ts";

const told = (from: string, to: string) =>
  wordDiff(from, to)
    .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
    .join("");

test("what both texts say stands unmarked around what was changed", () => {
  expect(told("Ja, hela summan ska tillbaka.", "Ja, hela depositionen ska tillbaka.")).toBe(
    "Ja, hela -summan-+depositionen+ ska tillbaka.",
  );
  expect(told("Ja.", "Ja.")).toBe("Ja.");
});

test("words changed side by side are one change, and can be read", () => {
  expect(told("Den andra flikens text.", "Hej och tack för frågan.")).toBe(
    "-Den andra flikens text-+Hej och tack för frågan+.",
  );
});
