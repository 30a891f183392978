import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { Diagram } from "./Diagram.tsx";
import type { DiagramLayout } from "./diagramLayout.ts";
import { standalone } from "./standalone.ts";

const nowhere: ReadonlySet<string> = new Set();
const style = ["../../../core/src/design/colours.css", "diagram.css"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");

/** A machine's diagram as the text of an SVG file. */
export const staticDiagram = (layout: DiagramLayout): string =>
  standalone(renderToStaticMarkup(<Diagram layout={layout} active={nowhere} />), layout.graph.name, style);
