import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Refusal } from "./operatorError.ts";
import { endProcess, identify, killGroup, type ProcessIdentity } from "./processes.ts";

/** One process that belongs to the service. */
export interface Part {
  name: string;
  /** What the operator calls it, with a capital: "Webbplatsen". */
  title: string;
  command: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** The part is ready when this answers 200. */
  readyUrl: string;
}

export interface RunningPart extends ProcessIdentity {
  name: string;
}

export interface SupervisorOptions {
  /** Each part writes NAME.log here. */
  logDir: string;
  /** Told each time a process has come or gone, so that a later launcher can find what we leave if we are killed. */
  record(running: RunningPart[]): void;
  /** Told in Swedish what happens to a part after it was first ready. */
  report(message: string): void;
  /** How long a part may take to become ready or to end. */
  patienceMs?: { ready: number; end: number };
}

export interface Supervisor {
  /** Resolves when the part is ready for the first time; from then on it is started again whenever it ends. */
  start(part: Part): Promise<void>;
  /** Ends the named parts one after the other, then any others, and starts nothing more. */
  stop(order: string[]): Promise<void>;
}

interface Ward {
  part: Part;
  child?: ChildProcess;
  identity?: ProcessIdentity;
  /** Where in its log the present process began. */
  logBegan: number;
  failures: number;
  wasReady: boolean;
}

const ATTEMPTS_BEFORE_READY = 3;
const SHORTEST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A part that has lived this long is forgiven its earlier crashes. */
const FORGIVEN_AFTER_MS = 30_000;
const LARGEST_LOG = 5_000_000;

export function createSupervisor(options: SupervisorOptions): Supervisor {
  const patienceMs = options.patienceMs ?? { ready: 60_000, end: 15_000 };
  const wards = new Map<string, Ward>();
  let stopping = false;
  mkdirSync(options.logDir, { recursive: true, mode: 0o700 });

  function record(): void {
    const running = [...wards.values()].flatMap(({ part, identity }) =>
      identity ? [{ name: part.name, ...identity }] : [],
    );
    options.record(running);
  }

  async function run(ward: Ward): Promise<void> {
    while (!stopping) {
      const begun = Date.now();
      const ended = launch(ward);
      const ready = await Promise.race([becomesReady(ward), ended.then(() => false)]);
      if (ready) {
        if (ward.wasReady) options.report(`${ward.part.title} är igång igen.`);
        ward.wasReady = true;
        void ended.then((how) => revive(ward, how, begun));
        return;
      }
      if (stopping) break;
      if (ward.identity) await endProcess(ward.identity, patienceMs.end);
      ward.failures += 1;
      if (!ward.wasReady && ward.failures >= ATTEMPTS_BEFORE_READY) throw neverReady(ward, options.logDir);
      await delay(pause(ward.failures));
    }
    throw new Error(`${ward.part.name} was stopped before it was ready`);
  }

  async function revive(ward: Ward, how: string, begun: number): Promise<void> {
    if (stopping) return;
    options.report(`${ward.part.title} stannade (${how}) och startas om.`);
    ward.failures = Date.now() - begun > FORGIVEN_AFTER_MS ? 0 : ward.failures + 1;
    await delay(pause(ward.failures));
    await run(ward).catch((error: Error) => {
      if (!stopping) options.report(`${ward.part.title} kunde inte startas om: ${error.message}`);
    });
  }

  /** Starts the process in a group of its own; resolves with how it ended. */
  function launch(ward: Ward): Promise<string> {
    const { command, args, cwd, env, name } = ward.part;
    const log = openLog(join(options.logDir, `${name}.log`));
    ward.logBegan = fstatSync(log).size;
    const child = spawn(command, args, { cwd, env, detached: true, stdio: ["ignore", log, log] });
    closeSync(log);
    ward.child = child;
    ward.identity = child.pid === undefined ? undefined : identify(child.pid);
    record();
    return new Promise((resolve) => {
      const end = (how: string) => {
        if (child.pid !== undefined) killGroup(child.pid);
        ward.identity = undefined;
        record();
        resolve(how);
      };
      child.once("error", (error) => end(error.message));
      child.once("exit", (code, signal) => end(signal ?? `kod ${code}`));
    });
  }

  async function becomesReady({ part, child }: Ward): Promise<boolean> {
    const deadline = Date.now() + patienceMs.ready;
    while (Date.now() < deadline && child?.exitCode === null && child.signalCode === null) {
      if (await answersOk(part.readyUrl)) return true;
      await delay(40);
    }
    return false;
  }

  return {
    async start(part) {
      const ward: Ward = { part, logBegan: 0, failures: 0, wasReady: false };
      wards.set(part.name, ward);
      await run(ward);
    },
    async stop(order) {
      stopping = true;
      for (const name of [...order, ...wards.keys()]) {
        const identity = wards.get(name)?.identity;
        if (identity) await endProcess(identity, patienceMs.end);
      }
    },
  };
}

function pause(failures: number): number {
  return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** failures);
}

/** True when the address answers 200 within two seconds. */
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
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(path, `${path}.1`);
  return openSync(path, "a", 0o600);
}

function neverReady({ part, logBegan }: Ward, logDir: string): Refusal {
  const path = join(logDir, `${part.name}.log`);
  const tail = readFileSync(path).subarray(logBegan).toString().trimEnd().split("\n").slice(-40).join("\n");
  return new Refusal(`${part.title} kom inte igång. Det sista i loggen ${path}:\n\n${tail}`);
}
