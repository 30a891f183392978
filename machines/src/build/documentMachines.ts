import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { layOutMachines, machinesFolder } from "./layOutMachines.ts";
import { pagesOf } from "./pages.ts";

/** `pnpm draw`: writes an SVG of every state machine to docs/machines, and a README that shows them. */
const folder = fileURLToPath(new URL("../../../docs/machines", import.meta.url));
const renderer = fileURLToPath(new URL("../diagram/staticDiagram.tsx", import.meta.url));

const { module } = await runnerImport<typeof import("../diagram/staticDiagram.tsx")>(renderer, { configFile: false });
const pages = pagesOf(await layOutMachines(machinesFolder), module.staticDiagram);
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!pages.has(name)) await rm(join(folder, name));
for (const [name, text] of pages) {
  await writeFile(join(folder, name), text);
  process.stdout.write(`docs/machines/${name}\n`);
}
