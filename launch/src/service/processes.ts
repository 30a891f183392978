import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";

/** A process and when it started, so that a number used again by another process is not mistaken for it. */
export interface ProcessIdentity {
  pid: number;
  startedAt: string;
}

/** True while a process with this number exists, whoever owns it. A zombie no longer counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
  return startTime(pid) !== undefined;
}

/** The process's start as the system tells it, or undefined when there is no such process. */
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

/** What Linux tells of a process. @throws when there is none */
function readStat(pid: number | string): { state?: string | undefined; group: number; started?: string | undefined } {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may itself hold spaces and brackets: count fields after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { state: fields[0], group: Number(fields[2]), started: fields[19] };
}

/** Identity of a running process, or undefined when it has already ended. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = startTime(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return startTime(pid) === startedAt;
}

/** How long what is left of a killed group may take to vanish. */
const BURIAL_MS = 2000;

/** Ends a process that was started in a group of its own: asks first, and after `patienceMs` kills the whole group. */
export async function endProcess(identity: ProcessIdentity, patienceMs: number): Promise<void> {
  if (!isRunning(identity)) return;
  signal(identity.pid, "SIGTERM");
  const deadline = Date.now() + patienceMs;
  while (isRunning(identity) && Date.now() < deadline) await delay(20);
  const wasStubborn = isRunning(identity);
  killGroup(identity.pid);
  if (wasStubborn) signal(identity.pid, "SIGKILL");
  while (isRunning(identity)) await delay(10);
  const burial = Date.now() + BURIAL_MS;
  while (groupExists(identity.pid) && Date.now() < burial) await delay(10);
}

/** True while the group has a living member; elsewhere than on Linux the dead that nobody has buried count too. */
function groupExists(leader: number): boolean {
  try {
    process.kill(-leader, 0);
  } catch {
    return false;
  }
  if (process.platform !== "linux") return true;
  return readdirSync("/proc").some((name) => /^\d+$/.test(name) && livesIn(leader, name));
}

function livesIn(leader: number, pid: string): boolean {
  try {
    const { state, group } = readStat(pid);
    return group === leader && state !== "Z";
  } catch {
    return false;
  }
}

/** Kills what is left of a process group; says nothing when all of it is gone. */
export function killGroup(leader: number): void {
  signal(-leader, "SIGKILL");
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Already gone: what we wanted.
  }
}

let boot: string | undefined;
function bootId(): string {
  boot ??= readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  return boot;
}
