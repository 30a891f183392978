import { readImportEnvironment } from "../import/env.ts";
import { runStatuteImport } from "./runStatuteImport.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

process.exitCode = await runStatuteImport(process.argv.slice(2), readImportEnvironment, {
  stdout: process.stdout,
  stderr: process.stderr,
  clock: () => new Date(),
  signal: stopping.signal,
});
