import { expect, test } from "vitest";
import { readOpeningHours, usualHours } from "./openingHours.ts";

test("the usual hours are Monday to Friday, 8 to 17", () => {
  const day = [{ from: "08:00", to: "17:00" }];
  expect(readOpeningHours(usualHours)).toEqual([day, day, day, day, day, [], []]);
});

test("a day may have several periods, and days may differ", () => {
  expect(
    readOpeningHours("mån-tors 08:00-12:00 13:00-17:00; fre 08:00-12:00; sön 12:00-14:00")?.map((day) => day.length),
  ).toEqual([2, 2, 2, 2, 1, 0, 1]);
});

test.each([
  ["", "nothing"],
  ["mån-fre", "no hours"],
  ["mån-fre 8-17", "hours without minutes"],
  ["mån-fre 17:00-08:00", "backwards"],
  ["mån-fre 08:00-08:00", "empty"],
  ["mån-fre 08:00-13:00 12:00-17:00", "overlapping"],
  ["mån-fre 08:00-12:00 12:00-17:00", "touching"],
  ["mån-fre 08:00-17:00; fre 16:00-18:00", "overlapping by two parts"],
  ["fre-mån 08:00-17:00", "days backwards"],
  ["mån-tis-ons 08:00-17:00", "three days in a row"],
  ["måndag 08:00-17:00", "an unknown day"],
  ["mån-fre 08:00-24:00", "no clock time"],
])("“%s” is invalid: %s", (text) => {
  expect(readOpeningHours(text)).toBeNull();
});
