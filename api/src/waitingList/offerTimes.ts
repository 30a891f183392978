import { type BookingWindow, visitorWindow } from "@lagrum/core/booking/bookingRules";
import { heldStates } from "@lagrum/core/booking/bookingTransitions";
import { mostIgnored, offerUntil } from "@lagrum/core/booking/waitingRules";
import { dayOf } from "@lagrum/core/text/dates";
import { and, asc, eq, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import type { App } from "../app.ts";
import { insertBooking, updateBooking } from "../bookings/bookingRepository.ts";
import { type BookableLawyer, findBookableLawyers } from "../bookings/lawyerRepository.ts";
import { takeTime } from "../bookings/takeTime.ts";
import { isViolation } from "../db/databaseFailure.ts";
import { bookings } from "../db/schema/bookings.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { Failure } from "../http/failure.ts";
import { eachRow } from "../jobs/eachRow.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { findSuiting } from "./suitingTimes.ts";
import { movePlace, type WaitingRow } from "./waitingListRepository.ts";

type Tools = Pick<App, "db" | "jobs" | "clock" | "log">;

/** Attempts for one person when others take the offered time. */
const TRIES = 3;

/**
 * Offers free times to those who wait, first come first served (FIFO): each time to one, and each person one time. The
 * next run resumes an interrupted one from the rows.
 * @param LawyerID only times of that lawyer.
 * @returns how many offers it made
 */
export async function offerTimes(tools: Tools, LawyerID?: number): Promise<number> {
  await endOffers(tools);
  await endPlaces(tools);
  const { db, clock } = tools;
  const waiting = await db
    .select()
    .from(waitingList)
    .where(
      and(
        eq(waitingList.State, "Waiting"),
        LawyerID === undefined ? undefined : or(isNull(waitingList.LawyerID), eq(waitingList.LawyerID, LawyerID)),
      ),
    )
    .orderBy(asc(waitingList.CreatedAt), asc(waitingList.ID));
  if (waiting.length === 0) return 0;
  const window = visitorWindow(clock(), (await readSettings(db)).settings.WORKING_HOURS);
  /** Calendars are read once for all with the same preferences, and again when an offer has changed them. */
  const known = new Map<string, BookableLawyer[]>();
  return eachRow(tools, "offerTime", waiting, async (place) => {
    const { Service, Channel, CategoryID } = place;
    const wanted = { Service, Channel, CategoryID, LawyerID: place.LawyerID ?? LawyerID };
    const key = JSON.stringify(wanted);
    const lawyers = known.get(key) ?? (await findBookableLawyers(db, wanted, clock()));
    known.set(key, lawyers);
    const times = findSuiting(lawyers, place, { window, offered: place.OfferedStarts, most: TRIES });
    for (const { Start } of times) {
      const isOffered = await offer(tools, place.ID, { ...wanted, SlotStart: Start }, window);
      known.clear();
      if (isOffered !== null) return isOffered;
    }
    return false;
  });
}

/** @returns whether it was offered; null when the time was taken meanwhile, and false when the person no longer waits */
async function offer(
  { db, jobs, clock }: Tools,
  id: number,
  wanted: Parameters<typeof takeTime>[1],
  window: BookingWindow,
): Promise<boolean | null> {
  const now = clock();
  try {
    return await db.transaction(async (tx) => {
      // One at a time, so that two runs can't change the order.
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('waiting list', 0))`);
      const [place] = await tx
        .select()
        .from(waitingList)
        .where(and(eq(waitingList.ID, id), eq(waitingList.State, "Waiting")))
        .for("update");
      if (!place || place.OfferedStarts.includes(wanted.SlotStart)) return false;
      const time = await takeTime({ tx, now }, wanted, window);
      const { Service, Channel, CategoryID } = wanted;
      const BookingID = await insertBooking(tx, {
        ...{ Service, Channel, CategoryID, ...time },
        ...{ State: "Held", HoldUntil: offerUntil(now).toISOString(), CreatedAt: now.toISOString() },
      });
      const OfferedStarts = [...place.OfferedStarts, time.StartsAt];
      await movePlace({ tx, now, caller: null }, place, "OFFER", { BookingID, OfferedStarts });
      await jobs.send(tx, "mail", { Kind: "timeOffered", WaitingID: id, OfferID: BookingID });
      return true;
    });
  } catch (error) {
    const isTaken = error instanceof Failure || isViolation(error, "bookings_no_overlap");
    if (!isTaken) throw error;
    return null;
  }
}

/** Ends the offers whose hold was released or has expired: the person waits on, or has ignored too many. */
async function endOffers(tools: Tools): Promise<void> {
  const { db, clock } = tools;
  const now = clock();
  const isOver = and(
    eq(waitingList.State, "Offered"),
    or(notInArray(bookings.State, [...heldStates]), lte(bookings.HoldUntil, now.toISOString())),
  );
  const ofPlace = eq(bookings.ID, waitingList.BookingID);
  const over = await db.select({ ID: waitingList.ID }).from(waitingList).innerJoin(bookings, ofPlace).where(isOver);
  await eachRow(tools, "endOffer", over, ({ ID }) =>
    db.transaction(async (tx) => {
      const [found] = await tx
        .select({ place: waitingList, State: bookings.State })
        .from(waitingList)
        .innerJoin(bookings, ofPlace)
        .where(and(eq(waitingList.ID, ID), isOver))
        .for("update", { skipLocked: true });
      if (!found) return false;
      const { place, State } = found;
      if (heldStates.some((held) => held === State)) {
        await updateBooking(tx, place.BookingID ?? 0, { State: "Expired" });
      }
      await lapse({ tx, now, caller: null }, place);
      return true;
    }),
  );
}

function lapse(context: Parameters<typeof movePlace>[0], place: WaitingRow): Promise<void> {
  const Ignored = place.Ignored + 1;
  return movePlace(context, place, "LAPSE", { Ignored, hasIgnored: Ignored >= mostIgnored });
}

/** Ends the places whose last day has passed. */
async function endPlaces(tools: Tools): Promise<void> {
  const { db, clock } = tools;
  const now = clock();
  const isOver = and(eq(waitingList.State, "Waiting"), lt(waitingList.Until, dayOf(now)));
  const over = await db.select({ ID: waitingList.ID }).from(waitingList).where(isOver);
  await eachRow(tools, "endPlace", over, ({ ID }) =>
    db.transaction(async (tx) => {
      const [place] = await tx
        .select()
        .from(waitingList)
        .where(and(eq(waitingList.ID, ID), isOver))
        .for("update", { skipLocked: true });
      if (!place) return false;
      await movePlace({ tx, now, caller: null }, place, "EXPIRE");
      return true;
    }),
  );
}
