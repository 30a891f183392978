import { emailIdentity, phoneIdentity } from "@lagrum/core/booking/personIdentity";
import { and, eq, inArray, ne } from "drizzle-orm";
import type { Reader, Transaction } from "../db/database.ts";
import { bookers, freeMeetingUses } from "../db/schema/bookings.ts";
import { Failure } from "../http/failure.ts";

interface Person {
  Email: string;
  Phone: string;
}

const identitiesOf = ({ Email, Phone }: Person) => [`email:${emailIdentity(Email)}`, `phone:${phoneIdentity(Phone)}`];

/** Whether the booker of a free meeting has or had another one, by mailbox or telephone. */
export async function hasUsedFreeMeeting(db: Reader, BookingID: number, person: Person): Promise<boolean> {
  const uses = and(inArray(freeMeetingUses.Identity, identitiesOf(person)), ne(freeMeetingUses.BookingID, BookingID));
  return (await db.$count(freeMeetingUses, uses)) > 0;
}

/**
 * Records that the booker has the free meeting of a person. The table's key decides between concurrent bookings.
 * @throws Failure MEETING_USED
 */
export async function useFreeMeeting(tx: Transaction, BookingID: number): Promise<void> {
  const [booker] = await tx.select().from(bookers).where(eq(bookers.BookingID, BookingID));
  if (!booker) throw new Failure("LINK_INVALID");
  // In a fixed order, so that two calls can't wait for each other.
  const rows = identitiesOf(booker)
    .toSorted()
    .map((Identity) => ({ Identity, BookingID }));
  const inserted = await tx
    .insert(freeMeetingUses)
    .values(rows)
    .onConflictDoNothing()
    .returning({ Identity: freeMeetingUses.Identity });
  if (inserted.length < rows.length) throw new Failure("MEETING_USED");
}

/** A meeting that was cancelled in time does not count. */
export async function returnFreeMeeting(tx: Transaction, BookingID: number): Promise<void> {
  await tx.delete(freeMeetingUses).where(eq(freeMeetingUses.BookingID, BookingID));
}
