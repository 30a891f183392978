// @vitest-environment node
import { readFileSync } from "node:fs";
import { paper } from "@lagrum/core/design/paper";
import { expect, test } from "vitest";

const inPublic = (path: string) => readFileSync(new URL(`../../public/${path}`, import.meta.url));

/** Width and height from the IHDR chunk (PNG specification, section 11.2.2). */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test("the web manifest has the site's name and colours, and icons of the declared sizes", () => {
  const manifest = JSON.parse(inPublic("manifest.webmanifest").toString());
  expect(manifest).toMatchObject({ name: "Lagrum", lang: "sv", start_url: "/", theme_color: paper.light });
  expect(manifest.background_color).toBe(paper.light);
  const icons = manifest.icons.filter(({ type }: { type: string }) => type === "image/png");
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(["192x192", "512x512"]);
  for (const { src, sizes } of icons) expect(sizeOf(inPublic(src.slice(1)))).toBe(sizes);
});
