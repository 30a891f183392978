import { readFileSync } from "node:fs";

/** Linux counts a process's time in hundredths of a second, whatever its own clock. */
const MILLISECONDS_A_TICK = 10;

/** Milliseconds of processor time that a process and its threads have used, in the system too. Linux only. */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  // The name in brackets may itself hold spaces and brackets: count fields after the last one.
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * MILLISECONDS_A_TICK;
}

/** Megabytes (2^20 bytes) of memory that a process holds. Linux only. */
export function memoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
