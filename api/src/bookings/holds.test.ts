import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, asCaller, bookedMeeting, confirmFree, freeTimes, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR, MINUTE, monday, tuesdayAtTen } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { bookers, bookings } from "../db/schema/bookings.ts";
import { applyRetention } from "../jobs/retention.ts";
import { expireHolds } from "./bookingClock.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(scene.reset);
const { testApp, hold, setTime, stored } = scene;
const { app, client } = testApp;

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
    expect([booked.State, booked.Reference]).toEqual(["AwaitingConfirmation", `B-${booked.ID}`]);
    await confirmFree(testApp, booked.ID);
    expect(await app.db.$count(bookings, eq(bookings.State, "Confirmed"))).toBe(1);
  });

  it("that has ended counts for nothing before the job has run: the time is offered, and its code neither extends nor releases", async () => {
    await openCalendar(testApp);
    const ended = done(await hold(tuesdayAtTen));
    const access = { ...byId(ended.ID), accessCode: ended.AccessCode };
    const offered = async () => (await freeTimes(testApp)).map(({ Start }) => Start);
    expect(await offered()).not.toContain(tuesdayAtTen);
    setTime(new Date(monday.getTime() + 11 * MINUTE));
    expect(await offered()).toContain(tuesdayAtTen);
    expect(refusal(await client.extendHold(access))).toBe("409 HOLD_ENDED");
    expect(refusal(await client.releaseHold(access))).toBe("409 HOLD_ENDED");
    const [row] = await app.db.select().from(bookings);
    expect(row?.State, "no job has run").toBe("Held");
    const moved = await testApp.asAdvisor.createBooking({ body: asCaller(await aMeeting(testApp, tuesdayAtTen)) });
    expect(refusal(moved)).toBe("201 OK");
  });

  it("that has ended is held again when it is booked and still free, and its code opens the booking", async () => {
    await openCalendar(testApp);
    const ended = done(await hold(tuesdayAtTen));
    setTime(new Date(monday.getTime() + 11 * MINUTE));
    const body = await aMeeting(testApp, tuesdayAtTen);
    const booked = done(await client.bookMeeting({ body, accessCode: ended.AccessCode }));
    expect(booked.ID).not.toBe(ended.ID);
    expect(done(await client.getBookingStatus({ accessCode: ended.AccessCode }))).toMatchObject({
      ...{ ID: booked.ID, State: "AwaitingConfirmation", Start: tuesdayAtTen },
    });
    const again = await client.bookMeeting({
      body: await aMeeting(testApp, "2026-11-24T10:00:00.000Z"),
      accessCode: ended.AccessCode,
    });
    expect(done(again).ID).not.toBe(booked.ID);
    expect(done(await client.getBookingStatus({ accessCode: ended.AccessCode })).ID, "booked before").toBe(booked.ID);
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

  it("moves to another time: the first one is free at once", async () => {
    await openCalendar(testApp);
    const { AccessCode } = done(await hold(tuesdayAtTen));
    done(
      await client.bookMeeting({ body: await aMeeting(testApp, "2026-11-24T09:15:00.000Z"), accessCode: AccessCode }),
    );
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).toContain("2026-11-24T08:45:00.000Z");
  });
});

it("deletes the booker's data three years after the meeting, and expired holds after a month", async () => {
  const { ID } = await bookedMeeting(testApp);
  done(await hold("2026-11-25T09:00:00.000Z"));
  setTime(new Date(monday.getTime() + 31 * 24 * HOUR));
  await expireHolds(app);
  await applyRetention(app);
  expect([await stored(), await app.db.$count(bookers)]).toEqual([1, 1]);
  setTime(new Date(monday.getTime() + (3 * 365 + 1) * 24 * HOUR));
  await applyRetention(app);
  expect([await stored(), await app.db.$count(bookers)]).toEqual([1, 0]);
  expect(done(await testApp.asAdmin.getBooking(byId(ID))).Booker).toBeNull();
});
