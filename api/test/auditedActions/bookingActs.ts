import { userIdOf } from "../accounts.ts";
import { aMeeting, asCaller, bookedMeeting, freeTimes, openCalendar, someHours } from "../booking.ts";
import { done } from "../scenes.ts";
import type { TestApp } from "../testApp.ts";
import { byId, type LogRowOf, type Scene } from "./scene.ts";

/** Actions on meetings, with their audit log entries. */
export async function bookingActs(testApp: TestApp, of: LogRowOf) {
  const { asAdmin } = testApp;
  const advisorId = await userIdOf(testApp, "advisor");
  const next = async () => (await freeTimes(testApp))[0]?.Start ?? "";
  const starts = new Map<string, string>();
  return {
    createBooking: {
      before: async () => openCalendar(testApp),
      act: async () => {
        const start = await next();
        starts.set("created", start);
        done(await asAdmin.createBooking({ body: asCaller(await aMeeting(testApp, start)) }));
      },
      logged: () => [of("booking", "booked", [{ Field: "StartsAt", Before: null, After: starts.get("created") }])],
    },
    rescheduleBooking: {
      before: async () => {
        const { ID, Start } = await bookedMeeting(testApp);
        starts.set("before", Start);
        return ID;
      },
      act: async (id) => {
        const SlotStart = await next();
        starts.set("after", SlotStart);
        done(await asAdmin.rescheduleBooking({ ...byId(id), body: { SlotStart } }));
      },
      logged: () => [
        of("booking", "moved", [{ Field: "StartsAt", Before: starts.get("before"), After: starts.get("after") }]),
      ],
    },
    closeBooking: {
      before: async () => (await bookedMeeting(testApp)).ID,
      act: async (id) => done(await asAdmin.closeBooking({ ...byId(id), body: { Outcome: "Cancelled" } })),
      logged: [of("booking", "cancelled", [{ Field: "State", Before: "Confirmed", After: "Cancelled" }])],
    },
    saveBookingNotes: {
      before: async () => (await bookedMeeting(testApp)).ID,
      act: async (id) => {
        const { UpdatedAt } = done(await asAdmin.getBooking(byId(id)));
        done(await asAdmin.saveBookingNotes({ ...byId(id), body: { Notes: "Vill ha tolk.", UpdatedAt } }));
      },
      logged: [of("booking", "noted")],
    },
    createCalendarFeed: {
      before: async () => advisorId,
      act: async (id) => done(await asAdmin.createCalendarFeed(byId(id))),
      logged: [of("lawyer", "feedCreated")],
    },
    revokeCalendarFeed: {
      before: async () => advisorId,
      act: async (id) => done(await asAdmin.revokeCalendarFeed(byId(id))),
      logged: [of("lawyer", "feedRevoked")],
    },
    setOutsideCalendar: {
      before: async () => advisorId,
      act: async (id) => done(await asAdmin.setOutsideCalendar({ ...byId(id), body: { Url: null } })),
      logged: [of("lawyer", "outsideCalendarSet")],
    },
    setUnreadableRule: {
      before: async () => advisorId,
      act: async (id) => done(await asAdmin.setUnreadableRule({ ...byId(id), body: { WhenUnreadable: "Close" } })),
      logged: [of("lawyer", "unreadableRuleSet")],
    },
    setAvailability: {
      before: async () => advisorId,
      act: async (id) => done(await asAdmin.setAvailability({ ...byId(id), body: someHours })),
      logged: [of("lawyer", "availabilitySet")],
    },
  } satisfies Record<string, Scene>;
}
