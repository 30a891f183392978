import type { DiagramLayout } from "../diagram/diagramLayout.ts";
import type { MachineDiagram } from "./machineDiagram.ts";

/** The files of docs/machines by name: one SVG per machine, and a README with all of them. */
export function pagesOf(machines: MachineDiagram[], render: (layout: DiagramLayout) => string): Map<string, string> {
  const graphs = machines.map(({ layout }) => layout.graph);
  const sections = graphs.map(({ name, purpose }) => `## ${name}\n\n${purpose}\n\n![${name}](${name}.svg)\n`);
  const page = `# State machines\n\nGenerated from core/src/machines by \`pnpm draw\`. /machines shows them live. The diagrams are in Swedish, as on that page.\n\n`;
  return new Map([
    ["README.md", page + sections.join("\n")],
    ...machines.map(({ layout }): [string, string] => [`${layout.graph.name}.svg`, render(layout)]),
  ]);
}
