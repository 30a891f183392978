import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readFileSync, realpathSync } from "node:fs";
import { totalmem } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { freePort, isAnswering } from "../os/ports.ts";
import { identify, isAlive, isRunning, type ProcessIdentity } from "../os/processes.ts";
import { type PostgresRunner, postgresRunner } from "./binaries.ts";
import { type Cluster, openCluster, type Role } from "./cluster.ts";
import { prepareRoles, withClient } from "./roles.ts";

export interface PostgresOptions {
  /** Folder of the cluster, its passwords and its log. */
  dir: string;
  /** Default: a free port. An adopted server uses the port it has. */
  port?: number;
  /** PostgreSQL settings, for example {fsync: "off"} in tests. */
  settings?: Record<string, string>;
}

export interface Postgres {
  port: number;
  pid: number;
  /** True when the server was started by an earlier launcher. */
  adopted: boolean;
  adminUrl: string;
  url(database: string, role?: Role): string;
  isRunning(): boolean;
  /** Resolves when the server has exited. */
  exited: Promise<void>;
  /** Starts the server again on the same port after it exited. */
  restart(): Promise<Postgres>;
  /** Fast shutdown: disconnects clients, writes a checkpoint and exits. */
  stop(): Promise<void>;
}

/** After kill -9 of the postmaster, its backends use the shared memory for a moment: retry. */
const DATA_DIR_IN_USE = /still in use|lock file .* already exists|is another (postmaster|postgres)/i;
const TIMEOUT_MS = 60_000;
const EXIT_POLL_MS = 200;

/**
 * Starts the embedded PostgreSQL 18 on the loopback interface, or adopts the one already running in `dir`, and creates
 * the roles lagrum_owner and lagrum_app. Databases are created with prepareDatabase (roles.ts).
 * @throws OperatorError when this machine or user cannot run it.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const dir = resolve(options.dir);
  const runner = await postgresRunner(join(dir, "data"));
  const cluster = await openCluster(dir, runner);
  const postgres = await run(dir, cluster, runner, options);
  await prepareRoles(postgres.adminUrl, cluster.passwords);
  return postgres;
}

async function run(dir: string, cluster: Cluster, runner: PostgresRunner, options: PostgresOptions): Promise<Postgres> {
  const running = (await findRunningServer(cluster)) ?? (await launch(dir, cluster, runner, options));
  const { server, port, adopted, exited } = running;
  return {
    port,
    pid: server.pid,
    adopted,
    adminUrl: url(cluster, port, "postgres", "postgres"),
    url: (database, role = "postgres") => url(cluster, port, database, role),
    isRunning: () => isRunning(server),
    exited,
    restart: () => run(dir, cluster, runner, { ...options, port }),
    stop: () => stop(server),
  };
}

function url({ passwords }: Cluster, port: number, database: string, role: Role): string {
  return `postgres://${role}:${passwords[role]}@127.0.0.1:${port}/${encodeURIComponent(database)}`;
}

interface RunningServer {
  server: ProcessIdentity;
  port: number;
  adopted: boolean;
  exited: Promise<void>;
}

/** The server running on this data folder, verified against both postmaster.pid and the server's own settings. */
async function findRunningServer(cluster: Cluster): Promise<RunningServer | undefined> {
  const [pid, port] = readPidFile(cluster);
  if (!pid || !port || !isAlive(pid) || !(await isAnswering(port))) return undefined;
  const server = identify(pid);
  try {
    const folder = await withClient(url(cluster, port, "postgres", "postgres"), async (client) => {
      const { rows } = await client.query<{ data_directory: string }>("show data_directory");
      return rows[0]?.data_directory;
    });
    const ours = folder !== undefined && realpathSync(folder) === realpathSync(cluster.data);
    return ours && server ? { server, port, adopted: true, exited: pollExit(server) } : undefined;
  } catch {
    // Another server, or one that is starting or stopping: starting a server shows which.
    return undefined;
  }
}

/** For a server that is not a child process. */
async function pollExit(server: ProcessIdentity): Promise<void> {
  while (isRunning(server)) await delay(EXIT_POLL_MS, undefined, { ref: false });
}

function readPidFile({ data }: Cluster): [pid: number, port: number] {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    return [Number(lines[0]), Number(lines[3])];
  } catch {
    return [0, 0];
  }
}

/** Megabytes of PostgreSQL's cache: an eighth of the memory, since the same machine runs the other processes. */
const sharedBuffers = (): number => Math.round(Math.min(1024, Math.max(64, totalmem() / 8 / 2 ** 20)));

async function launch(
  dir: string,
  cluster: Cluster,
  runner: PostgresRunner,
  { port: wanted, settings = {} }: PostgresOptions,
): Promise<RunningServer> {
  const port = wanted ?? (await freePort());
  const all = {
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    shared_buffers: `${sharedBuffers()}MB`,
    // An error's DETAIL quotes the row: personal data must stay out of the log.
    log_error_verbosity: "terse",
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const [command, args] = runner.command("postgres", ["-D", cluster.data, "-p", String(port), ...flags]);
  const logPath = join(dir, "postgres.log");
  const deadline = Date.now() + TIMEOUT_MS;
  for (;;) {
    const log = openSync(logPath, "a", 0o600);
    const startedAt = fstatSync(log).size;
    // Its own process group: Ctrl-C must reach only the launcher, which stops the API before the database.
    const child = spawn(command, args, { ...runner.spawnOptions, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    const exited = new Promise<void>((resolve) => {
      child.once("exit", () => resolve());
      child.once("error", () => resolve());
    });
    const server = await becomeReady(child, cluster, port, deadline);
    if (server) {
      child.unref();
      return { server, port, adopted: false, exited };
    }
    const output = readFileSync(logPath).subarray(startedAt).toString().trim().slice(-4000);
    if (!DATA_DIR_IN_USE.test(output) || Date.now() > deadline) throw new Error(`PostgreSQL did not start: ${output}`);
    // A server of a killed launcher is still starting: adopt it when it is ready.
    const running = await findRunningServer(cluster);
    if (running) return running;
    await delay(50);
  }
}

/** Waits until the server accepts queries; undefined when it exited instead. */
async function becomeReady(
  child: ChildProcess,
  cluster: Cluster,
  port: number,
  deadline: number,
): Promise<ProcessIdentity | undefined> {
  while (child.pid !== undefined && child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
    if (readPidFile(cluster)[0] === child.pid && (await isAnswering(port))) {
      const ready = await withClient(url(cluster, port, "postgres", "postgres"), async () => true).catch(() => false);
      if (ready) return identify(child.pid);
    }
    await delay(15);
  }
  child.kill("SIGKILL");
  return undefined;
}

async function stop(server: ProcessIdentity): Promise<void> {
  if (!isRunning(server)) return;
  // SIGINT is PostgreSQL's fast shutdown: open transactions are rolled back.
  process.kill(server.pid, "SIGINT");
  const deadline = Date.now() + TIMEOUT_MS;
  while (isRunning(server)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${server.pid}) did not stop`);
    await delay(10);
  }
}
