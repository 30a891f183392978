import { expect, test } from "vitest";
import { firstDayAfter, lastDayOf } from "./meetingPurchase.ts";

test.each([
  ["2026-12-10T22:59:59.999Z", "2026-12-10", "2026-12-11"],
  ["2027-03-27T22:59:59.999Z", "2027-03-27", "2027-03-28"],
])(
  "the right that ends at %s has the last day %s, and the first day without it is %s",
  (NewWithdrawUntil, last, first) => {
    expect(lastDayOf({ NewWithdrawUntil })).toBe(last);
    expect(firstDayAfter({ NewWithdrawUntil })).toBe(first);
  },
);
