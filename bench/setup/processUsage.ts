import { readFileSync } from "node:fs";

/** Linux reports processor time in clock ticks of 10 ms. */
const MILLISECONDS_A_TICK = 10;

/** User and system CPU time of a process and its threads, milliseconds. Linux only. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The command name in parentheses may contain spaces and parentheses: parse after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_A_TICK;
}

/** Resident memory of a process, MB (2^20 bytes). Linux only. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
