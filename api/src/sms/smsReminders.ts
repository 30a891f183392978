import { formatDayTime } from "@lagrum/core/text/dates";
import { smsReminder } from "@lagrum/core/texts/sms";
import { and, eq, inArray } from "drizzle-orm";
import type { App } from "../app.ts";
import type { Transaction } from "../db/database.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import type { SmsSender } from "./smsSender.ts";

/** A reminder of that meeting at that time. The number is read when it is sent. */
export interface QueuedSms {
  BookingID: number;
  StartsAt: string;
}

/** Queues the requested text messages, in the transaction that counts the reminder as sent. */
export async function queueSmsReminders(
  { jobs, env }: Pick<App, "jobs" | "env">,
  tx: Transaction,
  IDs: number[],
): Promise<void> {
  if (env.SMS_URL === undefined || IDs.length === 0) return;
  const wanted = await tx
    .select({ BookingID: bookings.ID, StartsAt: bookings.StartsAt })
    .from(bookings)
    .innerJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .where(and(inArray(bookings.ID, IDs), eq(bookers.SmsReminders, true)));
  for (const queued of wanted) await jobs.send(tx, "sms", queued);
}

/** Sends a reminder, unless the meeting was moved or cancelled, has begun, or the booker's data has been deleted. */
export async function sendSmsReminder(
  { db, clock, log }: Pick<App, "db" | "clock" | "log">,
  sender: SmsSender | null,
  { BookingID, StartsAt }: QueuedSms,
  jobId: string,
): Promise<void> {
  const [row] = await db
    .select({ Phone: bookers.Phone })
    .from(bookings)
    .innerJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .where(and(eq(bookings.ID, BookingID), eq(bookings.State, "Confirmed"), eq(bookings.StartsAt, StartsAt)));
  if (!sender || !row || Date.parse(StartsAt) <= clock().getTime()) {
    log.info({ job: jobId }, "text message no longer due");
    return;
  }
  const { Name } = companyOf((await readSettings(db)).settings);
  await sender.send(row.Phone, smsReminder(Name || "Lagrum", formatDayTime(StartsAt)), jobId);
}
