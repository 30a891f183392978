import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "../operatorError.ts";
import { identify, killGroup, type ProcessIdentity, terminate } from "../os/processes.ts";

/** A process that the supervisor starts, watches and restarts. */
export interface ManagedProcess {
  name: string;
  /** The name shown to the operator, capitalised: "Webbplatsen". */
  title: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The process is ready when this URL responds with 200. */
  readyUrl: string;
}

export interface RunningProcess extends ProcessIdentity {
  name: string;
}

export interface SupervisorOptions {
  /** Each process logs to NAME.log here. */
  logDir: string;
  /** Called when a process has started or exited, so that the next launcher can find what we leave if we are killed. */
  record(running: RunningProcess[]): void;
  /** Called with restarts and failures after the first start, in Swedish. */
  report(message: string): void;
  /** How long a process may take to become ready, and to exit. */
  timeoutMs?: { ready: number; end: number };
}

export interface Supervisor {
  /** Resolves when the process is ready for the first time; from then on it is restarted when it exits. */
  start(part: ManagedProcess): Promise<void>;
  /** Stops the named processes one by one, then any others; nothing is restarted. */
  stop(order: string[]): Promise<void>;
}

interface Supervised {
  part: ManagedProcess;
  child?: ChildProcess;
  identity?: ProcessIdentity;
  /** Size of the log when the current process started, bytes. */
  logOffset: number;
  failures: number;
  wasReady: boolean;
}

const MAX_START_ATTEMPTS = 3;
const MIN_BACKOFF_MS = 200;
const MAX_BACKOFF_MS = 10_000;
/** After this uptime the backoff is reset. */
const STABLE_AFTER_MS = 30_000;
const MAX_LOG_BYTES = 5_000_000;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const timeoutMs = options.timeoutMs ?? { ready: 60_000, end: 15_000 };
  const supervised = new Map<string, Supervised>();
  let stopping = false;
  mkdirSync(options.logDir, { recursive: true, mode: 0o700 });

  function record(): void {
    const running = [...supervised.values()].flatMap(({ part, identity }) =>
      identity ? [{ name: part.name, ...identity }] : [],
    );
    options.record(running);
  }

  async function run(entry: Supervised): Promise<void> {
    while (!stopping) {
      const startedAt = Date.now();
      const ended = launch(entry);
      const ready = await Promise.race([becomesReady(entry), ended.then(() => false)]);
      if (ready) {
        if (entry.wasReady) options.report(`${entry.part.title} är igång igen.`);
        entry.wasReady = true;
        void ended.then((how) => restart(entry, how, startedAt));
        return;
      }
      if (stopping) break;
      if (entry.identity) await terminate(entry.identity, timeoutMs.end);
      entry.failures += 1;
      if (!entry.wasReady && entry.failures >= MAX_START_ATTEMPTS) throw startFailure(entry, options.logDir);
      await delay(backoff(entry.failures));
    }
    throw new Error(`${entry.part.name} was stopped before it was ready`);
  }

  async function restart(entry: Supervised, how: string, startedAt: number): Promise<void> {
    if (stopping) return;
    options.report(`${entry.part.title} stannade (${how}) och startas om.`);
    entry.failures = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : entry.failures + 1;
    await delay(backoff(entry.failures));
    await run(entry).catch((error: Error) => {
      if (!stopping) options.report(`${entry.part.title} kunde inte startas om: ${error.message}`);
    });
  }

  /** Spawns the process in its own group; resolves with its exit code or signal. */
  function launch(entry: Supervised): Promise<string> {
    const { command, args, cwd, env, name } = entry.part;
    const log = openLog(join(options.logDir, `${name}.log`));
    entry.logOffset = fstatSync(log).size;
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    entry.child = child;
    entry.identity = child.pid === undefined ? undefined : identify(child.pid);
    record();
    return new Promise((resolve) => {
      const end = (how: string) => {
        if (child.pid !== undefined) killGroup(child.pid);
        entry.identity = undefined;
        record();
        resolve(how);
      };
      child.once("error", (error) => end(error.message));
      child.once("exit", (code, signal) => end(signal ?? `kod ${code}`));
    });
  }

  async function becomesReady({ part, child }: Supervised): Promise<boolean> {
    const deadline = Date.now() + timeoutMs.ready;
    while (Date.now() < deadline && child?.exitCode === null && child.signalCode === null) {
      if (await answersOk(part.readyUrl)) return true;
      await delay(40);
    }
    return false;
  }

  return {
    async start(part) {
      const entry: Supervised = { part, logOffset: 0, failures: 0, wasReady: false };
      supervised.set(part.name, entry);
      await run(entry);
    },
    async stop(order) {
      stopping = true;
      for (const name of [...order, ...supervised.keys()]) {
        const identity = supervised.get(name)?.identity;
        if (identity) await terminate(identity, timeoutMs.end);
      }
    },
  };
}

function backoff(failures: number): number {
  return Math.min(MAX_BACKOFF_MS, MIN_BACKOFF_MS * 2 ** failures);
}

/** True when the URL responds with 200 within two seconds. */
async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { redirect: "manual", signal: AbortSignal.timeout(2000) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

function openLog(path: string): number {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG_BYTES) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

function startFailure({ part, logOffset }: Supervised, logDir: string): OperatorError {
  const path = join(logDir, `${part.name}.log`);
  const tail = readFileSync(path).subarray(logOffset).toString().trimEnd().split("\n").slice(-40).join("\n");
  return new OperatorError(`${part.title} kom inte igång. Det sista i loggen ${path}:\n\n${tail}`);
}
