import type { Graph } from "../graph/graph.ts";
import type { Drawing } from "./drawing.ts";
import { crossingsOf, faultsOf, lengthOf } from "./faults.ts";
import { layOut, type Manner } from "./layOut.ts";

/** Pixels: what a window of 1280 has room for, at the size that the text is meant to be read in. */
export const widestPicture = 1184;

/** In the order that they are tried: first forwards as people go, from where the machine begins. */
const manners: Manner[] = [125, 95].flatMap((widestLabel) =>
  ["DEPTH_FIRST", "GREEDY"].flatMap((cycleBreaking) =>
    [1, 2].map((seed) => ({
      widestLabel,
      options: {
        "elk.direction": "DOWN",
        "elk.randomSeed": String(seed),
        "elk.layered.cycleBreaking.strategy": cycleBreaking,
        "elk.layered.nodePlacement.strategy": "NETWORK_SIMPLEX",
      },
    })),
  ),
);

/** Pictures that can be read, among which the best is taken. */
const enough = 2;
/** From here on something can't be read, or doesn't fit. */
const tooUgly = 1e5;

/** The lower the better: what can't be read, what doesn't fit, then crossings, length and height. */
function ugliness(drawing: Drawing): number {
  const beyond = Math.max(0, drawing.width - widestPicture);
  return (
    faultsOf(drawing).length * 1e7 +
    (beyond > 0 ? tooUgly + beyond * 1e3 : 0) +
    crossingsOf(drawing) * 40 +
    lengthOf(drawing) / 20 +
    drawing.height / 4
  );
}

/** A machine's picture: the best of several layouts. The same graph gives the same picture. */
export async function draw(graph: Graph): Promise<Drawing> {
  let best: Drawing | undefined;
  let least = Number.POSITIVE_INFINITY;
  let fitting = 0;
  for (const manner of manners) {
    const drawing = await layOut(graph, manner);
    const own = ugliness(drawing);
    if (own < least) [best, least] = [drawing, own];
    if (own < tooUgly) fitting += 1;
    if (fitting === enough) break;
  }
  if (!best) throw new Error("There is no manner to draw in");
  return best;
}
