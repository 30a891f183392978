import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

/** The sets that two readers judge. `dev` is for tuning the rules, `test` only for measuring them. */
const readerSetNames = ["answerable", "nearMisses", "premises", "otherYears", "inventedProvisions"] as const;
export type ReaderSetName = (typeof readerSetNames)[number];
export type ReaderHalf = "dev" | "test";

export interface ReaderQuestion {
  set: ReaderSetName;
  question: string;
  /** Titles of the source questions, or what a right reply does: "near", "says year". */
  expected: string[];
  /** A string of the source that a reply to an answerable question must show; empty where none is asked for. */
  fact: string;
}

/** The questions of a half, in tab-separated files with a header line: question, expected, fact, note. */
export function readReaderSets(half: ReaderHalf): ReaderQuestion[] {
  return readerSetNames.flatMap((set) => {
    const file = join(root, `bench/ai/sets/readers/${half}/${set}.txt`);
    if (!existsSync(file)) return [];
    const [, ...lines] = readFileSync(file, "utf8").split("\n");
    return lines
      .filter((line) => line.trim() !== "" && !line.startsWith("#"))
      .map((line) => {
        const [question = "", expected = "", fact = ""] = line.split("\t");
        return { set, question, expected: expected.split(" | "), fact: fact.trim() };
      });
  });
}
