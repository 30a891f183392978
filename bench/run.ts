import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";

/**
 * `pnpm measure NAME …` runs bench/NAME/measure.ts and `pnpm evaluate NAME …` bench/NAME/evaluate.ts, which print a report
 * and save it in docs/measures. A measure reports speed and memory, an evaluation reports quality.
 */
const [kind = "measure", wanted, ...args] = process.argv.slice(2);
const names = globSync(`*/${kind}.ts`, { cwd: import.meta.dirname })
  .map(dirname)
  .sort();

if (wanted !== undefined && names.includes(wanted)) {
  const child = spawn(process.execPath, [join(import.meta.dirname, wanted, `${kind}.ts`), ...args], {
    stdio: "inherit",
  });
  child.once("close", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.stderr.write(`Välj en mätning:\n${names.map((name) => `  pnpm ${kind} ${name}\n`).join("")}`);
  process.exitCode = 1;
}
