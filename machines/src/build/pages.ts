import type { Drawing } from "../drawing/drawing.ts";
import type { DrawnMachine } from "./drawnMachine.ts";

/** The files of docs/machines: a picture each, and a page with all of them. */
export function pagesOf(machines: DrawnMachine[], render: (drawing: Drawing) => string): Map<string, string> {
  const graphs = machines.map(({ drawing }) => drawing.graph);
  const sections = graphs.map(({ name, purpose }) => `## ${name}\n\n${purpose}\n\n![${name}](${name}.svg)\n`);
  const page = `# State machines\n\nGenerated from core/src/machines by \`pnpm draw\`. /machines shows them live. The diagrams are in Swedish, as on that page.\n\n`;
  return new Map([
    ["README.md", page + sections.join("\n")],
    ...machines.map(({ drawing }): [string, string] => [`${drawing.graph.name}.svg`, render(drawing)]),
  ]);
}
