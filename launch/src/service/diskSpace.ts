import { existsSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

/** Free megabytes required for a start: PostgreSQL may need a new WAL file of 16. */
const NEEDED_MB = 20;
const CHECK_EVERY_MS = 1000;
const REPORT_EVERY = 60;

/**
 * Waits until the data folder's disk has space for a start; on a full disk PostgreSQL and the lock would fail.
 * @param report called at once and each minute, in Swedish
 * @param readFreeMb megabytes free on the disk of a folder
 */
export async function waitForDiskSpace(
  dataDir: string,
  report: (message: string) => void,
  { readFreeMb = freeMbOf, checkEveryMs = CHECK_EVERY_MS } = {},
): Promise<void> {
  for (let checks = 0; ; checks += 1) {
    const free = await readFreeMb(dataDir);
    if (free >= NEEDED_MB) return;
    if (checks % REPORT_EVERY === 0) {
      report(`Disken är full: ${free} MB är lediga för ${dataDir}, och starten behöver ${NEEDED_MB}.`);
      report("Frigör plats, så startar Lagrum av sig självt. Allt som är sparat ligger kvar.");
    }
    await delay(checkEveryMs);
  }
}

async function freeMbOf(folder: string): Promise<number> {
  if (!existsSync(folder)) return freeMbOf(dirname(folder));
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 1_000_000);
}
