import { expect, it } from "vitest";
import { momentOf } from "../workingTime/openTime.ts";
import { suits, type TimePreferences } from "./waitingRules.ts";

const preferences: TimePreferences = {
  Service: "BOOK30",
  // Monday and Wednesday.
  Weekdays: [1, 3],
  FromTime: "09:00",
  ToTime: "11:00",
  Until: "2027-02-10",
};

it("suits by weekday, time of day in Sweden and last day", () => {
  const at = (day: string, time: string) => suits(preferences, momentOf(day, time));
  expect([at("2027-02-01", "09:00"), at("2027-02-01", "11:00"), at("2027-02-10", "10:00")]).toEqual([true, true, true]);
  expect([at("2027-02-01", "08:45"), at("2027-02-01", "11:15")]).toEqual([false, false]);
  expect([at("2027-02-02", "10:00"), at("2027-02-15", "10:00")]).toEqual([false, false]);
});

it("does not suit again when it overlaps a time that was offered", () => {
  const start = momentOf("2027-02-01", "10:00");
  const offered = (time: string) => [new Date(momentOf("2027-02-01", time)).toISOString()];
  // A meeting of half an hour with the gap after it.
  expect(["09:15", "09:30", "10:00", "10:30", "10:45"].map((time) => suits(preferences, start, offered(time)))).toEqual(
    [true, false, false, false, true],
  );
});
