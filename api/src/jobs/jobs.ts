import { sql } from "drizzle-orm";
import { fromDrizzle, type JobWithMetadata, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Application } from "../accounts/signUpService.ts";
import type { Transaction } from "../db/database.ts";
import type { Seal, SealedPayload } from "../keys/seal.ts";
import type { QueuedMail } from "../mail/queuedMail.ts";
import type { QueuedSms } from "../sms/smsReminders.ts";
import { retryAbandoned, workerName } from "./abandonedJobs.ts";
import { PermanentFailure } from "./permanentFailure.ts";
import { erasedWhenDone, type QueueName } from "./queues.ts";

/** The payload of each queue. Scheduled queues have none. */
export interface JobData {
  mail: QueuedMail;
  sms: QueuedSms;
  rolesMirror: { UserID: number };
  identityRemoval: { Uid: string };
  signUp: Application;
  activation: { UserID: number };
  verification: { UserID: number };
  sessionEnd: { UserID: number };
  orphanedAccountRemoval: { Uid: string };
  statisticsFile: { ID: number };
  newsDue: { ID: number };
  paymentAcknowledgement: { PaymentID: number };
  paymentCapture: { PaymentID: number };
  refund: { RefundID: number };
  outsideCalendar: { LawyerID: number };
  /** A lawyer has a free time that may suit someone on the waiting list. */
  freedTime: { LawyerID: number };
}

/** Background jobs, run at least once. */
export interface Jobs {
  /**
   * Queues a job in the transaction: rolled back with it, never lost after it.
   * @param options.once a key for deduplication: a second job with the same key within the hour is dropped.
   * @param options.after the earliest time to run it.
   */
  send<Q extends keyof JobData>(
    tx: Transaction,
    queue: Q,
    data: JobData[Q],
    options?: { once?: string; after?: Date },
  ): Promise<void>;
  /** The mails that are queued for an attempt, or in the dead-letter queue. */
  listMails(queue: MailQueue): Promise<JobWithMetadata<QueuedMail>[]>;
  /** The number of those, up to a minute old. */
  countMails(queue: MailQueue): Promise<number>;
  /** Moves a job from the dead-letter queue back into its own, in the transaction. @returns whether it was there */
  redrive(tx: Transaction, deadLetter: QueueName, id: string): Promise<boolean>;
  /** Retries a waiting job now, in the transaction. @returns whether it was waiting */
  retryNow(tx: Transaction, queue: QueueName, id: string): Promise<boolean>;
  /** Deletes the mails about a question, a booking or a place on the waiting list, or to the owner of an account, in the transaction. Part of an erasure. */
  removeMails(
    tx: Transaction,
    about: { QuestionID: number } | { UserID: number } | { BookingID: number } | { WaitingID: number },
  ): Promise<void>;
  /** Deletes the applications from that address, in the transaction. */
  removeApplications(tx: Transaction, email: string): Promise<void>;
}

type MailQueue = "mail" | "undeliveredMail";

/** Runs one job. Its id is the same in every attempt. The dead-letter queue has no worker. */
export type Workers = {
  [Q in Exclude<QueueName, "undeliveredMail">]: (
    data: Q extends keyof JobData ? JobData[Q] : null,
    id: string,
  ) => Promise<void>;
};

export interface RunningJobs extends Jobs {
  /** Starts the workers. */
  work(workers: Workers): Promise<void>;
  /** Runs all jobs of a queue in this process. For tests and the operator. @returns the number of jobs */
  drain<Q extends keyof Workers>(queue: Q, worker: Workers[Q]): Promise<number>;
  stop(): Promise<void>;
  /** pg-boss itself, for tests. */
  boss: PgBoss;
}

/** pg-boss does not know which payload belongs to which queue. */
type AnyWorker = (data: never, id: string) => Promise<void>;

const isSealed = (data: object | null): data is SealedPayload => data !== null && "Sealed" in data;

const BATCH = 10;

/**
 * Opens pg-boss on separate connections, by the application's role: tables and queues are made by migrate.ts.
 * @param isService whether it listens for new work and queues the scheduled jobs. A process that only sends or drains
 * does neither.
 * @param seal for applications and mails about deleted questions: without it none can be queued, found or run.
 */
export async function openJobs(
  url: string,
  log: Logger,
  { isService = true, seal }: { isService?: boolean; seal?: Seal } = {},
): Promise<RunningJobs> {
  const sealOfService = () => {
    if (!seal) throw new Error("This process has no key for sealed payloads");
    return seal;
  };
  const open = <T extends object | null>(data: T): T => (isSealed(data) ? (sealOfService().open(data) as T) : data);
  const name = isService ? workerName() : "lagrum-jobs";
  const boss = new PgBoss({
    connectionString: url,
    application_name: name,
    max: 4,
    migrate: false,
    createSchema: false,
    schedule: isService,
    supervise: isService,
    superviseIntervalSeconds: 2,
    // Jobs whose worker has died are found by their heartbeat.
    monitorIntervalSeconds: 2,
    // Expired rows are deleted. The default is once a day.
    maintenanceIntervalSeconds: 60,
    useListenNotify: isService,
    // Only the owner of the tables may rebuild indexes.
    reindex: false,
  });
  boss.on("error", (error) => log.warn({ err: error }, "jobs: database error"));
  await boss.start();

  async function attempt(worker: AnyWorker, queue: string, data: never, id: string) {
    try {
      await worker(open(data), id);
    } catch (error) {
      const isFinal = error instanceof PermanentFailure;
      log.warn({ err: error, queue, job: id }, isFinal ? "job failed for good" : "job failed; it will be retried");
      // Errors of mail servers quote addresses, so the row stores nothing of the error.
      return { id, status: isFinal ? ("deadletter" as const) : ("failed" as const) };
    }
    // At once, not after the batch: a crash in between would send the mail again.
    if (erasedWhenDone.has(queue)) {
      await boss.deleteJob(queue, id).catch((error) => log.warn({ err: error, queue, job: id }, "job not deleted"));
    }
    return { id, status: "completed" as const };
  }

  async function remove(tx: Transaction, queue: QueueName, data: object) {
    const db = fromDrizzle(tx, sql);
    const ids = (await boss.findJobs(queue, { data, db })).map(({ id }) => id);
    if (ids.length > 0) await boss.deleteJob(queue, ids, { db });
  }

  return {
    async send(tx, queue, data, { once, after } = {}) {
      const options = {
        ...(once !== undefined && { singletonKey: once, singletonSeconds: 3600 }),
        ...(after !== undefined && { startAfter: after }),
      };
      // Applications and mails about deleted questions have personal data. Other payloads are references.
      const payload = "Email" in data ? sealOfService().seal(data, data.Email) : data;
      const id = await boss.send(queue, payload, { ...options, db: fromDrizzle(tx, sql) });
      if (id === null && once === undefined) throw new Error(`The queue ${queue} did not take a job`);
    },
    redrive: async (tx, deadLetter, id) =>
      (await boss.redrive(deadLetter, { ids: [id], db: fromDrizzle(tx, sql) })) === 1,
    async listMails(queue) {
      const mails = await boss.findJobs<QueuedMail>(queue, { queued: true });
      return mails.map((job) => ({ ...job, data: open(job.data) }));
    },
    countMails: async (queue) => (await boss.getQueueStats(queue, { force: true }))[0]?.queuedCount ?? 0,
    async retryNow(tx, queue, id) {
      const { updated } = await boss.update(queue, undefined, { id, startAfter: 0, db: fromDrizzle(tx, sql) });
      return updated === 1;
    },
    async removeMails(tx, about) {
      await remove(tx, "mail", about);
      await remove(tx, "undeliveredMail", about);
    },
    removeApplications: (tx, email) => remove(tx, "signUp", { Subject: sealOfService().subjectHash(email) }),
    async work(workers) {
      await retryAbandoned(boss, name);
      for (const [queue, worker] of Object.entries(workers) as [string, AnyWorker][]) {
        const options = {
          batchSize: BATCH,
          burstWhenBatchFull: true,
          pollingIntervalSeconds: 1,
          // New jobs are notified. Polling finds retries.
          notifyPollingIntervalSeconds: 2,
          perJobResults: true,
          heartbeatRefreshSeconds: 3,
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
          else {
            // A worker's result says it; a job that is fetched by hand has no such call.
            const spent = "update pgboss.job set retry_limit = retry_count where name = $1 and id = $2";
            if (status === "deadletter") await boss.getDb().executeSql(spent, [queue, id]);
            await boss.fail(queue, id);
          }
        }
        done += jobs.length;
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: 4000 }),
    boss,
  };
}
