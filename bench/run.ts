import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { dirname, join } from "node:path";

/** `pnpm measure NAME …` runs bench/NAME/measure.ts, which prints a report and saves it in docs/measures. */
const [wanted, ...args] = process.argv.slice(2);
const names = globSync("*/measure.ts", { cwd: import.meta.dirname })
  .map(dirname)
  .sort();

if (wanted !== undefined && names.includes(wanted)) {
  const measure = join(import.meta.dirname, wanted, "measure.ts");
  const child = spawn(process.execPath, [measure, ...args], { stdio: "inherit" });
  child.once("close", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  process.stderr.write(`Välj en mätning:\n${names.map((name) => `  pnpm measure ${name}\n`).join("")}`);
  process.exitCode = 1;
}
