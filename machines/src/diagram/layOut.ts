import Elk, { type ElkExtendedEdge, type ElkNode, type LayoutOptions } from "elkjs/lib/elk.bundled.js";
import { ancestorsOf, type Graph, type State, statesOf, type Transition } from "../graph/graph.ts";
import type { Arrow, Box, DiagramLayout, Pill, Point, Start } from "./diagramLayout.ts";
import { heightOfRows, labelOf, placedRows, rowsOf, sizeOfRows } from "./sizes.ts";
import { widthOf } from "./textWidth.ts";
import { pad, type } from "./typography.ts";

/** elkjs (EPL-2.0) is used at build time only and is not in the bundle. */
const elk = new Elk();

export interface LayoutVariant {
  options: LayoutOptions;
  /** Maximum label width in pixels. */
  widestLabel: number;
}

const always: LayoutOptions = {
  "elk.algorithm": "layered",
  "elk.hierarchyHandling": "INCLUDE_CHILDREN",
  // Edge coordinates relative to the root, not to the containing node.
  "elk.json.edgeCoords": "ROOT",
  "elk.layered.spacing.nodeNodeBetweenLayers": "26",
  "elk.layered.spacing.edgeNodeBetweenLayers": "14",
  "elk.layered.spacing.edgeEdgeBetweenLayers": "10",
  "elk.spacing.nodeNode": "20",
  "elk.spacing.edgeNode": "14",
  "elk.spacing.edgeEdge": "10",
  "elk.spacing.labelNode": "8",
  "elk.spacing.edgeLabel": "6",
  "elk.spacing.nodeSelfLoop": "14",
};

const first: LayoutOptions = { "elk.layered.layering.layerConstraint": "FIRST" };

const dot = 10;
const startOf = (id: string) => `start ${id}`;
const anyOf = (id: string) => `any ${id}`;
const wholeOf = (id: string) => `whole ${id}`;

/** Source and target of each arrow. A pill inside a state replaces the state when it contains the other end. */
function endsOf({ root }: Graph, { from, to }: Transition) {
  return to.map((target) => {
    const isInside = (id: string, other: string) => ancestorsOf(root, id).some((state) => state.id === other);
    const isLeaf = ancestorsOf(root, from)[0]?.children.length === 0;
    if (isInside(target, from) && !isLeaf)
      return { source: anyOf(from), target: target === from ? wholeOf(from) : target };
    if (isInside(from, target) && target !== from) return { source: from, target: wholeOf(target) };
    return { source: from, target };
  });
}

interface EdgeGroup {
  id: string;
  transitions: Transition[];
  ends: { source: string; target: string }[];
}

/** Groups transitions with the same ends and outcome: they share one line and have a label each. */
function edgeGroupsOf(graph: Graph, transitions: Transition[]): EdgeGroup[] {
  const groups = new Map<string, EdgeGroup>();
  for (const transition of transitions) {
    const ends = endsOf(graph, transition);
    const isTimed = transition.cause === "time";
    const id = JSON.stringify([ends, transition.outcome, isTimed]);
    const group = groups.get(id);
    if (group) group.transitions.push(transition);
    else groups.set(id, { id, transitions: [transition], ends });
  }
  return [...groups.values()];
}

const pillText = (id: string, graph: Graph) =>
  id.startsWith("any ") ? "i alla lägen" : `↺ ${ancestorsOf(graph.root, id.slice(6))[0]?.name ?? ""}`;
const pillSize = (text: string) => ({ width: Math.ceil(widthOf(text, type.small, 400)) + 22, height: 26 });

function toElk(graph: Graph, state: State, pills: ReadonlySet<string>, options: LayoutOptions): ElkNode {
  const rows = rowsOf(graph, state);
  if (state.kind === "history") return { id: state.id, width: 30, height: 30 };
  if (state.children.length === 0) return { id: state.id, ...sizeOfRows(rows) };
  const isRoot = state === graph.root;
  const own = [anyOf(state.id), wholeOf(state.id)]
    .filter((id) => pills.has(id))
    .map((id) => ({ id, ...pillSize(pillText(id, graph)) }));
  const top = rows.length > 0 ? heightOfRows(rows) + 2 * pad.y : isRoot ? 4 : 20;
  const side = isRoot && rows.length === 0 ? 4 : 20;
  return {
    id: state.id,
    children: [
      ...(state.initial ? [{ id: startOf(state.id), width: dot, height: dot, layoutOptions: first }] : []),
      ...own,
      ...state.children.map((child) => toElk(graph, child, pills, options)),
    ],
    layoutOptions: {
      ...options,
      "elk.padding": `[top=${top},left=${side},bottom=${side},right=${side}]`,
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${sizeOfRows(rows).width},0)`,
    },
  };
}

const pointsOf = ({ sections }: ElkExtendedEdge): Point[][] =>
  (sections ?? []).map(({ startPoint, bendPoints, endPoint }) => [startPoint, ...(bendPoints ?? []), endPoint]);

/** Lays out a machine's states and arrows with the options of one variant. */
export async function layOut(graph: Graph, { options, widestLabel }: LayoutVariant): Promise<DiagramLayout> {
  const arrows = graph.transitions.filter(({ to }) => to.length > 0);
  const labels = new Map(arrows.map((one) => [one.key, labelOf(graph, one, widestLabel)]));
  const groups = edgeGroupsOf(graph, arrows);
  const edges = groups.flatMap(({ id, transitions, ends }) =>
    ends.map(({ source, target }, index): ElkExtendedEdge => {
      const sizes = transitions.flatMap(({ key }) => labels.get(key) ?? []);
      const width = Math.max(...sizes.map((size) => size.width));
      const height = sizes.reduce((sum, size) => sum + size.height, 0);
      const label = { text: id, width, height, layoutOptions: { "elk.edgeLabels.inline": "true" } };
      return { id: `${index} ${id}`, sources: [source], targets: [target], ...(index === 0 && { labels: [label] }) };
    }),
  );
  const pills = new Set(edges.flatMap(({ sources, targets }) => [...sources, ...targets]));
  const begins = statesOf(graph.root).flatMap(({ id, initial }): ElkExtendedEdge[] =>
    initial ? [{ id: startOf(id), sources: [startOf(id)], targets: [initial] }] : [],
  );
  const elkGraph: ElkNode & { edges?: ElkExtendedEdge[] } = await elk.layout({
    id: "diagram",
    children: [toElk(graph, graph.root, pills, { ...always, ...options })],
    edges: [...edges, ...begins],
    layoutOptions: { ...always, ...options, "elk.padding": "[top=6,left=6,bottom=6,right=6]" },
  });
  const lines = new Map(elkGraph.edges?.map((edge) => [edge.id, edge]));

  const boxes: Box[] = [];
  const placedPills: Pill[] = [];
  const starts: Start[] = [];
  const states = new Map(statesOf(graph.root).map((state) => [state.id, state]));
  const place = (node: ElkNode, from: Point) => {
    const at = {
      x: from.x + (node.x ?? 0),
      y: from.y + (node.y ?? 0),
      width: node.width ?? 0,
      height: node.height ?? 0,
    };
    const state = states.get(node.id);
    if (state) boxes.push({ ...at, state: state.id, rows: placedRows(rowsOf(graph, state)) });
    else if (node.id.startsWith("start ")) {
      const edge = lines.get(node.id);
      starts.push({ x: at.x + dot / 2, y: at.y + dot / 2, line: (edge && pointsOf(edge)[0]) ?? [] });
    } else placedPills.push({ ...at, id: node.id, text: pillText(node.id, graph) });
    for (const child of node.children ?? []) place(child, at);
  };
  for (const node of elkGraph.children ?? []) place(node, { x: 0, y: 0 });

  return {
    graph,
    width: Math.ceil(elkGraph.width ?? 0),
    height: Math.ceil(elkGraph.height ?? 0),
    boxes,
    starts,
    pills: placedPills,
    arrows: groups.flatMap(({ id, transitions, ends }): Arrow[] => {
      const parts = ends.map((_, index) => lines.get(`${index} ${id}`)).filter((edge) => edge !== undefined);
      const { x = 0, y = 0, width = 0 } = parts[0]?.labels?.[0] ?? {};
      let below = y;
      return transitions.map(({ key }) => {
        const { rows = [], width: own = 0, height = 0 } = labels.get(key) ?? {};
        const label = { x: x + (width - own) / 2, y: below, width: own, height, rows };
        below += height;
        return { transition: key, lines: parts.flatMap(pointsOf), label };
      });
    }),
  };
}
