import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, confirmFree, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR, MINUTE, monday, tuesdayAtTen } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { aWish } from "../../test/waitingList.ts";
import { expireHolds } from "../bookings/bookingClock.ts";
import { bookings } from "../db/schema/bookings.ts";
import { codes } from "../db/schema/records.ts";
import { waitingList } from "../db/schema/waitingList.ts";
import { applyRetention } from "../jobs/retention.ts";
import { offerTimes } from "./offerTimes.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(async () => {
  await scene.testApp.app.db.delete(waitingList);
  await scene.reset();
  // One meeting a week: Tuesdays at ten.
  await openCalendar(scene.testApp, { Hours: [[], [{ From: "10:00", To: "10:15" }], [], [], [], [], []] });
});
const { testApp, setTime, hold } = scene;
const { app, client, jobs, workers } = testApp;

const after = (minutes: number) => setTime(new Date(monday.getTime() + minutes * MINUTE));
/** What the job of each minute does. */
const minuteJob = () => workers.bookingClock(null, "");

/** A place on the list for the coming Tuesday, which is taken. */
async function join(more: Parameters<typeof aWish>[1] = {}) {
  const body = await aWish(testApp, { Weekdays: [2], Until: "2026-11-24", ...more });
  const place = done(await client.joinWaitingList({ body }));
  await testApp.mails();
  return { ...place, Email: body.Email };
}

const statusOf = async ({ AccessCode }: { AccessCode: string }) =>
  done(await client.getWaitingStatus({ accessCode: AccessCode }));
const statesOf = async (...places: { AccessCode: string }[]) =>
  Promise.all(places.map(async (place) => (await statusOf(place)).State));

async function fullyBooked() {
  const body = await aMeeting(testApp, tuesdayAtTen);
  const { ID } = done(await client.bookMeeting({ body }));
  await confirmFree(testApp, ID);
  return ID;
}

/** Staff cancel, and the queued job is run. */
async function free(id: number) {
  done(await testApp.asAdmin.closeBooking({ ...byId(id), body: { Outcome: "Cancelled" } }));
  await jobs.drain("freedTime", workers.freedTime);
}

const mailsTo = async (Email: string) => (await testApp.mails()).filter(({ to }) => to === Email);

describe("the waiting list", () => {
  it("offers a freed time to the first, for thirty minutes, and then to the next", async () => {
    const booked = await fullyBooked();
    const first = await join();
    const second = await join();
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Waiting"]);
    await free(booked);
    expect(await statesOf(first, second)).toEqual(["Offered", "Waiting"]);
    const { Offer } = await statusOf(first);
    expect(Offer?.Start).toBe(tuesdayAtTen);
    const held = Date.parse(Offer?.HeldUntil ?? "") - monday.getTime();
    expect([held >= 30 * MINUTE, held < 31 * MINUTE]).toEqual([true, true]);
    expect((await mailsTo(first.Email)).map(({ subject }) => subject)).toEqual([
      "Du står på väntelistan",
      "En tid har blivit ledig",
    ]);
    after(29);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Offered", "Waiting"]);
    after(31);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
    expect((await mailsTo(second.Email)).map(({ subject }) => subject)).toEqual([
      "Du står på väntelistan",
      "En tid har blivit ledig",
    ]);
    // The mail's link leads to the held time.
    const [, mail] = await mailsTo(second.Email);
    expect(done(await client.getBookingStatus({ accessCode: mail?.code ?? "" })).Start).toBe(tuesdayAtTen);
    // No one is left to offer it to: the first is not offered the same time twice.
    after(62);
    await minuteJob();
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Waiting"]);
    expect(await mailsTo(first.Email)).toHaveLength(2);
    done(await hold(tuesdayAtTen));
  });

  it("offers the time to the next person after a refusal, and books it for the one who accepts", async () => {
    const booked = await fullyBooked();
    const [first, second] = [await join(), await join()];
    await free(booked);
    done(await client.declineOffer({ ...byId(first.ID), accessCode: first.AccessCode }));
    await jobs.drain("freedTime", workers.freedTime);
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
    expect(refusal(await client.acceptOffer({ ...byId(first.ID), accessCode: first.AccessCode }))).toBe(
      "409 OFFER_ENDED",
    );
    expect(refusal(await client.declineOffer({ ...byId(first.ID), accessCode: first.AccessCode }))).toBe(
      "409 OFFER_ENDED",
    );
    const { AccessCode } = done(await client.acceptOffer({ ...byId(second.ID), accessCode: second.AccessCode }));
    // Extending does not shorten the thirty minutes.
    const { ID, HoldUntil } = done(await client.getBookingStatus({ accessCode: AccessCode }));
    expect(done(await client.extendHold({ ...byId(ID), accessCode: AccessCode })).HoldUntil).toBe(HoldUntil);
    const meeting = done(
      await client.bookMeeting({ body: await aMeeting(testApp, tuesdayAtTen), accessCode: AccessCode }),
    );
    expect([meeting.ID, meeting.State]).toEqual([ID, "AwaitingConfirmation"]);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
    await confirmFree(testApp, ID);
    expect(await statesOf(first, second)).toEqual(["Waiting", "Booked"]);
    after(31);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Booked"]);
  });

  it("offers the time to the next person when the first books it and does not confirm", async () => {
    const booked = await fullyBooked();
    const [first, second] = [await join(), await join()];
    await free(booked);
    const { AccessCode } = done(await client.acceptOffer({ ...byId(first.ID), accessCode: first.AccessCode }));
    done(await client.bookMeeting({ body: await aMeeting(testApp, tuesdayAtTen), accessCode: AccessCode }));
    after(14);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Offered", "Waiting"]);
    after(16);
    await minuteJob();
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
  });

  it("offers the time that a moved meeting leaves, to the person who waits for it", async () => {
    const booked = await fullyBooked();
    const place = await join();
    await openCalendar(testApp, { Hours: [[], [], [{ From: "10:00", To: "10:15" }], [], [], [], []] });
    await jobs.drain("freedTime", workers.freedTime);
    expect(await statesOf(place), "Tuesday is taken, and then closed").toEqual(["Waiting"]);
    await openCalendar(testApp, {
      Hours: [[], [{ From: "10:00", To: "10:15" }], [{ From: "10:00", To: "10:15" }], [], [], [], []],
    });
    await jobs.drain("freedTime", workers.freedTime);
    const SlotStart = "2026-11-25T09:00:00.000Z";
    done(await testApp.asAdvisor.rescheduleBooking({ ...byId(booked), body: { SlotStart } }));
    // The queued job alone: the job of each minute would find the time too.
    await jobs.drain("freedTime", workers.freedTime);
    expect((await statusOf(place)).Offer?.Start).toBe(tuesdayAtTen);
  });

  it("frees the held time when it is released on the booking's page, and offers times of new hours", async () => {
    const booked = await fullyBooked();
    const [first, second] = [await join(), await join()];
    await free(booked);
    const { AccessCode } = done(await client.acceptOffer({ ...byId(first.ID), accessCode: first.AccessCode }));
    const { ID } = done(await client.getBookingStatus({ accessCode: AccessCode }));
    done(await client.releaseHold({ ...byId(ID), accessCode: AccessCode }));
    await jobs.drain("freedTime", workers.freedTime);
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
    const wednesday = await join({ Weekdays: [3], Until: "2026-11-25" });
    await openCalendar(testApp);
    await jobs.drain("freedTime", workers.freedTime);
    expect((await statusOf(wednesday)).Offer?.Start).toBe("2026-11-25T07:00:00.000Z");
  });

  it("refuses a request that free times match, and returns those; refuses a day that can't be booked", async () => {
    const body = await aWish(testApp, { Weekdays: [2], Until: "2026-12-01" });
    const refused = await client.joinWaitingList({ body });
    expect(refusal(refused)).toBe("409 TIMES_FREE");
    expect(!refused.ok && refused.body.FreeTimes?.map(({ Start }) => Start)).toEqual([
      tuesdayAtTen,
      "2026-12-01T09:00:00.000Z",
    ]);
    for (const Until of ["2026-11-22", "2027-11-22"]) {
      expect(refusal(await client.joinWaitingList({ body: { ...body, Until } }))).toBe("422 INCORRECT_PROPERTIES");
    }
  });

  it("has one winner when an ordinary booker wants the freed time at the same moment", async () => {
    for (let round = 0; round < 10; round++) {
      await app.db.delete(waitingList);
      await app.db.delete(bookings);
      const booked = await fullyBooked();
      const place = await join();
      done(await testApp.asAdmin.closeBooking({ ...byId(booked), body: { Outcome: "Cancelled" } }));
      const [held] = await Promise.all([hold(tuesdayAtTen), offerTimes(app), offerTimes(app)]);
      const isOffered = (await statusOf(place)).Offer !== null;
      expect([held.ok, isOffered].filter(Boolean)).toHaveLength(1);
      expect(await app.db.$count(bookings, eq(bookings.State, "Held"))).toBe(1);
    }
  });

  it("keeps the order when several runs offer at once, and each has one offer", async () => {
    const booked = await fullyBooked();
    const places = [await join(), await join(), await join()];
    done(await testApp.asAdmin.closeBooking({ ...byId(booked), body: { Outcome: "Cancelled" } }));
    await Promise.all(Array.from({ length: 6 }, () => offerTimes(app)));
    expect(await statesOf(...places)).toEqual(["Offered", "Waiting", "Waiting"]);
    expect(await mailsTo(places[0]?.Email ?? "")).toHaveLength(2);
  });

  it("recovers from a killed run: the hold has ended, the place has not moved, the time is offered on", async () => {
    const booked = await fullyBooked();
    const [first, second] = [await join(), await join()];
    await free(booked);
    after(40);
    // The clock released the hold, and was killed before the list.
    expect(await expireHolds(app)).toBe(1);
    expect(await statesOf(first, second)).toEqual(["Waiting", "Waiting"]);
    await minuteJob();
    expect(await statesOf(first, second)).toEqual(["Waiting", "Offered"]);
  });

  it("is left by the link: an offered time goes to the next person, and no more mails are sent", async () => {
    const booked = await fullyBooked();
    const [first, second] = [await join(), await join()];
    await free(booked);
    const access = { ...byId(first.ID), accessCode: first.AccessCode };
    expect(refusal(await client.leaveWaitingList({ ...access, accessCode: second.AccessCode }))).toBe(
      "404 LINK_INVALID",
    );
    done(await client.leaveWaitingList(access));
    done(await client.leaveWaitingList(access));
    await jobs.drain("freedTime", workers.freedTime);
    expect(await statesOf(first, second)).toEqual(["Left", "Offered"]);
    const listed = async (staff: typeof testApp.asAdmin) =>
      done(await staff.listWaiting()).Waiting.map(({ ID, Email }) => [ID, Email]);
    expect(await listed(testApp.asAdmin)).toEqual([[second.ID, expect.stringContaining("@")]]);
    expect(await listed(testApp.asAdvisor), "waits for nobody in particular").toEqual([[second.ID, null]]);
  });

  it("ends after three offers without a reply, or the last day; its data is deleted a month later", async () => {
    const ignoring = await join({ Until: "2026-12-29", Weekdays: [4] });
    const past = await join({ Until: "2026-11-24", Weekdays: [1, 7] });
    await openCalendar(testApp, { Hours: [[], [], [], [{ From: "10:00", To: "12:00" }], [], [], []] });
    for (const minutes of [0, 31, 62, 93, 124]) {
      after(minutes);
      await minuteJob();
      await testApp.mails();
    }
    expect(await mailsTo(ignoring.Email)).toHaveLength(4);
    setTime(new Date(monday.getTime() + 48 * HOUR));
    await minuteJob();
    expect(await statesOf(ignoring, past)).toEqual(["Ended", "Ended"]);
    setTime(new Date(monday.getTime() + 31 * 24 * HOUR));
    await applyRetention(app);
    // The second ended two days later.
    expect((await app.db.select().from(waitingList)).map(({ ID }) => ID)).toEqual([past.ID]);
    expect(await app.db.$count(codes, eq(codes.WaitingID, ignoring.ID))).toBe(0);
  });
});
