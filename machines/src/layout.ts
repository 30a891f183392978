import type { ElkExtendedEdge, ElkNode } from "elkjs";
import type { Graph, StateBox, Transition } from "./graph.ts";

export interface Point {
  x: number;
  y: number;
}

export interface PlacedBox extends Point {
  box: StateBox;
  parent: string | null;
  width: number;
  height: number;
}

export interface PlacedTransition extends Transition {
  points: Point[];
  /** The label's upper left corner and size, in the diagram's coordinates. */
  place: (Point & { width: number; height: number }) | null;
}

export interface Placed {
  boxes: PlacedBox[];
  transitions: PlacedTransition[];
}

const lineHeight = 17;
/** Widths by rule of thumb: capitals are wider. A text measured in the browser would be of no use to the tests. */
const lineWidth = (text: string) =>
  text.replace(/[^A-Z_]/g, "").length * 8.6 + text.replace(/[A-Z_]/g, "").length * 6.8;
const labelSize = (label: string) => {
  const lines = label.split("\n");
  return { width: Math.max(...lines.map(lineWidth)) + 12, height: lines.length * lineHeight + 4 };
};

function toElk(box: StateBox): ElkNode {
  const width = Math.max(110, box.name.length * 9 + 56);
  if (box.children.length === 0) return { id: box.id, width, height: 48 };
  return {
    id: box.id,
    children: box.children.map(toElk),
    layoutOptions: { "elk.padding": "[top=44,left=24,bottom=24,right=24]" },
  };
}

const options = {
  "elk.algorithm": "layered",
  "elk.direction": "DOWN",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  // All edges in the diagram's own coordinates, whatever box they belong to.
  "elk.json.edgeCoords": "ROOT",
  "elk.edgeLabels.inline": "false",
  "elk.layered.spacing.nodeNodeBetweenLayers": "40",
  "elk.layered.spacing.edgeNodeBetweenLayers": "24",
  "elk.spacing.nodeNode": "40",
  "elk.spacing.edgeLabel": "6",
};

/** Places boxes and arrows. Loads elk, which is large, when first called. */
export async function layOut({ root, transitions }: Graph): Promise<Placed> {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js");
  const edges = transitions.map(
    ({ id, from, to, label }): ElkExtendedEdge => ({
      id,
      sources: [from],
      targets: [to],
      labels: [{ text: label, ...labelSize(label) }],
    }),
  );
  const laid = await new Elk().layout({ id: "diagram", children: [toElk(root)], edges, layoutOptions: options });

  const boxes: PlacedBox[] = [];
  const place = (node: ElkNode, box: StateBox, parent: string | null) => {
    boxes.push({ box, parent, x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 });
    for (const child of box.children) {
      const inner = node.children?.find(({ id }) => id === child.id);
      if (inner) place(inner, child, node.id);
    }
  };
  const [outer] = laid.children ?? [];
  if (outer) place(outer, root, null);

  const placed = transitions.map((transition): PlacedTransition => {
    const edge = laid.edges?.find(({ id }) => id === transition.id);
    const [section] = edge?.sections ?? [];
    const [label] = edge?.labels ?? [];
    return {
      ...transition,
      points: section ? [section.startPoint, ...(section.bendPoints ?? []), section.endPoint] : [],
      place: label ? { x: label.x ?? 0, y: label.y ?? 0, width: label.width ?? 0, height: label.height ?? 0 } : null,
    };
  });
  return { boxes, transitions: placed };
}
