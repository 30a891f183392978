import type pg from "pg";
import type { Logger } from "pino";
import type { Database } from "./db/database.ts";
import type { Environment } from "./env.ts";
import type { Bus } from "./events/eventBus.ts";
import type { DiskSpace } from "./files/diskSpace.ts";
import type { FileStorage } from "./files/fileStorage.ts";
import type { Identity } from "./identity/identity.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { Seal } from "./keys/seal.ts";
import type { OrderKinds } from "./orders/orderKinds.ts";
import type { PaymentProviders } from "./payments/provider/paymentProviders.ts";

/** The dependencies of every handler. Created in main.ts; tests replace external services. */
export interface App {
  env: Environment;
  db: Database;
  pool: pg.Pool;
  jobs: Jobs;
  bus: Bus;
  storage: FileStorage;
  diskSpace: Pick<DiskSpace, "isLow">;
  identity: Identity;
  /** Of the conflict check's names. */
  conflictSeal: Seal;
  /** What each kind of order does when it is paid, late, delivered, cancelled or refunded. */
  orderKinds: OrderKinds;
  payments: Pick<PaymentProviders, "checkout" | "swish">;
  /** Encrypts job payloads. */
  seal: Seal;
  /** Encrypts buyers' personal numbers. */
  numberSeal: Seal;
  clock: () => Date;
  log: Logger;
}
