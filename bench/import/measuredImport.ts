import { existsSync, readFileSync } from "node:fs";
import { readImportEnvironment } from "@lagrum/api/import/env";
import { runImport } from "@lagrum/api/import/runImport";

/** Runs the importer in its own process and prints {code, milliseconds, megabytes (peak)} as JSON. */
const began = performance.now();
const quiet = { write: () => true };
const code = await runImport(process.argv.slice(2), readImportEnvironment, {
  stdout: quiet,
  stderr: quiet,
  clock: () => new Date(),
});
const milliseconds = performance.now() - began;
console.log(JSON.stringify({ code, milliseconds, megabytes: peakKilobytes() / 1024 }));

/** Read from /proc, since getrusage includes the parent's peak on Linux. */
function peakKilobytes(): number {
  const status = "/proc/self/status";
  const own = existsSync(status) && /VmHWM:\s*(\d+)/.exec(readFileSync(status, "utf8"))?.[1];
  return own ? Number(own) : process.resourceUsage().maxRSS;
}
