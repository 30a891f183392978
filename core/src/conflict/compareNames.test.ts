import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { blockingKeys } from "./blockingKeys.ts";
import { compareNames } from "./compareNames.ts";

const pairs = readFileSync(join(import.meta.dirname, "corpus/namePairs.tsv"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as ["same" | "other", string, string]);
const same = pairs.filter(([kind]) => kind === "same");
const other = pairs.filter(([kind]) => kind === "other");

test("another way to write a name matches", () => {
  expect(same.length).toBeGreaterThanOrEqual(60);
  expect(same.filter(([, a, b]) => compareNames(a, b) === null)).toEqual([]);
  expect(same.filter(([, a, b]) => compareNames(b, a) === null)).toEqual([]);
});

test("another party does not match", () => {
  expect(other.length).toBeGreaterThanOrEqual(40);
  expect(other.filter(([, a, b]) => compareNames(a, b) !== null)).toEqual([]);
});

test("names that match share a blocking key", () => {
  const share = (a: string, b: string) => blockingKeys(a).some((key) => blockingKeys(b).includes(key));
  expect(same.filter(([, a, b]) => !share(a, b))).toEqual([]);
});
