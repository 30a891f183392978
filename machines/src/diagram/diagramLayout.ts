import type { Graph } from "../graph/graph.ts";

/** A machine's diagram as coordinates. All lengths are pixels from the diagram's upper left corner. */
export interface DiagramLayout {
  graph: Graph;
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
  /** The initial-state markers of compound states, with their arrows. */
  starts: Start[];
  pills: Pill[];
}

export interface Point {
  x: number;
  y: number;
}

export interface Place extends Point {
  width: number;
  height: number;
}

interface Row extends Point {
  text: string;
  kind: "name" | "invoke" | "stays";
  /** The internal transition that the row shows, or null. */
  transition: string | null;
}

export interface Box extends Place {
  state: string;
  rows: Row[];
}

export interface Arrow {
  /** The transition's key. */
  transition: string;
  /** One per target state. */
  lines: Point[][];
  label: Place & { rows: { text: string; isStrong: boolean; width: number }[] };
}

export interface Start extends Point {
  line: Point[];
}

/** Represents a compound state inside its own box, as the source ("i alla lägen") or target of an arrow. */
export interface Pill extends Place {
  id: string;
  text: string;
}
