import type { UnreadableRule } from "./lawyerCalendarSchema.ts";

/** Milliseconds for which the busy times of the last reading are relied upon, whatever the lawyer's rule. */
const RELIED_UPON = 60 * 60 * 1000;

interface OutsideCalendar {
  WhenUnreadable: UnreadableRule;
  /** Why the last attempt failed. */
  OutsideError: string | null;
  /** The last reading that succeeded. */
  OutsideReadAt: string | null;
}

/** Whether a lawyer takes no meetings, because the outside calendar can't be read and the lawyer's rule closes. */
export const closesTimes = ({ WhenUnreadable, OutsideError, OutsideReadAt }: OutsideCalendar, now: Date): boolean =>
  WhenUnreadable === "Close" &&
  OutsideError !== null &&
  (OutsideReadAt === null || Date.parse(OutsideReadAt) < now.getTime() - RELIED_UPON);
