import { type Plugin, runnerImport } from "vite";
import { drawMachines, machinesFolder } from "./drawMachines.ts";
import { modulesIn } from "./findMachines.ts";

const name = "virtual:drawn-machines";
const id = `\0${name}`;

/**
 * Gives the page its machines drawn: `virtual:drawn-machines`. Layout happens here, so the page ships neither the
 * layout engine nor the machines. While developing, a machine that changes is drawn anew.
 */
export function drawnMachines(): Plugin {
  return {
    name: "drawn-machines",
    resolveId: (asked) => (asked === name ? id : undefined),
    async load(asked) {
      if (asked !== id) return undefined;
      for (const module of await modulesIn(machinesFolder)) this.addWatchFile(module);
      const drawn = await drawMachines(machinesFolder, async (path) => {
        const { module } = await runnerImport<Record<string, unknown>>(path, { configFile: false, logLevel: "warn" });
        return module;
      });
      return `export const drawnMachines = JSON.parse(${JSON.stringify(JSON.stringify(drawn))});`;
    },
  };
}
