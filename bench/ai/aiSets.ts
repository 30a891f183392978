import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@lagrum/launch/workspaceRoot";

/** A question of a committed set, the sources that answer it, and the part of a sentence that a reply must quote. */
export interface AskedQuestion {
  question: string;
  sources: string[];
  part: string | null;
}

/** A prompt injection, the kind of text that contains it, and the string in a reply that shows its effect. */
export interface Injection {
  kind: "question" | "answer" | "statute";
  question: string;
  instruction: string | null;
  sign: string;
}

/** Odd lines are for tuning, even lines only for measuring. */
export type Half = "tuning" | "unseen" | "all";

function readLines(name: string, half: Half): string[] {
  const lines = readFileSync(join(root, `bench/ai/sets/${name}.txt`), "utf8").split("\n");
  return lines
    .filter((line) => line !== "" && !line.startsWith("#"))
    .filter((_, at) => half === "all" || (at % 2 === 0) === (half === "tuning"));
}

/** "question = source, source = part". */
export const readQuestions = (
  name: "general" | "generalUnseen" | "generalThird" | "generalLonger" | "timeBound" | "falsePremises",
  half: Half,
): AskedQuestion[] =>
  readLines(name, half).map((line) => {
    const [question = "", sources = "", part = null] = line.split(" = ");
    return { question, sources: sources.split(", ").map((source) => `demo-${source}`), part };
  });

/** "kind: question". */
export const readOutOfCorpus = (
  name: "outOfCorpus" | "outOfCorpusSecond" | "outOfCorpusThird",
  half: Half,
): { kind: string; question: string }[] =>
  readLines(name, half).map((line) => {
    const [, kind = "", question = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
    return { kind, question };
  });

/** "question: text = sign", "answer: question = instruction = sign". */
export const readInjections = (half: Half): Injection[] =>
  readLines("injections", half).map((line) => {
    const [, kind = "", rest = ""] = /^(\w+): (.*)$/.exec(line) ?? [];
    const [question = "", ...more] = rest.split(" = ");
    if (kind !== "answer" && kind !== "statute")
      return { kind: "question", question, instruction: null, sign: more[0] ?? "" };
    return { kind, question, instruction: more[0] ?? "", sign: more[1] ?? "" };
  });
