import { type Plugin, runnerImport } from "vite";
import { drawMachines, machinesFolder } from "./drawMachines.ts";

const name = "virtual:drawn-machines";
const id = `\0${name}`;

/** Loads a module anew each time, with what it imports: Node would remember the first. */
async function loadAnew(path: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(path, { configFile: false, logLevel: "warn" });
  return module;
}

/**
 * Gives the page its machines drawn: `virtual:drawn-machines`. Layout happens here, so the page ships neither the
 * layout engine nor the machines. While developing, a machine that is changed or new is drawn at once.
 */
export function drawnMachines(): Plugin {
  return {
    name: "drawn-machines",
    resolveId: (asked) => (asked === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      const drawn = await drawMachines(machinesFolder, loadAnew);
      return `export const drawnMachines = JSON.parse(${JSON.stringify(JSON.stringify(drawn))});`;
    },
    configureServer({ watcher, moduleGraph, ws }) {
      watcher.add(machinesFolder);
      watcher.on("all", (_, path) => {
        if (!path.startsWith(machinesFolder)) return;
        const module = moduleGraph.getModuleById(id);
        if (module) moduleGraph.invalidateModule(module);
        ws.send({ type: "full-reload" });
      });
    },
  };
}
