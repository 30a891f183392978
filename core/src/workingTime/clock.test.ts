import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import type { QuestionType } from "../question/questionSchema.ts";
import { usualHours } from "./openingHours.ts";
import { afterPause, readClock, startClock } from "./promises.ts";

/** Calculated by hand from the rule, like the due times. Times are Stockholm's. */
const lunch = "mån-fre 08:00-12:00 13:00-17:00";

const inStockholm = (local: string) =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime("Europe/Stockholm").epochMilliseconds);

const clockFace = (at: Date | string) =>
  Temporal.Instant.from(typeof at === "string" ? at : at.toISOString())
    .toZonedDateTimeISO("Europe/Stockholm")
    .toPlainDateTime()
    .toString({ smallestUnit: "minute" })
    .replace("T", " ");

type Pause = [due: string, paused: string, resumed: string, moved: string, why: string, open?: string];

const pauses: Pause[] = [
  ["2026-11-19 10:00", "2026-11-16 14:00", "2026-11-16 16:00", "2026-11-19 12:00", "two hours of one day"],
  ["2026-11-19 10:00", "2026-11-16 18:00", "2026-11-17 07:00", "2026-11-19 10:00", "a night takes nothing"],
  ["2026-11-19 10:00", "2026-11-14 09:00", "2026-11-15 22:00", "2026-11-19 10:00", "a week-end takes nothing"],
  ["2026-11-25 16:30", "2026-11-20 16:00", "2026-11-23 09:00", "2026-11-26 09:30", "an hour of Friday, one of Monday"],
  ["2026-11-19 10:00", "2026-11-16 10:00", "2026-11-17 10:00", "2026-11-20 10:00", "nine hours are a working day"],
  [
    "2026-11-18 17:00",
    "2026-11-16 10:00",
    "2026-11-17 10:00",
    "2026-11-19 17:00",
    "closing to closing, never to opening",
  ],
  ["2026-11-17 08:00", "2026-11-16 09:00", "2026-11-16 10:00", "2026-11-17 09:00", "from an opening"],
  ["2026-11-17 08:00", "2026-11-16 09:00", "2026-11-16 09:00", "2026-11-17 08:00", "no time at all moves nothing"],
  ["2026-06-23 16:30", "2026-06-18 15:00", "2026-06-22 10:00", "2026-06-24 11:30", "over midsummer: two hours and two"],
  ["2026-12-29 10:00", "2026-12-23 15:00", "2026-12-28 10:00", "2026-12-29 14:00", "over Christmas: two hours and two"],
  [
    "2026-12-30 16:00",
    "2026-12-29 16:00",
    "2026-12-30 09:00",
    "2027-01-04 09:00",
    "two hours, and the turn of the year",
  ],
  ["2027-04-01 15:00", "2027-03-25 16:00", "2027-03-30 09:00", "2027-04-01 17:00", "over Easter and the shorter night"],
  ["2027-11-03 16:30", "2027-10-29 16:00", "2027-11-01 09:00", "2027-11-04 09:30", "over the longer night"],
  ["2027-11-03 16:30", "2027-10-31 01:30", "2027-10-31 03:30", "2027-11-03 16:30", "in the longer night itself"],
  ["2026-11-16 10:00", "2026-11-17 09:00", "2026-11-17 11:00", "2026-11-16 12:00", "one that is late stays as late"],
  [
    "2026-11-30 17:00",
    "2026-11-18 10:00",
    "2026-11-25 10:00",
    "2026-12-07 17:00",
    "a week of a free question: five working days",
  ],
  [
    "2026-11-19 11:30",
    "2026-11-16 11:00",
    "2026-11-16 14:00",
    "2026-11-19 14:30",
    "lunch is no open time, twice",
    lunch,
  ],
];

test.each(pauses)("due %s, paused %s to %s, is due %s: %s", (due, paused, resumed, moved, _why, open = usualHours) => {
  expect(clockFace(afterPause(inStockholm(due), inStockholm(paused), inStockholm(resumed), open))).toBe(moved);
});

test("two pauses move the due time twice", () => {
  const once = afterPause(
    inStockholm("2026-11-19 10:00"),
    inStockholm("2026-11-16 14:00"),
    inStockholm("2026-11-16 15:00"),
    usualHours,
  );
  const twice = afterPause(once, inStockholm("2026-11-17 09:00"), inStockholm("2026-11-17 10:30"), usualHours);
  expect(clockFace(twice)).toBe("2026-11-19 12:30");
});

type Started = [type: QuestionType, from: string, warn: string, escalate: string, hours: number, why: string];

/** When three quarters and nine tenths of the promised open time are used. */
const started: Started[] = [
  ["Express", "2026-11-16 08:00", "2026-11-18 10:15", "2026-11-18 14:18", 27, "20.25 and 24.3 hours from Monday 8"],
  [
    "Express",
    "2026-11-20 16:30",
    "2026-11-25 09:45",
    "2026-11-25 13:48",
    27,
    "half an hour of Friday, then Monday and Tuesday",
  ],
  ["Express", "2026-12-23 16:30", "2026-12-30 09:45", "2026-12-30 13:48", 27, "the same over Christmas"],
  ["Express24", "2026-11-16 10:00", "2026-11-16 16:45", "2026-11-17 09:06", 9, "6.75 and 8.1 hours from Monday 10"],
  ["Express24", "2026-11-20 16:30", "2026-11-23 14:15", "2026-11-23 15:36", 9, "the week-end takes no time"],
  ["Free", "2026-11-16 08:00", "2026-11-26 10:15", "2026-11-27 16:06", 99, "eleven working days: 74.25 and 89.1 hours"],
];

test.each(started)("%s from %s warns %s and escalates %s: of %s hours, %s", (type, from, warn, escalate, promised) => {
  const clock = startClock(type, inStockholm(from), usualHours);
  expect(clock && [clockFace(clock.WarnAt), clockFace(clock.EscalateAt), clock.PromisedMinutes]).toEqual([
    warn,
    escalate,
    promised * 60,
  ]);
});

type Read = [at: string, minutesLeft: number, usedPercent: number, late: boolean, why: string];

/** An Express question from Monday 16 November 8:00, due Wednesday 17:00. */
const reads: Read[] = [
  ["2026-11-16 08:00", 1620, 0, false, "nothing used"],
  ["2026-11-16 17:00", 1080, 33, false, "a third used"],
  ["2026-11-17 03:00", 1080, 33, false, "the night uses nothing"],
  ["2026-11-18 10:15", 405, 75, false, "three quarters used"],
  ["2026-11-18 14:50", 130, 91, false, "2 h 10 min left"],
  ["2026-11-18 17:00", 0, 100, false, "the last moment is in time"],
  ["2026-11-18 17:01", 0, 100, true, "a minute late, though no open time has passed"],
  ["2026-11-19 09:00", -60, 103, true, "an hour of Thursday over"],
];

test.each(reads)("at %s %i minutes are left and %i %% used, late: %s (%s)", (at, left, used, late) => {
  const clock = startClock("Express", inStockholm("2026-11-16 08:00"), usualHours);
  const read = clock && readClock({ ...clock, PausedAt: null, AnsweredAt: null }, inStockholm(at), usualHours);
  expect(read).toEqual({ MinutesLeft: left, UsedPercent: used, Late: late });
});

test("a paused clock does not run, and an answered question has its final figures", () => {
  const clock = startClock("Express", inStockholm("2026-11-16 08:00"), usualHours);
  if (!clock) throw new Error("no clock");
  const PausedAt = inStockholm("2026-11-17 08:00").toISOString();
  const later = inStockholm("2026-12-01 10:00");
  expect(readClock({ ...clock, PausedAt, AnsweredAt: null }, later, usualHours)).toEqual({
    MinutesLeft: 1080,
    UsedPercent: 33,
    Late: false,
  });
  const inTime = { ...clock, PausedAt: null, AnsweredAt: inStockholm("2026-11-18 17:00").toISOString() };
  expect(readClock(inTime, later, usualHours).Late).toBe(false);
  expect(
    readClock({ ...inTime, AnsweredAt: inStockholm("2026-11-18 17:30").toISOString() }, later, usualHours).Late,
  ).toBe(true);
});
