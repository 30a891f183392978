import { createServer } from "node:http";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { bookedMeeting, freeTimes, openCalendar } from "../../test/booking.ts";
import { createBookingScene } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { lawyerBusy, lawyers } from "../db/schema/bookings.ts";
import { busyTimes } from "./busyTimes.ts";
import { downloadCalendar } from "./downloadCalendar.ts";
import { fetchOutsideCalendars } from "./outsideCalendars.ts";
import { isPublicAddress, publicLookup } from "./publicAddress.ts";

const scene = await createBookingScene();
const { testApp } = scene;
afterAll(() => testApp.close());
const { app, client } = testApp;

const file = (...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...events, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) =>
  ["BEGIN:VEVENT", `UID:${lines.join("")}`, "SUMMARY:Hemligt", ...lines, "END:VEVENT"].join("\r\n");
/** From Monday 23 November 2026 on. */
const range = { start: Date.parse("2026-11-23T00:00:00Z"), end: Date.parse("2027-01-23T00:00:00Z") };
const read = (...events: string[]) =>
  busyTimes(file(...events), range).times.map(
    ({ start, end }) => `${new Date(start).toISOString()}/${(end - start) / 60_000}`,
  );

describe("the busy times of a calendar file", () => {
  it("are those of events in any zone, of whole days and of local times; free and cancelled ones are left out", () => {
    expect(
      read(
        event("DTSTART:20261124T090000Z", "DTEND:20261124T100000Z"),
        event("DTSTART:20261124T095000Z", "DTEND:20261124T101000Z"),
        event("DTSTART;TZID=Europe/Stockholm:20261125T140000", "DURATION:PT30M"),
        event("DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261127"),
        event("DTSTART:20261127T090000Z", "DTEND:20261127T100000Z", "TRANSP:TRANSPARENT"),
        event("DTSTART:20261127T120000Z", "DTEND:20261127T130000Z", "STATUS:CANCELLED"),
      ),
    ).toEqual(["2026-11-24T09:00:00.000Z/70", "2026-11-25T13:00:00.000Z/30", "2026-11-25T23:00:00.000Z/1440"]);
  });

  it("are expanded from series, without the removed occurrence, and with the moved one where it is", () => {
    const series = ["UID:serie", "DTSTART:20261102T080000Z", "DTEND:20261102T090000Z", "RRULE:FREQ=WEEKLY;COUNT=7"];
    const moved = ["UID:serie", "RECURRENCE-ID:20261207T080000Z", "DTSTART:20261208T080000Z", "DTEND:20261208T083000Z"];
    const raw = (lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");
    expect(read(raw([...series, "EXDATE:20261130T080000Z"]), raw(moved))).toEqual([
      "2026-11-23T08:00:00.000Z/60",
      "2026-12-08T08:00:00.000Z/30",
      "2026-12-14T08:00:00.000Z/60",
    ]);
  });

  it("are refused of a file that is no calendar", () => {
    expect(() => busyTimes("<html>", range)).toThrow("NOT_A_CALENDAR");
  });
});

describe("the address of an outside calendar", () => {
  it.each([
    ...["127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1"],
    ...["::1", "::", "fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:db8::1", "x"],
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("is refused when it is private, by number or by name, and by anything but https", async () => {
    expect(isPublicAddress("193.10.0.1") && isPublicAddress("2a00:1450:400f::1")).toBe(true);
    const server = createServer((_, response) => response.end(file())).listen(0, "127.0.0.1");
    for (const url of ["https://127.0.0.1/a.ics", "https://0x7f.1/", "https://[::1]/", "https://localhost/a.ics"]) {
      await expect(downloadCalendar(url), url).rejects.toThrow("FORBIDDEN_ADDRESS");
    }
    await expect(downloadCalendar("http://example.com/a.ics")).rejects.toThrow("FORBIDDEN_ADDRESS");
    await expect(downloadCalendar("https://example.com:8443/a.ics")).rejects.toThrow("FORBIDDEN_ADDRESS");
    server.close();
    const looked = await new Promise((resolve) => publicLookup("localhost", { all: true }, (error) => resolve(error)));
    expect(looked).toMatchObject({ code: "FORBIDDEN_ADDRESS" });
  });
});

describe("a lawyer's calendars", () => {
  let id = 0;
  const at = () => ({ params: { id } });
  beforeEach(async () => {
    await scene.reset();
    id = await openCalendar(testApp);
    await app.db
      .update(lawyers)
      .set({ OutsideUrl: null, OutsideError: null, OutsideReadAt: null, WhenUnreadable: "Open", FeedHash: null })
      .where(eq(lawyers.UserID, id));
  });

  it("the outside one's busy times are not offered, and stay after a failed fetch, whose reason is shown", async () => {
    const Url = "https://kalender.exempel.se/hemlig/basic.ics";
    const before = await freeTimes(testApp);
    const [first] = before;
    expect(done(await testApp.asAdvisor.setOutsideCalendar({ ...at(), body: { Url } }))).toMatchObject({
      OutsideHost: "kalender.exempel.se",
      FetchedAt: null,
    });
    const stored = JSON.stringify(await app.db.select().from(lawyers));
    expect(stored).not.toContain("hemlig");
    const start = (first?.Start ?? "").replace(/[-:]|\.000/g, "");
    await fetchOutsideCalendars(app, id, async () => file(event(`DTSTART:${start}`, "DURATION:PT15M")));
    const starts = (await freeTimes(testApp)).map(({ Start }) => Start);
    expect(starts).not.toContain(first?.Start);
    expect(starts).toContain(before[1]?.Start);
    expect(JSON.stringify(await app.db.select().from(lawyerBusy))).not.toContain("Hemligt");
    await fetchOutsideCalendars(app, id, async () =>
      file(event(`DTSTART:${start}`, "DURATION:PT15M"), event("DURATION:PT1H")),
    );
    expect(done(await testApp.asAdvisor.getLawyerCalendars(at())).Skipped).toEqual([
      { Position: 2, Start: "", Reason: "NO_START" },
    ]);
    await fetchOutsideCalendars(app, id, async () => "borta");
    expect(done(await testApp.asAdvisor.getLawyerCalendars(at()))).toMatchObject({ Error: "NOT_A_CALENDAR" });
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).not.toContain(first?.Start);
    done(await testApp.asAdvisor.setOutsideCalendar({ ...at(), body: { Url: null } }));
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).toContain(first?.Start);
    for (const refused of ["http://a.se/x.ics", "file:///etc/passwd", "https://a:b@c.se/", "https://a.se:22/"]) {
      const answer = await testApp.asAdvisor.setOutsideCalendar({ ...at(), body: { Url: refused } });
      expect(refusal(answer), refused).toBe("422 INCORRECT_PROPERTIES");
    }
  });

  it("one that can't be read closes the times after an hour by the lawyer's rule, which the lawyer and administrators see", async () => {
    const Url = "https://kalender.exempel.se/hemlig/basic.ics";
    done(await testApp.asAdvisor.setOutsideCalendar({ ...at(), body: { Url } }));
    done(await testApp.asAdvisor.setUnreadableRule({ ...at(), body: { WhenUnreadable: "Close" } }));
    const isOffered = async () => (await freeTimes(testApp)).length > 0;
    const fetched = (text: string, minutes: number) => fetchOutsideCalendars(later(minutes), id, async () => text);
    const now = app.clock().getTime();
    const later = (minutes: number) => ({ ...app, clock: () => new Date(now + minutes * 60_000) });
    const shown = async (by: typeof testApp.asAdvisor) => done(await by.listUnreadableCalendars()).Calendars;

    await fetched(file(), -61);
    await fetched("borta", -30);
    expect(await isOffered()).toBe(false);
    const ReadAt = later(-61).clock().toISOString();
    const unreadable = { LawyerID: id, Error: "NOT_A_CALENDAR", ReadAt, IsClosed: true };
    for (const by of [testApp.asAdvisor, testApp.asAdmin]) expect(await shown(by)).toMatchObject([unreadable]);
    expect(await shown(testApp.as(testApp.tokenOf("otherAdvisor")))).toEqual([]);
    expect(done(await testApp.asAdvisor.getLawyerCalendars(at()))).toMatchObject({ ReadAt, IsClosed: true });

    done(await testApp.asAdvisor.setUnreadableRule({ ...at(), body: { WhenUnreadable: "Open" } }));
    expect(await isOffered()).toBe(true);
    expect(await shown(testApp.asAdvisor)).toMatchObject([{ ...unreadable, IsClosed: false }]);

    done(await testApp.asAdvisor.setUnreadableRule({ ...at(), body: { WhenUnreadable: "Close" } }));
    await fetched(file(), -59);
    await fetched("borta", -30);
    expect(await isOffered()).toBe(true);
    await fetched(file(), 0);
    expect(await shown(testApp.asAdmin)).toEqual([]);
  });

  it("one lawyer's feed that can't be fetched never stops another's", async () => {
    const Url = "https://kalender.exempel.se/hemlig/basic.ics";
    done(await testApp.asAdvisor.setOutsideCalendar({ ...at(), body: { Url: `webcal${Url.slice(5)}` } }));
    const other = await userIdOf(testApp, "otherAdvisor");
    done(await testApp.asAdmin.setOutsideCalendar({ params: { id: other }, body: { Url } }));
    // Sealed with another key: it can't be opened.
    await app.db.update(lawyers).set({ OutsideUrl: "broken" }).where(eq(lawyers.UserID, other));
    await fetchOutsideCalendars(app, undefined, async () => file(event("DTSTART:20261124T090000Z", "DURATION:PT1H")));
    expect(done(await testApp.asAdvisor.getLawyerCalendars(at()))).toMatchObject({ Error: null });
    expect(done(await testApp.asAdvisor.getLawyerCalendars(at())).FetchedAt).not.toBeNull();
    expect(done(await testApp.asAdmin.getLawyerCalendars({ params: { id: other } }))).toMatchObject({
      Error: "UNREADABLE",
    });
    done(await testApp.asAdmin.setOutsideCalendar({ params: { id: other }, body: { Url: null } }));
  });

  it("the feed has the meetings without the client, and a new address or a revocation ends the old one", async () => {
    await bookedMeeting(testApp);
    const { Code } = done(await testApp.asAdvisor.createCalendarFeed(at()));
    const feed = async (code: string) => {
      const outcome = await client.getCalendarFeed({ params: { code } });
      return outcome.ok ? new Response(outcome.body).text() : refusal(outcome);
    };
    const text = await feed(Code);
    expect(text).toMatch(/SUMMARY:Möte B-\d+\\, telefon/);
    expect(text).not.toMatch(/Kim|Ek\b|exempel\.se|\+46|Granen|Hyresvärden/);
    expect(JSON.stringify(await app.db.select().from(lawyers))).not.toContain(Code);
    const { Code: next } = done(await testApp.asAdvisor.createCalendarFeed(at()));
    expect(await feed(Code)).toBe("404 LINK_INVALID");
    expect(await feed(next)).toContain("BEGIN:VEVENT");
    done(await testApp.asAdvisor.revokeCalendarFeed(at()));
    expect(await feed(next)).toBe("404 LINK_INVALID");
  });

  it("are those of one's own, or of any as an administrator", async () => {
    const asOther = testApp.as(testApp.tokenOf("otherAdvisor"));
    expect(refusal(await asOther.getLawyerCalendars(at()))).toBe("404 NOT_FOUND");
    expect(refusal(await asOther.createCalendarFeed(at()))).toBe("404 NOT_FOUND");
    done(await testApp.asAdmin.getLawyerCalendars(at()));
  });
});
