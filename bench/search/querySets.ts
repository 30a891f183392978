import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

/** The pairs of a committed set: a query, and the expected answer or text. */
export function readSet(name: string, separator: " = " | " | "): [query: string, expected: string][] {
  const lines = readFileSync(join(root, `bench/search/sets/${name}.txt`), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [query = "", expected = ""] = line.split(separator);
      return [query, expected];
    });
}
