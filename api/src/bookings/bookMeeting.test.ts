import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, asCaller, bookedMeeting, freeTimes, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, MINUTE, tuesdayAtTen } from "../../test/bookingScene.ts";
import { categoryId, done, refusal } from "../../test/scenes.ts";
import { bookings } from "../db/schema/bookings.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(scene.reset);
const { testApp, hold, stored } = scene;
const { app, client } = testApp;

describe("free times", () => {
  it("begin after four open hours, on the quarter hour", async () => {
    await openCalendar(testApp);
    const times = await freeTimes(testApp);
    expect(times.slice(0, 2).map(({ Start }) => Start)).toEqual([
      "2026-11-23T12:00:00.000Z",
      "2026-11-23T12:15:00.000Z",
    ]);
    expect(times[0]?.Lawyer.Name).toBe("Karin Prov");
  });

  it("name the next day when a week has none", async () => {
    await openCalendar(testApp, {
      Exceptions: [{ Day: "2026-12-24", Periods: [{ From: "10:00", To: "11:00" }] }],
      Hours: Array.from({ length: 7 }, () => []),
    });
    const query = {
      Service: "BOOK15",
      Channel: "Telephone",
      CategoryID: await categoryId(testApp, "hyresratt"),
    } as const;
    const slots = done(await client.getBookingSlots({ query: { ...query, From: "2026-11-23" } }));
    expect(slots).toMatchObject({ Days: [], NextDay: "2026-12-24" });
    expect(done(await client.getBookingSlots({ query })).Days[0]?.Times).toHaveLength(4);
  });
});

describe("a booking", () => {
  it.each([
    ["outside the hours", "2026-11-24T05:00:00.000Z"],
    ["in the past", "2026-11-20T09:00:00.000Z"],
    ["off the grid", "2026-11-24T09:10:00.000Z"],
    ["too near", "2026-11-23T11:45:00.000Z"],
    ["too far ahead", "2027-01-25T09:00:00.000Z"],
    ["on a public holiday", "2026-12-25T09:00:00.000Z"],
    ["so late that it does not fit", "2026-11-24T16:00:00.000Z"],
  ])("%s is refused, and nothing is stored", async (_, SlotStart) => {
    await openCalendar(testApp);
    const refused = await client.bookMeeting({ body: await aMeeting(testApp, SlotStart) });
    expect([refused.status, !refused.ok && refused.body.Details]).toEqual([422, { SlotStart: ["NOT_AVAILABLE"] }]);
    expect(refusal(await hold(SlotStart))).toBe("422 INCORRECT_PROPERTIES");
    expect(await stored()).toBe(0);
  });

  it("is won by one of 50 concurrent bookers; the others are offered the nearest free times", async () => {
    await openCalendar(testApp);
    const bodies = await Promise.all(Array.from({ length: 50 }, () => aMeeting(testApp, tuesdayAtTen)));
    const outcomes = await Promise.all(bodies.map((body) => client.bookMeeting({ body })));
    expect(outcomes.map(refusal).toSorted()).toEqual(["201 OK", ...Array.from({ length: 49 }, () => "409 TIME_TAKEN")]);
    for (const outcome of outcomes) {
      if (outcome.ok) continue;
      expect(outcome.body.FreeTimes?.map(({ Start }) => Start)).toEqual([
        "2026-11-24T08:15:00.000Z",
        "2026-11-24T08:30:00.000Z",
        "2026-11-24T09:30:00.000Z",
      ]);
    }
    expect(await stored()).toBe(1);
  });

  it("is won by one of concurrent visitors, holds, and staff who book or move", async () => {
    await openCalendar(testApp);
    const others = ["2026-11-26T09:00:00.000Z", "2026-11-26T10:00:00.000Z", "2026-11-26T11:00:00.000Z"];
    const movable = await Promise.all(
      others.map(
        async (start) =>
          done(await testApp.asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, start)) })).ID,
      ),
    );
    const SlotStart = tuesdayAtTen;
    const attempts = [
      ...movable.map((id) => () => testApp.asAdvisor.rescheduleBooking({ ...byId(id), body: { SlotStart } })),
      ...Array.from({ length: 5 }, () => () => hold(SlotStart)),
      ...Array.from({ length: 5 }, () => async () => client.bookMeeting({ body: await aMeeting(testApp, SlotStart) })),
      ...Array.from(
        { length: 5 },
        () => async () => testApp.asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, SlotStart)) }),
      ),
    ];
    const outcomes = (await Promise.all(attempts.map((attempt) => attempt()))).map(refusal);
    expect(outcomes.filter((outcome) => outcome.endsWith("OK"))).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === "409 TIME_TAKEN")).toHaveLength(attempts.length - 1);
  });

  it("is excluded by the database when it overlaps, the gap included, while the other blocks the time", async () => {
    const { ID } = await bookedMeeting(testApp);
    const [{ ID: _, ...row }] = (await app.db.select().from(bookings)) as [typeof bookings.$inferSelect];
    const later = (minutes: number) => ({
      ...row,
      StartsAt: new Date(Date.parse(row.StartsAt) + minutes * MINUTE).toISOString(),
      EndsAt: new Date(Date.parse(row.EndsAt) + minutes * MINUTE).toISOString(),
      FreeFrom: new Date(Date.parse(row.FreeFrom) + minutes * MINUTE).toISOString(),
    });
    const insert = (minutes: number) => app.db.insert(bookings).values(later(minutes));
    for (const State of ["Held", "AwaitingConfirmation", "AwaitingPayment", "Confirmed"] as const) {
      await app.db.update(bookings).set({ State, HoldUntil: row.StartsAt }).where(eq(bookings.ID, ID));
      await expect(insert(15), State).rejects.toMatchObject({ cause: { constraint: "bookings_no_overlap" } });
    }
    await insert(25);
    await app.db.update(bookings).set({ State: "Cancelled" }).where(eq(bookings.ID, ID));
    await insert(-1);
  });
});
