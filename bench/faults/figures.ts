import { setTimeout as delay } from "node:timers/promises";
import type { Launched } from "../crash/launcher.ts";

/** One row of the table. Without a limit it is shown, not judged. */
export interface Figure {
  fault: string;
  what: string;
  figure: number;
  /** The largest figure that passes. */
  limit?: number;
}

const PATIENCE_MS = 180_000;

/** Waits until it is true. @throws after three minutes */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await delay(10)) if (await isTrue()) return;
  throw new Error("the service did not recover");
}

/** @throws when the process is not running */
export function pidOf(launched: Launched, part: string): number {
  const pid = launched.pidOf(part);
  if (pid === undefined) throw new Error(`${part} is not running`);
  return pid;
}
