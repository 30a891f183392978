import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import type { QuestionType } from "../question/questionSchema.ts";
import { usualHours } from "./openingHours.ts";
import { dueTime } from "./promises.ts";

/**
 * Calculated by hand from the rule, with a calendar, before the code was run. Times are Stockholm's. Usual hours
 * are Monday to Friday 8 to 17; "lunch" closes between 12 and 13; "saturday" is also open on Saturdays 10 to 14.
 */
const hours = {
  usual: usualHours,
  lunch: "mån-fre 08:00-12:00 13:00-17:00",
  saturday: "mån-fre 08:00-17:00; lör 10:00-14:00",
};

type Case = [type: QuestionType, from: string, due: string, why: string, open?: keyof typeof hours];

const cases: Case[] = [
  // Express in an ordinary week: the same time of day three working days later.
  ["Express", "2026-11-16 10:00", "2026-11-19 10:00", "Monday to Thursday"],
  ["Express", "2026-11-17 09:30", "2026-11-20 09:30", "Tuesday to Friday"],
  ["Express", "2026-11-18 16:30", "2026-11-23 16:30", "Wednesday: Thursday, Friday, then Monday"],
  ["Express", "2026-11-20 16:30", "2026-11-25 16:30", "Friday 16:30: the week-end takes no time"],
  ["Express", "2026-11-16 16:59", "2026-11-19 16:59", "the last minute of a day is open"],
  ["Express", "2026-11-16 08:00", "2026-11-18 17:00", "Thursday's opening is Wednesday's closing"],
  ["Express", "2026-11-16 17:00", "2026-11-19 17:00", "closing is not open: from Tuesday 8, three whole days"],
  ["Express", "2026-11-16 07:59", "2026-11-18 17:00", "before opening: from 8, three whole days"],
  ["Express", "2026-11-20 17:30", "2026-11-25 17:00", "Friday evening: from Monday 8"],
  ["Express", "2026-11-21 12:00", "2026-11-25 17:00", "Saturday: from Monday 8"],
  ["Express", "2026-11-22 23:59", "2026-11-25 17:00", "late Sunday: from Monday 8"],
  ["Express", "2026-11-23 00:00", "2026-11-25 17:00", "Monday's first moment: from 8"],

  // Midsummer: the eve is always a Friday.
  ["Express", "2026-06-12 16:30", "2026-06-17 16:30", "Friday a week before midsummer: not reached"],
  ["Express", "2026-06-17 16:30", "2026-06-23 16:30", "Thursday; eve closed; Monday, Tuesday"],
  ["Express", "2026-06-18 10:00", "2026-06-24 10:00", "eve closed; Monday, Tuesday, Wednesday"],
  ["Express", "2026-06-19 16:30", "2026-06-24 17:00", "Friday 16:30 on the eve: closed, so from Monday 8"],
  ["Express", "2027-06-18 16:30", "2027-06-23 16:30", "in 2027 the eve is the 25th, a week later"],
  ["Express", "2027-06-23 16:30", "2027-06-29 16:30", "Thursday; eve closed; Monday, Tuesday"],

  // The national day and the first of May.
  ["Express", "2025-06-04 11:00", "2025-06-10 11:00", "6 June 2025 is a Friday: Thursday, Monday, Tuesday"],
  [
    "Express",
    "2028-06-02 16:30",
    "2028-06-08 16:30",
    "Monday (Whit Monday is worked); 6 June closed; Wednesday, Thursday",
  ],
  ["Express", "2026-06-04 14:00", "2026-06-09 14:00", "6 June 2026 is a Saturday and takes no working day"],
  ["Express", "2025-05-01 10:00", "2025-05-06 17:00", "1 May is a Thursday: from Friday 8, Friday, Monday, Tuesday"],
  ["Express", "2026-04-30 13:00", "2026-05-06 13:00", "Walpurgis is worked; 1 May is a Friday; Monday to Wednesday"],

  // Easter and the Ascension.
  ["Express", "2026-03-27 16:30", "2026-04-01 16:30", "Friday a week before Good Friday: Monday to Wednesday"],
  ["Express", "2026-04-01 16:30", "2026-04-08 16:30", "Maundy Thursday is worked; Friday to Monday closed"],
  ["Express", "2026-04-02 09:00", "2026-04-09 09:00", "from Maundy Thursday: Tuesday, Wednesday, Thursday"],
  ["Express", "2026-04-03 16:30", "2026-04-09 17:00", "Friday 16:30 on Good Friday: closed, so from Tuesday 8"],
  ["Express", "2027-03-25 15:00", "2027-04-01 15:00", "Easter 2027 holds the night of summer time"],
  ["Express", "2026-05-13 12:00", "2026-05-19 12:00", "Ascension closed; Friday after it is worked; Monday, Tuesday"],
  ["Express", "2026-05-12 16:30", "2026-05-18 16:30", "Wednesday; Ascension closed; Friday, Monday"],
  ["Express", "2027-05-05 08:30", "2027-05-11 08:30", "Ascension 2027 is 6 May, 39 days after 28 March"],
  ["Express", "2026-10-30 16:30", "2026-11-04 16:30", "All Saints is a Saturday: no working day lost"],

  // Christmas, the turn of the year and Twelfth Day.
  ["Express", "2026-12-18 16:30", "2026-12-23 16:30", "Friday: Monday, Tuesday, Wednesday before the eve"],
  ["Express", "2026-12-22 10:00", "2026-12-29 10:00", "Wednesday; 24 to 27 closed; Monday, Tuesday"],
  ["Express", "2026-12-23 16:30", "2026-12-30 16:30", "24 to 27 closed; Monday, Tuesday, Wednesday"],
  ["Express", "2026-12-24 10:00", "2026-12-30 17:00", "from Monday 28; 4 January's opening is 30 December's closing"],
  ["Express", "2027-12-24 16:30", "2027-12-29 17:00", "Friday 16:30 on Christmas Eve: from Monday 27"],
  ["Express", "2026-12-29 16:30", "2027-01-05 16:30", "Wednesday; New Year's Eve and Day closed; Monday, Tuesday"],
  ["Express", "2026-12-30 11:00", "2027-01-07 11:00", "31 and 1 closed; Monday, Tuesday; Twelfth Day closed; Thursday"],
  ["Express", "2026-01-05 09:00", "2026-01-09 09:00", "Twelfth Day is a Tuesday; Wednesday to Friday"],
  ["Express", "2025-12-31 09:00", "2026-01-07 17:00", "New Year's Eve: from Friday 2; Friday, Monday, Wednesday"],

  // Leap day or not.
  ["Express", "2028-02-25 16:30", "2028-03-01 16:30", "Friday: Monday 28, Tuesday 29, Wednesday 1 March"],
  ["Express", "2028-02-28 10:00", "2028-03-02 10:00", "Tuesday 29, Wednesday, Thursday"],
  ["Express", "2027-02-26 16:30", "2027-03-03 16:30", "no leap day: Monday 1 to Wednesday 3 March"],

  // Express24: the same time of day on the next working day.
  ["Express24", "2026-11-16 10:00", "2026-11-17 10:00", "Monday to Tuesday"],
  ["Express24", "2026-11-20 16:30", "2026-11-23 16:30", "Friday to Monday"],
  ["Express24", "2026-11-16 08:00", "2026-11-17 08:00", "at opening it is open: the same clock time"],
  ["Express24", "2026-11-16 07:00", "2026-11-17 08:00", "before opening: 8 the day after Monday"],
  ["Express24", "2026-11-20 17:00", "2026-11-24 08:00", "closed: next opening Monday, so Tuesday 8"],
  ["Express24", "2026-11-21 12:00", "2026-11-24 08:00", "Saturday: next opening Monday, so Tuesday 8"],
  ["Express24", "2026-06-18 15:00", "2026-06-22 15:00", "midsummer's eve closed: Monday"],
  ["Express24", "2026-06-19 10:00", "2026-06-23 08:00", "on the eve: next opening Monday, so Tuesday 8"],
  ["Express24", "2026-12-23 14:00", "2026-12-28 14:00", "over Christmas to Monday"],
  ["Express24", "2026-12-30 16:00", "2027-01-04 16:00", "over New Year to Monday"],
  ["Express24", "2026-12-31 12:00", "2027-01-05 08:00", "New Year's Eve: next opening Monday 4, so Tuesday 8"],
  ["Express24", "2027-01-05 09:15", "2027-01-07 09:15", "over Twelfth Day"],
  ["Express24", "2027-03-25 16:30", "2027-03-30 16:30", "over Easter and the night of summer time"],
  ["Express24", "2027-10-29 09:00", "2027-11-01 09:00", "over the night of winter time"],
  ["Express24", "2028-02-28 13:00", "2028-02-29 13:00", "to the leap day"],

  // Free: fourteen calendar days, then until the closing of a working day.
  ["Free", "2026-11-16 10:00", "2026-11-30 17:00", "Monday to Monday two weeks on"],
  ["Free", "2026-11-18 16:59", "2026-12-02 17:00", "the last minute counts for its own day"],
  ["Free", "2026-11-20 18:00", "2026-12-07 17:00", "Friday evening starts on Monday 23"],
  ["Free", "2026-11-21 12:00", "2026-12-07 17:00", "Saturday starts on Monday 23"],
  ["Free", "2026-12-10 09:00", "2026-12-28 17:00", "Christmas Eve: on to Monday 28"],
  ["Free", "2026-12-17 09:00", "2027-01-04 17:00", "New Year's Eve: on to Monday 4"],
  ["Free", "2026-12-23 15:00", "2027-01-07 17:00", "Twelfth Day: on to Thursday"],
  ["Free", "2026-06-05 09:00", "2026-06-22 17:00", "midsummer's eve: on to Monday"],
  ["Free", "2026-03-20 09:00", "2026-04-07 17:00", "Good Friday: on to Tuesday"],
  ["Free", "2027-03-15 11:00", "2027-03-30 17:00", "Easter Monday: on to Tuesday, in summer time"],
  ["Free", "2026-04-30 12:00", "2026-05-15 17:00", "Ascension: on to Friday"],
  ["Free", "2025-05-23 12:00", "2025-06-09 17:00", "6 June is a Friday: on to Monday"],
  ["Free", "2028-02-15 12:00", "2028-02-29 17:00", "the leap day is a Tuesday"],
  ["Free", "2027-10-18 12:00", "2027-11-01 17:00", "over the night of winter time"],

  // Several periods a day, and different days.
  ["Express", "2026-11-16 11:00", "2026-11-19 11:00", "before lunch", "lunch"],
  ["Express", "2026-11-16 12:30", "2026-11-19 12:00", "at lunch: from 13; that opening is the closing at 12", "lunch"],
  ["Express", "2026-11-16 12:00", "2026-11-19 12:00", "the first closing is not open", "lunch"],
  ["Express", "2026-11-16 08:00", "2026-11-18 17:00", "the day's opening is the evening before", "lunch"],
  ["Express24", "2026-11-16 12:30", "2026-11-17 13:00", "at lunch: the next opening's clock time a day on", "lunch"],
  ["Express24", "2026-11-16 18:00", "2026-11-18 08:00", "evening: next opening Tuesday, so Wednesday 8", "lunch"],
  ["Express", "2026-11-19 11:00", "2026-11-23 11:00", "Friday, Saturday, Monday", "saturday"],
  ["Express", "2026-11-18 16:30", "2026-11-21 14:00", "Saturday has closed by 16:30: its closing", "saturday"],
  ["Express", "2026-11-18 09:00", "2026-11-20 17:00", "Saturday has not opened by 9: the closing before", "saturday"],
  ["Express", "2026-10-29 11:00", "2026-11-03 11:00", "Friday; All Saints closed; Monday, Tuesday", "saturday"],
  ["Express24", "2026-11-20 16:00", "2026-11-21 14:00", "Saturday has closed by 16: its closing", "saturday"],
  ["Express24", "2026-11-20 08:30", "2026-11-21 10:00", "Saturday has not opened by 8:30: its opening", "saturday"],
  ["Free", "2026-11-07 11:00", "2026-11-21 14:00", "a Saturday's own closing", "saturday"],
];

const inStockholm = (local: string) =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime("Europe/Stockholm").epochMilliseconds);

const clockFace = (at: Date | null) =>
  at &&
  Temporal.Instant.fromEpochMilliseconds(at.getTime())
    .toZonedDateTimeISO("Europe/Stockholm")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

test.each(cases)("%s from %s is due %s: %s", (type, from, due, _why, open = "usual") => {
  expect(clockFace(dueTime(type, inStockholm(from), hours[open]))).toBe(due);
});

test("the clock counts whole minutes", () => {
  expect(dueTime("Express", new Date("2026-11-16T07:00:59.999Z"), usualHours)).toEqual(
    new Date("2026-11-18T16:00:00Z"),
  );
});

/** The nights when the clocks change, in UTC, so that the zone's offset is checked too. */
test.each([
  ["Express", "2027-10-29T14:30:00Z", "2027-11-03T15:30:00Z", "Friday 16:30 in summer time, Wednesday in winter time"],
  ["Express", "2028-03-24T15:30:00Z", "2028-03-29T14:30:00Z", "Friday 16:30 in winter time, Wednesday in summer time"],
  ["Express", "2027-03-25T14:00:00Z", "2027-04-01T13:00:00Z", "over Easter and the shorter night"],
  ["Express", "2027-10-31T00:30:00Z", "2027-11-03T16:00:00Z", "half past two, the first time"],
  ["Express", "2027-10-31T01:30:00Z", "2027-11-03T16:00:00Z", "half past two, the second time"],
  ["Express", "2028-03-26T01:00:00Z", "2028-03-29T15:00:00Z", "three o'clock, right after the hour that isn't there"],
  ["Express24", "2028-03-24T14:00:00Z", "2028-03-27T13:00:00Z", "Friday 15 to Monday 15"],
  ["Express24", "2027-10-30T22:30:00Z", "2027-11-02T07:00:00Z", "the night itself: next opening Monday, so Tuesday 8"],
  ["Free", "2027-03-15T10:00:00Z", "2027-03-30T15:00:00Z", "17:00 in summer time"],
  ["Free", "2027-10-18T10:00:00Z", "2027-11-01T16:00:00Z", "17:00 in winter time"],
] as const)("%s from %s is due %s: %s", (type, from, due, _why) => {
  expect(dueTime(type, new Date(from), usualHours)).toEqual(new Date(due));
});

test("a phone call is due at the agreed time, also in the evening, and has no due time before that", () => {
  const agreed = inStockholm("2026-11-25 18:00");
  expect(dueTime("PhoneAdvice", inStockholm("2026-11-16 10:00"), usualHours, agreed)).toEqual(agreed);
  expect(dueTime("PhoneAdvice", inStockholm("2026-11-16 10:00"), usualHours)).toBeNull();
});
