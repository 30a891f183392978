import { BulkheadRejectedError, bulkhead } from "cockatiel";
import type { App } from "../app.ts";
import { runCancellable } from "../db/cancellable.ts";
import { Failure } from "../http/failure.ts";
import type { Handlers } from "../http/serve.ts";
import type { QueryReader } from "../search/queryReader.ts";
import { answerQuestion } from "./answerQuestion.ts";

/** Questions that wait for each that is answered, and the seconds after which a refused reader may try again. */
const waitingPerSlot = 4;
const retryAfter = 5;

/** Answers questions of the AI page, a limited number at once, so that reading pages are not slowed down. */
export function aiHandlers({ pool, env, clock }: App, readQuery: QueryReader): Pick<Handlers, "askAi"> {
  const slots = bulkhead(env.AI_CONCURRENCY, env.AI_CONCURRENCY * waitingPerSlot);
  return {
    askAi: async ({ body, signal }) => {
      try {
        const reply = await slots.execute(
          () => runCancellable(pool, signal, (db) => answerQuestion({ db, readQuery, now: clock() }, body)),
          signal,
        );
        return { status: 200, body: reply };
      } catch (error) {
        if (!(error instanceof BulkheadRejectedError)) throw error;
        throw new Failure("SERVICE_UNAVAILABLE", undefined, { retryAfter, cause: error });
      }
    },
  };
}
