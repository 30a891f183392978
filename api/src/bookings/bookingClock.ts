import { heldStates } from "@lagrum/core/booking/bookingTransitions";
import { and, eq, gt, inArray, lt, lte, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { bookings } from "../db/schema/bookings.ts";
import { queueSmsReminders } from "../sms/smsReminders.ts";
import { reminderHours } from "./reminderTimes.ts";

/** Batch size; the next run takes the rest. */
const BATCH = 100;

/** Releases the times whose hold has ended, and those that were not confirmed. @returns their number */
export function expireHolds({ db, clock }: Pick<App, "db" | "clock">): Promise<number> {
  return db.transaction(async (tx) => {
    const overdue = tx
      .select({ ID: bookings.ID })
      .from(bookings)
      .where(and(inArray(bookings.State, [...heldStates]), lte(bookings.HoldUntil, clock().toISOString())))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const expired = await tx
      .update(bookings)
      .set({ State: "Expired" })
      .where(sql`${bookings.ID} in ${overdue}`)
      .returning({ ID: bookings.ID });
    return expired.length;
  });
}

/** Sends the due reminders, by mail and on request by SMS, once for each agreed time. @returns their number */
export async function sendReminders(app: Pick<App, "db" | "jobs" | "clock" | "env">): Promise<number> {
  const { db, jobs, clock } = app;
  const now = clock();
  let sent = 0;
  for (const [index, hours] of reminderHours.entries()) {
    const until = new Date(now.getTime() + hours * 60 * 60 * 1000).toISOString();
    sent += await db.transaction(async (tx) => {
      const due = await tx
        .update(bookings)
        .set({ Reminders: index + 1 })
        .where(
          and(
            eq(bookings.State, "Confirmed"),
            lt(bookings.Reminders, index + 1),
            gt(bookings.StartsAt, now.toISOString()),
            lte(bookings.StartsAt, until),
          ),
        )
        .returning({ ID: bookings.ID });
      for (const { ID } of due) await jobs.send(tx, "mail", { Kind: "bookingReminder", BookingID: ID });
      await queueSmsReminders(
        app,
        tx,
        due.map(({ ID }) => ID),
      );
      return due.length;
    });
  }
  return sent;
}
