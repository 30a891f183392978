import ICAL from "ical.js";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, bookedMeeting, confirmFree, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR, monday, tuesdayAtTen } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { bookings } from "../db/schema/bookings.ts";
import { sendReminders } from "./bookingClock.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(scene.reset);
const { testApp, hold, setTime } = scene;
const { app, client } = testApp;

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
    await confirmFree(testApp, held.ID);
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
    const moved = await testApp.asAdvisor.rescheduleBooking({
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
    // Mails may arrive in another order.
    expect(toLawyer.map(({ subject }) => subject.split(":")[0]).toSorted()).toEqual([
      "Avbokat möte",
      ...Array.from({ length: 6 }, () => "Flyttat möte"),
      "Nytt möte",
    ]);
    expect(toLawyer[0]?.text).not.toContain("Hyresvärden");
  });

  it("moves the meeting to a time that overlaps its own, which does not count as taken", async () => {
    const { ID, AccessCode } = await bookedMeeting(testApp, -1);
    const [from, to] = ["2026-11-26T09:00:00.000Z", "2026-11-26T09:15:00.000Z"];
    const move = (SlotStart: string) =>
      client.moveBooking({ ...byId(ID), accessCode: AccessCode, body: { SlotStart } });
    done(await move(from));
    expect(done(await move(to)).Start).toBe(to);
    const back = await testApp.asAdvisor.rescheduleBooking({ ...byId(ID), body: { SlotStart: from } });
    expect(done(back).Start).toBe(from);
  });

  it("is not reminded of a meeting that has begun, also when the service was down before it", async () => {
    const { Start } = await bookedMeeting(testApp);
    setTime(new Date(Date.parse(Start) + 1));
    expect(await sendReminders(app)).toBe(0);
  });

  it("pays half of the price when cancelling later, and can't change a meeting that has begun", async () => {
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

  it("can't open another booker's booking", async () => {
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
    await confirmFree(testApp, ID);
    const at = async (hours: number, start = friday) => {
      setTime(new Date(Date.parse(start) - hours * HOUR));
      return sendReminders(app);
    };
    expect([await at(49), await at(48), await at(47), await at(2), await at(1)]).toEqual([0, 1, 0, 1, 0]);
    setTime(monday);
    const tomorrow = "2026-11-24T12:00:00.000Z";
    done(await testApp.asAdvisor.rescheduleBooking({ ...byId(ID), body: { SlotStart: tomorrow } }));
    expect([await at(23, tomorrow), await at(2, tomorrow)]).toEqual([0, 1]);
    setTime(monday);
    const late = done(await client.bookMeeting({ body: await aMeeting(testApp, "2026-11-24T14:00:00.000Z") }));
    await confirmFree(testApp, late.ID);
    expect(await sendReminders(app)).toBe(0);
    const reminders = (await testApp.mails()).filter(
      ({ to, subject }) => to === "minns@exempel.se" && /^Påm/.test(subject),
    );
    expect(reminders).toHaveLength(3);
    expect(reminders[0]?.text).not.toContain("flyttar");
  });
});
