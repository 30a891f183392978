import { globSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "../env.ts";
import { OperatorError } from "../operator/operatorError.ts";
import type { StartupLog } from "../operator/startupLog.ts";
import { writeFileAtomically } from "../os/atomicFile.ts";
import { findListener, listenError } from "../os/ports.ts";
import { waitForDiskSpace } from "./diskSpace.ts";
import { type InstanceLock, lockDataDir } from "./instanceLock.ts";
import { rotateLogs } from "./logFiles.ts";
import {
  allocatePorts,
  apiProcess,
  type InternalPorts,
  identityProcess,
  mailboxProcess,
  sandboxProcess,
  stopOrder,
} from "./managedProcesses.ts";
import { type Database, openDatabase } from "./serviceDatabase.ts";
import { createSupervisor, type Supervisor } from "./supervisor.ts";

/** All processes except the site: the embedded services and the API. */
export interface Service {
  settings: Settings;
  ports: InternalPorts;
  supervisor: Supervisor;
  /**
   * Starts database, mailbox, sandbox and identity provider at the same time, then the API.
   * @param options.apiBuilt resolves when the API's bundle is built.
   * @param options.apiArgs Node's arguments for the API; the bundle by default.
   */
  startBackend(options: { apiBuilt?: Promise<void>; apiArgs?: string[] }): Promise<void>;
  /** Stops everything in order, the database last, and releases the lock. Idempotent. */
  stop(): Promise<void>;
}

/**
 * Waits for disk space, locks the data folder and checks that the public port is free. Starts nothing.
 * @throws OperatorError when the folder is locked by another launcher, or the port is taken.
 */
export async function openService(settings: Settings, startupLog: StartupLog): Promise<Service> {
  await waitForDiskSpace(settings.dataDir, startupLog.print);
  const instance = await lockDataDir(settings.dataDir, settings.publicUrl);
  if (instance.terminated.length) startupLog.print("Det som en avbruten start lämnade kvar har stoppats.");
  try {
    await requirePort(settings);
  } catch (error) {
    instance.release();
    throw error;
  }
  const ports = await allocatePorts();
  const supervisor = createSupervisor({
    logDir: join(settings.dataDir, "logs"),
    record: instance.record,
    report: startupLog.print,
  });
  return assemble({ settings, startupLog, instance, ports, supervisor });
}

const ROTATE_EVERY_MS = 10_000;

interface ServiceParts {
  settings: Settings;
  startupLog: StartupLog;
  instance: InstanceLock;
  ports: InternalPorts;
  supervisor: Supervisor;
}

function assemble({ settings, startupLog, instance, ports, supervisor }: ServiceParts): Service {
  let opening: Promise<Database> | undefined;
  let stopped: Promise<void> | undefined;

  async function startDatabase(): Promise<Database> {
    opening = openDatabase(settings, startupLog.print);
    const database = await opening;
    writePorts(settings, ports, database);
    return database;
  }

  const rotation = setInterval(() => {
    const paths = [join(settings.dataDir, "postgres/postgres.log"), ...globSync(join(settings.dataDir, "logs/*.log"))];
    rotateLogs(paths, settings.maxLogBytes);
  }, ROTATE_EVERY_MS);

  async function stopAll(): Promise<void> {
    clearInterval(rotation);
    await supervisor.stop(stopOrder);
    // A database that failed to start has reported why already.
    const database = await opening?.catch(() => undefined);
    await database?.stop();
    instance.release();
  }

  return {
    settings,
    ports,
    supervisor,
    async startBackend({ apiBuilt, apiArgs }) {
      const [database] = await Promise.all([
        settings.embeds.database ? startupLog.step("Startar databasen", startDatabase) : startDatabase(),
        settings.embeds.mailbox &&
          startupLog.step("Startar brevlådan", () => supervisor.start(mailboxProcess(settings, ports))),
        settings.embeds.sandbox &&
          startupLog.step("Startar sandlådan", () => supervisor.start(sandboxProcess(settings, ports))),
        settings.embeds.identity &&
          startupLog.step("Startar inloggningen", () => supervisor.start(identityProcess(settings, ports))),
        apiBuilt,
      ]);
      const api = apiProcess(settings, ports, database, apiArgs);
      await startupLog.step("Startar API:et", () => supervisor.start(api));
    },
    stop() {
      stopped ??= stopAll();
      return stopped;
    },
  };
}

/** DATA_DIR/ports.json, for people and tests. */
function writePorts({ port, dataDir, embeds }: Settings, ports: InternalPorts, database: Database): void {
  const used = {
    site: port,
    api: ports.api,
    ...(embeds.identity ? { identity: ports.identity } : {}),
    ...(embeds.mailbox ? { mailbox: ports.mailbox, smtp: ports.smtp } : {}),
    ...(embeds.sandbox ? { sandbox: ports.sandbox } : {}),
    ...(database.port ? { postgres: database.port } : {}),
  };
  writeFileAtomically(join(dataDir, "ports.json"), `${JSON.stringify(used, null, 2)}\n`);
}

async function requirePort({ port, host }: Settings): Promise<void> {
  const problem = await listenError(port, host);
  if (problem === undefined) return;
  if (problem === "EADDRINUSE") {
    const listener = findListener(port);
    const by = listener ? ` av ${listener}` : "";
    throw new OperatorError(`Port ${port} är upptagen${by}. Sätt PORT=${port + 1}, eller stoppa det som använder den.`);
  }
  if (problem === "EACCES") throw new OperatorError(`Port ${port} får bara root lyssna på. Sätt en PORT över 1023.`);
  throw new OperatorError(
    `Det går inte att lyssna på ${host}:${port} (${problem}). Sätt HOST och PORT till något som finns här.`,
  );
}
