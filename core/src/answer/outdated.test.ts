import { expect, test } from "vitest";
import { mayBeOutdated } from "./outdated.ts";

test("an answer may be outdated two years after it was checked against the law", () => {
  expect(mayBeOutdated("2024-11-21", "2026-11-21")).toBe(false);
  expect(mayBeOutdated("2024-11-20", "2026-11-21")).toBe(true);
});
