import { createReaderPool } from "../readers/readerPool.ts";
import type { BusyTime, ReadCalendar } from "./busyTimes.ts";
import { type CalendarToRead, MOST_SLOW, type readCalendar } from "./calendarReader.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";

const pool = createReaderPool(import.meta.url, { module: "calendarReader", reader: "readCalendar" });

/** Milliseconds for one reading of a calendar. */
const DEADLINE = 5000;
/** Milliseconds for the start of a process, and for other calendars before this one. */
const WAITING = 30_000;

/**
 * Reads a calendar in a process with a deadline and a memory limit. An event that takes too long is skipped, and the others
 * are read again.
 * @param deadline milliseconds for one reading
 * @throws OutsideCalendarFailure NOT_A_CALENDAR, TOO_LARGE, TIMED_OUT, UNREADABLE
 */
export async function readInWorker(text: string, range: BusyTime, deadline = DEADLINE): Promise<ReadCalendar> {
  const task: CalendarToRead = { text, range, deadline };
  const outcome = await pool.run<ReturnType<typeof readCalendar>>(task, (MOST_SLOW + 1) * deadline + WAITING);
  if (outcome.kind === "late") throw new OutsideCalendarFailure("TIMED_OUT");
  if (outcome.kind === "failed") throw new OutsideCalendarFailure("UNREADABLE", outcome.cause);
  if ("error" in outcome.value) throw new OutsideCalendarFailure(outcome.value.error);
  return outcome.value;
}
