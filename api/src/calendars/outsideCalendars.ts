import { and, eq, isNotNull } from "drizzle-orm";
import type { App } from "../app.ts";
import { lawyerBusy, lawyers } from "../db/schema/bookings.ts";
import { eachRow } from "../jobs/eachRow.ts";
import type { ReadCalendar } from "./busyTimes.ts";
import { downloadCalendar } from "./downloadCalendar.ts";
import { OutsideCalendarFailure } from "./outsideCalendarFailure.ts";
import { readInWorker } from "./readInWorker.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Somewhat more than can be booked. */
const HORIZON = 62 * DAY;

type Tools = Pick<App, "db" | "seal" | "clock" | "log">;

/**
 * Fetches the outside calendars, of all lawyers or one. Only busy times are stored. After a failure those of the last
 * fetch stay, so that no time becomes free by mistake, and the lawyer's rule may close the others. A failure of one
 * never stops the others.
 */
export async function fetchOutsideCalendars(
  tools: Tools,
  LawyerID?: number,
  download: (address: string) => Promise<string> = downloadCalendar,
): Promise<void> {
  const rows = await tools.db
    .select({ ID: lawyers.UserID, Sealed: lawyers.OutsideUrl })
    .from(lawyers)
    .where(and(isNotNull(lawyers.OutsideUrl), LawyerID === undefined ? undefined : eq(lawyers.UserID, LawyerID)));
  await eachRow(tools, "outsideCalendar", rows, async (row) => {
    await fetchOne(tools, row, download);
    return true;
  });
}

async function fetchOne(
  { db, seal, clock, log }: Tools,
  { ID: LawyerID, Sealed }: { ID: number; Sealed: string | null },
  download: (address: string) => Promise<string>,
): Promise<void> {
  const now = clock();
  const result = await read(async () => {
    const { Url } = seal.open({ Sealed: Sealed ?? "" }) as { Url: string };
    return readInWorker(await download(Url), { start: now.getTime() - DAY, end: now.getTime() + HORIZON });
  });
  const isRead = !(result instanceof OutsideCalendarFailure);
  const OutsideError = isRead ? null : result.code;
  if (OutsideError !== null) log.info({ lawyer: LawyerID, code: OutsideError }, "outside calendar not read");
  await db.transaction(async (tx) => {
    // Another address may have been set meanwhile, or none.
    const [current] = await tx
      .update(lawyers)
      .set({
        OutsideFetchedAt: now.toISOString(),
        OutsideError,
        ...(isRead && { OutsideReadAt: now.toISOString(), OutsideSkipped: result.skipped }),
      })
      .where(and(eq(lawyers.UserID, LawyerID), eq(lawyers.OutsideUrl, Sealed ?? "")))
      .returning({ ID: lawyers.UserID });
    if (!current || !isRead) return;
    await tx.delete(lawyerBusy).where(eq(lawyerBusy.LawyerID, LawyerID));
    if (result.times.length === 0) return;
    const at = (moment: number) => new Date(moment).toISOString();
    await tx
      .insert(lawyerBusy)
      .values(result.times.map(({ start, end }) => ({ LawyerID, StartsAt: at(start), EndsAt: at(end) })));
  });
}

async function read(work: () => Promise<ReadCalendar>): Promise<ReadCalendar | OutsideCalendarFailure> {
  try {
    return await work();
  } catch (error) {
    return error instanceof OutsideCalendarFailure ? error : new OutsideCalendarFailure("UNREADABLE", error);
  }
}
