import { expect, test } from "vitest";
import { isSubmittedTooSoon } from "./minimumSubmitTime.ts";

test.each([
  ["2026-11-21T09:00:00.000Z", "2026-11-21T09:00:01.999Z", true],
  ["2026-11-21T09:00:00.000Z", "2026-11-21T09:00:02.000Z", false],
  ["2026-11-20T09:00:00.000Z", "2026-11-21T09:00:00.000Z", false],
  // The client's clock is ahead.
  ["2026-11-21T09:05:00.000Z", "2026-11-21T09:00:00.000Z", false],
])("a form opened at %s and sent at %s is submitted too soon: %s", (openedAt, now, expected) => {
  expect(isSubmittedTooSoon(openedAt, new Date(now))).toBe(expected);
});
