import type { Mail } from "@lagrum/core/texts/mails";
import { sql } from "drizzle-orm";
import { fromDrizzle, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Application } from "../accounts/signUpService.ts";
import type { Transaction } from "../db/database.ts";
import type { QueueName } from "./queues.ts";

/** What each queue carries. The clock's queues carry nothing. */
export interface JobData {
  mail: Mail;
  rolesMirror: { UserID: number };
  identityRemoval: { Uid: string };
  signUp: Application;
  activation: { UserID: number };
  verification: { UserID: number };
  sessionEnd: { UserID: number };
  strangerRemoval: { Uid: string };
  statisticsFile: { ID: number };
  newsDue: { ID: number };
}

/** Work that is done later, at least once. */
export interface Jobs {
  /**
   * Puts work in the queue as a part of the transaction: rolled back with it, never lost after it.
   * @param options.once a name for the work: more of that name within the hour is dropped.
   * @param options.after the moment before which it isn't done.
   */
  send<Q extends keyof JobData>(
    tx: Transaction,
    queue: Q,
    data: JobData[Q],
    options?: { once?: string; after?: Date },
  ): Promise<void>;
  /** Puts what was laid aside back into its queue, as a part of the transaction. @returns whether it was there */
  redrive(tx: Transaction, deadLetter: QueueName, id: string): Promise<boolean>;
}

/** Does one job. Its ID stays the same however often it is tried. What is laid aside is nobody's work. */
export type Workers = {
  [Q in Exclude<QueueName, "undeliveredMail">]: (
    data: Q extends keyof JobData ? JobData[Q] : null,
    id: string,
  ) => Promise<void>;
};

export interface RunningJobs extends Jobs {
  /** Starts to work the queues. */
  work(workers: Workers): Promise<void>;
  /** Does what waits in a queue now, here, and gives how many jobs that was; for tests and the operator. */
  drain<Q extends keyof Workers>(queue: Q, worker: Workers[Q]): Promise<number>;
  stop(): Promise<void>;
}

/** A queue's own worker takes its own data; pg-boss can't know that. */
type AnyWorker = (data: never, id: string) => Promise<void>;

const BATCH = 10;

/**
 * Opens pg-boss on connections of its own, by the application's role: tables and queues are made by migrate.ts.
 * @param isService whether it hears of new work at once and puts what runs by the clock in its queues; who only sends or
 * drains does without.
 */
export async function openJobs(url: string, log: Logger, { isService = true } = {}): Promise<RunningJobs> {
  const boss = new PgBoss({
    connectionString: url,
    application_name: "lagrum-jobs",
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: isService,
    useListenNotify: isService,
    // Rebuilding indexes is the owner's.
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "jobs: trouble with the database"));
  await boss.start();

  async function attempt(worker: AnyWorker, queue: string, data: never, id: string) {
    try {
      await worker(data, id);
      return { id, status: "completed" as const };
    } catch (error) {
      log.warn({ err: error, queue, job: id }, "job failed; it is tried again");
      // Errors of mail servers quote addresses: the row keeps none of it.
      return { id, status: "failed" as const };
    }
  }

  return {
    async send(tx, queue, data, { once, after } = {}) {
      const options = {
        ...(once !== undefined && { singletonKey: once, singletonSeconds: 3600 }),
        ...(after !== undefined && { startAfter: after }),
      };
      const id = await boss.send(queue, data, { ...options, db: fromDrizzle(tx, sql) });
      if (id === null && once === undefined) throw new Error(`The queue ${queue} did not take a job`);
    },
    redrive: async (tx, deadLetter, id) =>
      (await boss.redrive(deadLetter, { ids: [id], db: fromDrizzle(tx, sql) })) === 1,
    async work(workers) {
      for (const [queue, worker] of Object.entries(workers) as [string, AnyWorker][]) {
        const options = {
          batchSize: BATCH,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 1,
          // New work is told of; only what is tried again has to be looked for.
          notifyPollingIntervalSeconds: 2,
          perJobResults: true,
        } as const;
        await boss.work<never, never, typeof options>(queue, options, (jobs) =>
          Promise.all(jobs.map(({ data, id }) => attempt(worker, queue, data, id))),
        );
      }
    },
    async drain(queue, worker) {
      let done = 0;
      for (;;) {
        const jobs = await boss.fetch<never>(queue, { batchSize: 100 });
        if (jobs.length === 0) return done;
        for (const { data, id } of jobs) {
          const { status } = await attempt(worker, queue, data, id);
          if (status === "completed") await boss.complete(queue, id);
          else await boss.fail(queue, id);
        }
        done += jobs.length;
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
  };
}
