import { nextWaitingState, type WaitingEvent } from "@lagrum/core/booking/waitingTransitions";
import { eq } from "drizzle-orm";
import { recordChange } from "../audit/auditLog.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { Failure } from "../http/failure.ts";
import type { OpenContext } from "../http/serviceContext.ts";

export type WaitingRow = typeof waitingList.$inferSelect;

export async function findPlace(db: Reader, id: number): Promise<WaitingRow | undefined> {
  const [row] = await db.select().from(waitingList).where(eq(waitingList.ID, id));
  return row;
}

/** Its booking is locked before it, as when the offered time is booked. @throws Failure LINK_INVALID */
export async function lockPlace(tx: Transaction, id: number): Promise<WaitingRow> {
  const [row] = await tx.select().from(waitingList).where(eq(waitingList.ID, id)).for("update");
  if (!row) throw new Failure("LINK_INVALID");
  return row;
}

const actions = {
  OFFER: "offered",
  BOOK: "booked",
  DECLINE: "declined",
  LAPSE: "lapsed",
  LEAVE: "left",
  EXPIRE: "ended",
} as const;

/** Moves a locked place by the table of transitions, and writes it to the log. @throws Failure OFFER_ENDED */
export async function movePlace(
  context: Pick<OpenContext, "tx" | "now" | "caller">,
  { ID, ...place }: Pick<WaitingRow, "ID" | "State">,
  event: WaitingEvent,
  { hasIgnored = false, ...more }: Partial<WaitingRow> & { hasIgnored?: boolean } = {},
): Promise<void> {
  const State = nextWaitingState(place.State, event, hasIgnored);
  if (State === null) throw new Failure("OFFER_ENDED");
  const EndedAt = State === "Waiting" || State === "Offered" ? null : context.now.toISOString();
  await context.tx
    .update(waitingList)
    .set({ State, EndedAt, ...more })
    .where(eq(waitingList.ID, ID));
  await recordChange(context, { Entity: "waiting", EntityID: ID, Action: actions[event] });
}
