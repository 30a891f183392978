import { type Plugin, runnerImport } from "vite";
import { layOutMachines, machinesFolder } from "./layOutMachines.ts";

const name = "virtual:machine-diagrams";
const id = `\0${name}`;

/** Loads a module and its imports past Node's module cache, so that changes show. */
async function loadUncached(path: string): Promise<Record<string, unknown>> {
  const { module } = await runnerImport<Record<string, unknown>>(path, { configFile: false, logLevel: "warn" });
  return module;
}

/**
 * Vite plugin: the module `virtual:machine-diagrams` exports the diagrams. Layout runs at build time, so the bundle has
 * neither the layout engine nor the machines. In development a changed or new machine reloads the page.
 */
export function machineDiagrams(): Plugin {
  return {
    name: "machine-diagrams",
    resolveId: (source) => (source === name ? id : undefined),
    async load(moduleId) {
      if (moduleId !== id) return undefined;
      const diagrams = await layOutMachines(machinesFolder, loadUncached);
      return `export const machineDiagrams = JSON.parse(${JSON.stringify(JSON.stringify(diagrams))});`;
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
