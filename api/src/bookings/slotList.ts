import { type BookingWindow, visitorWindow } from "@lagrum/core/booking/bookingRules";
import type { BookingSlots, FreeTime, Lawyer, SlotQuery } from "@lagrum/core/booking/bookingSchema";
import { type BookingDay, daysOf, freeStarts } from "@lagrum/core/booking/slots";
import { dayOf } from "@lagrum/core/text/dates";
import type { Database, Reader } from "../db/database.ts";
import {
  type BookableLawyer,
  byMeetings,
  findBookableLawyers,
  type Wanted,
  type WantedTime,
} from "./lawyerRepository.ts";

/** Days in one response. */
const DAYS = 7;
const DAY = 24 * 60 * 60 * 1000;
/** The number of free times in a refusal. */
const NEAREST = 3;

interface DayTimes {
  Day: string;
  Times: FreeTime[];
}

/** The free times of a day, each with the free lawyer who has the fewest meetings that day. */
function timesOn(
  day: BookingDay,
  lawyers: readonly BookableLawyer[],
  { Service }: Pick<Wanted, "Service">,
  window: BookingWindow,
): DayTimes {
  const times = new Map<number, Lawyer>();
  for (const { lawyer, calendar } of byMeetings(lawyers, day)) {
    for (const start of freeStarts(calendar, day, Service, window)) if (!times.has(start)) times.set(start, lawyer);
  }
  const Times = [...times]
    .toSorted(([one], [other]) => one - other)
    .map(([start, lawyer]) => ({ Start: new Date(start).toISOString(), Lawyer: lawyer }));
  return { Day: day.name, Times };
}

/** The free times of seven days, and where there are more. */
export async function listSlots(db: Database, query: SlotQuery, now: Date, hours: string): Promise<BookingSlots> {
  const { LawyerID, From, ...wanted } = query;
  const bookable = await findBookableLawyers(db, wanted, now);
  const chosen = LawyerID === undefined ? bookable : bookable.filter(({ lawyer }) => lawyer.UserID === LawyerID);
  const window = visitorWindow(now, hours);
  const days = daysOf(window);
  const hasTimes = (day: BookingDay) =>
    chosen.some(({ calendar }) => freeStarts(calendar, day, wanted.Service, window).length > 0);
  const from = From ?? days.find(hasTimes)?.name ?? dayOf(now);
  const until = new Date(Date.parse(from) + DAYS * DAY).toISOString().slice(0, 10);
  return {
    Days: days
      .filter(({ name }) => name >= from && name < until)
      .map((day) => timesOn(day, chosen, wanted, window))
      .filter(({ Times }) => Times.length > 0),
    // Of the other days, only the nearest one with times is computed.
    NextDay: days.find((day) => day.name >= until && hasTimes(day))?.name ?? null,
    EarlierDay: days.findLast((day) => day.name < from && hasTimes(day))?.name ?? null,
    Lawyers: bookable.map(({ lawyer }) => lawyer),
  };
}

/** The free times nearest to a moment, within a week. */
export async function findNearestTimes(
  db: Reader,
  wanted: WantedTime,
  now: Date,
  window: BookingWindow,
): Promise<FreeTime[]> {
  const start = wanted.SlotStart;
  const distance = ({ Start }: FreeTime) => Math.abs(Date.parse(Start) - Date.parse(start));
  const lawyers = await findBookableLawyers(db, wanted, now);
  return daysOf(window)
    .filter((day) => Math.abs(day.start - Date.parse(start)) < DAYS * DAY)
    .flatMap((day) => timesOn(day, lawyers, wanted, window).Times)
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, NEAREST)
    .toSorted((one, other) => Date.parse(one.Start) - Date.parse(other.Start));
}
