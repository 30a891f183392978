import type { UnreadableCalendar } from "@lagrum/core/booking/lawyerCalendarSchema";
import { closesTimes } from "@lagrum/core/booking/unreadableCalendar";
import { and, asc, eq, isNotNull } from "drizzle-orm";
import { nameOf } from "../accounts/personName.ts";
import { isEmployed } from "../bookings/lawyerRepository.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { lawyers } from "../db/schema/bookings.ts";

/** The outside calendars whose last fetch failed, of one lawyer or all. */
export async function listUnreadable(
  db: Reader,
  LawyerID: number | undefined,
  now: Date,
): Promise<UnreadableCalendar[]> {
  const rows = await db
    .select({
      LawyerID: lawyers.UserID,
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
      OutsideError: lawyers.OutsideError,
      OutsideReadAt: lawyers.OutsideReadAt,
      WhenUnreadable: lawyers.WhenUnreadable,
    })
    .from(lawyers)
    .innerJoin(accounts, eq(accounts.UserID, lawyers.UserID))
    .where(
      and(
        isEmployed,
        isNotNull(lawyers.OutsideError),
        LawyerID === undefined ? undefined : eq(lawyers.UserID, LawyerID),
      ),
    )
    .orderBy(asc(lawyers.UserID));
  return rows.flatMap((row) => {
    const { LawyerID: ID, OutsideError, OutsideReadAt } = row;
    if (OutsideError === null) return [];
    return [
      {
        ...{ LawyerID: ID, LawyerName: nameOf(row), Error: OutsideError, ReadAt: OutsideReadAt },
        IsClosed: closesTimes(row, now),
      },
    ];
  });
}
