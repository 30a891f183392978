import { issueCode } from "../../src/accounts/accessCodes.ts";
import { aMeeting, asCaller, bookedMeeting, freeTimes, openCalendar, someHours } from "../booking.ts";
import { categoryId, done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { aWish, offeredSunday } from "../waitingList.ts";
import type { Requests } from "./request.ts";

/** Requests for meetings. */
export async function bookingRequests(testApp: TestApp) {
  const advisorId = await openCalendar(testApp);
  const free = async (index = 0) => (await freeTimes(testApp)).at(index)?.Start ?? "";
  async function held() {
    const SlotStart = await free();
    const CategoryID = await categoryId(testApp, "hyresratt");
    return done(
      await testApp.client.holdTime({ body: { Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart } }),
    );
  }
  const booked = () => bookedMeeting(testApp, -1);
  return {
    getBookingSlots: async () => ({
      path: `/bookingSlots?Service=BOOK15&Channel=Telephone&CategoryID=${await categoryId(testApp, "hyresratt")}`,
    }),
    holdTime: async () => {
      const { Service, Channel, CategoryID, SlotStart } = await aMeeting(testApp, await free());
      return { path: "/bookings/hold", body: { Service, Channel, CategoryID, SlotStart } };
    },
    extendHold: async () => {
      const { ID, AccessCode } = await held();
      return { path: `/bookings/${ID}/hold`, accessCode: AccessCode };
    },
    releaseHold: async () => {
      const { ID, AccessCode } = await held();
      return { path: `/bookings/${ID}/hold`, accessCode: AccessCode };
    },
    bookMeeting: async () => ({ path: "/booking", body: await aMeeting(testApp, await free()) }),
    confirmMeeting: async () => {
      const { ID } = done(await testApp.client.bookMeeting({ body: await aMeeting(testApp, await free()) }));
      const { app } = testApp;
      const accessCode = await app.db.transaction((tx) => issueCode(tx, "confirmBooking", ID, app.clock()));
      return { path: `/bookings/${ID}/confirm`, accessCode };
    },
    getBookingStatus: async () => ({ path: "/bookings/status", accessCode: (await booked()).AccessCode }),
    getBookingCalendar: async () => ({ path: "/bookings/calendar", accessCode: (await booked()).AccessCode }),
    moveBooking: async () => {
      const { ID, AccessCode } = await booked();
      return { path: `/bookings/${ID}/move`, accessCode: AccessCode, body: { SlotStart: await free(-1) } };
    },
    cancelBooking: async () => {
      const { ID, AccessCode } = await booked();
      return { path: `/bookings/${ID}/cancel`, accessCode: AccessCode };
    },
    listBookings: async () => ({ path: "/bookings?From=2026-11-23&To=2026-11-29" }),
    getBooking: async () => ({ path: `/bookings/${(await booked()).ID}` }),
    createBooking: async () => ({ path: "/bookings", body: asCaller(await aMeeting(testApp, await free())) }),
    rescheduleBooking: async () => ({
      path: `/bookings/${(await booked()).ID}/time`,
      body: { SlotStart: await free(-1) },
    }),
    closeBooking: async () => ({ path: `/bookings/${(await booked()).ID}/outcome`, body: { Outcome: "Cancelled" } }),
    saveBookingNotes: async () => {
      const { ID } = await booked();
      const { UpdatedAt } = done(await testApp.asAdmin.getBooking({ params: { id: ID } }));
      return { path: `/bookings/${ID}/notes`, body: { Notes: "Ringde tillbaka.", UpdatedAt } };
    },
    listLawyers: async () => ({ path: "/lawyers" }),
    getLawyerCalendars: async () => ({ path: `/lawyers/${advisorId}/calendars` }),
    createCalendarFeed: async () => ({ path: `/lawyers/${advisorId}/calendarFeed`, body: {} }),
    revokeCalendarFeed: async () => ({ path: `/lawyers/${advisorId}/calendarFeed` }),
    setOutsideCalendar: async () => ({ path: `/lawyers/${advisorId}/outsideCalendar`, body: { Url: null } }),
    setUnreadableRule: async () => ({
      path: `/lawyers/${advisorId}/unreadableRule`,
      body: { WhenUnreadable: "Open" },
    }),
    listUnreadableCalendars: async () => ({ path: "/unreadableCalendars" }),
    getCalendarFeed: async () => {
      const { Code } = done(await testApp.asAdmin.createCalendarFeed({ params: { id: advisorId } }));
      return { path: `/calendarFeeds/${Code}` };
    },
    joinWaitingList: async () => ({ path: "/waitingList", body: await aWish(testApp) }),
    getWaitingStatus: async () => {
      const { AccessCode } = done(await testApp.client.joinWaitingList({ body: await aWish(testApp) }));
      return { path: "/waitingList/status", accessCode: AccessCode };
    },
    acceptOffer: async () => {
      const { ID, AccessCode } = await offeredSunday(testApp);
      return { path: `/waitingList/${ID}/accept`, accessCode: AccessCode };
    },
    declineOffer: async () => {
      const { ID, AccessCode } = await offeredSunday(testApp);
      return { path: `/waitingList/${ID}/decline`, accessCode: AccessCode };
    },
    leaveWaitingList: async () => {
      const { ID, AccessCode } = await offeredSunday(testApp);
      return { path: `/waitingList/${ID}`, accessCode: AccessCode };
    },
    listWaiting: async () => ({ path: "/waitingList" }),
    setAvailability: async () => ({ path: `/lawyers/${advisorId}/availability`, body: someHours }),
  } satisfies Requests;
}
