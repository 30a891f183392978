import colours from "@lagrum/core/design/colours.css?raw";
import diagramCss from "../diagram/diagram.css?raw";
import { standalone } from "../diagram/standalone.ts";

const pageOnlyAttributes = ["role", "tabindex", "aria-label", "data-open"];

/** Downloads the diagram as shown, as a standalone SVG file. */
export function saveSvg(svg: SVGElement, name: string): void {
  const copy = svg.cloneNode(true) as SVGElement;
  for (const element of copy.querySelectorAll("[data-transition]"))
    for (const attribute of pageOnlyAttributes) element.removeAttribute(attribute);
  const text = standalone(new XMLSerializer().serializeToString(copy), name, `${colours}\n${diagramCss}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
