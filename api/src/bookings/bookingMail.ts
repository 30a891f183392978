import { meetingMinutes } from "@lagrum/core/booking/bookingRules";
import { formatDateTime } from "@lagrum/core/text/dates";
import type { Mail } from "@lagrum/core/texts/mails";
import { and, eq, isNull } from "drizzle-orm";
import { issueCode } from "../accounts/accessCodes.ts";
import { nameOf } from "../accounts/personName.ts";
import type { App } from "../app.ts";
import type { Reader } from "../db/database.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { askers } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { BookingMail, LawyerMail, UnconfirmedMail } from "../mail/queuedMail.ts";
import { readMoneyBack } from "../payments/moneyBack.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { getStatus } from "./bookingView.ts";
import { calendarFile } from "./calendarFile.ts";
import { hasUsedFreeMeeting } from "./freeMeeting.ts";

type Tools = Pick<App, "clock" | "env">;

/** Without a firm's address, replies to the invitation go to the sender of the mails. */
async function readOrganizer(db: Reader, { MAIL_FROM }: App["env"]) {
  const { Name, Email, Street, PostalCode, City } = companyOf((await readSettings(db)).settings);
  const email = Email || (/[^\s<]+@[^\s>]+/.exec(MAIL_FROM)?.[0] ?? MAIL_FROM);
  return { name: Name || email, email, place: `${Street}, ${PostalCode} ${City}` };
}

async function readMeeting(db: Reader, { clock, env }: Tools, id: number) {
  const [row] = await db
    .select({ booker: bookers, asker: askers, Sequence: bookings.Sequence })
    .from(bookings)
    .leftJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .leftJoin(askers, eq(askers.QuestionID, bookings.QuestionID))
    .where(eq(bookings.ID, id));
  const person = row?.booker ?? (row?.asker && { ...row.asker, LastName: "" });
  if (!row || !person) return null;
  const [status, organizer] = await Promise.all([getStatus(db, id, clock()), readOrganizer(db, env)]);
  const { FirstName, LastName, Email, Phone } = person;
  const name = { FirstName: FirstName ?? "", LastName };
  const booker = { ...name, Name: nameOf(name), Email, Phone: Phone ?? "" };
  const file = calendarFile(status, row.Sequence, { booker, organizer, now: clock() });
  return { booker, status, place: organizer.place, file };
}

/**
 * The booker's calendar file.
 * @throws Failure LINK_INVALID for a hold, or when the data has been erased; BOOKING_UNCONFIRMED
 */
export async function getCalendar(app: Tools & Pick<App, "db">, id: number): Promise<string> {
  const meeting = await readMeeting(app.db, app, id);
  if (!meeting) throw new Failure("LINK_INVALID");
  if (meeting.status.State === "AwaitingConfirmation") throw new Failure("BOOKING_UNCONFIRMED");
  return meeting.file.content;
}

/** @returns null when the mail is no longer due: a confirmation or reminder of a meeting that was cancelled */
export function composeForBooker(app: Tools & Pick<App, "db">, queued: BookingMail): Promise<Mail | null> {
  return app.db.transaction(async (tx) => {
    const { BookingID } = queued;
    // The lock makes an erasure wait until the code is stored.
    await tx.select({ ID: bookers.BookingID }).from(bookers).where(eq(bookers.BookingID, BookingID)).for("share");
    const meeting = await readMeeting(tx, app, BookingID);
    const isCancelled = meeting?.file.method === "CANCEL";
    if (!meeting || isCancelled !== (queued.Kind === "bookingCancelled")) return null;
    const { booker, status, file, place } = meeting;
    const mail = {
      ...{ To: booker.Email, FirstName: booker.FirstName, BookingID, Reference: status.Reference },
      Code: await issueCode(tx, "booking", BookingID, app.clock()),
      ...{
        When: formatDateTime(status.Start),
        FreeUntil: Date.parse(status.FreeUntil) > app.clock().getTime() ? formatDateTime(status.FreeUntil) : null,
        Minutes: meetingMinutes[status.Service],
      },
      ...{ Channel: status.Channel, Lawyer: status.Lawyer.Name, Place: place },
      Calendar: { Method: file.method, Content: file.content },
    };
    if (queued.Kind !== "bookingCancelled") return { ...mail, Kind: queued.Kind };
    const Money = status.Order ? await readMoneyBack(tx, status.Order.ID) : ({ State: "Nothing" } as const);
    return { ...mail, Kind: queued.Kind, isByFirm: queued.isByFirm, Money };
  });
}

/**
 * The mail with the link that confirms a free meeting, or that the person has had one.
 * @returns null when the mail is no longer due: the meeting has been confirmed, or released
 */
export function composeUnconfirmed(app: Tools & Pick<App, "db">, { BookingID }: UnconfirmedMail): Promise<Mail | null> {
  return app.db.transaction(async (tx) => {
    const [booker] = await tx.select().from(bookers).where(eq(bookers.BookingID, BookingID)).for("share");
    if (!booker) return null;
    const { State, Reference, Start, HoldUntil, Service, Lawyer } = await getStatus(tx, BookingID, app.clock());
    if (State !== "AwaitingConfirmation" || HoldUntil === null) return null;
    const mail = { To: booker.Email, Reference };
    if (await hasUsedFreeMeeting(tx, BookingID, booker)) return { Kind: "freeMeetingUsed", ...mail };
    return {
      ...{ Kind: "bookingConfirm", ...mail, When: formatDateTime(Start), Minutes: meetingMinutes[Service] },
      ...{ Lawyer: Lawyer.Name, ConfirmUntil: formatDateTime(HoldUntil) },
      Code: await issueCode(tx, "confirmBooking", BookingID, app.clock()),
    };
  });
}

/** @returns null when the mail is no longer due: the lawyer has left, or the booker's data has been erased */
export async function composeForLawyer(
  app: Tools & Pick<App, "db">,
  { Kind, BookingID, UserID, Change }: LawyerMail,
): Promise<Mail | null> {
  const [lawyer] = await app.db
    .select()
    .from(accounts)
    .where(and(eq(accounts.UserID, UserID), isNull(accounts.DeletedAt)));
  const meeting = await readMeeting(app.db, app, BookingID);
  if (!lawyer || !meeting) return null;
  const { booker, status, file } = meeting;
  return {
    ...{ Kind, To: lawyer.Email, FirstName: lawyer.FirstName, BookingID, Reference: status.Reference, Change },
    ...{ When: formatDateTime(status.Start), Minutes: meetingMinutes[status.Service], Channel: status.Channel },
    Booker: { Name: booker.Name, Phone: booker.Phone, Email: booker.Email },
    Calendar: { Method: file.method, Content: file.content },
  };
}
