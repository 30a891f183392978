import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
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
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      // The name in brackets may itself hold spaces and brackets: count fields after the last one.
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return fields[0] === "Z" ? undefined : `${bootId()}:${fields[19]}`;
    }
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Identity of a running process, or undefined when it has already ended. */
export function identify(pid: number): ProcessIdentity | undefined {
  const startedAt = startTime(pid);
  return startedAt === undefined ? undefined : { pid, startedAt };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  return startTime(pid) === startedAt;
}

/** How long what is left of a killed group may take to vanish; the dead wait here until someone buries them. */
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

function groupExists(leader: number): boolean {
  try {
    process.kill(-leader, 0);
    return true;
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
