import type { Availability, SetAvailability } from "@lagrum/core/booking/availabilitySchema";
import type { Channel, Lawyer, MeetingService } from "@lagrum/core/booking/bookingSchema";
import { blockingStates, heldStates } from "@lagrum/core/booking/bookingTransitions";
import { type BookingDay, countMeetings, type LawyerCalendar } from "@lagrum/core/booking/slots";
import { closesTimes } from "@lagrum/core/booking/unreadableCalendar";
import {
  and,
  arrayContains,
  arrayOverlaps,
  asc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  lte,
  ne,
  notInArray,
  or,
  sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { nameOf } from "../accounts/personName.ts";
import type { Reader, Transaction } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookings, lawyerBusy, lawyerExceptions, lawyers } from "../db/schema/bookings.ts";
import { categories } from "../db/schema/categories.ts";

/** What a lawyer must offer. */
export interface Wanted {
  Service: MeetingService;
  Channel: Channel;
  CategoryID: number;
  LawyerID?: number | null | undefined;
}

export interface WantedTime extends Wanted {
  SlotStart: string;
}

/** A lawyer with the calendar from a moment on. */
export interface BookableLawyer {
  lawyer: Lawyer;
  calendar: LawyerCalendar;
}

/** In the order in which they are offered: the one with the fewest meetings that day first. */
export const byMeetings = (lawyers: readonly BookableLawyer[], day: BookingDay): BookableLawyer[] =>
  lawyers
    .map((lawyer) => ({ lawyer, count: countMeetings(lawyer.calendar, day) }))
    .toSorted((one, other) => one.count - other.count)
    .map(({ lawyer }) => lawyer);

export const isEmployed = and(
  eq(accounts.Disabled, false),
  isNull(accounts.DeletedAt),
  arrayOverlaps(accounts.roles, ["admin", "advisor"]),
);

/**
 * The lawyers who take such meetings, by name, with their calendars. An account without areas takes every area.
 * @param except a booking that does not count as taken, since it is being moved.
 */
export async function findBookableLawyers(
  db: Reader,
  { Service, Channel, CategoryID, LawyerID }: Wanted,
  now: Date,
  except = 0,
): Promise<BookableLawyer[]> {
  const area = db
    .select({ ID: sql<number>`coalesce(${categories.ParentID}, ${categories.ID})` })
    .from(categories)
    .where(eq(categories.ID, CategoryID));
  const rows = await db
    .select({ lawyer: lawyers, FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(lawyers)
    .innerJoin(accounts, eq(accounts.UserID, lawyers.UserID))
    .where(
      and(
        isEmployed,
        eq(lawyers.Active, true),
        arrayContains(lawyers.Services, [Service]),
        arrayContains(lawyers.Channels, [Channel]),
        LawyerID ? eq(lawyers.UserID, LawyerID) : undefined,
        or(
          eq(accounts.Areas, []),
          sql`${accounts.Areas} @> array[${CategoryID}]::int[]`,
          sql`(${area}) = any (${accounts.Areas})`,
        ),
      ),
    )
    .orderBy(asc(sql`${accounts.FirstName} collate "sv-x-icu"`), asc(lawyers.UserID));
  return withCalendars(db, rows, now, except);
}

type LawyerRow = Record<"FirstName" | "LastName", string> & { lawyer: typeof lawyers.$inferSelect };

async function withCalendars(db: Reader, rows: LawyerRow[], now: Date, except: number): Promise<BookableLawyer[]> {
  const [exceptions, taken, busy] = await readCalendars(
    db,
    rows.map(({ lawyer }) => lawyer.UserID),
    now,
    except,
  );
  const busyBy = Map.groupBy(busy, ({ LawyerID }) => LawyerID);
  const takenBy = Map.groupBy(taken, ({ LawyerID }) => LawyerID);
  return rows.map(({ lawyer: { UserID, Hours, DailyLimit, ...outside }, ...name }) => ({
    lawyer: { UserID, Name: nameOf(name) },
    calendar: {
      Hours,
      DailyLimit,
      Exceptions: new Map(
        exceptions.filter(({ LawyerID }) => LawyerID === UserID).map(({ Day, Periods }) => [Day, Periods]),
      ),
      Taken: takenBy.get(UserID) ?? [],
      Busy: closesTimes(outside, now) ? always : (busyBy.get(UserID) ?? []),
    },
  }));
}

/** A closed calendar: its other times are not known. */
const always = [{ start: 0, end: Number.MAX_SAFE_INTEGER }];

/** A day, so that the daily limit counts the meetings of today that are over. */
const DAY = 24 * 60 * 60 * 1000;

/** Thousands of timestamps are parsed faster as numbers than as texts. */
const inMilliseconds = (moment: PgColumn) => sql<number>`(extract(epoch from ${moment}) * 1000)::float8`;

/** One after the other: a transaction has one connection. */
async function readCalendars(db: Reader, ids: number[], now: Date, except: number) {
  const yesterday = new Date(now.getTime() - DAY).toISOString();
  const exceptions = await db
    .select()
    .from(lawyerExceptions)
    .where(and(inArray(lawyerExceptions.LawyerID, ids), gte(lawyerExceptions.Day, yesterday.slice(0, 10))));
  const taken = await db
    .select({
      LawyerID: bookings.LawyerID,
      start: inMilliseconds(bookings.StartsAt),
      freeFrom: inMilliseconds(bookings.FreeFrom),
      isConfirmed: sql<boolean>`${bookings.State} = 'Confirmed'`,
    })
    .from(bookings)
    .where(
      and(
        inArray(bookings.LawyerID, ids),
        inArray(bookings.State, [...blockingStates]),
        gt(bookings.FreeFrom, yesterday),
        ne(bookings.ID, except),
        or(notInArray(bookings.State, [...heldStates]), gt(bookings.HoldUntil, now.toISOString())),
      ),
    );
  const busy = await db
    .select({
      LawyerID: lawyerBusy.LawyerID,
      start: inMilliseconds(lawyerBusy.StartsAt),
      end: inMilliseconds(lawyerBusy.EndsAt),
    })
    .from(lawyerBusy)
    .where(and(inArray(lawyerBusy.LawyerID, ids), gt(lawyerBusy.EndsAt, now.toISOString())));
  return [exceptions, taken, busy] as const;
}

/** Any member of staff can call an asker: one without meeting hours gets a closed calendar. */
export async function ensureLawyer(tx: Transaction, UserID: number): Promise<void> {
  const Hours = Array.from({ length: 7 }, () => []);
  await tx.insert(lawyers).values({ UserID, Active: false, Services: [], Channels: [], Hours }).onConflictDoNothing();
}

/** A lawyer's calendar for all services; null while no meetings are taken. @param except as for findBookableLawyers */
export async function findActiveCalendar(
  db: Reader,
  UserID: number,
  now: Date,
  except = 0,
): Promise<LawyerCalendar | null> {
  const rows = await db
    .select({ lawyer: lawyers, FirstName: accounts.FirstName, LastName: accounts.LastName })
    .from(lawyers)
    .innerJoin(accounts, eq(accounts.UserID, lawyers.UserID))
    .where(and(eq(lawyers.UserID, UserID), eq(lawyers.Active, true)));
  return (await withCalendars(db, rows, now, except))[0]?.calendar ?? null;
}

/** Makes other bookings of the lawyer wait until the transaction ends, and releases overdue holds. */
export async function lockLawyer(tx: Transaction, LawyerID: number, now: Date): Promise<void> {
  await tx.select({ ID: lawyers.UserID }).from(lawyers).where(eq(lawyers.UserID, LawyerID)).for("update");
  await tx
    .update(bookings)
    .set({ State: "Expired" })
    .where(
      and(
        eq(bookings.LawyerID, LawyerID),
        inArray(bookings.State, [...heldStates]),
        lte(bookings.HoldUntil, now.toISOString()),
      ),
    );
}

/** The availability of one lawyer or all, by name. */
export async function listAvailability(db: Reader, LawyerID?: number): Promise<Availability[]> {
  const [rows, exceptions] = await Promise.all([
    db
      .select({ lawyer: lawyers, FirstName: accounts.FirstName, LastName: accounts.LastName })
      .from(lawyers)
      .innerJoin(accounts, eq(accounts.UserID, lawyers.UserID))
      .where(and(isEmployed, LawyerID === undefined ? undefined : eq(lawyers.UserID, LawyerID)))
      .orderBy(asc(sql`${accounts.FirstName} collate "sv-x-icu"`), asc(lawyers.UserID)),
    db.select().from(lawyerExceptions).orderBy(asc(lawyerExceptions.Day)),
  ]);
  return rows.map(({ lawyer: { UserID, ...availability }, ...name }) => ({
    ...availability,
    Exceptions: exceptions
      .filter((exception) => exception.LawyerID === UserID)
      .map(({ Day, Periods }) => ({ Day, Periods })),
    Lawyer: { UserID, Name: nameOf(name) },
  }));
}

/** Whether the account exists and may have meetings. */
export async function isStaffAccount(db: Reader, UserID: number): Promise<boolean> {
  return (await db.$count(accounts, and(eq(accounts.UserID, UserID), isEmployed))) > 0;
}

export async function saveAvailability(
  tx: Transaction,
  UserID: number,
  { Exceptions, ...availability }: SetAvailability,
): Promise<void> {
  await tx
    .insert(lawyers)
    .values({ UserID, ...availability })
    .onConflictDoUpdate({ target: lawyers.UserID, set: availability });
  await tx.delete(lawyerExceptions).where(eq(lawyerExceptions.LawyerID, UserID));
  if (Exceptions.length === 0) return;
  await tx.insert(lawyerExceptions).values(Exceptions.map((exception) => ({ ...exception, LawyerID: UserID })));
}
