import type { Database } from "@lagrum/api/db/database";
import { estimateMean, formatShare } from "./bootstrap.ts";
import { hitFinder, suggestionFinder } from "./foundHits.ts";
import { readLines, readSet } from "./querySets.ts";

/** Questions that no example answer answers; the second set was written before the rules and is only measured. */
const unansweredSets = ["unansweredQuestions", "unansweredTestQuestions"] as const;
/** Questions with an answer, which must not be lost among the near ones. `fresh` and `later` sets are only measured. */
const answeredSets = [
  ...["layQueries", "slangQueries", "naturalQuestions", "misspelledQueries"],
  ...["freshQueries", "laterQueries", "laterNaturalQuestions", "laterMisspelledQueries"],
];
const suggestionSets = ["suggestionStarts", "suggestionTestStarts"] as const;

interface Options {
  isVerbose: boolean;
  expect: (name: string, measured: number, goal: number) => void;
}

/** The greatest share of unanswered questions that may show a hit, and the least share of answered ones that must. */
const goals = { unanswered: 0.1, answered: 0.6, answeredSlang: 0.35, suggestions: 0.85 };

/** Table rows: how often a search shows hits when nothing answers it, and the right answer as a hit when one does. */
export async function evaluateHits(db: Database, { isVerbose, expect }: Options): Promise<string[][]> {
  const find = hitFinder(db);
  const rows: string[][] = [];
  for (const name of unansweredSets) {
    const shown: number[] = [];
    for (const typed of readLines(name)) {
      const hits = await find(typed);
      if (isVerbose && hits.length > 0) console.log(`${name}: ${typed} (${hits.slice(0, 3).join(", ")})`);
      shown.push(hits.length > 0 ? 1 : 0);
    }
    const estimate = estimateMean(shown);
    rows.push([`${name} (${shown.length})`, formatShare(estimate), ""]);
    expect(`${name} without hits`, 1 - estimate.mean, 1 - goals.unanswered);
  }
  for (const name of answeredSets) {
    const shown: number[] = [];
    const right: number[] = [];
    for (const [typed, source] of readSet(name, " = ")) {
      const hits = await find(typed);
      const isRight = hits.includes(`demo-${source}`);
      if (isVerbose && !isRight) console.log(`${name}, no hit: ${typed} (${source})`);
      shown.push(hits.length > 0 ? 1 : 0);
      right.push(isRight ? 1 : 0);
    }
    const estimate = estimateMean(right);
    rows.push([`${name} (${shown.length})`, formatShare(estimateMean(shown)), formatShare(estimate)]);
    const goal = name === "slangQueries" ? goals.answeredSlang : goals.answered;
    expect(`${name}, the answer as a hit`, estimate.mean, goal);
  }
  return rows;
}

/** Table rows: how often the right answer is among the suggestions for the beginning of a text. */
export async function evaluateSuggestions(db: Database, { isVerbose, expect }: Options): Promise<string[][]> {
  const find = suggestionFinder(db);
  const rows: string[][] = [];
  for (const name of suggestionSets) {
    const right: number[] = [];
    for (const [typed, source] of readSet(name, " = ")) {
      const isRight = (await find(typed)).includes(`demo-${source}`);
      if (isVerbose && !isRight) console.log(`${name}: ${typed} (${source})`);
      right.push(isRight ? 1 : 0);
    }
    const estimate = estimateMean(right);
    rows.push([`${name} (${right.length})`, formatShare(estimate)]);
    expect(name, estimate.mean, goals.suggestions);
  }
  return rows;
}
