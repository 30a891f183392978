import { and, eq, inArray, ne, or, type SQL, sql } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { Failure } from "../http/failure.ts";

export type BookingRow = typeof bookings.$inferSelect;

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

/** The agreed call of a question, which blocks its lawyer's time. */
export async function findCallBooking(db: Reader, QuestionID: number): Promise<BookingRow | undefined> {
  const [row] = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.QuestionID, QuestionID), eq(bookings.State, "Confirmed")));
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
