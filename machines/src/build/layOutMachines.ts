import { fileURLToPath } from "node:url";
import { bestLayout } from "../diagram/bestLayout.ts";
import { graphOf } from "../graph/graphOf.ts";
import { shortestPathsOf } from "../simulator/shortestPaths.ts";
import { findMachines, type Load } from "./findMachines.ts";
import type { MachineDiagram } from "./machineDiagram.ts";

/** The folder of the service's state machines. */
export const machinesFolder = fileURLToPath(new URL("../../../core/src/machines", import.meta.url));

/** Rounds all numbers to tenths of a pixel, to keep the files small. */
const rounded = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === "number" ? Math.round(part * 10) / 10 : part)),
  ) as Value;

/** Lays out the diagram of every machine in a folder. */
export async function layOutMachines(folder: string, load?: Load): Promise<MachineDiagram[]> {
  const diagrams: MachineDiagram[] = [];
  for (const machine of await findMachines(folder, load)) {
    const graph = graphOf(machine);
    diagrams.push({ layout: rounded(await bestLayout(graph)), paths: shortestPathsOf(graph) });
  }
  return diagrams;
}
