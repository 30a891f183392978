import { eq } from "drizzle-orm";
import ICAL from "ical.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, asCaller, bookedMeeting, freeTimes, openCalendar, someHours } from "../../test/booking.ts";
import { categoryId, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { applyRetention } from "../jobs/retention.ts";
import { expireHolds, sendReminders } from "./bookingClock.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
const byId = (id: number) => ({ params: { id } });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Monday, a minute to nine in Stockholm. */
const monday = new Date("2026-11-23T07:59:00Z");
let { asAdmin, asAdvisor } = testApp;
function setTime(now: Date) {
  testApp.setTime(now);
  asAdmin = testApp.as(testApp.tokenOf("admin"));
  asAdvisor = testApp.as(testApp.tokenOf("advisor"));
  Object.assign(testApp, { asAdmin });
}
beforeEach(async () => {
  setTime(monday);
  await app.db.delete(bookings);
});

const stored = () => app.db.$count(bookings);
const tuesdayAtTen = "2026-11-24T09:00:00.000Z";

async function hold(SlotStart: string) {
  const CategoryID = await categoryId(testApp, "hyresratt");
  return client.holdTime({ body: { Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart } });
}

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

  it("is won by one of visitors, holds, staff who book and staff who move", async () => {
    await openCalendar(testApp);
    const others = ["2026-11-26T09:00:00.000Z", "2026-11-26T10:00:00.000Z", "2026-11-26T11:00:00.000Z"];
    const movable = await Promise.all(
      others.map(
        async (start) => done(await asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, start)) })).ID,
      ),
    );
    const SlotStart = tuesdayAtTen;
    const attempts = [
      ...movable.map((id) => () => asAdvisor.rescheduleBooking({ ...byId(id), body: { SlotStart } })),
      ...Array.from({ length: 5 }, () => () => hold(SlotStart)),
      ...Array.from({ length: 5 }, () => async () => client.bookMeeting({ body: await aMeeting(testApp, SlotStart) })),
      ...Array.from(
        { length: 5 },
        () => async () => asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, SlotStart)) }),
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
    for (const State of ["Held", "AwaitingPayment", "Confirmed"] as const) {
      await app.db.update(bookings).set({ State, HoldUntil: row.StartsAt }).where(eq(bookings.ID, ID));
      await expect(insert(15), State).rejects.toMatchObject({ cause: { constraint: "bookings_no_overlap" } });
    }
    await insert(25);
    await app.db.update(bookings).set({ State: "Cancelled" }).where(eq(bookings.ID, ID));
    await insert(-1);
  });

  it("of the free first meeting is one a person, by address or telephone, unless it was cancelled in time", async () => {
    await openCalendar(testApp);
    const person = { Email: "en.gang@exempel.se", Phone: "+46701112233" };
    const again = async (more: object, start: string) =>
      refusal(await client.bookMeeting({ body: await aMeeting(testApp, start, more) }));
    const held = done(await hold(tuesdayAtTen));
    done(
      await client.bookMeeting({ body: await aMeeting(testApp, tuesdayAtTen, person), accessCode: held.AccessCode }),
    );
    const wednesday = "2026-11-25T09:00:00.000Z";
    expect(await again({ Email: "En.Gang+igen@exempel.se" }, wednesday)).toBe("409 MEETING_USED");
    expect(await again({ Phone: "070-111 22 33" }, wednesday)).toBe("409 MEETING_USED");
    expect(await stored()).toBe(1);
    done(await client.cancelBooking({ ...byId(held.ID), accessCode: held.AccessCode }));
    expect(await again(person, wednesday)).toBe("201 OK");
    const at = ["2026-11-26T09:00:00.000Z", "2026-11-26T10:00:00.000Z", "2026-11-26T11:00:00.000Z"];
    const other = { Email: "samtidigt@exempel.se" };
    expect((await Promise.all(at.map((start) => again(other, start)))).toSorted()).toEqual([
      "201 OK",
      "409 MEETING_USED",
      "409 MEETING_USED",
    ]);
  });
});

describe("a hold", () => {
  it("blocks the time, becomes the booking, and is free again ten minutes later or when released", async () => {
    await openCalendar(testApp);
    const first = done(await hold(tuesdayAtTen));
    expect(Date.parse(first.HoldUntil ?? "") - monday.getTime()).toBeLessThanOrEqual(10 * MINUTE + 1000);
    expect(refusal(await hold(tuesdayAtTen))).toBe("409 TIME_TAKEN");
    done(await client.releaseHold({ ...byId(first.ID), accessCode: first.AccessCode }));
    const second = done(await hold(tuesdayAtTen));
    setTime(new Date(monday.getTime() + 9 * MINUTE));
    done(await client.extendHold({ ...byId(second.ID), accessCode: second.AccessCode }));
    setTime(new Date(monday.getTime() + 18 * MINUTE));
    expect(await expireHolds(app)).toBe(0);
    setTime(new Date(monday.getTime() + 20 * MINUTE));
    // Free before the job has run.
    const third = done(await hold(tuesdayAtTen));
    expect(refusal(await client.extendHold({ ...byId(second.ID), accessCode: second.AccessCode }))).toBe(
      "409 HOLD_ENDED",
    );
    setTime(new Date(monday.getTime() + 40 * MINUTE));
    expect(await expireHolds(app)).toBe(1);
    const body = await aMeeting(testApp, tuesdayAtTen);
    const booked = done(await client.bookMeeting({ body, accessCode: third.AccessCode }));
    expect([booked.State, booked.Reference]).toEqual(["Confirmed", `B-${booked.ID}`]);
    expect(await app.db.$count(bookings, eq(bookings.State, "Confirmed"))).toBe(1);
  });

  it("can be extended to forty minutes in all", async () => {
    await openCalendar(testApp);
    const { ID, AccessCode } = done(await hold(tuesdayAtTen));
    for (const minutes of [9, 18, 27, 36]) {
      setTime(new Date(monday.getTime() + minutes * MINUTE));
      done(await client.extendHold({ ...byId(ID), accessCode: AccessCode }));
    }
    setTime(new Date(monday.getTime() + 41 * MINUTE));
    expect(await expireHolds(app)).toBe(1);
  });

  it("is left for another time: the first one is free at once", async () => {
    await openCalendar(testApp);
    const { AccessCode } = done(await hold(tuesdayAtTen));
    done(
      await client.bookMeeting({ body: await aMeeting(testApp, "2026-11-24T09:15:00.000Z"), accessCode: AccessCode }),
    );
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).toContain("2026-11-24T08:45:00.000Z");
  });
});

describe("the booker", () => {
  it("moves the meeting until exactly 24 hours before; the calendar event keeps its UID, and SEQUENCE rises", async () => {
    await openCalendar(testApp);
    const held = done(await hold("2026-11-25T09:00:00.000Z"));
    const code = { accessCode: held.AccessCode };
    done(
      await client.bookMeeting({
        body: await aMeeting(testApp, "2026-11-25T09:00:00.000Z", { Email: "flytt@exempel.se" }),
        ...code,
      }),
    );
    const read = async () => {
      const { Calendar } = done(await client.getBookingCalendar(code));
      expect(Calendar.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
      const calendar = new ICAL.Component(ICAL.parse(Calendar));
      const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent") as ICAL.Component);
      expect(calendar.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("Europe/Stockholm");
      return {
        uid: event.uid,
        sequence: event.sequence,
        start: event.startDate.toString(),
        method: calendar.getFirstPropertyValue("method"),
      };
    };
    const versions = [await read()];
    for (const hour of ["10", "11", "12", "13", "14"]) {
      done(
        await client.moveBooking({ ...byId(held.ID), ...code, body: { SlotStart: `2026-11-25T${hour}:00:00.000Z` } }),
      );
      versions.push(await read());
    }
    expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1);
    expect(versions.map(({ sequence }) => sequence)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(versions.at(-1)).toMatchObject({ start: "2026-11-25T15:00:00", method: "REQUEST" });
    setTime(new Date("2026-11-24T14:00:00.001Z"));
    const late = await client.moveBooking({
      ...byId(held.ID),
      ...code,
      body: { SlotStart: "2026-11-26T09:00:00.000Z" },
    });
    expect(refusal(late)).toBe("409 TOO_LATE_TO_MOVE");
    const moved = await asAdvisor.rescheduleBooking({
      ...byId(held.ID),
      body: { SlotStart: "2026-11-26T09:00:00.000Z" },
    });
    expect(done(moved).Start).toBe("2026-11-26T09:00:00.000Z");
    done(await client.cancelBooking({ ...byId(held.ID), ...code }));
    expect(await read()).toMatchObject({ sequence: 7, method: "CANCEL" });
    const subjects = (await testApp.mails())
      .filter(({ to }) => to === "flytt@exempel.se")
      .map(({ subject }) => subject);
    expect(subjects).toContain("Ditt möte är avbokat");
    const toLawyer = (await testApp.mails()).filter(
      ({ to, subject }) => to === "advisor@lagrum.example" && subject.endsWith(` B-${held.ID}`),
    );
    // Mails may overtake one another.
    expect(toLawyer.map(({ subject }) => subject.split(":")[0]).toSorted()).toEqual([
      "Avbokat möte",
      ...Array.from({ length: 6 }, () => "Flyttat möte"),
      "Nytt möte",
    ]);
    expect(toLawyer[0]?.text).not.toContain("Hyresvärden");
  });

  it("keeps half of the price in the firm's hands when cancelling later, and can't change a meeting that has begun", async () => {
    const { ID, AccessCode, Start } = await bookedMeeting(testApp);
    setTime(new Date(Date.parse(Start) - 24 * HOUR + 1));
    const cancelled = done(await client.cancelBooking({ ...byId(ID), accessCode: AccessCode }));
    expect([cancelled.State, cancelled.KeptPercent]).toEqual(["Cancelled", 50]);
    expect(refusal(await client.cancelBooking({ ...byId(ID), accessCode: AccessCode }))).toBe("409 BOOKING_CLOSED");
    setTime(monday);
    await app.db.delete(bookings);
    const next = await bookedMeeting(testApp);
    setTime(new Date(next.Start));
    expect(refusal(await client.cancelBooking({ ...byId(next.ID), accessCode: next.AccessCode }))).toBe(
      "409 BOOKING_CLOSED",
    );
  });

  it("can't open another's booking", async () => {
    const one = await bookedMeeting(testApp);
    const other = await bookedMeeting(testApp);
    const crossed = { ...byId(one.ID), accessCode: other.AccessCode };
    expect(refusal(await client.cancelBooking(crossed))).toBe("404 LINK_INVALID");
    expect(refusal(await client.moveBooking({ ...crossed, body: { SlotStart: tuesdayAtTen } }))).toBe(
      "404 LINK_INVALID",
    );
  });

  it("is reminded 48 and 2 hours before, once for each agreed time, unless it was agreed later than that", async () => {
    await openCalendar(testApp);
    const friday = "2026-11-27T09:00:00.000Z";
    const body = await aMeeting(testApp, friday, { Email: "minns@exempel.se" });
    const { ID } = done(await client.bookMeeting({ body }));
    const at = async (hours: number, start = friday) => {
      setTime(new Date(Date.parse(start) - hours * HOUR));
      return sendReminders(app);
    };
    expect([await at(49), await at(48), await at(47), await at(2), await at(1)]).toEqual([0, 1, 0, 1, 0]);
    setTime(monday);
    const tomorrow = "2026-11-24T12:00:00.000Z";
    done(await asAdvisor.rescheduleBooking({ ...byId(ID), body: { SlotStart: tomorrow } }));
    expect([await at(23, tomorrow), await at(2, tomorrow)]).toEqual([0, 1]);
    const reminders = (await testApp.mails()).filter(
      ({ to, subject }) => to === "minns@exempel.se" && /^Påm/.test(subject),
    );
    expect(reminders).toHaveLength(3);
    expect(reminders[0]?.text).not.toContain("flyttar");
  });
});

describe("staff", () => {
  it("see the meetings of a day, and record what came of them", async () => {
    const { ID, Start } = await bookedMeeting(testApp);
    const list = done(await asAdvisor.listBookings({ query: { From: "2026-11-23", To: "2026-11-23" } })).Bookings;
    expect(list.map(({ ID, Booker }) => [ID, Booker?.LastName])).toEqual([[ID, "Ek"]]);
    expect(done(await asAdvisor.getBooking(byId(ID))).Counterparty).toBe("Bostads AB Granen");
    expect(refusal(await asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "NoShow" } }))).toBe(
      "409 BOOKING_CLOSED",
    );
    setTime(new Date(Date.parse(Start) + HOUR));
    expect(done(await asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "NoShow" } })).State).toBe("NoShow");
    expect(refusal(await asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "Done" } }))).toBe(
      "409 BOOKING_CLOSED",
    );
  });

  it("book for a caller without notice, but neither over a meeting nor outside the hours", async () => {
    await openCalendar(testApp);
    const create = async (start: string) => asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, start)) });
    expect(done(await create("2026-11-23T08:15:00.000Z")).State).toBe("Confirmed");
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
    const refused = await asAdmin.setAvailability({
      ...byId(id),
      body: { ...someHours, Exceptions: [{ Day: "2026-11-24", Periods: overlapping }] },
    });
    expect(refusal(refused)).toBe("422 INCORRECT_PROPERTIES");
  });
});

it("deletes the booker's data three years after the meeting, and holds that came to nothing after a month", async () => {
  const { ID } = await bookedMeeting(testApp);
  done(await hold("2026-11-25T09:00:00.000Z"));
  setTime(new Date(monday.getTime() + 31 * 24 * HOUR));
  await expireHolds(app);
  await applyRetention(app);
  expect([await stored(), await app.db.$count(bookers)]).toEqual([1, 1]);
  setTime(new Date(monday.getTime() + (3 * 365 + 1) * 24 * HOUR));
  await applyRetention(app);
  expect([await stored(), await app.db.$count(bookers)]).toEqual([1, 0]);
  expect(done(await asAdmin.getBooking(byId(ID))).Booker).toBeNull();
});
