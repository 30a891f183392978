import { setImmediate } from "node:timers/promises";
import type { AnswerList, AnswerQuery } from "@lagrum/core/answer/answerSchema";
import { detectPii } from "@lagrum/core/pii/detectPii";
import { isStopWord } from "@lagrum/core/search/stopWords";
import type { App } from "../app.ts";
import { networkOf } from "../http/clientNetwork.ts";
import { insertMiss } from "./searchMissRepository.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** Longer queries are a story, which may identify its writer. */
const longestWords = 80;
/** The longest queue of searches to count; further ones are dropped. */
const mostWaiting = 100;

type Search = Omit<AnswerQuery, "ID" | "After">;

/** Counts a search without a good hit, after its response. Never fails. */
export type MissCounter = (search: Search, found: AnswerList, ip: string) => void;

export function createMissCounter(app: Pick<App, "db" | "clock" | "log" | "diskSpace">): MissCounter {
  const { db, clock, log } = app;
  let waiting = 0;
  let last = Promise.resolve();
  const count = async (typed: string, ip: string): Promise<void> => {
    await setImmediate();
    const words = missedWords(typed);
    if (words !== null) await insertMiss(db, { words, person: networkOf(ip), now: clock() });
  };
  return (search, found, ip) => {
    if (search.Query === undefined || !isMiss(search, found) || waiting >= mostWaiting) return;
    // What is left of a full disk is for the database itself.
    if (app.diskSpace.isLow()) return;
    const typed = search.Query;
    waiting += 1;
    // One at a time, so that visitors never wait for a connection.
    last = last
      .then(() => count(typed, ip))
      .catch((error: unknown) => log.warn({ err: error }, "a search without a good hit was not counted"))
      .finally(() => {
        waiting -= 1;
      });
  };
}

/** Only searches of all answers: with a filter, the words may well be found elsewhere. */
const isMiss = ({ Page, CategoryID, Year, Type }: Search, { Search: search }: AnswerList): boolean =>
  search?.Matching === 0 && Page === 1 && CategoryID === undefined && Year === undefined && Type === undefined;

/** The words that are searched for, in lower case; null when they may be personal data, or are too many. */
export function missedWords(typed: string): string | null {
  if (typed.includes("@") || /\d{4}/.test(typed.replace(/[\s-]/g, "")) || detectPii({ text: typed }).length > 0)
    return null;
  const words = swedishAnalyser()
    .analyse(typed)
    .map(({ form }) => form)
    .filter((form) => !isStopWord(form))
    .join(" ");
  return words === "" || words.length > longestWords ? null : words;
}
