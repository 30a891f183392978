import type { Drawing } from "../drawing/drawing.ts";

/** What the page knows of a machine. */
export interface DrawnMachine {
  drawing: Drawing;
  /** The fewest steps to each state, as keys of transitions. */
  ways: Record<string, string[]>;
}
