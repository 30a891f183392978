import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

/** The lines of a committed set, without its comments. */
export const readLines = (name: string): string[] =>
  readFileSync(join(root, `bench/search/sets/${name}.txt`), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** The pairs of a committed set: a query, and the expected answer or text. */
export const readSet = (name: string, separator: " = " | " | "): [query: string, expected: string][] =>
  readLines(name).map((line) => {
    const [query = "", expected = ""] = line.split(separator);
    return [query, expected];
  });
