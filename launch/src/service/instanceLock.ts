import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { OperatorError } from "../operator/operatorError.ts";
import { writeFileAtomically } from "../os/atomicFile.ts";
import { identify, isRunning, type ProcessIdentity, terminate } from "../os/processes.ts";
import type { RunningProcess } from "./supervisor.ts";

interface Lock {
  launcher: ProcessIdentity;
  publicUrl: string;
}

/** The lock on the data folder, and the list of processes that the next launcher must terminate if we are killed. */
export interface InstanceLock {
  /** Processes of a killed launcher, now terminated. */
  terminated: RunningProcess[];
  record(running: RunningProcess[]): void;
  release(): void;
}

/** Timeout for each process: open connections to the old site delay the new one. */
const TIMEOUT_MS = 3000;

/**
 * Locks the data folder for this process and terminates the processes of a killed launcher.
 * @throws OperatorError when another launcher holds the lock.
 */
export async function lockDataDir(dataDir: string, publicUrl: string): Promise<InstanceLock> {
  // Started as root, the database may run as "nobody", who must be able to traverse the folder. Its files remain
  // unreadable.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const lockFile = join(dataDir, "launcher.json");
  const runningFile = join(dataDir, "running.json");
  const launcher = identify(process.pid);
  if (!launcher) throw new Error("own start time not found");
  acquireLock(lockFile, { launcher, publicUrl });

  const leftovers = readJson<RunningProcess[]>(runningFile)?.filter(isRunning) ?? [];
  // Last started first: clients before the servers they call, so that requests in progress can finish.
  for (const part of leftovers.toReversed()) await terminate(part, TIMEOUT_MS);
  return {
    terminated: leftovers,
    record: (running) => writeFileAtomically(runningFile, JSON.stringify(running, null, 2)),
    release() {
      rmSync(runningFile, { force: true });
      rmSync(lockFile, { force: true });
    },
  };
}

/** Whether a running launcher holds the lock on the data folder. */
export function hasRunningLauncher(dataDir: string): boolean {
  const owner = readJson<Lock>(join(dataDir, "launcher.json"));
  return owner !== undefined && isRunning(owner.launcher);
}

function acquireLock(file: string, lock: Lock): void {
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(lock), { flag: "wx", mode: 0o600 });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const owner = readJson<Lock>(file);
    if (owner && isRunning(owner.launcher)) throw alreadyRunning(owner);
    rmSync(file, { force: true });
  }
}

function alreadyRunning({ launcher, publicUrl }: Lock): OperatorError {
  return new OperatorError(
    `Lagrum är redan igång med den här datamappen, på ${publicUrl} (process ${launcher.pid}).\n` +
      `Stoppa den med Ctrl-C där den startades, eller med kill ${launcher.pid}.\n` +
      "Vill du köra en till: PORT=3001 DATA_DIR=.data-2 npx -y pnpm@12 start",
  );
}

function readJson<T>(file: string): T | undefined {
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : undefined;
  } catch {
    // Truncated by a crash: treat as missing.
    return undefined;
  }
}
