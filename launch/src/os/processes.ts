import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** A process id with its start time, so that a reused id is not mistaken for the same process. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** True while a process with this id exists, owned by any user. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startTime(pid) !== undefined;
}

/** The process's start time, comparable on this machine only; undefined when there is no such process. */
export function startTime(pid: number): string | undefined {
  try {
    if (process.platform === "linux") {
      const { state, started } = readStat(pid);
      return state === "Z" ? undefined : `${bootId()}:${started}`;
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Reads /proc/PID/stat. @throws when there is no such process */
function readStat(pid: number | string): { state?: string | undefined; group: number; started?: string | undefined } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The command name in parentheses may contain spaces and parentheses: parse after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0], group: Number(fields[2]), started: fields[19] };
}

/** Undefined when the process has already exited. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = startTime(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return startTime(pid) === startedAt;
}

/** How long to wait for a killed process group to disappear. */
const GROUP_EXIT_TIMEOUT_MS = 2000;

/** Stops a process that leads its own group: SIGTERM first, SIGKILL to the whole group after `timeoutMs`. */
export async function terminate(identity: ProcessIdentity, timeoutMs: number): Promise<void> {
  if (!isRunning(identity)) return;
  signal(identity.pid, "SIGTERM");
  const deadline = Date.now() + timeoutMs;
  while (isRunning(identity) && Date.now() < deadline) await delay(20);
  const timedOut = isRunning(identity);
  killGroup(identity.pid);
  if (timedOut) signal(identity.pid, "SIGKILL");
  while (isRunning(identity)) await delay(10);
  const groupDeadline = Date.now() + GROUP_EXIT_TIMEOUT_MS;
  while (groupExists(identity.pid) && Date.now() < groupDeadline) await delay(10);
}

/** True while the group has a member. Zombies count, except on Linux. */
function groupExists(leader: number): boolean {
  try {
    process.kill(-leader, 0);
  } catch {
    return false;
  }
  if (process.platform !== "linux") return true;
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && isMember(leader, name));
}

function isMember(leader: number, pid: string): boolean {
  try {
    const { state, group } = readStat(pid);
    return group === leader && state !== "Z";
  } catch {
    return false;
  }
}

/** Sends SIGKILL to a process group; does nothing when it is gone. */
export function killGroup(leader: number): void {
  signal(-leader, "SIGKILL");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone.
  }
}

let boot: string | undefined;
function bootId(): string {
  boot ??= readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return boot;
}
