import { readFileSync } from "node:fs";

/** Linux reports processor time in clock ticks of 10 ms. */
const MILLISECONDS_A_TICK = 10;

/** User and system CPU time of a process and its threads, milliseconds. Linux only. */
export const cpuOf = (pid: number): number => ticksOf(pid, 11, 12) * MILLISECONDS_A_TICK;

/**
 * CPU time of PostgreSQL's backends of a role, including ended ones at their last sample. Excludes vacuum, checkpoints
 * and other roles. Linux only.
 * @returns a reader of the milliseconds so far
 */
export function cpuOfRole(postgres: number, role: string): () => number {
  const seen = new Map<string, number>();
  return () => {
    const children = readFileSync(`/proc/${postgres}/task/${postgres}/children`, "utf8").trim().split(" ");
    for (const child of children.filter(Boolean)) {
      try {
        const title = readFileSync(`/proc/${child}/cmdline`, "utf8");
        if (title.startsWith(`postgres: ${role} `)) seen.set(child, cpuOf(Number(child)));
      } catch {
        // It has ended: its last sample counts.
      }
    }
    return [...seen.values()].reduce((sum, milliseconds) => sum + milliseconds, 0);
  };
}

function ticksOf(pid: number, ...places: number[]): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The command name in parentheses may contain spaces and parentheses: parse after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return places.reduce((sum, place) => sum + Number(fields[place]), 0);
}

/** Resident memory of a process, MB (2^20 bytes). Linux only. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
