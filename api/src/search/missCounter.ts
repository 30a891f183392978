import { setImmediate } from "node:timers/promises";
import type { AnswerList, AnswerQuery } from "@lagrum/core/answer/answerSchema";
import { detectPii } from "@lagrum/core/pii/detectPii";
import { isStopWord } from "@lagrum/core/search/stopWords";
import type { App } from "../app.ts";
import { networkOf } from "../http/clientNetwork.ts";
import { insertMiss, insertSearchWithHits, markOpened } from "./searchMissRepository.ts";
import { swedishAnalyser } from "./swedishAnalyser.ts";

/** Longer queries are a story, which may identify its writer. */
const longestWords = 80;
/** The longest queue of searches to count; further ones are dropped. */
const mostWaiting = 100;

type Search = Omit<AnswerQuery, "ID" | "After"> & { ReportsOpening?: boolean | undefined };

/** Counts searches that help nobody, after their responses. Never fails. */
export interface MissCounter {
  /** A search without a hit, or with hits of which the caller reports whether one is opened. */
  countSearch(search: Search, found: AnswerList, ip: string): void;
  /** A result of the search was opened. */
  countOpened(typed: string, ip: string): void;
}

interface Count {
  words: string;
  person: string;
  now: Date;
}

export function createMissCounter(app: Pick<App, "db" | "clock" | "log" | "diskSpace">): MissCounter {
  const { db, clock, log } = app;
  let waiting = 0;
  let last = Promise.resolve();
  /** One at a time, so that visitors never wait for a connection. */
  const enqueue = (typed: string, ip: string, store: (count: Count) => Promise<void>): void => {
    // What is left of a full disk is for the database itself.
    if (waiting >= mostWaiting || app.diskSpace.isLow()) return;
    waiting += 1;
    last = last
      .then(async () => {
        await setImmediate();
        const words = missedWords(typed);
        if (words !== null) await store({ words, person: networkOf(ip), now: clock() });
      })
      .catch((error: unknown) => log.warn({ err: error }, "a search without a good hit was not counted"))
      .finally(() => {
        waiting -= 1;
      });
  };
  return {
    countSearch(search, { Search: result }, ip) {
      if (search.Query === undefined || !result || !isOfEverything(search)) return;
      if (result.Matching === 0) enqueue(search.Query, ip, (count) => insertMiss(db, count));
      else if (search.ReportsOpening) enqueue(search.Query, ip, (count) => insertSearchWithHits(db, count));
    },
    countOpened: (typed, ip) => enqueue(typed, ip, (count) => markOpened(db, count)),
  };
}

/** With a filter, the words may well be found elsewhere. */
const isOfEverything = ({ Page, CategoryID, Year, Type }: Search): boolean =>
  Page === 1 && CategoryID === undefined && Year === undefined && Type === undefined;

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
