import { readFileSync } from "node:fs";

/** Every fourth line of an evaluation set of the AI page, one that the code was not tuned on. */
export function readEvaluationSet(name: "general" | "outOfCorpus"): string[] {
  const file = new URL(`../../bench/ai/sets/${name}.txt`, import.meta.url);
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line !== "" && !line.startsWith("#")).filter((_, at) => at % 4 === 1);
}
