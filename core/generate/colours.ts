import { writeFile } from "node:fs/promises";
import { coloursCss, schemesCss } from "../src/design/coloursCss.ts";

const designFolder = new URL("../src/design/", import.meta.url);
await writeFile(new URL("colours.css", designFolder), coloursCss());
await writeFile(new URL("schemes.css", designFolder), schemesCss());
