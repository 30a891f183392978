import { createClient } from "@lagrum/core/client";
import { momentOf } from "@lagrum/core/workingTime/openTime";
import { freePort } from "@lagrum/launch/os/ports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { run } from "../../test/apiProcess.ts";
import { openCalendar } from "../../test/booking.ts";
import { categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { until } from "../../test/waitUntil.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());

const wholeDay = [{ From: "00:00", To: "24:00" }];
/** Palm Saturday to the Monday after the change; Easter Sunday and Monday are holidays. */
const spring = ["2027-03-27", "2027-03-28", "2027-03-29"];
/** All Saints' Day is on 6 November. */
const autumn = ["2027-10-30", "2027-10-31", "2027-11-01"];

beforeAll(() =>
  openCalendar(testApp, { Exceptions: [...spring, ...autumn].map((Day) => ({ Day, Periods: wholeDay })) }),
);

/** A preloaded module that sets the clock of a process. @param shift milliseconds */
const shiftedClock = (shift: number): string =>
  `data:text/javascript,${encodeURIComponent(`
  const RealDate = Date;
  const now = () => RealDate.now() + ${shift};
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });`)}`;

/** The starts of each day, as a service in that time zone offers them two weeks before the first. */
async function offered(TZ: string, days: readonly string[]): Promise<string[][]> {
  const port = await freePort();
  const twoWeeksBefore = momentOf(days[0] ?? "", "12:00") - 14 * 86_400_000;
  const { child, ended } = run({
    ...{ MODE: "test", PORT: String(port), LOG_LEVEL: "error", TZ },
    ...{ DATABASE_URL: testApp.database.appUrl, DATABASE_OWNER_URL: testApp.database.ownerUrl },
    NODE_OPTIONS: `--import=${shiftedClock(twoWeeksBefore - Date.now())}`,
  });
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}/api` });
  await until(async () => child.exitCode !== null || (await client.getSettings()).ok, 90_000);
  const CategoryID = await categoryId(testApp, "hyresratt");
  const query = { Service: "BOOK15", Channel: "Telephone", CategoryID, From: days[0] ?? "" } as const;
  const { Days } = done(await client.getBookingSlots({ query }));
  child.kill("SIGKILL");
  await ended;
  return days.map((day) => Days.find(({ Day }) => Day === day)?.Times.map(({ Start }) => Start) ?? []);
}

const clock = new Intl.DateTimeFormat("sv-SE", { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Stockholm" });
const localTimes = (starts: readonly string[] | undefined): string[] =>
  (starts ?? []).map((start) => clock.format(new Date(start)));
const quarters = Array.from(
  { length: 96 },
  (_, at) => `${String(Math.floor(at / 4)).padStart(2, "0")}:${String((at % 4) * 15).padStart(2, "0")}`,
);

describe.each(["UTC", "America/New_York"])("a server in %s, for a lawyer who works around the clock", (TZ) => {
  it("offers every local time around the change to summer time, but for the hour that does not exist", async () => {
    const [before, changed, after] = await offered(TZ, spring);
    expect([before, after].map(localTimes)).toEqual([quarters, quarters]);
    expect(localTimes(changed)).toEqual(quarters.filter((time) => !time.startsWith("02")));
  }, 150_000);

  it("offers every local time once around the change to winter time: the first 02:30 of two", async () => {
    const days = await offered(TZ, autumn);
    expect(days.map(localTimes)).toEqual([quarters, quarters, quarters]);
    const twoThirty = days[1]?.filter((start) => clock.format(new Date(start)) === "02:30");
    expect(twoThirty).toEqual(["2027-10-31T00:30:00.000Z"]);
  }, 150_000);
});
