import { expect, test } from "vitest";
import { mayBeOutdated } from "./outdated.ts";

test("an answer is called old when two years have passed since it was read against the law", () => {
  expect(mayBeOutdated("2024-11-21", "2026-11-21")).toBe(false);
  expect(mayBeOutdated("2024-11-20", "2026-11-21")).toBe(true);
});
