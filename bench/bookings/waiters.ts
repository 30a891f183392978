import { openJobs } from "@lagrum/api/jobs/jobs";
import { createLog } from "@lagrum/api/logging/logger";
import { offerTimes } from "@lagrum/api/waitingList/offerTimes";
import { bookingDayAt } from "@lagrum/core/booking/slots";
import { formatTime } from "@lagrum/core/text/dates";
import type { MeasuredDatabase } from "../setup/withDatabase.ts";

/** The waiting list beside a rush, in a process of its own as its job is. */
export interface Waiters {
  /** Somebody waits for that time only. */
  wait(start: string): Promise<void>;
  /** The job that offers freed times. @returns whether it held the time for who waits */
  offer(lawyer: number): Promise<boolean>;
  /** Who got no offer waits no longer. */
  leave(): Promise<void>;
  stop(): Promise<void>;
}

export async function openWaitingList({ appUrl, db, pool }: MeasuredDatabase, category: number): Promise<Waiters> {
  const jobs = await openJobs(appUrl, createLog("warn"), { isService: false });
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
    offer: async (lawyer) => (await offerTimes({ db, jobs, clock }, lawyer)) > 0,
    async leave() {
      await pool.query("update waiting_list set state = 'Left', ended_at = now() where state = 'Waiting'");
    },
    stop: () => jobs.stop(),
  };
}
