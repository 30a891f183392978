import type { JoinWaitingList } from "@lagrum/core/booking/waitingListSchema";
import { dayOf } from "@lagrum/core/text/dates";
import { offerTimes } from "../src/waitingList/offerTimes.ts";
import { openCalendar, someHours } from "./booking.ts";
import { categoryId, done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

const DAY = 24 * 60 * 60 * 1000;
let people = 0;

/** A request for a Sunday, when no lawyer works. */
export async function aWish(testApp: TestApp, more: Partial<JoinWaitingList> = {}): Promise<JoinWaitingList> {
  return {
    ...{ Service: "BOOK15", Channel: "Telephone", CategoryID: await categoryId(testApp, "hyresratt") },
    ...{ Weekdays: [7], FromTime: "08:00", ToTime: "17:00" },
    Until: dayOf(new Date(testApp.app.clock().getTime() + 40 * DAY)),
    Email: `waiting${++people}@exempel.se`,
    OpenedAt: "2026-11-01T08:00:00.000Z",
    ...more,
  };
}

/** A place with an offer on a Sunday. */
export async function offeredSunday(testApp: TestApp): Promise<{ ID: number; AccessCode: string }> {
  const place = done(await testApp.client.joinWaitingList({ body: await aWish(testApp) }));
  const Hours = [...someHours.Hours.slice(0, 6), [{ From: "08:00", To: "17:00" }]];
  await openCalendar(testApp, { Hours });
  await offerTimes(testApp.app);
  await openCalendar(testApp);
  return place;
}
