import { expect, test } from "vitest";
import { automaticRefund } from "./refundRules.ts";

test.each([
  ["Swish", 500, 1000, 500],
  ["Swish", 60, 1000, 100],
  ["Swish", 60, 100, 100],
  ["Swish", 60, 99, null],
  ["Checkout", 60, 99, 60],
] as const)("by %s, %i of %i öre that are left is paid back as %s", (choice, amount, left, expected) => {
  expect(automaticRefund(choice, amount, left)).toBe(expected);
});
