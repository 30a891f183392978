import type { Transaction } from "../db/database.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Account } from "./session.ts";

/** The first parameter of every service: the transaction, the caller, the time, and the queues. */
export interface ServiceContext<C extends Account | null = Account> {
  tx: Transaction;
  caller: C;
  /** The same timestamp for everything that the call writes. */
  now: Date;
  jobs: Jobs;
}

/** The context of a call that needs no account, or of a job. */
export type OpenContext = ServiceContext<Account | null>;
