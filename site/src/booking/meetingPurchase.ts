import type { BookingStatus } from "@lagrum/core/booking/bookingSchema";
import type { Purchase } from "@lagrum/core/order/purchaseTexts";
import { dayOf } from "@lagrum/core/text/dates";
import { consentsOf } from "../buyer/buyerValues.ts";
import type { BookerValues } from "./bookingForm.ts";

/** Its `NewWithdrawUntil` is the last moment of the right of withdrawal from a meeting that is paid now. */
type Withdrawable = Pick<BookingStatus, "NewWithdrawUntil">;

/** The last day of the right of withdrawal. */
export const lastDayOf = ({ NewWithdrawUntil }: Withdrawable): string => dayOf(new Date(NewWithdrawUntil));

/** The first day on which a meeting is held after the right of withdrawal. */
export const firstDayAfter = ({ NewWithdrawUntil }: Withdrawable): string =>
  dayOf(new Date(Date.parse(NewWithdrawUntil) + 1));

/** The purchase of a held meeting, before it is paid. */
export function meetingPurchase(held: BookingStatus, values: BookerValues): Purchase {
  const Role = values.Role === "Company" ? "Company" : "Private";
  const WithdrawUntil = Role === "Company" ? null : lastDayOf(held);
  return { Role, ...consentsOf(values), Dates: { WorkFrom: held.Start, DueAt: null, WithdrawUntil }, isPaid: false };
}
