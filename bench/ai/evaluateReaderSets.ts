import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { type ReaderHalf, type ReaderQuestion, type ReaderSetName, readReaderSets } from "./readerSets.ts";
import { quotesFact, visibleReply } from "./visibleReply.ts";

type Noted = AiReply["Notes"][number]["Kind"];

const notes = (reply: AiReply, ...kinds: Noted[]): boolean => reply.Notes.some(({ Kind }) => kinds.includes(Kind));
const isSilent = ({ Kind }: AiReply): boolean => Kind !== "Answer";

interface Check {
  name: string;
  goal: number;
  /** A question that the check doesn't concern counts neither way. */
  concerns: (asked: ReaderQuestion) => boolean;
  isRight: (reply: AiReply, asked: ReaderQuestion) => boolean;
}

/** What code can check of a reply that readers judge; a right one may still mislead. */
const checks: Record<ReaderSetName, Check> = {
  answerable: {
    name: "asked-for fact visible",
    goal: 0.8,
    concerns: ({ fact }) => fact !== "",
    isRight: (reply, { fact }) => quotesFact(visibleReply(reply), fact),
  },
  nearMisses: {
    name: "near misses silent or named as near",
    goal: 0.9,
    concerns: () => true,
    isRight: (reply) => isSilent(reply) || reply.Sources.every(({ Case }) => Case?.Match !== "Same"),
  },
  premises: {
    name: "premises answered first, or silent",
    goal: 0.8,
    concerns: () => true,
    isRight: (reply) => isSilent(reply) || notes(reply, "Premise"),
  },
  otherYears: {
    name: "other years said first",
    goal: 1,
    concerns: () => true,
    isRight: (reply) => notes(reply, "Year", "FormerLaw"),
  },
  inventedProvisions: {
    name: "invented provisions said first",
    goal: 1,
    concerns: () => true,
    isRight: (reply) => notes(reply, "Provision", "Act", "Judgment"),
  },
};

/** Asks the questions of a half. @returns for each check its right replies, and the questions that it concerns */
export async function evaluateReaderSets(half: ReaderHalf, ask: (question: string) => Promise<AiReply>) {
  const counts = new Map<ReaderSetName, { name: string; goal: number; right: number; of: number; missed: string[] }>();
  for (const asked of readReaderSets(half)) {
    const { name, goal, concerns, isRight } = checks[asked.set];
    const count = counts.get(asked.set) ?? { name: `${name}, ${half} half`, goal, right: 0, of: 0, missed: [] };
    counts.set(asked.set, count);
    const reply = await ask(asked.question);
    if (!concerns(asked)) continue;
    count.of += 1;
    if (isRight(reply, asked)) count.right += 1;
    else count.missed.push(asked.question);
  }
  return [...counts.values()];
}
