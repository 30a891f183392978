import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { drawMachines, machinesFolder } from "./drawMachines.ts";
import { pagesOf } from "./pages.ts";

/** `pnpm draw`: writes every machine's picture into docs/machines, and a page that shows them. */
const folder = fileURLToPath(new URL("../../../docs/machines", import.meta.url));
const renderer = fileURLToPath(new URL("../drawing/staticPicture.tsx", import.meta.url));

const { module } = await runnerImport<typeof import("../drawing/staticPicture.tsx")>(renderer, { configFile: false });
const pages = pagesOf(await drawMachines(machinesFolder), module.staticPicture);
await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) if (!pages.has(name)) await rm(join(folder, name));
for (const [name, text] of pages) {
  await writeFile(join(folder, name), text);
  process.stdout.write(`docs/machines/${name}\n`);
}
