import { OperatorError } from "../operator/operatorError.ts";
import type { StartupLog } from "../operator/startupLog.ts";
import { isRunning } from "../os/processes.ts";
import { findParentProcesses } from "./parentProcesses.ts";

type Work = (onStop: (stop: () => Promise<void>) => void) => Promise<void>;

/** One Ctrl-C often arrives twice, from the terminal and from pnpm; only a later one forces an exit. */
const DUPLICATE_SIGNAL_MS = 1500;
const PARENT_POLL_MS = 500;

/**
 * Runs a launcher's work, then waits for SIGINT, SIGTERM, SIGHUP or the exit of the npx or pnpm that started us; stops
 * everything and exits with 0. After a failure, started processes are stopped and the exit code is 1. A second Ctrl-C
 * exits at once; the next start terminates the remaining processes.
 */
export async function runUntilStopped(startupLog: StartupLog, work: Work): Promise<void> {
  let stop: () => Promise<void> = async () => {};
  let stopRequestedAt: number | undefined;

  async function end(exitCode: number): Promise<void> {
    stopRequestedAt ??= Date.now();
    try {
      await stop();
    } catch (error) {
      startupLog.print(`Allt stoppades inte: ${(error as Error).message}`);
      process.exit(1);
    }
    if (exitCode === 0) startupLog.print("Allt är stoppat.");
    process.exit(exitCode);
  }

  function requestStop(): void {
    if (stopRequestedAt !== undefined) {
      if (Date.now() - stopRequestedAt > DUPLICATE_SIGNAL_MS) process.exit(1);
      return;
    }
    startupLog.print("Stoppar …");
    void end(0);
  }

  // A closed terminal fails writes, which must not interrupt the shutdown.
  process.stdout.on("error", () => {});
  process.stderr.on("error", () => {});
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, requestStop);
  process.on("uncaughtException", (error) => {
    process.stderr.write(`\n${error.stack}\n`);
    if (stopRequestedAt === undefined) void end(1);
  });
  // This interval also keeps the event loop alive.
  const parents = findParentProcesses();
  setInterval(() => {
    if (stopRequestedAt === undefined && !parents.every(isRunning)) requestStop();
  }, PARENT_POLL_MS);

  try {
    await work((stopping) => {
      stop = stopping;
    });
  } catch (error) {
    // Failures during shutdown are expected.
    if (stopRequestedAt !== undefined) return;
    process.stderr.write(`\n${error instanceof OperatorError ? error.message : (error as Error).stack}\n`);
    await end(1);
  }
}
