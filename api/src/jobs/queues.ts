import type { Queue } from "pg-boss";

type QueueOptions = Omit<Queue, "name">;

/** Seconds after which the job of a worker that has died is retried. The least that pg-boss accepts. */
const HEARTBEAT = 10;

/** Retries for about two days, for work at the identity provider. */
const retriesForDays = {
  notify: true,
  retryLimit: 60,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: HEARTBEAT,
  deleteAfterSeconds: 3600,
};

/** The queues with their retries. After about two days of retries a mail goes to the dead-letter queue for a month. */
export const queues = {
  // Created before the queue that refers to it. Jobs here wait for an operator (redrive).
  undeliveredMail: { retentionSeconds: 30 * 24 * 3600 },
  mail: {
    notify: true,
    deadLetter: "undeliveredMail",
    retryLimit: 60,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 3600,
    heartbeatSeconds: HEARTBEAT,
    // Above what a batch takes while the mail server accepts connections and then hangs.
    expireInSeconds: 300,
    retentionSeconds: 3 * 24 * 3600,
    deleteAfterSeconds: 60,
  },
  // A late reminder is useless: about an hour of retries.
  sms: {
    notify: true,
    retryLimit: 20,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    heartbeatSeconds: HEARTBEAT,
    expireInSeconds: 60,
    retentionSeconds: 3 * 24 * 3600,
    deleteAfterSeconds: 60,
  },
  rolesMirror: retriesForDays,
  identityRemoval: retriesForDays,
  activation: retriesForDays,
  verification: retriesForDays,
  sessionEnd: retriesForDays,
  orphanedAccountRemoval: retriesForDays,
  // The payload is sealed: it has personal data and a password hash.
  signUp: { ...retriesForDays, expireInSeconds: 120, retentionSeconds: 3 * 24 * 3600, deleteAfterSeconds: 60 },
  statisticsFile: { notify: true, retryLimit: 3, retryDelay: 5, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  // Polled every second: news must be published on time.
  newsDue: { retryLimit: 10, retryDelay: 5, deleteAfterSeconds: 3600 },
  // A call to the provider may take half a minute, and its retries follow.
  paymentAcknowledgement: { ...retriesForDays, expireInSeconds: 300 },
  paymentCapture: { ...retriesForDays, expireInSeconds: 300 },
  refund: { ...retriesForDays, expireInSeconds: 300 },
  orderExpiry: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  paymentReconciliation: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  leaseExpiry: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  questionExpiry: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  bookingClock: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  freedTime: { notify: true, retryLimit: 2, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  outsideCalendar: { notify: true, retryLimit: 2, expireInSeconds: 60, deleteAfterSeconds: 3600 },
  outsideCalendars: { retryLimit: 0, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  workingClock: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  lawChanges: { retryLimit: 3, deleteAfterSeconds: 24 * 3600 },
  accounting: { retryLimit: 3, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
  cleaning: { retryLimit: 1, deleteAfterSeconds: 24 * 3600 },
  wordCount: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
  storageSweep: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
} as const satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof queues;

/** Former names of queues. The next start moves their jobs. */
export const formerQueues = { strangerRemoval: "orphanedAccountRemoval" } as const satisfies Record<string, QueueName>;

/** Queues whose rows are deleted when the work is done. Others leave a row for deduplication and statistics. */
export const erasedWhenDone: ReadonlySet<string> = new Set<QueueName>(["mail", "sms", "signUp", "identityRemoval"]);

/** Cron schedules, in UTC. */
export const schedules = {
  leaseExpiry: "* * * * *",
  questionExpiry: "* * * * *",
  bookingClock: "* * * * *",
  outsideCalendars: "*/15 * * * *",
  workingClock: "* * * * *",
  // Midnight in Sweden, in summer and in winter.
  lawChanges: "0 22,23 * * *",
  orderExpiry: "* * * * *",
  paymentReconciliation: "* * * * *",
  // After midnight in Sweden, in summer and in winter.
  accounting: "37 1 * * *",
  cleaning: "17 * * * *",
  storageSweep: "41 1 * * *",
  wordCount: "11 2 * * *",
} as const satisfies Partial<Record<QueueName, string>>;
