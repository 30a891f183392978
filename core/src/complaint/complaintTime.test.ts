import { expect, test } from "vitest";
import { isLateComplaint, lastComplaintDay } from "./complaintTime.ts";

test.each([
  ["2023-11-26T10:00:00Z", "2026-11-26T22:59:59.999Z", false, "the last moment in Sweden"],
  ["2023-11-26T10:00:00Z", "2026-11-26T23:00:00Z", true, "the day after in Sweden"],
  ["2023-11-26T10:00:00Z", "2024-01-01T00:00:00Z", false, "soon"],
  // 23.30 UTC is the day after in Sweden.
  ["2023-11-25T23:30:00Z", "2026-11-26T12:00:00Z", false, "the delivery's Swedish day counts"],
  ["2024-02-29T12:00:00Z", "2027-02-28T12:00:00Z", false, "a leap day"],
  ["2024-02-29T12:00:00Z", "2027-03-01T12:00:00Z", true, "after a leap day"],
])("delivered %s and sent %s is late: %s (%s)", (delivered, received, isLate) => {
  expect(isLateComplaint(delivered, received)).toBe(isLate);
});

test("the last day is the same day three years later", () => {
  expect(lastComplaintDay("2026-07-01T10:00:00Z")).toBe("2029-07-01");
});
