import { readImportEnvironment } from "./env.ts";
import { runImport } from "./runImport.ts";

const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stopping.abort());

process.exitCode = await runImport(process.argv.slice(2), readImportEnvironment, {
  stdout: process.stdout,
  stderr: process.stderr,
  clock: () => new Date(),
  signal: stopping.signal,
});
