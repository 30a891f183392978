// @vitest-environment node
import { readFileSync } from "node:fs";
import { paper } from "@lagrum/core/design/paper";
import { expect, test } from "vitest";

const inPublic = (path: string) => readFileSync(new URL(`../../public/${path}`, import.meta.url));

/** A PNG's own width and height: two numbers at fixed places (PNG specification, IHDR). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("whoever puts the site on a phone's first screen gets its name, its paper and icons as large as told", () => {
  const manifest = JSON.parse(inPublic("manifest.webmanifest").toString());
  expect(manifest).toMatchObject({ name: "Lagrum", lang: "sv", start_url: "/", theme_color: paper.light });
  expect(manifest.background_color).toBe(paper.light);
  const drawn = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(drawn.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of drawn) expect(sizeOf(inPublic(src.slice(1)))).toBe(sizes);
});
