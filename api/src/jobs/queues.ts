import type { Queue } from "pg-boss";

type QueueOptions = Omit<Queue, "name">;

/** What waits for the identity provider: tried for about two days. */
const patient = {
  notify: true,
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  deleteAfterSeconds: 3600,
};

/** The queues with their patience. A sent mail's row, which holds a code, goes soon after. One that can't be sent in
 * about two days is laid aside for a month. */
export const queues = {
  // Before the queue that names it. What lies here waits for an operator: pg-boss can put it back (redrive).
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
  // It carries what the applicant wrote, and a hash of the password: its row goes soon after.
  signUp: { ...patient, expireInSeconds: 120, retentionSeconds: 3 * 24 * 3600, deleteAfterSeconds: 60 },
  statisticsFile: { notify: true, retryLimit: 3, retryDelay: 5, expireInSeconds: 600, deleteAfterSeconds: 3600 },
  // Looked for each second: a piece of news is to appear at its moment.
  newsDue: { retryLimit: 10, retryDelay: 5, deleteAfterSeconds: 3600 },
  leaseExpiry: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  workingClock: { retryLimit: 0, expireInSeconds: 50, deleteAfterSeconds: 3600 },
  cleaning: { retryLimit: 1, deleteAfterSeconds: 24 * 3600 },
  storageSweep: { retryLimit: 1, expireInSeconds: 3600, deleteAfterSeconds: 24 * 3600 },
} as const satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof queues;

/** What runs by the clock, in UTC. */
export const schedules = {
  leaseExpiry: "* * * * *",
  workingClock: "* * * * *",
  cleaning: "17 * * * *",
  storageSweep: "41 1 * * *",
} as const satisfies Partial<Record<QueueName, string>>;
