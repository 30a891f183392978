import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "../operator/operatorError.ts";
import { identify, killGroup, type ProcessIdentity, terminate } from "../os/processes.ts";
import { openLog, readLastLines } from "./logFiles.ts";

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
  /** Milliseconds that a start may take; the supervisor's own by default. */
  readyTimeoutMs?: number;
}

export interface RunningProcess extends ProcessIdentity {
  name: string;
}

export interface SupervisorOptions {
  /** Each process logs to NAME.log here. */
  logDir: string;
  /** Called when a process has started or exited, so that the next launcher finds the processes of a killed one. */
  record(running: RunningProcess[]): void;
  /** Called with restarts and failures after the first start, in Swedish. */
  report(message: string): void;
  /** Timeouts for a process to become ready, and to exit. */
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
const STABLE_AFTER_MS = 10_000;
/** Interval of reports about a slow start. */
const SLOW_START_MS = 5000;
const READY_POLL_MS = 40;
const RECORD_RETRY_MS = 1000;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const timeoutMs = options.timeoutMs ?? { ready: 60_000, end: 15_000 };
  const supervised = new Map<string, Supervised>();
  let stopping = false;
  let recordRetry: NodeJS.Timeout | undefined;
  mkdirSync(options.logDir, { recursive: true, mode: 0o700 });

  const logOf = (name: string) => join(options.logDir, `${name}.log`);

  function record(): void {
    const running = [...supervised.values()].flatMap(({ part, identity }) =>
      identity ? [{ name: part.name, ...identity }] : [],
    );
    const hadFailed = recordRetry !== undefined;
    clearTimeout(recordRetry);
    recordRetry = undefined;
    try {
      options.record(running);
    } catch (error) {
      // A full disk. The processes run without a record until there is space to write it.
      if (!hadFailed) options.report(`Det går inte att skriva i datamappen: ${(error as Error).message}`);
      if (!stopping) recordRetry = setTimeout(record, RECORD_RETRY_MS);
    }
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
      if (!entry.wasReady && entry.failures >= MAX_START_ATTEMPTS) throw startFailure(entry, logOf(entry.part.name));
      await delay(backoff(entry.failures));
    }
    throw new Error(`${entry.part.name} was stopped before it was ready`);
  }

  async function restart(entry: Supervised, how: string, startedAt: number): Promise<void> {
    if (stopping) return;
    options.report(`${entry.part.title} stannade (${how}) och startas om.`);
    entry.failures = Date.now() - startedAt > STABLE_AFTER_MS ? 0 : entry.failures + 1;
    if (entry.failures > 0) await delay(backoff(entry.failures));
    await run(entry).catch((error: Error) => {
      if (stopping) return;
      options.report(`${entry.part.title} kunde inte startas om: ${error.message}`);
      void restart(entry, error.message, Date.now());
    });
  }

  /** Spawns the process in its own group; resolves with its exit code or signal. */
  function launch(entry: Supervised): Promise<string> {
    const { command, args, cwd, env, name } = entry.part;
    const log = openLog(logOf(name));
    entry.logOffset = log === undefined ? 0 : fstatSync(log).size;
    const output = log ?? "ignore";
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", output, output] });
    if (log !== undefined) closeSync(log);
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

  async function becomesReady({ part, child, logOffset }: Supervised): Promise<boolean> {
    const startedAt = Date.now();
    const deadline = startedAt + (part.readyTimeoutMs ?? timeoutMs.ready);
    let reports = 0;
    while (Date.now() < deadline && child?.exitCode === null && child.signalCode === null) {
      if (await answersOk(part.readyUrl)) return true;
      if (Date.now() - startedAt > (reports + 1) * SLOW_START_MS) {
        reports += 1;
        const latest = readLastLines(logOf(part.name), logOffset, 1);
        // Lines of JSON are not shown to the operator.
        const reason = latest.startsWith("{") ? "" : ` ${latest}`;
        options.report(`${part.title} är inte igång efter ${(reports * SLOW_START_MS) / 1000} s.${reason}`.trimEnd());
      }
      await delay(READY_POLL_MS);
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
      clearTimeout(recordRetry);
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

function startFailure({ part, logOffset }: Supervised, logPath: string): OperatorError {
  const tail = readLastLines(logPath, logOffset, 40);
  return new OperatorError(`${part.title} kom inte igång. Det sista i loggen ${logPath}:

${tail}`);
}
