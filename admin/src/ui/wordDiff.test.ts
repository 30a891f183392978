import { expect, test } from "vitest";
import { wordDiff } from "./wordDiff.ts";

const marked = (from: string, to: string) =>
  wordDiff(from, to)
    .map(({ value, added, removed }) => (added ? `+${value}+` : removed ? `-${value}-` : value))
    .join("");

test("unchanged words are not marked", () => {
  expect(marked("Ja, hela summan ska tillbaka.", "Ja, hela depositionen ska tillbaka.")).toBe(
    "Ja, hela -summan-+depositionen+ ska tillbaka.",
  );
  expect(marked("Ja.", "Ja.")).toBe("Ja.");
});

test("adjacent changed words are one change", () => {
  expect(marked("Den andra flikens text.", "Hej och tack för frågan.")).toBe(
    "-Den andra flikens text-+Hej och tack för frågan+.",
  );
});
