import { type Colours, colourVariable, dark, light } from "./colours.ts";

const head = "/* Generated from colours.ts by `pnpm generate:design`: change that file. */\n";

const declarations = (colours: Colours, indent: string) =>
  Object.entries(colours)
    .map(([name, colour]) => `${indent}${colourVariable(name)}: ${colour};\n`)
    .join("");

/** The custom properties of every colour, by the reader's colour scheme. Print is always light. */
export const coloursCss = () => `${head}:root {
  color-scheme: light dark;
${declarations(light, "  ")}}

@media screen and (prefers-color-scheme: dark) {
  :root {
${declarations(dark, "    ")}  }
}
`;

/** The same for a part of a page with a fixed colour scheme. */
export const schemesCss = () => `${head}[data-scheme="light"] {
  color-scheme: light;
${declarations(light, "  ")}}

[data-scheme="dark"] {
  color-scheme: dark;
${declarations(dark, "  ")}}
`;
