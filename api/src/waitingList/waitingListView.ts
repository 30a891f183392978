import { isAdmin } from "@lagrum/core/account/roles";
import { heldStates } from "@lagrum/core/booking/bookingTransitions";
import type { WaitingItem, WaitingStatus } from "@lagrum/core/booking/waitingListSchema";
import { and, asc, eq, inArray, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { nameOf } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookings } from "../db/schema/bookings.ts";
import { categories } from "../db/schema/categories.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { Failure } from "../http/failure.ts";
import type { Viewer } from "../orders/orderVisibility.ts";

const offering = alias(accounts, "offering");

const selectPlaces = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      place: waitingList,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      wanted: accounts,
      offering,
      booking: bookings,
    })
    .from(waitingList)
    .innerJoin(categories, eq(categories.ID, waitingList.CategoryID))
    .leftJoin(accounts, eq(accounts.UserID, waitingList.LawyerID))
    .leftJoin(bookings, and(eq(bookings.ID, waitingList.BookingID), inArray(bookings.State, [...heldStates])))
    .leftJoin(offering, eq(offering.UserID, bookings.LawyerID))
    .where(where)
    .orderBy(asc(waitingList.CreatedAt), asc(waitingList.ID));
type Selected = Awaited<ReturnType<typeof selectPlaces>>[number];

function offerOf({ place, booking, offering: lawyer }: Selected, now: Date): WaitingStatus["Offer"] {
  if (place.State !== "Offered" || !booking?.HoldUntil || !lawyer) return null;
  if (Date.parse(booking.HoldUntil) <= now.getTime()) return null;
  const Lawyer = { UserID: lawyer.UserID, Name: nameOf(lawyer) };
  return { Start: booking.StartsAt, Lawyer, HeldUntil: booking.HoldUntil };
}

function toStatus(row: Selected, now: Date): WaitingStatus {
  const { place, Category, wanted } = row;
  const { ID, Service, Channel, Weekdays, FromTime, ToTime, Until, CreatedAt } = place;
  const Offer = offerOf(row, now);
  return {
    ...{ ID, Service, Channel, Weekdays, FromTime, ToTime, Until, CreatedAt, Category, Offer },
    // The clock has not run yet.
    State: place.State === "Offered" && Offer === null ? "Waiting" : place.State,
    Lawyer: wanted && { UserID: wanted.UserID, Name: nameOf(wanted) },
  };
}

/** A place as its owner sees it. @throws Failure LINK_INVALID */
export async function getWaitingStatus(db: Reader, id: number, now: Date): Promise<WaitingStatus> {
  const [row] = await selectPlaces(db, eq(waitingList.ID, id));
  if (!row) throw new Failure("LINK_INVALID");
  return toStatus(row, now);
}

/** The places on the list, in the order of the offers. An advisor sees the addresses of those who wait for her. */
export async function listWaiting(db: Reader, now: Date, { UserID, roles }: Viewer["caller"]): Promise<WaitingItem[]> {
  const rows = await selectPlaces(db, inArray(waitingList.State, ["Waiting", "Offered"]));
  return rows.map((row) => ({
    ...toStatus(row, now),
    Email: isAdmin(roles) || row.wanted?.UserID === UserID ? row.place.Email : null,
  }));
}
