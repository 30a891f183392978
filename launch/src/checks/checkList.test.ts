import { expect, test } from "vitest";
import { allChecks, checksOf } from "./checkList.ts";

const names = (checks: typeof allChecks) =>
  checks.map(([program, [first = ""]]) => (program === "node" ? first.replace(/^.*\//, "") : program)).sort();

test("pnpm check runs everything", () => {
  expect(names(allChecks)).toEqual(["biome", "checkPackages.ts", "checkProject.ts", "knip", "oxlint"]);
  expect(allChecks).toContainEqual(["oxlint", ["--type-aware", "--type-check"]]);
});

test("a change of code is formatted, linted, type-checked and held against the project rules", () => {
  const file = "core/src/money/money.ts";
  expect(names(checksOf([file]))).toEqual(["biome", "checkProject.ts", "oxlint", "tsc"]);
  expect(checksOf([file])).toContainEqual(["oxlint", ["--type-aware", file]]);
});

test.each(["site/package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"])(
  "a change of %s is checked for licences and unused packages too",
  (file) => expect(names(checksOf([file]))).toEqual(expect.arrayContaining(["checkPackages.ts", "knip"])),
);

test("a style sheet is only formatted, and no change runs no check", () => {
  expect(names(checksOf(["site/src/ui/Button.module.css"]))).toEqual(["biome"]);
  expect(checksOf([])).toEqual([]);
});
