import { expect, test } from "vitest";
import { monthAfter, monthInWords, monthOf } from "./salaryMonth.ts";

test("a month begins and ends at midnight in Sweden", () => {
  expect(monthOf(new Date("2026-10-31T22:59:59Z"))).toBe("2026-10");
  expect(monthOf(new Date("2026-10-31T23:00:00Z"))).toBe("2026-11");
  expect(monthOf(new Date("2026-06-30T22:00:00Z"))).toBe("2026-07");
});

test("the month after December is January of the next year", () => {
  expect([monthAfter("2026-09"), monthAfter("2026-12")]).toEqual(["2026-10", "2027-01"]);
  expect(monthInWords("2026-11")).toBe("november 2026");
});
