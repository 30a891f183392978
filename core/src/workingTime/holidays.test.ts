import { expect, test } from "vitest";
import { easterSunday, holidayOn } from "./holidays.ts";

/** From almanacs, with the earliest (22 March) and the latest (25 April) possible Easter. */
test.each([
  [1818, "1818-03-22"],
  [1943, "1943-04-25"],
  [1954, "1954-04-18"],
  [1981, "1981-04-19"],
  [2000, "2000-04-23"],
  [2008, "2008-03-23"],
  [2024, "2024-03-31"],
  [2025, "2025-04-20"],
  [2026, "2026-04-05"],
  [2027, "2027-03-28"],
  [2028, "2028-04-16"],
  [2029, "2029-04-01"],
  [2030, "2030-04-21"],
  [2038, "2038-04-25"],
  [2049, "2049-04-18"],
] as const)("Easter %i is on %s", (year, day) => {
  expect(easterSunday(year).toString()).toBe(day);
});

test.each([
  ["2026-01-01", "nyårsdagen"],
  ["2026-01-06", "trettondedag jul"],
  ["2026-04-03", "långfredagen"],
  ["2026-04-05", "påskdagen"],
  ["2026-04-06", "annandag påsk"],
  ["2026-05-01", "första maj"],
  ["2026-05-14", "Kristi himmelsfärdsdag"],
  ["2026-05-24", "pingstdagen"],
  ["2026-06-06", "nationaldagen"],
  ["2026-06-19", "midsommarafton"],
  ["2026-06-20", "midsommardagen"],
  ["2027-06-25", "midsommarafton"],
  ["2027-06-26", "midsommardagen"],
  ["2026-10-31", "alla helgons dag"],
  ["2027-11-06", "alla helgons dag"],
  ["2026-12-24", "julafton"],
  ["2026-12-25", "juldagen"],
  ["2026-12-26", "annandag jul"],
  ["2026-12-31", "nyårsafton"],
])("%s is %s", (day, name) => {
  expect(holidayOn(day)).toBe(name);
});

test.each([
  ["2026-04-02", "Maundy Thursday"],
  ["2026-04-30", "Walpurgis Eve"],
  ["2026-05-15", "the Friday after the Ascension"],
  ["2026-05-25", "Whit Monday, worked since 2005"],
  ["2027-01-05", "Twelfth Night"],
  ["2026-06-22", "the Monday after midsummer"],
  ["2026-12-23", "the day before Christmas Eve"],
  ["2026-12-30", "the day before New Year's Eve"],
])("%s is a working day: %s", (day) => {
  expect(holidayOn(day)).toBeNull();
});
