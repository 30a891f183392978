import { afterEach, describe, expect, test, vi } from "vitest";
import { swedishInstant } from "./swedishTime.ts";

afterEach(() => vi.unstubAllEnvs());

describe.each(["Europe/Stockholm", "Europe/London", "America/New_York", "Pacific/Auckland"])(
  "a device in %s",
  (name) => {
    test.each([
      ["2026-11-26", "23:30", "2026-11-26T22:30:00.000Z"],
      ["2026-11-26", "00:00", "2026-11-25T23:00:00.000Z"],
      ["2026-07-01", "09:30", "2026-07-01T07:30:00.000Z"],
      // Summer time ends on 25 October 2026: 02:30 comes twice, and the first is in summer time.
      ["2026-10-25", "01:59", "2026-10-24T23:59:00.000Z"],
      ["2026-10-25", "02:30", "2026-10-25T00:30:00.000Z"],
      ["2026-10-25", "03:00", "2026-10-25T02:00:00.000Z"],
      // It begins on 28 March 2027: 02:00 to 03:00 does not exist.
      ["2027-03-28", "01:59", "2027-03-28T00:59:00.000Z"],
      ["2027-03-28", "02:00", null],
      ["2027-03-28", "02:59", null],
      ["2027-03-28", "03:00", "2027-03-28T01:00:00.000Z"],
    ])("types %s %s", (day, time, instant) => {
      vi.stubEnv("TZ", name);
      expect(new Date().getTimezoneOffset(), "the zone of the test is the device's").toBe(offsetOf(name));
      expect(swedishInstant(day, time)).toBe(instant);
    });
  },
);

/** Minutes behind UTC now. */
const offsetOf = (timeZone: string): number => {
  const now = new Date();
  const local = new Date(`${now.toLocaleString("sv-SE", { timeZone }).replace(" ", "T")}Z`);
  return Math.round((now.getTime() - local.getTime()) / 60_000);
};
