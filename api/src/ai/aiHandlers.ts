import { availableParallelism } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import type { AiReply } from "@lagrum/core/ai/aiSchema";
import { mayStore } from "@lagrum/core/ai/reviewStorage";
import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { App } from "../app.ts";
import { runCancellable } from "../db/cancellable.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { QueryReader } from "../search/queryReader.ts";
import type { SettingCache } from "../settings/settingCache.ts";
import { type Answered, answerQuestion } from "./answerQuestion.ts";
import { insertReply } from "./reviewRepository.ts";
import { createReplyWriter } from "./writeReply.ts";

/** A question takes one core, here or in PostgreSQL: half of the cores are left to page requests. */
const mostAtOnce = Math.max(1, Math.floor(availableParallelism() / 2));
/** The queue length per concurrent question, and the Retry-After of a refused one in seconds. */
const waitingPerSlot = 8;
const retryAfter = 5;
/** Milliseconds. */
const longestPause = 500;

/** Answers questions of the AI page, a limited number at once, so that page requests are not slowed down. */
export function aiHandlers(app: App, settings: SettingCache, readQuery: QueryReader): Pick<Handlers, "askAi"> {
  const { pool, env, clock } = app;
  const waiting = env.AI_CONCURRENCY * waitingPerSlot;
  const slots = bulkhead(Math.min(env.AI_CONCURRENCY, mostAtOnce), waiting);
  /** While others wait, each question is followed by an equal pause: half of the time is left to page requests. */
  const inTurn = <T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> =>
    new Promise((resolve, reject) => {
      const answer = async (): Promise<void> => {
        const began = performance.now();
        resolve(await work());
        if (slots.queueSlots < waiting) await delay(Math.min(performance.now() - began, longestPause));
      };
      slots.execute(answer, signal).catch(reject);
    });
  const write = createReplyWriter(app, settings);
  return {
    askAi: async ({ body, signal, progress }) => {
      try {
        const answered = await inTurn(
          () => runCancellable(pool, signal, (db) => answerQuestion({ db, readQuery, now: clock() }, body)),
          signal,
        );
        const reply = await write(answered, signal, progress);
        return { status: 200, body: await storeForReview(app, { ...answered, reply }) };
      } catch (error) {
        if (!(error instanceof BulkheadRejectedError)) throw error;
        throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter, cause: error });
      }
    },
  };
}

/** Stores a reply where that is allowed. A reader gets the reply even when it can't be stored. */
async function storeForReview(
  { db, clock, log }: Pick<App, "db" | "clock" | "log">,
  { reply, areas, lexemes }: Answered,
): Promise<AiReply> {
  const isReply = reply.Kind === "Answer" || reply.Kind === "Unknown";
  if (!isReply || !mayStore(reply.Question, areas)) return reply;
  try {
    return { ...reply, Code: await insertReply(db, reply, lexemes, clock()) };
  } catch (error) {
    log.warn({ err: error }, "a reply of the AI page was not stored");
    return reply;
  }
}
