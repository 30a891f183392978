import { createReaderPool } from "../readers/readerPool.ts";
import type { BusyTime, ReadCalendar } from "./busyTimes.ts";
import type { CalendarToRead, readCalendar } from "./calendarReader.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

const pool = createReaderPool(import.meta.url, { module: "calendarReader", reader: "readCalendar" });

/** Milliseconds for one reading of a calendar. */
const DEADLINE = 5000;
/** Events that are given up before the calendar is. */
const MOST_SLOW = 3;

/**
 * Reads a calendar in a worker thread with a deadline and a memory limit. An event that takes too long is skipped, and
 * the others are read again.
 * @param deadline milliseconds for one reading
 * @throws OutsideCalendarFailure NOT_A_CALENDAR, TOO_LARGE, TIMED_OUT, UNREADABLE
 */
export async function readInWorker(text: string, range: BusyTime, deadline = DEADLINE): Promise<ReadCalendar> {
  const tooSlow: number[] = [];
  while (tooSlow.length <= MOST_SLOW) {
    const reading = new Int32Array(new SharedArrayBuffer(4));
    const task: CalendarToRead = { text, range, tooSlow, reading };
    const outcome = await pool.run<ReturnType<typeof readCalendar>>(task, deadline);
    if (outcome.kind === "failed") throw new OutsideCalendarFailure("UNREADABLE", outcome.cause);
    if (outcome.kind === "done") {
      if ("error" in outcome.value) throw new OutsideCalendarFailure(outcome.value.error);
      return outcome.value;
    }
    tooSlow.push(Atomics.load(reading, 0));
  }
  throw new OutsideCalendarFailure("TIMED_OUT");
}
