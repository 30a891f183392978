import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../env.ts";
import { type Postgres, startPostgres } from "../postgres/embeddedPostgres.ts";
import { prepareDatabase } from "../postgres/roles.ts";

/** Connection strings for the API (rows) and for migrations (tables); undefined when the operator has not given them. */
export interface Database {
  appUrl: string | undefined;
  ownerUrl: string | undefined;
  /** Undefined for the operator's own database. */
  port: number | undefined;
  adopted: boolean;
  stop(): Promise<void>;
}

export const databaseName = "lagrum";
const RETRY_MS = 1000;

/**
 * On a full disk PostgreSQL stops when it needs a new WAL file, and at a checkpoint that writes replication origins. So
 * a few WAL files are reused, and replication origins are disabled.
 */
const fullDiskSettings = { min_wal_size: "64MB", max_wal_size: "64MB", max_active_replication_origins: "0" };

/** The operator's database, or an embedded one that is restarted on the same port when it exits. */
export async function openDatabase(settings: Settings, report: (message: string) => void): Promise<Database> {
  if (!settings.embeds.database) {
    const { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl } = settings;
    return { appUrl, ownerUrl, port: undefined, adopted: false, stop: async () => {} };
  }
  const dir = join(settings.dataDir, "postgres");
  const first = await startPostgres({ dir, settings: fullDiskSettings });
  await prepareDatabase(first.adminUrl, databaseName);
  const watcher = restartOnExit(first, report);
  return {
    appUrl: first.url(databaseName, "lagrum_app"),
    ownerUrl: first.url(databaseName, "lagrum_owner"),
    port: first.port,
    adopted: first.adopted,
    stop: watcher.stop,
  };
}

function restartOnExit(first: Postgres, report: (message: string) => void): { stop(): Promise<void> } {
  const stopping = new AbortController();
  const stopped = once(stopping.signal, "abort");
  let current = first;

  async function watch(): Promise<void> {
    for (;;) {
      await Promise.race([current.exited, stopped]);
      if (stopping.signal.aborted) return;
      report("Databasen stannade och startas om.");
      const again = await restart();
      if (again === undefined) return;
      current = again;
      report("Databasen är igång igen.");
    }
  }

  /**
   * Retries until it succeeds: a full disk, for example, may last for hours. Undefined when the service is stopped
   * meanwhile.
   */
  async function restart(): Promise<Postgres | undefined> {
    let isReported = false;
    while (!stopping.signal.aborted) {
      try {
        return await current.restart();
      } catch (error) {
        if (!isReported) report(`Databasen kom inte igång, nytt försök varje sekund: ${(error as Error).message}`);
        isReported = true;
        await delay(RETRY_MS, undefined, { ref: false });
      }
    }
    return undefined;
  }

  const watching = watch();
  return {
    async stop() {
      stopping.abort();
      await watching;
      await current.stop();
    },
  };
}
