import { openJobs } from "@lagrum/api/jobs/jobs";
import { createLog } from "@lagrum/api/logging/logger";
import { offerTimes } from "@lagrum/api/waitingList/offerTimes";
import { bookingDayAt } from "@lagrum/core/booking/slots";
import { formatTime } from "@lagrum/core/text/dates";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";

/** The waiting list during a race. It runs in another process than the API, like its job. */
export interface Waiters {
  /** Adds a visitor who waits for that time only. */
  wait(start: string): Promise<void>;
  /** Runs the job that offers free times. @returns whether it made an offer */
  offer(lawyer: number): Promise<boolean>;
  /** Removes waiting visitors without an offer. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

export async function openWaitingList({ appUrl, db, pool }: MeasuredDatabase, category: number): Promise<Waiters> {
  const log = createLog("warn");
  const jobs = await openJobs(appUrl, log, { isService: false });
  const clock = () => new Date();
  return {
    async wait(start) {
      const { name, dayOfWeek } = bookingDayAt(Date.parse(start));
      const time = formatTime(start).replace(".", ":").padStart(5, "0");
      await pool.query(
        `insert into waiting_list (email, service, channel, category_id, weekdays, from_time, to_time, until)
         values ('waiting@exempel.se', 'BOOK15', 'Telephone', $1, array[$2::int], $3, $3, $4)`,
        [category, dayOfWeek, time, name],
      );
    },
    offer: async (lawyer) => (await offerTimes({ db, jobs, clock, log }, lawyer)) > 0,
    async leave() {
      await pool.query("update waiting_list set state = 'Left', ended_at = now() where state = 'Waiting'");
    },
    stop: () => jobs.stop(),
  };
}
