import { statfs } from "node:fs/promises";
import type { Logger } from "pino";
import type { Environment } from "../env.ts";

/** Whether the database's disk has room for writes. A PostgreSQL that runs out of space stops, so reads fail too. */
export interface DiskSpace {
  isLow(): boolean;
  close(): void;
}

const CHECK_EVERY_MS = 1000;

/** Watches the disk of DATABASE_DIR; without that setting, or with MIN_FREE_MB=0, there is always room. */
export async function watchDiskSpace(
  { DATABASE_DIR, MIN_FREE_MB }: Pick<Environment, "DATABASE_DIR" | "MIN_FREE_MB">,
  log: Logger,
): Promise<DiskSpace> {
  let isLow = false;
  if (DATABASE_DIR === undefined || MIN_FREE_MB === 0) return { isLow: () => false, close: () => {} };

  async function check(folder: string): Promise<void> {
    const { bavail, bsize } = await statfs(folder);
    const freeMb = Math.floor((bavail * bsize) / 1_000_000);
    if (isLow !== freeMb < MIN_FREE_MB)
      log.warn({ freeMb }, isLow ? "writes are accepted" : "disk full: writes are refused");
    isLow = freeMb < MIN_FREE_MB;
  }
  await check(DATABASE_DIR);
  const timer = setInterval(() => {
    check(DATABASE_DIR).catch((error) => log.warn({ err: error }, "free disk space is unknown"));
  }, CHECK_EVERY_MS);
  return { isLow: () => isLow, close: () => clearInterval(timer) };
}
