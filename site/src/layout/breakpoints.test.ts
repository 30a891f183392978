// @vitest-environment node
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { breakpoints, footerChange, navbarCollapse } from "@lagrum/core/design/breakpoints";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("..", import.meta.url));
const widthsOf = (text: string) => [...text.matchAll(/@media[^{]*\b(min|max)-width: (\d+)px/g)];
const sheets = globSync("**/*.css", { cwd: folder });

/** `max-width: 575px` ends where `min-width: 576px` begins. */
const borderOf = (edge: string | undefined, px: string | undefined) => Number(px) + (edge === "max" ? 1 : 0);

test.each(sheets)("%s uses only the specification's breakpoints", (sheet) => {
  const known = Object.values(breakpoints);
  if (sheet === "layout/Footer.module.css") known.push(footerChange + 1);
  for (const [media, edge, px] of widthsOf(readFileSync(folder + sheet, "utf8"))) {
    expect(known, media).toContain(borderOf(edge, px));
  }
});

test("the navbar expands at 1200 px and the footer changes above 1099 px", () => {
  const bordersOf = (sheet: string) =>
    widthsOf(readFileSync(folder + sheet, "utf8")).map(([, edge, px]) => borderOf(edge, px));
  expect([navbarCollapse, footerChange]).toEqual([1200, 1099]);
  expect(bordersOf("layout/Header.module.css")).toEqual([navbarCollapse]);
  expect(bordersOf("layout/Footer.module.css")).toEqual([footerChange + 1]);
});
