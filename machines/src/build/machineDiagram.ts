import type { DiagramLayout } from "../diagram/diagramLayout.ts";

/** The data about one machine that the page loads. */
export interface MachineDiagram {
  layout: DiagramLayout;
  /** The shortest path to each state, as transition keys. */
  paths: Record<string, string[]>;
}
