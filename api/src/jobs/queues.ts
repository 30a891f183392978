import type { Queue } from "pg-boss";

type QueueOptions = Omit<Queue, "name">;

/** Retries for about two days, for work at the identity provider. */
const patient = {
  notify: true,
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 3600,
};

/** The queues with their retries. A sent mail's row may hold a code, so it is deleted after a minute. After about two days
 * of retries a mail goes to the dead-letter queue for a month. */
export const queues = {
  // Created before the queue that refers to it. Jobs here wait for an operator (redrive).
  undeliveredMail: { retentionSeconds: 30 * 24 * 3600 },
  mail: {
    notify: true,
    deadLetter: "undeliveredMail",
    retryLimit: 60,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3600,
    expireInSeconds: 120,
    retentionSeconds: 3 * 24 * 3600,
    deleteAfterSeconds: 60,
  },
  rolesMirror: patient,
  identityRemoval: patient,
  activation: patient,
  verification: patient,
  sessionEnd: patient,
  strangerRemoval: patient,
  // The payload has personal data and a password hash, so rows are deleted after a minute.
  signUp: { ...patient, expireInSeconds: 120, retentionSeconds: 3 * 24 * 3600, deleteAfterSeconds: 60 },
  statisticsFile: { notify: true, retryLimit: 3, retryDelay: 5, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  // Polled every second: news must appear on time.
  newsDue: { retryLimit: 10, retryDelay: 5, deleteAfterSeconds: 3600 },
  leaseExpiry: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  workingClock: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  cleaning: { retryLimit: 1, deleteAfterSeconds: 24 * 3600 },
  wordCount: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
  storageSweep: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
} as const satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof queues;

/** Cron schedules, in UTC. */
export const schedules = {
  leaseExpiry: "* * * * *",
  workingClock: "* * * * *",
  cleaning: "17 * * * *",
  storageSweep: "41 1 * * *",
  wordCount: "11 2 * * *",
} as const satisfies Partial<Record<QueueName, string>>;
