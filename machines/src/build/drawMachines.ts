import { fileURLToPath } from "node:url";
import { draw } from "../drawing/draw.ts";
import { graphOf } from "../graph/graphOf.ts";
import { shortestWays } from "../simulator/shortestWays.ts";
import type { DrawnMachine } from "./drawnMachine.ts";
import { findMachines, type Load } from "./findMachines.ts";

/** Where the service's machines lie. */
export const machinesFolder = fileURLToPath(new URL("../../../core/src/machines", import.meta.url));

/** Tenths of a pixel are enough. */
const rounded = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, part) => (typeof part === "number" ? Math.round(part * 10) / 10 : part)),
  ) as Value;

/** Every machine of a folder, drawn. */
export async function drawMachines(folder: string, load?: Load): Promise<DrawnMachine[]> {
  const drawn: DrawnMachine[] = [];
  for (const machine of await findMachines(folder, load)) {
    const graph = graphOf(machine);
    drawn.push({ drawing: rounded(await draw(graph)), ways: shortestWays(graph) });
  }
  return drawn;
}
