import type { Graph } from "../graph/graph.ts";
import type { DiagramLayout } from "./diagramLayout.ts";
import { type LayoutVariant, layOut } from "./layOut.ts";
import { crossingsOf, faultsOf, lengthOf } from "./layoutFaults.ts";

/** Pixels. The width available in a window of 1280 px at normal text size. */
export const maxDiagramWidth = 1184;

/** In the order of attempts. Depth first comes first, since it follows the flow from the initial state. */
const layoutVariants: LayoutVariant[] = [125, 95].flatMap((widestLabel) =>
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

/** Stop after this many readable layouts and take the best. */
const READABLE_LAYOUTS = 2;
/** At this cost or more, text is hidden or the diagram is too wide. */
const UNREADABLE_COST = 1e5;

/** Lower is better. Weighs hidden text most, then width, crossings, line length and height. */
function layoutCost(layout: DiagramLayout): number {
  const beyond = Math.max(0, layout.width - maxDiagramWidth);
  return (
    faultsOf(layout).length * 1e7 +
    (beyond > 0 ? UNREADABLE_COST + beyond * 1e3 : 0) +
    crossingsOf(layout) * 40 +
    lengthOf(layout) / 20 +
    layout.height / 4
  );
}

/** The best of several layouts of a machine. Deterministic: the same graph gives the same layout. */
export async function bestLayout(graph: Graph): Promise<DiagramLayout> {
  let best: DiagramLayout | undefined;
  let least = Number.POSITIVE_INFINITY;
  let fitting = 0;
  for (const variant of layoutVariants) {
    const layout = await layOut(graph, variant);
    const own = layoutCost(layout);
    if (own < least) [best, least] = [layout, own];
    if (own < UNREADABLE_COST) fitting += 1;
    if (fitting === READABLE_LAYOUTS) break;
  }
  if (!best) throw new Error("No layout variant");
  return best;
}
