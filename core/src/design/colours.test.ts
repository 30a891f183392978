import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { dark, edgePairs, light, textPairs } from "./colours.ts";
import { coloursCss, schemesCss } from "./coloursCss.ts";
import { contrast } from "./contrast.ts";

test("contrast is computed as in WCAG: black on white is 21, and their example of grey on white is 4.54", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  expect(contrast("#ffffff", "#767676")).toBeCloseTo(4.54, 2);
});

describe.each([
  ["by day", light],
  ["by night", dark],
])("%s", (_, colours) => {
  test.each(textPairs)("%s has text contrast on %s", (text, ground) => {
    expect(contrast(colours[text], colours[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edgePairs)("%s has edge contrast on %s", (edge, ground) => {
    expect(contrast(colours[edge], colours[ground])).toBeGreaterThanOrEqual(3);
  });
});

test.each([
  ["colours.css", coloursCss],
  ["schemes.css", schemesCss],
])("%s is generated from colours.ts", (file, css) => {
  expect(readFileSync(new URL(file, import.meta.url), "utf8")).toBe(css());
});
