import { bookingReference, freeUntil } from "@lagrum/core/booking/bookingRules";
import type { Booking, BookingQuery, BookingStatus } from "@lagrum/core/booking/bookingSchema";
import { and, asc, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { categories } from "../db/schema/categories.ts";
import { Failure } from "../http/failure.ts";

export type BookingRow = typeof bookings.$inferSelect;

const selectBookings = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      booking: bookings,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
      booker: bookers,
    })
    .from(bookings)
    .innerJoin(categories, eq(categories.ID, bookings.CategoryID))
    .innerJoin(accounts, eq(accounts.UserID, bookings.LawyerID))
    .leftJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .where(where)
    .orderBy(asc(bookings.StartsAt), asc(bookings.ID));
type Selected = Awaited<ReturnType<typeof selectBookings>>[number];

const common = ({ booking, Category, FirstName, LastName }: Selected) => ({
  ID: booking.ID,
  Reference: bookingReference(booking.ID),
  State: booking.State,
  Service: booking.Service,
  Channel: booking.Channel,
  Category,
  Lawyer: { UserID: booking.LawyerID, Name: nameOf({ FirstName, LastName }) },
  Start: booking.StartsAt,
  End: booking.EndsAt,
});

/** The booking as its booker sees it. @throws Failure LINK_INVALID */
export async function getStatus(db: Reader, id: number): Promise<BookingStatus> {
  const [row] = await selectBookings(db, eq(bookings.ID, id));
  if (!row) throw new Failure("LINK_INVALID");
  return {
    ...common(row),
    HoldUntil: row.booking.State === "Held" ? row.booking.HoldUntil : null,
    FreeUntil: freeUntil(row.booking.StartsAt).toISOString(),
    KeptPercent: row.booking.KeptPercent,
  };
}

/** Bookings as staff see them, without holds. */
async function listForStaff(db: Reader, where: SQL | undefined): Promise<Booking[]> {
  const rows = await selectBookings(db, where);
  return rows.map((row) => ({ ...common(row), Booker: row.booker }));
}

export const listBookings = (db: Reader, { From, To, LawyerID }: BookingQuery): Promise<Booking[]> =>
  listForStaff(
    db,
    and(
      within(bookings.StartsAt, From, To),
      inArray(bookings.State, ["AwaitingPayment", "Confirmed", "Cancelled", "Withdrawn", "NoShow", "Done"]),
      LawyerID === undefined ? undefined : eq(bookings.LawyerID, LawyerID),
    ),
  );

/** @throws Failure NOT_FOUND */
export async function getBooking(db: Reader, id: number): Promise<Booking> {
  const [booking] = await listForStaff(db, eq(bookings.ID, id));
  if (!booking) throw new Failure("NOT_FOUND");
  return booking;
}

/** @throws Failure NOT_FOUND */
export async function lockBooking(tx: Transaction, id: number): Promise<BookingRow> {
  const [row] = await tx.select().from(bookings).where(eq(bookings.ID, id)).for("update");
  if (!row) throw new Failure("NOT_FOUND");
  return row;
}

export async function findBooking(db: Reader, id: number): Promise<BookingRow | undefined> {
  const [row] = await db.select().from(bookings).where(eq(bookings.ID, id));
  return row;
}

export async function insertBooking(tx: Transaction, booking: typeof bookings.$inferInsert): Promise<number> {
  const [row] = await tx.insert(bookings).values(booking).returning({ ID: bookings.ID });
  if (!row) throw new Error("the booking was not stored");
  return row.ID;
}

export async function updateBooking(tx: Transaction, id: number, changed: Partial<BookingRow>): Promise<void> {
  await tx.update(bookings).set(changed).where(eq(bookings.ID, id));
}

export async function insertBooker(tx: Transaction, booker: typeof bookers.$inferInsert): Promise<void> {
  await tx.insert(bookers).values(booker);
}

/** The address without its "+tag", in SQL. */
const plainEmail = (email: SQL | typeof bookers.Email) => sql`regexp_replace(${email}, '\\+[^@]*@', '@')`;

/**
 * Whether the person has or had a free first meeting, by e-mail address or telephone. One that was cancelled in time, or
 * by the firm, does not count. Concurrent calls for the same person wait for each other.
 */
export async function hasUsedFreeMeeting(tx: Transaction, { Email, Phone }: { Email: string; Phone: string }) {
  // In a fixed order, so that two calls can't wait for each other.
  const keys = [Email.replace(/\+[^@]*@/, "@"), Phone].toSorted();
  for (const key of keys) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`booker ${key}`}, 0))`);
  const [found] = await tx
    .select({ ID: bookings.ID })
    .from(bookings)
    .innerJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .where(
      and(
        eq(bookings.Service, "BOOK15"),
        or(eq(plainEmail(bookers.Email), plainEmail(sql`${Email}`)), eq(bookers.Phone, Phone)),
        or(
          inArray(bookings.State, ["AwaitingPayment", "Confirmed", "NoShow", "Done"]),
          and(eq(bookings.State, "Cancelled"), ne(bookings.KeptPercent, 0)),
        ),
      ),
    )
    .limit(1);
  return found !== undefined;
}
