import { and, eq } from "drizzle-orm";
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
