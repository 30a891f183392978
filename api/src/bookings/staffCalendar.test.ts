import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, asCaller, bookedMeeting, freeTimes, openCalendar, someHours } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(scene.reset);
const { testApp, setTime, stored } = scene;

describe("staff", () => {
  it("see the meetings of a day, and record their outcomes", async () => {
    const { ID, Start } = await bookedMeeting(testApp);
    const list = done(
      await testApp.asAdvisor.listBookings({ query: { From: "2026-11-23", To: "2026-11-23" } }),
    ).Bookings;
    expect(list.map(({ ID, Booker }) => [ID, Booker?.LastName])).toEqual([[ID, "Ek"]]);
    expect(done(await testApp.asAdvisor.getBooking(byId(ID))).Counterparty).toBe("Bostads AB Granen");
    expect(refusal(await testApp.asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "NoShow" } }))).toBe(
      "409 BOOKING_CLOSED",
    );
    setTime(new Date(Date.parse(Start) + HOUR));
    expect(done(await testApp.asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "NoShow" } })).State).toBe(
      "NoShow",
    );
    expect(refusal(await testApp.asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "Done" } }))).toBe(
      "409 BOOKING_CLOSED",
    );
  });

  it("book for a caller without notice, but neither over a meeting nor outside the hours", async () => {
    await openCalendar(testApp);
    const create = async (start: string) =>
      testApp.asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, start)) });
    expect(done(await create("2026-11-23T08:15:00.000Z")).State).toBe("Confirmed");
    const taken = await create("2026-11-23T08:15:00.000Z");
    expect(taken).toMatchObject({ status: 409, body: { Code: "TIME_TAKEN" } });
    // The nearest free times, the gap after the meeting included.
    expect(Object(taken.body).FreeTimes.map(({ Start }: { Start: string }) => Start)).toContain(
      "2026-11-23T08:45:00.000Z",
    );
    expect(refusal(await create("2026-11-23T08:30:00.000Z"))).toBe("409 TIME_TAKEN");
    expect(refusal(await create("2026-11-23T17:00:00.000Z"))).toBe("422 INCORRECT_PROPERTIES");
  });

  it("close a lawyer's day: its times are no longer offered, and its bookings stay", async () => {
    const { Start } = await bookedMeeting(testApp);
    await openCalendar(testApp, { Exceptions: [{ Day: "2026-11-23", Periods: [] }] });
    expect((await freeTimes(testApp)).some(({ Start: free }) => free.startsWith("2026-11-23"))).toBe(false);
    expect(Start.startsWith("2026-11-23")).toBe(true);
    expect(await stored()).toBe(1);
    const overlapping = [
      { From: "08:00", To: "12:00" },
      { From: "11:00", To: "13:00" },
    ];
    const id = await openCalendar(testApp);
    const refused = await testApp.asAdmin.setAvailability({
      ...byId(id),
      body: { ...someHours, Exceptions: [{ Day: "2026-11-24", Periods: overlapping }] },
    });
    expect(refusal(refused)).toBe("422 INCORRECT_PROPERTIES");
  });

  it("see that a free meeting may be a conflict of interest, and administrators why", async () => {
    await openCalendar(testApp);
    const earlier = await aMeeting(testApp, "2026-11-24T09:00:00.000Z", { Counterparty: "Alva Jävsson" });
    done(await testApp.asAdvisor.createBooking({ body: asCaller(earlier) }));
    const person = { FirstName: "Alva", LastName: "Jävsson" };
    const body = await aMeeting(testApp, "2026-11-24T10:00:00.000Z", person);
    const { ID } = done(await testApp.client.bookMeeting({ body }));
    const seen = done(await testApp.asAdmin.getBooking(byId(ID)));
    expect([seen.State, seen.HasConflict]).toEqual(["AwaitingConfirmation", true]);
    expect(seen.ConflictReason).toContain("Alva Jävsson");
    expect(done(await testApp.asAdvisor.getBooking(byId(ID))).ConflictReason).toBeNull();
  });
});
