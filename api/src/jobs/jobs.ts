import type { Mail } from "@lagrum/core/texts/mails";
import type { Transaction } from "../db.ts";

/** What each queue carries. */
export interface JobData {
  mail: Mail;
  rolesMirror: { UserID: number };
}

/** Work that is done later, at least once. */
export interface Jobs {
  /** Puts work in the queue as a part of the transaction: rolled back with it, never lost after it. */
  send<Q extends keyof JobData>(tx: Transaction, queue: Q, data: JobData[Q]): Promise<void>;
}
