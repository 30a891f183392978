import fc from "fast-check";

/*
 * Calendar feeds as programs and attackers write them, by chance: every property that a reader looks at, with values from
 * right to hostile, in a file that may be cut, spoilt or doubled. Written from RFC 5545 alone.
 */

const day = fc
  .date({ min: new Date("2005-01-01"), max: new Date("2028-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().replace(/[-:]|\.\d+/g, ""));
const zone = fc.constantFrom("Europe/Stockholm", "W. Europe Standard Time", "America/New_York", "Mars/Olympus", "");
const moment = fc.oneof(
  day.map((at) => `:${at}`),
  day.map((at) => `:${at.slice(0, 8)}`),
  day.map((at) => `;VALUE=DATE:${at.slice(0, 8)}`),
  fc.tuple(zone, day).map(([name, at]) => `;TZID=${name}:${at.slice(0, 15)}`),
  fc.constantFrom(":20261399T990000Z", ":", ";TZID=:x", ":99999999"),
);
const part = fc.constantFrom(
  ...["BYDAY=MO,WE", "BYDAY=-1SU", "BYMONTHDAY=30", "BYMONTHDAY=29,31", "BYMONTH=2", "BYSETPOS=-1", "BYHOUR=9"],
  ...["BYMINUTE=0,15", "COUNT=0", "COUNT=10", "COUNT=999999", "INTERVAL=1", "INTERVAL=0", "INTERVAL=100000"],
  ...["UNTIL=20270101", "UNTIL=20270101T000000Z", "UNTIL=x", "BYYEARDAY=366", "BYWEEKNO=53", "WKST=SU"],
);
const rule = fc
  .tuple(
    // A rule that no reader finishes costs its whole deadline, so that there are some hundred of them among 10 000 feeds.
    fc.oneof(
      { arbitrary: fc.constantFrom("DAILY", "WEEKLY", "MONTHLY", "YEARLY", "OFTA"), weight: 60 },
      { arbitrary: fc.constantFrom("HOURLY", "MINUTELY", "SECONDLY"), weight: 1 },
    ),
    fc.array(part, { maxLength: 4 }),
  )
  .map(([frequency, parts]) => `RRULE:FREQ=${frequency}${parts.map((text) => `;${text}`).join("")}`);
const property = fc.oneof(
  moment.map((at) => `DTSTART${at}`),
  moment.map((at) => `DTEND${at}`),
  moment.map((at) => `EXDATE${at}`),
  moment.map((at) => `RDATE${at}`),
  moment.map((at) => `RECURRENCE-ID${at}`),
  rule,
  fc.constantFrom("DURATION:PT1H", "DURATION:P1W", "DURATION:-PT1H", "DURATION:x", "TRANSP:transparent", "RRULE:"),
  fc.constantFrom("STATUS:CANCELLED", "UID:serie", 'ATTENDEE;CN="A', "X-LONG:".padEnd(500, "å")),
);
const event = fc
  .tuple(
    fc.constantFrom("VEVENT", "VEVENT", "VEVENT", "VFREEBUSY", "VTODO"),
    moment,
    fc.array(property, { maxLength: 6 }),
  )
  .map(([name, start, lines]) => [`BEGIN:${name}`, `UID:${start}`, `DTSTART${start}`, ...lines, `END:${name}`]);
const file = fc
  .tuple(fc.array(event, { maxLength: 12 }), fc.constantFrom("\r\n", "\n"))
  .map(([events, end]) => ["BEGIN:VCALENDAR", "VERSION:2.0", ...events.flat(), "END:VCALENDAR"].join(end));

const spoilt = fc.tuple(file, fc.nat(), fc.nat(60), fc.string({ maxLength: 12 })).map(([text, at, count, piece]) => {
  const from = at % text.length;
  return text.slice(0, from) + piece + text.slice(from + count);
});

/** Half of them are whole, half are damaged. The same seed gives the same feeds. */
export const generateFeeds = (count: number, seed: number): string[] =>
  fc.sample(fc.oneof(file, spoilt), { numRuns: count, seed });
