import { and, eq } from "drizzle-orm";
import { waitingList } from "../db/schema/waitingList.ts";
import type { OpenContext } from "../http/serviceContext.ts";
import { movePlace } from "./waitingListRepository.ts";

/** Moves the place on the waiting list whose offered time is booked or released. The caller has the booking locked. */
export async function followOffer(context: OpenContext, BookingID: number, event: "BOOK" | "DECLINE"): Promise<void> {
  const [place] = await context.tx
    .select()
    .from(waitingList)
    .where(and(eq(waitingList.BookingID, BookingID), eq(waitingList.State, "Offered")))
    .for("update");
  if (place) await movePlace(context, place, event, { Ignored: 0 });
}

/** Queues a job that offers a freed time to the waiting list at once. The job of each minute finds it too. */
export async function announceFreedTime(
  { tx, jobs }: Pick<OpenContext, "tx" | "jobs">,
  LawyerID: number,
): Promise<void> {
  const [waiting] = await tx
    .select({ ID: waitingList.ID })
    .from(waitingList)
    .where(eq(waitingList.State, "Waiting"))
    .limit(1);
  if (waiting) await jobs.send(tx, "freedTime", { LawyerID });
}
