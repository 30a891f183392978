import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { busyTimes } from "./busyTimes.ts";
import { readInWorker } from "./readInWorker.ts";

const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//x//y//EN", ...lines, "END:VCALENDAR"].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", "UID:a", "SUMMARY:Hemligt", ...lines, "END:VEVENT"].join("\r\n");
/** Two weeks from Monday 23 November 2026. */
const range = { start: Date.parse("2026-11-23T00:00:00Z"), end: Date.parse("2026-12-07T00:00:00Z") };
/** "24T09:00/60": day and time in UTC, and minutes. */
const show = ({ start, end }: { start: number; end: number }) =>
  `${new Date(start).toISOString().slice(8, 16)}/${(end - start) / 60_000}`;
const read = (text: string) => busyTimes(text, range).times.map(show);

const outlookZone = [
  ...["BEGIN:VTIMEZONE", "TZID:W. Europe Standard Time", "BEGIN:STANDARD", "DTSTART:16010101T030000"],
  ...["TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10", "END:STANDARD"],
  ...["BEGIN:DAYLIGHT", "DTSTART:16010101T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200"],
  ...["RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3", "END:DAYLIGHT", "END:VTIMEZONE"],
].join("\r\n");
const ownZone = outlookZone.replace("W. Europe Standard Time", "Customized Time Zone").replaceAll("+0100", "+0300");

/** The shapes of calendars that people have, written from RFC 5545 and what each program is known to send. */
const feeds: [shape: string, text: string, busy: string[]][] = [
  ["Google: a time in UTC", file(event("DTSTART:20261124T090000Z", "DTEND:20261124T100000Z")), ["24T09:00/60"]],
  [
    "Google: a weekly meeting in a zone",
    file(
      event(
        "DTSTART;TZID=Europe/Stockholm:20261102T100000",
        "DTEND;TZID=Europe/Stockholm:20261102T110000",
        "RRULE:FREQ=WEEKLY;BYDAY=MO",
      ),
    ),
    ["23T09:00/60", "30T09:00/60"],
  ],
  ["Google: a whole day", file(event("DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261127")), ["25T23:00/1440"]],
  [
    "Google: a whole day that is free",
    file(event("DTSTART;VALUE=DATE:20261126", "DTEND;VALUE=DATE:20261127", "TRANSP:TRANSPARENT")),
    [],
  ],
  [
    "Google: days away that begin before the range",
    file(event("DTSTART;VALUE=DATE:20261120", "DTEND;VALUE=DATE:20261125")),
    ["23T00:00/2820"],
  ],
  [
    "Google: a series with UNTIL in UTC",
    file(
      event(
        "DTSTART;TZID=Europe/Stockholm:20261123T080000",
        "DURATION:PT30M",
        "RRULE:FREQ=DAILY;UNTIL=20261125T070000Z",
      ),
    ),
    ["23T07:00/30", "24T07:00/30", "25T07:00/30"],
  ],
  [
    "Outlook: Windows' name of a zone, described",
    file(
      outlookZone,
      event(
        'DTSTART;TZID="W. Europe Standard Time":20261124T090000',
        'DTEND;TZID="W. Europe Standard Time":20261124T093000',
      ),
    ),
    ["24T08:00/30"],
  ],
  [
    "Outlook: Windows' name, not described",
    file(event("DTSTART;TZID=W. Europe Standard Time:20261124T090000", "DURATION:PT30M")),
    ["24T08:00/30"],
  ],
  [
    "Outlook: another Windows' name",
    file(event("DTSTART;TZID=GMT Standard Time:20261124T090000", "DURATION:PT30M")),
    ["24T09:00/30"],
  ],
  [
    "Outlook: a zone of its own",
    file(ownZone, event("DTSTART;TZID=Customized Time Zone:20261124T120000", "DURATION:PT1H")),
    ["24T09:00/60"],
  ],
  [
    "Outlook: shown as free",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "X-MICROSOFT-CDO-BUSYSTATUS:FREE")),
    [],
  ],
  [
    "Outlook: tentative",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "X-MICROSOFT-CDO-BUSYSTATUS:TENTATIVE")),
    ["24T09:00/60"],
  ],
  [
    "Exchange: TRANSP in other letters",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "TRANSP:Transparent")),
    [],
  ],
  [
    "Exchange: a cancelled meeting in other letters",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "STATUS:cancelled")),
    [],
  ],
  [
    "Exchange: EXDATE with several values in a zone",
    file(
      outlookZone,
      event(
        "DTSTART;TZID=W. Europe Standard Time:20261123T090000",
        "DURATION:PT1H",
        "RRULE:FREQ=DAILY;COUNT=4",
        "EXDATE;TZID=W. Europe Standard Time:20261124T090000,20261125T090000",
      ),
    ),
    ["23T08:00/60", "26T08:00/60"],
  ],
  [
    "Exchange: EXDATE as a day",
    file(event("DTSTART:20261123T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=3", "EXDATE;VALUE=DATE:20261124")),
    ["23T09:00/60", "25T09:00/60"],
  ],
  [
    "Exchange: UNTIL as a day",
    file(event("DTSTART:20261123T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;UNTIL=20261124")),
    ["23T09:00/60", "24T09:00/60"],
  ],
  [
    "iCloud: a zone's name behind a path",
    file(event("DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Stockholm:20261124T090000", "DURATION:PT1H")),
    ["24T08:00/60"],
  ],
  ["iCloud: a day without VALUE=DATE", file(event("DTSTART:20261126", "DTEND:20261127")), ["25T23:00/1440"]],
  [
    "iCloud: a local time without a zone is Swedish",
    file(event("DTSTART:20261124T090000", "DURATION:PT1H")),
    ["24T08:00/60"],
  ],
  [
    "iCloud: an occurrence moved",
    file(
      event("DTSTART:20261123T080000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"),
      event("RECURRENCE-ID:20261130T080000Z", "DTSTART:20261201T080000Z", "DURATION:PT30M"),
    ),
    ["23T08:00/60", "01T08:00/30"],
  ],
  [
    "iCloud: an occurrence moved in from beyond the horizon",
    file(
      event("DTSTART:20261123T080000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;COUNT=6"),
      event("RECURRENCE-ID:20270323T080000Z", "DTSTART:20261203T080000Z", "DURATION:PT1H"),
    ),
    ["23T08:00/60", "03T08:00/60"],
  ],
  [
    "iCloud: an occurrence cancelled",
    file(
      event("DTSTART:20261123T080000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=2"),
      event("RECURRENCE-ID:20261130T080000Z", "DTSTART:20261130T080000Z", "DURATION:PT1H", "STATUS:CANCELLED"),
    ),
    ["23T08:00/60"],
  ],
  ["Nextcloud: an empty RRULE", file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "RRULE:")), ["24T09:00/60"]],
  [
    "Nextcloud: RDATE without RRULE",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "RDATE:20261125T090000Z,20261126T090000Z")),
    ["24T09:00/60", "25T09:00/60", "26T09:00/60"],
  ],
  [
    "Nextcloud: RDATE with periods",
    file(
      event(
        "DTSTART:20261124T090000Z",
        "DURATION:PT1H",
        "RDATE;VALUE=PERIOD:20261125T090000Z/20261125T093000Z,20261126T090000Z/PT2H",
      ),
    ),
    ["24T09:00/60", "25T09:00/30", "26T09:00/120"],
  ],
  [
    "Nextcloud: COUNT=0 is no series",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;COUNT=0")),
    ["24T09:00/60"],
  ],
  [
    "Nextcloud: an alarm inside",
    file(
      event(
        "DTSTART:20261124T090000Z",
        "BEGIN:VALARM",
        "DTSTART:20261125T090000Z",
        "TRIGGER:-PT15M",
        "DURATION:PT5M",
        "END:VALARM",
        "DURATION:PT1H",
      ),
    ),
    ["24T09:00/60"],
  ],
  [
    "Fastmail: a series since 2005",
    file(event("DTSTART;TZID=Europe/Stockholm:20050103T070000", "DURATION:PT30M", "RRULE:FREQ=DAILY;BYDAY=TU,TH")),
    ["24T06:00/30", "26T06:00/30", "01T06:00/30", "03T06:00/30"],
  ],
  [
    "Fastmail: the second Tuesday and the last Friday",
    file(event("DTSTART:20260101T090000Z", "DURATION:PT1H", "RRULE:FREQ=MONTHLY;BYDAY=1TU,-1FR")),
    ["27T09:00/60", "01T09:00/60"],
  ],
  [
    "Fastmail: every other week",
    file(event("DTSTART:20261116T090000Z", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;INTERVAL=2")),
    ["30T09:00/60"],
  ],
  [
    "Fastmail: folded lines",
    file(
      "BEGIN:VEVENT\r\nUID:a\r\nDTSTART;TZID=Europe/\r\n Stockholm:2026112\r\n 4T090000\r\nDURATION:PT1H\r\nEND:VEVENT",
    ),
    ["24T08:00/60"],
  ],
  [
    "lines that should have been folded",
    file(
      "BEGIN:VEVENT\r\nUID:a\r\nDESCRIPTION:Ta med avtalet\r\noch en penna: två stycken\r\nDTSTART:20261124T090000Z\r\nDURATION:PT1H\r\nEND:VEVENT",
    ),
    ["24T09:00/60"],
  ],
  [
    "line feeds alone, and a byte order mark",
    `\ufeff${file(event("DTSTART:20261124T090000Z", "DURATION:PT1H")).replaceAll("\r\n", "\n")}`,
    ["24T09:00/60"],
  ],
  ["names in small letters", file(event("dtstart:20261124T090000Z", "duration:PT1H")), ["24T09:00/60"]],
  [
    "two calendars in a file",
    `${file(event("DTSTART:20261124T090000Z", "DURATION:PT1H"))}\r\n${file(event("DTSTART:20261125T090000Z", "DURATION:PT1H"))}`,
    ["24T09:00/60", "25T09:00/60"],
  ],
  [
    "a list of busy times",
    file(
      "BEGIN:VFREEBUSY",
      "FREEBUSY;FBTYPE=BUSY:20261124T090000Z/20261124T100000Z,20261125T090000Z/PT30M",
      "FREEBUSY;FBTYPE=FREE:20261126T090000Z/PT1H",
      "END:VFREEBUSY",
    ),
    ["24T09:00/60", "25T09:00/30"],
  ],
  ["an event without an end", file(event("DTSTART:20261124T090000Z")), []],
  ["an end before the start", file(event("DTSTART:20261124T090000Z", "DTEND:20261124T080000Z")), []],
  ["a day without an end", file(event("DTSTART;VALUE=DATE:20261126")), ["25T23:00/1440"]],
  [
    "a rule that never occurs",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H", "RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30")),
    ["24T09:00/60"],
  ],
  [
    "an hour that the summer takes",
    file(event("DTSTART;TZID=Europe/Stockholm:20260328T023000", "DURATION:PT1H", "RRULE:FREQ=WEEKLY;BYDAY=TU")),
    ["24T01:30/60", "01T01:30/60"],
  ],
  [
    "meetings that touch",
    file(event("DTSTART:20261124T090000Z", "DURATION:PT1H"), event("DTSTART:20261124T095000Z", "DURATION:PT20M")),
    ["24T09:00/70"],
  ],
  ["a calendar without events", file(), []],
];

test.each(feeds)("%s", (_, text, busy) => {
  expect(busyTimes(text, range).skipped).toEqual([]);
  expect(read(text)).toEqual(busy);
});

describe("an event that can't be read", () => {
  it.each([
    ["has no start", event("SUMMARY:x"), "NO_START"],
    ["has a time that does not exist", event("DTSTART:20261399T090000Z"), "BAD_TIME"],
    ["has a rule that is none", event("DTSTART:20261124T090000Z", "DURATION:PT1H", "RRULE:FREQ=OFTA"), "BAD_RULE"],
    ["repeats each second", event("DTSTART:20000101T000000Z", "DURATION:PT1S", "RRULE:FREQ=SECONDLY"), "TOO_MANY"],
  ])("that %s is skipped and named, and the others are read", (_, broken, Reason) => {
    const text = file(broken, event("DTSTART:20261125T090000Z", "DURATION:PT1H"));
    const { times, skipped } = busyTimes(text, range);
    expect(times.map(show)).toEqual(["25T09:00/60"]);
    expect(skipped).toMatchObject([{ Position: 1, Reason }]);
  });

  it("that never ends is given up in its process, and the others are read", async () => {
    // The next such day is in 2044, and each second before it is looked at.
    const rule = "RRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=29;BYDAY=MO";
    const endless = event("DTSTART:20261124T090000Z", "DURATION:PT1H", rule);
    const text = file(event("DTSTART:20261125T090000Z", "DURATION:PT1H"), endless);
    const { times, skipped } = await readInWorker(text, range, 2000);
    expect(times.map(show)).toEqual(["25T09:00/60"]);
    expect(skipped).toMatchObject([{ Position: 2, Reason: "TOO_SLOW" }]);
  });
});

test("no damage of a calendar is an exception", () => {
  const whole = fc.constantFrom(...feeds.map(([, text]) => text));
  const cut = fc.tuple(whole, fc.nat(), fc.nat(40)).map(([text, at, count]) => {
    const from = at % text.length;
    return text.slice(0, from) + text.slice(from + count);
  });
  const spoilt = fc.tuple(whole, fc.nat(), fc.string({ maxLength: 8 })).map(([text, at, piece]) => {
    const from = at % text.length;
    return text.slice(0, from) + piece + text.slice(from);
  });
  fc.assert(
    fc.property(fc.oneof(cut, spoilt), (text) => {
      try {
        for (const { start, end } of busyTimes(text, range).times) expect(start).toBeLessThan(end);
      } catch (error) {
        expect(String(error)).toContain("NOT_A_CALENDAR");
      }
    }),
    { numRuns: 500 },
  );
});
