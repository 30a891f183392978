import { readFileSync } from "node:fs";

/** Linux reports processor time in clock ticks of 10 ms. */
const MILLISECONDS_A_TICK = 10;

/** User and system CPU time of a process and its threads, milliseconds. Linux only. */
export const cpuOf = (pid: number): number => ticksOf(pid, 11, 12) * MILLISECONDS_A_TICK;

/** CPU time of a process and its children, including those that have ended, milliseconds. Linux only. */
export function cpuWithChildren(pid: number): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean);
  const ended = ticksOf(pid, 13, 14) * MILLISECONDS_A_TICK;
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), cpuOf(pid) + ended);
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
