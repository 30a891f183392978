import { writeFile } from "node:fs/promises";
import { coloursCss, schemesCss } from "../src/design/coloursCss.ts";

const look = new URL("../src/look/", import.meta.url);
await writeFile(new URL("colours.css", look), coloursCss());
await writeFile(new URL("schemes.css", look), schemesCss());
