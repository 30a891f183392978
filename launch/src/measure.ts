import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./build.ts";

/** `pnpm measure NAME …` runs PACKAGE/measure/NAME.ts, which prints a table and keeps a dated result. */
const [wanted, ...args] = process.argv.slice(2);
const measures = globSync("{core,api,site,admin,machines,launch,e2e}/measure/*.ts", { cwd: root })
  .filter((file) => !file.endsWith(".test.ts"))
  .sort();
const chosen = measures.find((file) => basename(file, ".ts") === wanted);

if (chosen) {
  const child = spawn(process.execPath, [join(root, chosen), ...args], { cwd: root, stdio: "inherit" });
  child.once("close", (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  const names = measures.map((file) => `  pnpm measure ${basename(file, ".ts")}\n`).join("");
  process.stderr.write(`Välj en mätning:\n${names || "  (det finns inga än)\n"}`);
  process.exitCode = 1;
}
