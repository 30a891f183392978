import { isAdmin } from "@lagrum/core/account/roles";
import { bookingReference, freeUntil, leftAfter, mayWithdraw, withdrawUntil } from "@lagrum/core/booking/bookingRules";
import {
  type Booking,
  type BookingListItem,
  type BookingOrder,
  type BookingQuery,
  type BookingStatus,
  bookingStates,
} from "@lagrum/core/booking/bookingSchema";
import { orderReference } from "@lagrum/core/order/orderReference";
import type { WithdrawalLaws } from "@lagrum/core/withdrawal/withdrawalLaw";
import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { listReceipts } from "../accounting/receiptRepository.ts";
import { nameOf } from "../accounts/personName.ts";
import type { Reader } from "../db/database.ts";
import { within } from "../db/dateRange.ts";
import { accounts } from "../db/schema/accounts.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { categories } from "../db/schema/categories.ts";
import { orders } from "../db/schema/orders.ts";
import { parties, partyConflicts } from "../db/schema/parties.ts";
import { askers, questions } from "../db/schema/questions.ts";
import { Failure } from "../http/failure.ts";
import type { Seal } from "../keys/seal.ts";
import { findConflictReason, findCounterparty } from "../orders/orderParties.ts";
import { expiryOf } from "../orders/orderView.ts";
import type { Viewer } from "../orders/orderVisibility.ts";
import { refundedAmount } from "../payments/refundService.ts";
import { listMeetings } from "../products/priceRepository.ts";
import { rightNow } from "../withdrawals/contractOf.ts";
import { listWithdrawalLaws } from "../withdrawals/withdrawalLaws.ts";
import { feePercentNow } from "./cancelBooking.ts";

/** The parties of a priced meeting are its order's. */
const hasConflict = sql<boolean>`exists (
  select 1 from ${parties} join ${partyConflicts} on ${partyConflicts.PartyID} = ${parties.ID}
  where (${parties.MatterKind} = 'booking' and ${parties.MatterID} = ${bookings.ID})
     or (${parties.MatterKind} = 'order' and ${parties.MatterID} = ${orders.ID}))`;

const selectBookings = (db: Reader, where: SQL | undefined) =>
  db
    .select({
      booking: bookings,
      Category: { ID: categories.ID, Name: categories.Name, Uri: categories.Uri },
      FirstName: accounts.FirstName,
      LastName: accounts.LastName,
      booker: bookers,
      asker: askers,
      Question: questions.QuestionBody,
      order: orders,
      HasConflict: hasConflict,
    })
    .from(bookings)
    .innerJoin(categories, eq(categories.ID, bookings.CategoryID))
    .innerJoin(accounts, eq(accounts.UserID, bookings.LawyerID))
    .leftJoin(bookers, eq(bookers.BookingID, bookings.ID))
    .leftJoin(questions, eq(questions.ID, bookings.QuestionID))
    .leftJoin(askers, eq(askers.QuestionID, bookings.QuestionID))
    .leftJoin(orders, eq(orders.BookingID, bookings.ID))
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
  QuestionID: booking.QuestionID,
});

/** Who the meeting is with: of agreed telephone advice the asker. Null once the data has been deleted. */
function personOf({ booker, asker, Question }: Selected): Booking["Booker"] {
  if (booker) return booker;
  if (!asker) return null;
  const { FirstName, Email, Phone } = asker;
  const contact = { FirstName: FirstName ?? "", LastName: "", Email, Phone: Phone ?? "" };
  return { ...contact, Description: Question ?? "", Needs: null, Insurance: null };
}

async function orderOf(
  db: Reader,
  { order, booking }: Selected,
  { now, laws }: { now: Date; laws: WithdrawalLaws },
): Promise<BookingOrder | null> {
  if (!order) return null;
  const { ID, State, Amount, RefundedAmount, PaidAt, Role } = order;
  const isComing = booking.State === "Confirmed" && Date.parse(booking.StartsAt) > now.getTime();
  const isInTime = PaidAt !== null && mayWithdraw({ role: Role, paidAt: PaidAt }, now, laws);
  const isOpen = isInTime && (await rightNow(db, order, now)).Obstacle === null;
  const left = leftAfter(Amount, feePercentNow(booking, order, { now, laws }), await refundedAmount(db, ID));
  return {
    ...{ ID, State, Amount, RefundedAmount },
    Reference: orderReference(ID),
    ExpiresAt: expiryOf(order),
    WithdrawUntil: isOpen ? withdrawUntil(new Date(PaidAt), laws).toISOString() : null,
    RefundIfCancelled: PaidAt !== null && isComing ? left : null,
    Receipts: await listReceipts(db, ID),
  };
}

/** The booking as its booker sees it. @param mayConfirm whether the code is the mailed one. @throws Failure LINK_INVALID */
export async function getStatus(db: Reader, id: number, now: Date, mayConfirm = false): Promise<BookingStatus> {
  const [row] = await selectBookings(db, eq(bookings.ID, id));
  if (!row) throw new Failure("LINK_INVALID");
  const { booking, order } = row;
  const laws = await listWithdrawalLaws(db);
  const isHeld = booking.State === "Held";
  const isUnconfirmed = booking.State === "AwaitingConfirmation";
  // The job of each minute may not have released it yet.
  const isOverdue = isUnconfirmed && booking.HoldUntil !== null && Date.parse(booking.HoldUntil) <= now.getTime();
  const meeting = isHeld ? (await listMeetings(db, now)).find(({ Code }) => Code === booking.Service) : undefined;
  return {
    ...common(row),
    ...(isOverdue && { State: "Expired" }),
    HoldUntil: isHeld || isUnconfirmed ? booking.HoldUntil : null,
    MayConfirm: mayConfirm && isUnconfirmed && !isOverdue,
    FreeUntil: freeUntil(booking.StartsAt).toISOString(),
    KeptPercent: booking.KeptPercent,
    Price: meeting?.Amount ?? order?.Amount ?? 0,
    NewWithdrawUntil: withdrawUntil(now, laws).toISOString(),
    Order: await orderOf(db, row, { now, laws }),
  };
}

/** Meetings that the caller may see with their people: an administrator all, an advisor her own without a conflict review. */
const isVisible = ({ booking, order }: Selected, { UserID, roles }: Viewer["caller"]): boolean =>
  isAdmin(roles) || (booking.LawyerID === UserID && (order?.ReviewSince ?? null) === null);

const toListItem = (row: Selected): BookingListItem => ({
  ...common(row),
  Booker: personOf(row),
  OrderID: row.order?.ID ?? null,
  HasConflict: row.HasConflict,
});

/** A colleague's meeting: when it is, not with whom or about what. */
const withoutPerson = (row: Selected): BookingListItem => ({
  ...common(row),
  QuestionID: null,
  Booker: null,
  OrderID: null,
  HasConflict: false,
});

const shownStates = bookingStates.filter((state) => state !== "Held" && state !== "Expired");

/** The meetings of some days as staff see them, without holds. */
export async function listBookings(
  db: Reader,
  { From, To, LawyerID }: BookingQuery,
  caller: Viewer["caller"],
): Promise<BookingListItem[]> {
  const rows = await selectBookings(
    db,
    and(
      within(bookings.StartsAt, From, To),
      inArray(bookings.State, [...shownStates]),
      LawyerID === undefined ? undefined : eq(bookings.LawyerID, LawyerID),
    ),
  );
  return rows.map((row) => (isVisible(row, caller) ? toListItem(row) : withoutPerson(row)));
}

/** @throws Failure NOT_FOUND for a colleague's meeting */
export async function requireVisibleBooking(db: Reader, caller: Viewer["caller"], id: number): Promise<void> {
  const [row] = await selectBookings(db, eq(bookings.ID, id));
  if (!row || !isVisible(row, caller)) throw new Failure("NOT_FOUND");
}

/** A meeting as staff see it. Administrators see why there may be a conflict of interest. @throws Failure NOT_FOUND */
export async function getBooking(
  db: Reader,
  id: number,
  { seal, caller }: { seal: Seal; caller: Viewer["caller"] },
): Promise<Booking> {
  const [row] = await selectBookings(db, eq(bookings.ID, id));
  if (!row) throw new Failure("NOT_FOUND");
  const { order, booking } = row;
  const matter = order ? ({ Kind: "order", ID: order.ID } as const) : ({ Kind: "booking", ID: id } as const);
  return {
    ...toListItem(row),
    Booker: personOf(row),
    Counterparty: await findCounterparty(db, seal, matter),
    ConflictReason: isAdmin(caller.roles) ? await findConflictReason(db, seal, matter) : null,
    OrderState: order?.State ?? null,
    Notes: booking.Notes,
    UpdatedAt: booking.NotedAt ?? booking.CreatedAt,
  };
}
