import { expect, it } from "vitest";
import {
  dayOf,
  daysBetween,
  formatDate,
  formatDateTime,
  formatDeadline,
  formatShortDateTime,
  formatWeekday,
  monthsBefore,
} from "./dates.ts";

it("moments are shown in Stockholm time, summer and winter", () => {
  expect(formatDateTime("2026-11-21T08:05:00Z")).toBe("21 november 2026 kl. 9.05");
  expect(formatDateTime("2026-07-01T22:30:00Z")).toBe("2 juli 2026 kl. 0.30");
  expect(formatDate("2026-12-31T23:30:00Z")).toBe("1 januari 2027");
});

it("a moment in a list has the weekday and no year", () => {
  expect(formatShortDateTime("2026-12-07T16:00:00Z")).toBe("mån 7 dec 17:00");
  expect(formatShortDateTime("2026-05-07T06:05:00Z")).toBe("tors 7 maj 08:05");
});

it("a promised time has its weekday, in winter and summer time", () => {
  expect(formatDeadline("2026-12-15T16:00:00Z")).toBe("tisdag 15 december kl. 17.00");
  expect(formatDeadline("2027-03-29T06:05:00Z")).toBe("måndag 29 mars kl. 8.05");
  expect(formatWeekday("2026-12-10T23:30:00Z")).toBe("fredag 11 december");
});

it("the calendar day is Stockholm's", () => {
  expect(dayOf(new Date("2026-03-28T23:30:00Z"))).toBe("2026-03-29");
});

it("days are counted across a clock change", () => {
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysBetween("2026-11-21", "2026-11-20")).toBe(-1);
});

it.each([
  ["2026-05-03", 24, "2024-05-03"],
  ["2026-01-31", 2, "2025-11-30"],
  ["2028-02-29", 24, "2026-02-28"],
])("the day %s minus %i months is %s", (day, months, expected) => {
  expect(monthsBefore(day, months)).toBe(expected);
});
