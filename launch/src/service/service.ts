import { join } from "node:path";
import type { Settings } from "../env.ts";
import { type Database, openDatabase } from "../postgres/serviceDatabase.ts";
import { writeDurably } from "./atomicFile.ts";
import { claimDataDir, type Instance } from "./instanceLock.ts";
import { apiPart, drawPorts, type InnerPorts, identityPart, mailboxPart, stopOrder } from "./managedProcesses.ts";
import { Refusal } from "./operatorError.ts";
import { whoListens, whyNotListen } from "./ports.ts";
import type { Progress } from "./startupLog.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

/** What runs behind the site: the embedded parts and the API. */
export interface Service {
  settings: Settings;
  ports: InnerPorts;
  supervisor: Supervisor;
  /** Starts the database, the mailbox, the identity provider and then the API. */
  startInnerParts(nodeArgs?: string[]): Promise<void>;
  /** Stops everything in order, the database last, and gives the data folder back. Safe to call again. */
  stop(): Promise<void>;
}

/**
 * Takes the data folder and the public port for this launcher; nothing is started yet.
 * @throws Refusal when another launcher has the folder or another program the port.
 */
export async function openService(settings: Settings, progress: Progress): Promise<Service> {
  const instance = await claimDataDir(settings.dataDir, settings.publicUrl);
  if (instance.ended.length) progress.say("Det som en avbruten start lämnade kvar har stoppats.");
  try {
    await requirePort(settings);
  } catch (error) {
    instance.release();
    throw error;
  }
  const ports = await drawPorts();
  const supervisor = createSupervisor({
    logDir: join(settings.dataDir, "logs"),
    record: instance.record,
    report: progress.say,
  });
  return assemble(settings, progress, instance, ports, supervisor);
}

function assemble(
  settings: Settings,
  progress: Progress,
  instance: Instance,
  ports: InnerPorts,
  supervisor: Supervisor,
): Service {
  let opening: Promise<Database> | undefined;
  let stopped: Promise<void> | undefined;

  async function startDatabase(): Promise<Database> {
    opening = openDatabase(settings, progress.say);
    const database = await opening;
    writePorts(settings, ports, database);
    return database;
  }

  async function stopAll(): Promise<void> {
    await supervisor.stop(stopOrder);
    // A database that never opened has nothing to stop, and has said why already.
    const database = await opening?.catch(() => undefined);
    await database?.stop();
    instance.release();
  }

  return {
    settings,
    ports,
    supervisor,
    async startInnerParts(nodeArgs = []) {
      const [database] = await Promise.all([
        settings.embeds.database ? progress.step("Startar databasen", startDatabase) : startDatabase(),
        settings.embeds.mailbox &&
          progress.step("Startar brevlådan", () => supervisor.start(mailboxPart(settings, ports))),
        settings.embeds.identity &&
          progress.step("Startar inloggningen", () => supervisor.start(identityPart(settings, ports))),
      ]);
      const api = apiPart(settings, ports, database, nodeArgs);
      await progress.step("Startar API:et", () => supervisor.start(api));
    },
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

/** For people and tests that look for a part: DATA_DIR/ports.json. */
function writePorts({ port, dataDir, embeds }: Settings, ports: InnerPorts, database: Database): void {
  const used = {
    site: port,
    api: ports.api,
    ...(embeds.identity ? { identity: ports.identity } : {}),
    ...(embeds.mailbox ? { mailbox: ports.mailbox, smtp: ports.smtp } : {}),
    ...(database.port ? { postgres: database.port } : {}),
  };
  writeDurably(join(dataDir, "ports.json"), `${JSON.stringify(used, null, 2)}\n`);
}

async function requirePort({ port, host }: Settings): Promise<void> {
  const why = await whyNotListen(port, host);
  if (why === undefined) return;
  if (why === "EADDRINUSE") {
    const who = whoListens(port);
    const by = who ? ` av ${who}` : "";
    throw new Refusal(`Port ${port} är upptagen${by}. Sätt PORT=${port + 1}, eller stoppa det som använder den.`);
  }
  if (why === "EACCES") throw new Refusal(`Port ${port} får bara root lyssna på. Sätt en PORT över 1023.`);
  throw new Refusal(
    `Det går inte att lyssna på ${host}:${port} (${why}). Sätt HOST och PORT till något som finns här.`,
  );
}
