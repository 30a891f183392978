import { setTimeout as delay } from "node:timers/promises";
import type { Launched } from "../setup/launcher.ts";

/** One row of the table. Without a limit it is informational. */
export interface Figure {
  fault: string;
  what: string;
  figure: number;
  /** The largest figure that passes. */
  limit?: number;
}

/** Rows for lists that should be empty; prints what is in them. */
export function figuresOf(fault: string, findings: Record<string, string[]>): Figure[] {
  return Object.entries(findings).map(([what, found]) => {
    if (found.length > 0) console.log(`${fault}, ${what}: ${found.slice(0, 20).join(", ")}`);
    return { fault, what, figure: found.length, limit: 0 };
  });
}

const TIMEOUT_MS = 180_000;

/** Maximum milliseconds counted for one poll, since a virtual machine may be suspended for minutes. */
const MAX_POLL_MS = 2000;

/** Polls until the condition is true. @returns milliseconds @throws after three minutes */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<number> {
  let waited = 0;
  while (waited < TIMEOUT_MS) {
    const from = performance.now();
    if (await isTrue()) return waited;
    await delay(10);
    waited += Math.min(performance.now() - from, MAX_POLL_MS);
  }
  throw new Error("the service did not recover");
}

/** @throws when the process is not running */
export function pidOf(launched: Launched, part: string): number {
  const pid = launched.pidOf(part);
  if (pid === undefined) throw new Error(`${part} is not running`);
  return pid;
}

export function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has exited together with another killed process.
  }
}
