import colours from "@lagrum/core/design/colours.css?raw";
import picture from "../drawing/picture.css?raw";
import { standalone } from "../drawing/standalone.ts";

const onlyHere = ["role", "tabindex", "aria-label", "data-open"];

/** Saves the picture as it is seen, as a file of its own. */
export function saveSvg(svg: SVGElement, name: string): void {
  const copy = svg.cloneNode(true) as SVGElement;
  for (const element of copy.querySelectorAll("[data-transition]"))
    for (const attribute of onlyHere) element.removeAttribute(attribute);
  const text = standalone(new XMLSerializer().serializeToString(copy), name, `${colours}\n${picture}`);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "image/svg+xml" }));
  link.download = `${name}.svg`;
  link.click();
  URL.revokeObjectURL(link.href);
}
