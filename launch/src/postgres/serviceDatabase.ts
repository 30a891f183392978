import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { Settings } from "../env.ts";
import { type Postgres, startPostgres } from "./embeddedPostgres.ts";
import { prepareDatabase } from "./roles.ts";

/** Where the API finds its data: with the right to change rows, and with the right to change tables, as far as given. */
export interface Database {
  appUrl: string | undefined;
  ownerUrl: string | undefined;
  /** Undefined when the operator brought a database. */
  port: number | undefined;
  adopted: boolean;
  stop(): Promise<void>;
}

export const databaseName = "lagrum";
const LOOK_EVERY_MS = 200;

/** The operator's database, or an embedded one that is started again on the same port whenever it ends. */
export async function openDatabase(settings: Settings, report: (message: string) => void): Promise<Database> {
  if (!settings.embeds.database) {
    const { databaseUrl: appUrl, databaseOwnerUrl: ownerUrl } = settings;
    return { appUrl, ownerUrl, port: undefined, adopted: false, stop: async () => {} };
  }
  const dir = join(settings.dataDir, "postgres");
  const first = await startPostgres({ dir });
  await prepareDatabase(first.adminUrl, databaseName);
  const keeper = keep(first, dir, report);
  return {
    appUrl: first.url(databaseName, "lagrum_app"),
    ownerUrl: first.url(databaseName, "lagrum_owner"),
    port: first.port,
    adopted: first.adopted,
    stop: keeper.stop,
  };
}

function keep(first: Postgres, dir: string, report: (message: string) => void): { stop(): Promise<void> } {
  let current = first;
  let stopping = false;

  async function watch(): Promise<void> {
    while (!stopping) {
      await delay(LOOK_EVERY_MS, undefined, { ref: false });
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
