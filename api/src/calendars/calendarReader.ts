import type { OutsideCalendarError } from "@lagrum/core/booking/lawyerCalendarSchema";
import { type BusyTime, busyTimes, type ReadCalendar } from "./busyTimes.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

export interface CalendarToRead {
  text: string;
  range: BusyTime;
  tooSlow: readonly number[];
  /** The position of the event that is read: the main thread sees it when the deadline passes. */
  reading: Int32Array<SharedArrayBuffer>;
}

/** The entry of a worker thread. A failure is an answer: an error class does not survive the way between threads. */
export function readCalendar({
  text,
  range,
  tooSlow,
  reading,
}: CalendarToRead): ReadCalendar | { error: OutsideCalendarError } {
  try {
    return busyTimes(text, range, { tooSlow, onEvent: (position) => Atomics.store(reading, 0, position) });
  } catch (error) {
    return { error: error instanceof OutsideCalendarFailure ? error.code : "UNREADABLE" };
  }
}
