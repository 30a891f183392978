import { execFileSync } from "node:child_process";
import { expect, it, test } from "vitest";
import { usualHours } from "../workingTime/openingHours.ts";
import { momentOf } from "../workingTime/openTime.ts";
import { cancellationFeePercent, meetingTimes, staffWindow, visitorWindow } from "./bookingRules.ts";
import { bookingDayAt, freeStarts, isOffered, type LawyerCalendar } from "./slots.ts";

const wholeDay = [{ From: "00:00", To: "24:00" }];
const officeHours = [
  { From: "08:00", To: "12:00" },
  { From: "13:00", To: "17:00" },
];
const week = [officeHours, officeHours, officeHours, officeHours, officeHours, [], []];
const calendar = (more: Partial<LawyerCalendar> = {}): LawyerCalendar => ({
  Hours: week,
  Exceptions: new Map(),
  DailyLimit: null,
  Taken: [],
  Busy: [],
  ...more,
});
const at = (day: string, time: string) => momentOf(day, time);
const dayOf = (day: string) => bookingDayAt(momentOf(day, "12:00"));
const localTime = new Intl.DateTimeFormat("sv-SE", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Europe/Stockholm",
});
const localTimes = (starts: number[]) => starts.map((start) => localTime.format(start));
const open = { earliest: 0, lastDay: "2099-12-31" };

/** The local times of the days, for a lawyer who works around the clock, holidays included. */
function aroundTheClock(days: string[]): string[][] {
  const Exceptions = new Map(days.map((day) => [day, wholeDay]));
  // Two weeks before, so that notice and horizon don't matter.
  const now = new Date(at(days[0] ?? "", "12:00") - 14 * 86_400_000);
  const window = visitorWindow(now, usualHours);
  return days.map((day) => localTimes(freeStarts(calendar({ Exceptions }), dayOf(day), "BOOK15", window)));
}

const quarters = Array.from({ length: 96 }, (_, index) =>
  localTime.format(Date.UTC(2027, 0, 1) + (index - 4) * 900_000),
);

test("28 March 2027 has every local time but the hour that does not exist", () => {
  const [before, changed, after] = aroundTheClock(["2027-03-27", "2027-03-28", "2027-03-29"]);
  expect(before).toEqual(quarters);
  expect(after).toEqual(quarters);
  expect(changed).toEqual(quarters.filter((time) => !time.startsWith("02")));
});

test("31 October 2027 has every local time once; the hour that comes twice is offered the first time", () => {
  const days = ["2027-10-30", "2027-10-31", "2027-11-01"];
  for (const times of aroundTheClock(days)) expect(times).toEqual(quarters);
  const Exceptions = new Map([["2027-10-31", wholeDay]]);
  const starts = freeStarts(calendar({ Exceptions }), dayOf("2027-10-31"), "BOOK15", open);
  const twoThirty = starts.filter((start) => localTime.format(start) === "02:30");
  expect(twoThirty.map((start) => new Date(start).toISOString())).toEqual(["2027-10-31T00:30:00.000Z"]);
});

test.each(["UTC", "America/New_York"])("the slots around both changes are the same on a server in %s", (TZ) => {
  const script = `
    const { bookingDayAt, freeStarts } = await import(${JSON.stringify(new URL("./slots.ts", import.meta.url).href)});
    const { momentOf } = await import(${JSON.stringify(new URL("../workingTime/openTime.ts", import.meta.url).href)});
    const days = ["2027-03-27", "2027-03-28", "2027-03-29", "2027-10-30", "2027-10-31", "2027-11-01"];
    const Exceptions = new Map(days.map((day) => [day, [{ From: "00:00", To: "24:00" }]]));
    const calendar = { Hours: [], Exceptions, DailyLimit: null, Taken: [], Busy: [] };
    const window = { earliest: 0, lastDay: "2099-12-31" };
    console.log(JSON.stringify(days.map((day) => freeStarts(calendar, bookingDayAt(momentOf(day, "12:00")), "BOOK30", window))));`;
  const slotsIn = (zone: string) =>
    execFileSync(process.execPath, ["--input-type=module", "-e", script], {
      env: { TZ: zone },
    }).toString();
  expect(slotsIn(TZ)).toBe(slotsIn("Europe/Stockholm"));
});

it("starts on the quarter hour, and the meeting fits the hours while the gap need not", () => {
  const times = localTimes(freeStarts(calendar(), dayOf("2027-02-01"), "BOOK60", open));
  expect([times[0], times[1]]).toEqual(["08:00", "08:15"]);
  expect(times).toContain("11:00");
  expect(times).not.toContain("11:15");
  expect(times.at(-1)).toBe("16:00");
  const odd = calendar({ Exceptions: new Map([["2027-02-01", [{ From: "08:05", To: "08:50" }]]]) });
  expect(localTimes(freeStarts(odd, dayOf("2027-02-01"), "BOOK15", open))).toEqual(["08:15", "08:30"]);
});

it("leaves ten minutes between two meetings, on both sides", () => {
  const start = at("2027-02-01", "10:00");
  const taken = calendar({ Taken: [{ start, freeFrom: meetingTimes(start, "BOOK30").freeFrom, isConfirmed: true }] });
  const times = localTimes(freeStarts(taken, dayOf("2027-02-01"), "BOOK15", open));
  expect(times.filter((time) => time >= "09:15" && time <= "11:00")).toEqual(["09:15", "09:30", "10:45", "11:00"]);
});

it("is closed on public holidays and absent days, unless an exception opens them", () => {
  expect(freeStarts(calendar(), dayOf("2027-01-06"), "BOOK15", open)).toEqual([]);
  const Exceptions = new Map([
    ["2027-01-06", [{ From: "10:00", To: "10:30" }]],
    ["2027-01-07", []],
  ]);
  expect(localTimes(freeStarts(calendar({ Exceptions }), dayOf("2027-01-06"), "BOOK15", open))).toEqual([
    "10:00",
    "10:15",
  ]);
  expect(freeStarts(calendar({ Exceptions }), dayOf("2027-01-07"), "BOOK15", open)).toEqual([]);
});

it("counts the daily limit in Swedish days", () => {
  const start = at("2027-02-01", "08:00");
  const full = calendar({ DailyLimit: 1, Taken: [{ start, freeFrom: start + 1500_000, isConfirmed: true }] });
  expect(freeStarts(full, dayOf("2027-02-01"), "BOOK15", open)).toEqual([]);
  expect(freeStarts(full, dayOf("2027-02-02"), "BOOK15", open)).not.toEqual([]);
});

it("needs four open hours of notice, and goes to the end of the sixtieth day", () => {
  // Friday at three: two open hours are left, and two more on Monday.
  const friday = new Date(at("2027-01-29", "15:00"));
  const window = visitorWindow(friday, usualHours);
  expect(freeStarts(calendar(), dayOf("2027-01-29"), "BOOK15", window)).toEqual([]);
  expect(localTimes(freeStarts(calendar(), dayOf("2027-02-01"), "BOOK15", window))[0]).toBe("10:00");
  const everyDay = calendar({ Hours: Array.from({ length: 7 }, () => wholeDay) });
  expect(freeStarts(everyDay, dayOf("2027-03-30"), "BOOK15", window)).toHaveLength(96);
  expect(freeStarts(everyDay, dayOf("2027-03-31"), "BOOK15", window)).toEqual([]);
  expect(isOffered(everyDay, at("2027-01-29", "15:30"), "BOOK15", window)).toBe(false);
  expect(isOffered(everyDay, at("2027-01-29", "15:30"), "BOOK15", staffWindow(friday))).toBe(true);
  expect(isOffered(everyDay, at("2027-01-29", "14:45"), "BOOK15", staffWindow(friday))).toBe(false);
});

it("is free to cancel until exactly 24 elapsed hours before, also over a change of the clock", () => {
  const start = new Date(at("2027-03-28", "14:00")).toISOString();
  const limit = at("2027-03-27", "13:00");
  expect(cancellationFeePercent(start, new Date(limit))).toBe(0);
  expect(cancellationFeePercent(start, new Date(limit + 1))).toBe(50);
});
