import type { BookingWindow } from "@lagrum/core/booking/bookingRules";
import type { FreeTime } from "@lagrum/core/booking/bookingSchema";
import { daysOf, freeStarts } from "@lagrum/core/booking/slots";
import { suits, type TimePreferences } from "@lagrum/core/booking/waitingRules";
import type { BookableLawyer } from "../bookings/lawyerRepository.ts";

/** The first free times that match the preferences, by their start. */
export function findSuiting(
  lawyers: readonly BookableLawyer[],
  preferences: TimePreferences,
  { window, offered = [], most }: { window: BookingWindow; offered?: readonly string[]; most: number },
): FreeTime[] {
  const found: FreeTime[] = [];
  for (const day of daysOf(window)) {
    const times = new Map<number, FreeTime>();
    for (const { lawyer, calendar } of lawyers) {
      for (const start of freeStarts(calendar, day, preferences.Service, window)) {
        if (times.has(start) || !suits(preferences, start, offered)) continue;
        times.set(start, { Start: new Date(start).toISOString(), Lawyer: lawyer });
      }
    }
    found.push(...[...times].toSorted(([one], [other]) => one - other).map(([, time]) => time));
    if (found.length >= most) return found.slice(0, most);
  }
  return found;
}
