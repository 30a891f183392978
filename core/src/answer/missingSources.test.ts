import { expect, test } from "vitest";
import { missingSources } from "./missingSources.ts";

test("an answer lacks its provisions, and a sent one also its date", () => {
  const none = { Provisions: [], ValidAt: null };
  expect(missingSources(none, false)).toEqual(["Provisions"]);
  expect(missingSources(none, true)).toEqual(["Provisions", "ValidAt"]);
  expect(missingSources({ Provisions: [{}], ValidAt: "2026-11-23" }, true)).toEqual([]);
});
