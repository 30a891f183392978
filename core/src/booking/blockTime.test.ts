import { expect, test } from "vitest";
import { blockTime, periodsOn } from "./blockTime.ts";

const office = [
  { From: "08:00", To: "12:00" },
  { From: "13:00", To: "17:00" },
];
const hours = { Hours: [office, office, office, office, office, [], []], Exceptions: [] };

test("a blocked part splits the day's periods, and leaves other days as they are", () => {
  const blocked = blockTime(hours, "2027-02-01", { From: "10:00", To: "14:00" });
  expect(periodsOn(blocked, "2027-02-01")).toEqual([
    { From: "08:00", To: "10:00" },
    { From: "14:00", To: "17:00" },
  ]);
  expect(periodsOn(blocked, "2027-02-08")).toEqual(office);
  const twice = blockTime(blocked, "2027-02-01", { From: "08:00", To: "09:00" });
  expect(periodsOn(twice, "2027-02-01")[0]).toEqual({ From: "09:00", To: "10:00" });
  expect(twice.Exceptions).toHaveLength(1);
});

test("a whole blocked day is an absence, and a holiday stays closed", () => {
  const absent = blockTime(hours, "2027-02-01", { From: "00:00", To: "24:00" });
  expect(absent.Exceptions).toEqual([{ Day: "2027-02-01", Periods: [] }]);
  expect(periodsOn(hours, "2027-01-06")).toEqual([]);
});
