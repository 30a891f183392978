import { Refusal } from "./operatorError.ts";
import { findCallers } from "./parentProcesses.ts";
import { isRunning } from "./processes.ts";
import type { Progress } from "./startupLog.ts";

type Work = (onStop: (stop: () => Promise<void>) => void) => Promise<void>;

/** Ctrl-C often comes twice, from the terminal and from pnpm; only a later one means impatience. */
const SAME_PRESS_MS = 1500;
const LOOK_FOR_CALLERS_EVERY_MS = 500;

/**
 * Runs a launcher's work and then waits for Ctrl-C, SIGTERM or SIGHUP, upon which all is stopped and the process ends
 * with 0; so does the end of the npx or pnpm that called us. A failure stops what had been started and ends with 1.
 * A second Ctrl-C leaves the rest to the next start.
 */
export async function runUntilStopped(progress: Progress, work: Work): Promise<void> {
  let stop: () => Promise<void> = async () => {};
  let askedAt: number | undefined;

  async function end(exitCode: number): Promise<void> {
    askedAt ??= Date.now();
    try {
      await stop();
    } catch (error) {
      progress.say(`Allt stoppades inte: ${(error as Error).message}`);
      process.exit(1);
    }
    if (exitCode === 0) progress.say("Allt är stoppat.");
    process.exit(exitCode);
  }

  function asked(): void {
    if (askedAt !== undefined) {
      if (Date.now() - askedAt > SAME_PRESS_MS) process.exit(1);
      return;
    }
    progress.say("Stoppar …");
    void end(0);
  }

  // A closed terminal can no longer be written to; that must not stop the stopping.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, asked);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${error.stack}\n`);
    if (askedAt === undefined) void end(1);
  });
  // This also keeps us alive while there is nothing but children to wait for.
  const callers = findCallers();
  setInterval(() => {
    if (askedAt === undefined && !callers.every(isRunning)) asked();
  }, LOOK_FOR_CALLERS_EVERY_MS);

  try {
    await work((stopping) => {
      stop = stopping;
    });
  } catch (error) {
    // What fails because we are stopping is no news.
    if (askedAt !== undefined) return;
    process.stderr.write(`\n${error instanceof Refusal ? error.message : (error as Error).stack}\n`);
    await end(1);
  }
}
