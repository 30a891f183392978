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
const POLL_INTERVAL_MS = 200;

/** The operator's database, or an embedded one that is restarted on the same port when it exits. */
export async function openDatabase(settings: Settings, report: (message: string) => void): Promise<Database> {
  if (!settings.embeds.database) {
    const { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl } = settings;
    return { appUrl, ownerUrl, port: undefined, adopted: false, stop: async () => {} };
  }
  const dir = join(settings.dataDir, "postgres");
  const first = await startPostgres({ dir });
  await prepareDatabase(first.adminUrl, databaseName);
  const watcher = restartOnExit(first, dir, report);
  return {
    appUrl: first.url(databaseName, "lagrum_app"),
    ownerUrl: first.url(databaseName, "lagrum_owner"),
    port: first.port,
    adopted: first.adopted,
    stop: watcher.stop,
  };
}

function restartOnExit(first: Postgres, dir: string, report: (message: string) => void): { stop(): Promise<void> } {
  let current = first;
  let stopping = false;

  async function watch(): Promise<void> {
    while (!stopping) {
      await delay(POLL_INTERVAL_MS, undefined, { ref: false });
      if (stopping || current.isRunning()) continue;
      report("Databasen stannade och startas om.");
      try {
        current = await startPostgres({ dir, port: first.port });
        report("Databasen är igång igen.");
      } catch (error) {
        report(`Databasen kom inte igång: ${(error as Error).message}`);
        await delay(2000, undefined, { ref: false });
      }
    }
  }

  const watching = watch();
  return {
    async stop() {
      stopping = true;
      await watching;
      await current.stop();
    },
  };
}
