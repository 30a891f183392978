import { expect, test } from "vitest";
import { fieldsOf, toInstant } from "./localDateTime.ts";

test.each([
  ["2026-11-24", "14:00", "2026-11-24T13:00:00.000Z"],
  ["2026-07-01", "09:30", "2026-07-01T07:30:00.000Z"],
  // Days on which daylight saving time ends and starts.
  ["2026-10-25", "05:00", "2026-10-25T04:00:00.000Z"],
  ["2027-03-28", "05:00", "2027-03-28T03:00:00.000Z"],
])("%s %s in Stockholm converts to %s and back in any browser time zone", (day, time, moment) => {
  expect(toInstant({ day, time })).toBe(moment);
  expect(fieldsOf(moment)).toEqual({ day, time });
});

test("a time that the day does not have is an error", () => {
  expect(() => toInstant({ day: "2027-03-28", time: "02:30" })).toThrow("Klockan 02.30 finns inte den dagen");
});

test("a day without a time is an error", () => {
  expect(() => toInstant({ day: "2026-11-24", time: "" })).toThrow("Ange både dag och tid.");
  expect(fieldsOf(null)).toEqual({ day: "", time: "" });
});
