import { bookingReference } from "@lagrum/core/booking/bookingRules";
import { reference } from "@lagrum/core/question/questionState";
import { channelTexts } from "@lagrum/core/texts/bookings";
import { and, asc, eq, gt, inArray } from "drizzle-orm";
import ical from "ical-generator";
import { hashOf } from "../accounts/accessCodes.ts";
import { isEmployed } from "../bookings/lawyerRepository.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookings, lawyers } from "../db/schema/bookings.ts";
import { Failure } from "../http/failure.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Past meetings in the feed. */
const PAST = 30 * DAY;

/**
 * A lawyer's meetings as a calendar (RFC 5545): times, kinds and references. It has no client's data, since the address
 * is read by outside services.
 * @throws Failure LINK_INVALID
 */
export async function readCalendarFeed(db: Reader, code: string, now: Date): Promise<string> {
  const [lawyer] = await db
    .select({ UserID: lawyers.UserID })
    .from(lawyers)
    .innerJoin(accounts, eq(accounts.UserID, lawyers.UserID))
    .where(and(eq(lawyers.FeedHash, hashOf(code)), isEmployed));
  if (!lawyer) throw new Failure("LINK_INVALID");
  const meetings = await db
    .select()
    .from(bookings)
    .where(
      and(
        eq(bookings.LawyerID, lawyer.UserID),
        inArray(bookings.State, ["AwaitingPayment", "Confirmed", "Done", "NoShow"]),
        gt(bookings.StartsAt, new Date(now.getTime() - PAST).toISOString()),
      ),
    )
    .orderBy(asc(bookings.StartsAt));
  const calendar = ical({ name: "Lagrum", prodId: { company: "Lagrum", product: "Bokning", language: "SV" } });
  for (const { ID, QuestionID, Channel, StartsAt, EndsAt, Sequence } of meetings) {
    const what = QuestionID === null ? `Möte ${bookingReference(ID)}` : `Telefonrådgivning ${reference(QuestionID)}`;
    calendar.createEvent({
      ...{ id: `feed-${ID}@lagrum`, sequence: Sequence, stamp: now },
      ...{ start: new Date(StartsAt), end: new Date(EndsAt) },
      summary: `${what}, ${channelTexts[Channel].toLocaleLowerCase("sv")}`,
    });
  }
  return calendar.toString();
}
