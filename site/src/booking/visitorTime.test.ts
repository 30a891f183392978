import { expect, test } from "vitest";
import { cityOf, visitorTime } from "./visitorTime.ts";

test.each([
  ["2026-11-24T13:00:00.000Z", "Europe/London", "13.00"],
  ["2026-11-24T08:00:00.000Z", "Europe/Helsinki", "10.00"],
  ["2026-11-24T08:00:00.000Z", "Europe/London", "8.00"],
  ["2026-11-24T04:00:00.000Z", "America/New_York", "mån 23.00"],
  ["2026-11-24T15:30:00.000Z", "Asia/Tokyo", "ons 0.30"],
  ["2026-11-24T08:00:00.000Z", "Asia/Kathmandu", "13.45"],
  // A week in which only Europe has changed its clocks.
  ["2026-10-27T13:00:00.000Z", "America/New_York", "9.00"],
])("%s is shown in %s as %s", (moment, timeZone, shown) => expect(visitorTime(moment, timeZone)).toBe(shown));

test.each(["Europe/Stockholm", "Europe/Berlin", "Africa/Lagos"])(
  "a visitor in %s sees the Swedish time alone in winter",
  (timeZone) => expect(visitorTime("2026-11-24T13:00:00.000Z", timeZone)).toBeNull(),
);

test("the zone is called by its city", () =>
  expect(["Europe/London", "America/New_York", "America/Argentina/Buenos_Aires", "UTC"].map(cityOf)).toEqual([
    "London",
    "New York",
    "Buenos Aires",
    "UTC",
  ]));
