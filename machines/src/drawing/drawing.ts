import type { Graph } from "../graph/graph.ts";

/** A machine's picture as numbers. All lengths are pixels in the picture's own coordinates. */
export interface Drawing {
  graph: Graph;
  width: number;
  height: number;
  boxes: Box[];
  arrows: Arrow[];
  /** The dots that compound states begin at, with their arrows. */
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

export interface Row extends Point {
  text: string;
  kind: "name" | "invoke" | "stays";
  /** The transition that stays in its state, which the row stands for. */
  transition: string | null;
}

export interface Box extends Place {
  state: string;
  rows: Row[];
}

export interface Arrow {
  /** The transition's key. */
  transition: string;
  /** One for each state that it leads to. */
  lines: Point[][];
  label: Place & { rows: { text: string; isStrong: boolean; width: number }[] };
}

export interface Start extends Point {
  line: Point[];
}

/** Stands for a whole compound state inside itself, at an arrow's beginning ("i alla lägen") or at its end. */
export interface Pill extends Place {
  id: string;
  text: string;
}
