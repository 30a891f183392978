import { createRequire } from "node:module";
import { expect, test } from "vitest";

test("the internals of firebase-tools have been checked for this version (decision 0090)", () => {
  const { version } = createRequire(import.meta.url)("firebase-tools/package.json") as { version: string };
  expect(version).toBe("15.34.2");
});
