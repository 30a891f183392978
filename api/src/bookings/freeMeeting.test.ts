import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, asCaller, confirmFree, freeTimes, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR, MINUTE, monday, tuesdayAtTen } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { bookings, freeMeetingUses, pendingKeys } from "../db/schema/bookings.ts";
import { expireHolds, sendReminders } from "./bookingClock.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(async () => {
  await scene.reset();
  await openCalendar(scene.testApp);
});
const { testApp, hold, setTime } = scene;
const { app, client } = testApp;
const after = (minutes: number) => setTime(new Date(monday.getTime() + minutes * MINUTE));

const wednesday = "2026-11-25T09:00:00.000Z";
const thursday = "2026-11-26T09:00:00.000Z";

/** Books through the form: the hold's code opens the booking, the mailed one confirms it. */
async function book(start = tuesdayAtTen, more: object = {}) {
  const held = done(await hold(start));
  const body = await aMeeting(testApp, start, more);
  const booked = done(await client.bookMeeting({ body, accessCode: held.AccessCode }));
  return { ...booked, AccessCode: held.AccessCode, Email: body.Email.toLowerCase() };
}

async function mailTo(Email: string) {
  return (await testApp.mails()).filter(({ to }) => to === Email);
}

const status = async (accessCode: string) => done(await client.getBookingStatus({ accessCode }));
const confirm = (id: number, accessCode: string) => client.confirmMeeting({ ...byId(id), accessCode });

describe("a free meeting", () => {
  it("is held until the booker confirms it by the mailed link; only then are there a calendar file and a lawyer's mail", async () => {
    const { ID, AccessCode, State, Email } = await book();
    expect(State).toBe("AwaitingConfirmation");
    expect(refusal(await client.getBookingCalendar({ accessCode: AccessCode }))).toBe("409 BOOKING_UNCONFIRMED");
    const [asked, ...others] = await mailTo(Email);
    expect([asked?.subject, others, asked?.attachments]).toEqual(["Bekräfta din tid", [], []]);
    expect(asked?.text).not.toContain("Kim");
    const opened = await status(asked?.code ?? "");
    expect([opened.State, opened.MayConfirm, opened.HoldUntil?.slice(0, 16)]).toEqual([
      ...["AwaitingConfirmation", true, "2026-11-23T08:14"],
    ]);
    // Opening the page has changed nothing.
    expect((await status(AccessCode)).State).toBe("AwaitingConfirmation");
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).not.toContain(tuesdayAtTen);
    expect(done(await confirm(ID, asked?.code ?? "")).State).toBe("Confirmed");
    expect(done(await confirm(ID, asked?.code ?? "")).State, "a second press").toBe("Confirmed");
    expect((await mailTo(Email)).map(({ subject }) => subject)).toEqual(["Bekräfta din tid", "Ditt möte är bokat"]);
    const toLawyer = (await mailTo("advisor@lagrum.example")).filter(({ subject }) => subject.endsWith(` B-${ID}`));
    expect(toLawyer.map(({ subject }) => subject)).toEqual([`Nytt möte: B-${ID}`]);
    expect(done(await client.getBookingCalendar({ accessCode: AccessCode })).Calendar).toContain("SEQUENCE:0");
    after(20);
    expect(await expireHolds(app)).toBe(0);
    expect((await status(AccessCode)).State).toBe("Confirmed");
  });

  it("is not confirmed by the code of the hold, nor by another booking's", async () => {
    const [one, other] = [await book(), await book(wednesday)];
    const [mail] = await mailTo(other.Email);
    expect((await status(one.AccessCode)).MayConfirm).toBe(false);
    expect(refusal(await confirm(one.ID, one.AccessCode))).toBe("404 LINK_INVALID");
    expect(refusal(await confirm(one.ID, mail?.code ?? ""))).toBe("404 LINK_INVALID");
    expect((await status(one.AccessCode)).State).toBe("AwaitingConfirmation");
  });

  it("is released after fifteen minutes, before the job has run too, and then can't be confirmed", async () => {
    const { ID, AccessCode, Email } = await book();
    const [mail] = await mailTo(Email);
    after(14);
    expect(refusal(await hold(tuesdayAtTen))).toBe("409 TIME_TAKEN");
    after(16);
    expect((await status(AccessCode)).State).toBe("Expired");
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).toContain(tuesdayAtTen);
    expect(refusal(await confirm(ID, mail?.code ?? ""))).toBe("409 HOLD_ENDED");
    done(await hold(tuesdayAtTen));
    expect(refusal(await confirm(ID, mail?.code ?? ""))).toBe("409 HOLD_ENDED");
    const later = await book(wednesday);
    after(40);
    expect(await expireHolds(app)).toBe(2);
    expect((await status(later.AccessCode)).State).toBe("Expired");
    expect(await app.db.$count(freeMeetingUses)).toBe(0);
  });

  it("has no reminder before it is confirmed, can be cancelled without a mail, and can't be moved", async () => {
    const { ID, AccessCode, Email } = await book();
    setTime(new Date(Date.parse(tuesdayAtTen) - 2 * HOUR));
    await app.db.update(bookings).set({ HoldUntil: tuesdayAtTen });
    expect(await sendReminders(app)).toBe(0);
    setTime(monday);
    const moved = await client.moveBooking({ ...byId(ID), accessCode: AccessCode, body: { SlotStart: wednesday } });
    expect(refusal(moved)).toBe("409 BOOKING_CLOSED");
    const cancelled = done(await client.cancelBooking({ ...byId(ID), accessCode: AccessCode }));
    expect([cancelled.State, cancelled.KeptPercent]).toEqual(["Cancelled", 0]);
    expect(await mailTo(Email), "the mailed link is no longer due").toEqual([]);
  });

  it("of staff for a caller needs no confirmation, and is shown in the calendar while a visitor's waits", async () => {
    const body = asCaller(await aMeeting(testApp, wednesday));
    expect(done(await testApp.asAdvisor.createBooking({ body })).State).toBe("Confirmed");
    const { ID } = await book();
    const query = { From: "2026-11-23", To: "2026-11-29" };
    const { Bookings } = done(await testApp.asAdvisor.listBookings({ query }));
    expect(Bookings.map((each) => each.State)).toEqual(["AwaitingConfirmation", "Confirmed"]);
    done(await testApp.asAdvisor.closeBooking({ ...byId(ID), body: { Outcome: "Cancelled" } }));
  });
});

describe("once a person", () => {
  const person = { Email: "en.gang@gmail.com", Phone: "+46701112233" };

  it.each([
    ["the same address with other dots and a tag", { Email: "Engang+igen@googlemail.com" }],
    ["the same telephone in another form", { Phone: "0046 (0)70-111 22 33" }],
  ])("answers %s as one that is new, and says so by mail", async (_, more) => {
    const first = await book(tuesdayAtTen, person);
    await confirmFree(testApp, first.ID);
    const [known, unknown] = [await book(wednesday, more), await book(thursday)];
    const shape = ({ State, OrderID, Reference, ID }: typeof known) => [State, OrderID, Reference === `B-${ID}`];
    expect(shape(known)).toEqual(shape(unknown));
    const [knownPage, unknownPage] = [await status(known.AccessCode), await status(unknown.AccessCode)];
    const same = { ID: 0, Reference: "", Start: "", End: "", FreeUntil: "", HoldUntil: "" };
    expect({ ...knownPage, ...same }).toEqual({ ...unknownPage, ...same });
    const subjects = async (Email: string) => (await mailTo(Email)).map(({ subject }) => subject);
    expect(await subjects(known.Email)).toEqual(["Om din bokning"]);
    expect(await subjects(unknown.Email)).toEqual(["Bekräfta din tid"]);
    after(16);
    expect(await Promise.all([status(known.AccessCode), status(unknown.AccessCode)])).toMatchObject([
      { State: "Expired" },
      { State: "Expired" },
    ]);
  });

  it("has one winner when a person confirms several at once, and staff are told of the meeting", async () => {
    const codes = await Promise.all(
      ["kim.ek@gmail.com", "ki.mek+a@gmail.com"].map(async (Email, index) => {
        const { ID } = await book(index === 0 ? tuesdayAtTen : wednesday, { Email });
        const mail = (await mailTo(Email)).at(-1);
        return { ID, code: mail?.code ?? "" };
      }),
    );
    const outcomes = await Promise.all(codes.map(({ ID, code }) => confirm(ID, code)));
    expect(outcomes.map(refusal).toSorted()).toEqual(["200 OK", "409 MEETING_USED"]);
    const body = asCaller(await aMeeting(testApp, thursday, { Email: "kimek@googlemail.com" }));
    expect(refusal(await testApp.asAdvisor.createBooking({ body }))).toBe("409 MEETING_USED");
  });

  it("does not count a meeting that was cancelled in time, but one that was cancelled late", async () => {
    const first = await book(tuesdayAtTen, person);
    await confirmFree(testApp, first.ID);
    done(await client.cancelBooking({ ...byId(first.ID), accessCode: first.AccessCode }));
    const second = await book(wednesday, person);
    await confirmFree(testApp, second.ID);
    setTime(new Date(Date.parse(wednesday) - HOUR));
    done(await client.cancelBooking({ ...byId(second.ID), accessCode: second.AccessCode }));
    const third = await book("2026-11-27T09:00:00.000Z", person);
    expect((await mailTo(third.Email)).map(({ subject }) => subject)).toContain("Om din bokning");
    expect(await app.db.$count(freeMeetingUses)).toBe(2);
    await app.db.delete(bookings).where(eq(bookings.ID, second.ID));
    expect([await app.db.$count(freeMeetingUses), await app.db.$count(pendingKeys)]).toEqual([0, 4 - 1]);
  });
});
