import { runInNewContext } from "node:vm";
import type { OutsideCalendarError } from "@lagrum/core/booking/lawyerCalendarSchema";
import { type BusyTime, busyTimes, type ReadCalendar } from "./busyTimes.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

export interface CalendarToRead {
  text: string;
  range: BusyTime;
  /** Milliseconds for one reading. An event that takes longer is skipped, and the others are read again. */
  deadline: number;
}

/** Events that are given up before the calendar is. */
export const MOST_SLOW = 3;

const isTimeout = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT";

function readInTime({ text, range, deadline }: CalendarToRead): ReadCalendar {
  const tooSlow: number[] = [];
  let reading = 0;
  const read = () => busyTimes(text, range, { tooSlow, onEvent: (position) => (reading = position) });
  while (tooSlow.length <= MOST_SLOW) {
    try {
      // Only node:vm ends a loop from outside; the calendar is data, and nothing of it is run.
      return runInNewContext("read()", { read }, { timeout: deadline }) as ReadCalendar;
    } catch (error) {
      if (!isTimeout(error)) throw error;
      tooSlow.push(reading);
    }
  }
  throw new OutsideCalendarFailure("TIMED_OUT");
}

/** The entry of a reader's process. A failure is an answer: an error class does not survive the way between processes. */
export function readCalendar(task: CalendarToRead): ReadCalendar | { error: OutsideCalendarError } {
  try {
    return readInTime(task);
  } catch (error) {
    return { error: error instanceof OutsideCalendarFailure ? error.code : "UNREADABLE" };
  }
}
