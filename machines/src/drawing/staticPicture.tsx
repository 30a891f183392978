import { readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Drawing } from "./drawing.ts";
import { Picture } from "./Picture.tsx";
import { standalone } from "./standalone.ts";

const nowhere: ReadonlySet<string> = new Set();
const style = ["../../../core/src/design/colours.css", "picture.css"]
  .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
  .join("\n");

/** A machine's picture as an SVG file. */
export const staticPicture = (drawing: Drawing): string =>
  standalone(renderToStaticMarkup(<Picture drawing={drawing} active={nowhere} />), drawing.graph.name, style);
