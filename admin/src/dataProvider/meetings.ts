import type { SetAvailability } from "@lagrum/core/booking/availabilitySchema";
import type { BookForCaller, CloseBooking, MoveBooking, SaveBookingNotes } from "@lagrum/core/booking/bookingSchema";
import type { UnreadableRule } from "@lagrum/core/booking/lawyerCalendarSchema";
import type { Client } from "@lagrum/core/client";
import { bodyOf } from "./reply.ts";

/** Meetings and the lawyers' hours. */
export const meetingMethods = (client: Client) => ({
  /** @param From and To days in Sweden, both included */
  listMeetings: async (query: { From: string; To: string; LawyerID?: number }) =>
    (await bodyOf(client.listBookings({ query }))).Bookings,
  getMeeting: (id: number) => bodyOf(client.getBooking({ params: { id } })),
  createMeeting: (body: BookForCaller) => bodyOf(client.createBooking({ body })),
  moveMeeting: (id: number, body: MoveBooking) => bodyOf(client.rescheduleBooking({ params: { id }, body })),
  closeMeeting: (id: number, Outcome: CloseBooking["Outcome"]) =>
    bodyOf(client.closeBooking({ params: { id }, body: { Outcome } })),
  saveMeetingNotes: (id: number, body: SaveBookingNotes) => bodyOf(client.saveBookingNotes({ params: { id }, body })),
  getLawyerCalendars: (id: number) => bodyOf(client.getLawyerCalendars({ params: { id } })),
  createCalendarFeed: (id: number) => bodyOf(client.createCalendarFeed({ params: { id } })),
  revokeCalendarFeed: (id: number) => bodyOf(client.revokeCalendarFeed({ params: { id } })),
  setOutsideCalendar: (id: number, Url: string | null) =>
    bodyOf(client.setOutsideCalendar({ params: { id }, body: { Url } })),
  setUnreadableRule: (id: number, WhenUnreadable: UnreadableRule) =>
    bodyOf(client.setUnreadableRule({ params: { id }, body: { WhenUnreadable } })),
  listUnreadableCalendars: async () => (await bodyOf(client.listUnreadableCalendars())).Calendars,
  listLawyers: async () => (await bodyOf(client.listLawyers())).Lawyers,
  setAvailability: (id: number, body: SetAvailability) => bodyOf(client.setAvailability({ params: { id }, body })),
});
