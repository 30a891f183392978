import { readFileSync } from "node:fs";

/** Lines of an evaluation set of the AI page; by default every fourth, one that the code was not tuned on. */
export function readEvaluationSet(
  name: "general" | "generalThird" | "outOfCorpus" | "outOfCorpusSecond" | "injections",
  every = 4,
): string[] {
  const file = new URL(`../../bench/ai/sets/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).filter((_, at) => (at - 1) % every === 0);
}
