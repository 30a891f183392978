import type { BookMeeting } from "@lagrum/core/booking/bookingSchema";
import { count } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { aMeeting, confirmFree, freeTimes, openCalendar } from "../../test/booking.ts";
import { MINUTE, monday } from "../../test/bookingScene.ts";
import { categoryId, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { bookings, pendingKeys } from "../db/schema/bookings.ts";
import { services } from "../db/schema/products.ts";

const testApp = await createTestApp({ env: { TRUSTED_PROXY: "127.0.0.1", BOOKING_LIMIT_NETWORK: "5" } });
afterAll(() => testApp.close());
const { app, server } = testApp;

beforeEach(async () => {
  testApp.setTime(monday);
  Object.assign(testApp, { asAdmin: testApp.as(testApp.tokenOf("admin")) });
  await app.db.delete(bookings);
  await app.db.update(services).set({ Active: true });
  await openCalendar(testApp);
});

let networks = 0;
const anotherNetwork = () => `203.0.${Math.floor(++networks / 250)}.${networks % 250}`;
let devices = 0;
const aDevice = () => `device${String(++devices).padStart(26, "0")}`;

/** Who calls: through the site by default, which names address and device. */
interface From {
  ip?: string;
  device?: string | null;
  /** A caller who is not the site. */
  isDirect?: boolean;
  accessCode?: string;
}

/** A call as the site server forwards it. @returns its outcome in words, and its body */
async function post(url: string, payload: object, { ip, device, isDirect = false, accessCode }: From) {
  const response = await server.inject({
    method: "POST",
    url: `/api${url}`,
    payload,
    ...(isDirect && { remoteAddress: "198.51.100.9" }),
    headers: {
      "x-forwarded-for": ip ?? anotherNetwork(),
      ...(device !== null && { "x-forwarded-device": device ?? aDevice() }),
      ...(accessCode && { "access-code": accessCode }),
    },
  });
  const body = response.json();
  return { outcome: [response.statusCode, body.Code].filter(Boolean).join(" "), body };
}

/** Times of the coming days that are two hours apart, so that long meetings don't overlap. */
async function freeStarts(): Promise<string[]> {
  const times = await freeTimes(testApp);
  return times.map(({ Start }) => Start).filter((start) => /T(?:07|09|11|13|15):00/.test(start));
}

async function hold(start: string | undefined, from: From = {}) {
  const CategoryID = await categoryId(testApp, "hyresratt");
  return post("/bookings/hold", { Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart: start }, from);
}

async function book(start: string | undefined, more: Partial<BookMeeting> = {}, from: From = {}) {
  return post("/booking", await aMeeting(testApp, start ?? "", more), from);
}

const priced = { Service: "BOOK60", IsAdult: true, StartNow: true } as const;
const limit = "409 TOO_MANY_PENDING";
const stored = () => app.db.$count(bookings);

describe("at most two held or unpaid times", () => {
  it.each([
    ["address, by mailbox", { Email: "kim.ek+1@gmail.com" }, { Email: "Kimek+2@googlemail.com" }, {}],
    ["telephone, in any form", { Phone: "070-999 88 77" }, { Phone: "0046709998877" }, {}],
    ["device", {}, {}, { device: "samedeviceeverytime0000000000000" }],
  ])("per %s: the third is refused, free or priced, and nothing is stored", async (_, one, other, from) => {
    const starts = await freeStarts();
    expect((await book(starts[0], { ...one }, from)).outcome).toBe("201");
    expect((await book(starts[2], { ...priced, ...other }, from)).outcome).toBe("201");
    expect((await book(starts[5], { ...one }, from)).outcome).toBe(limit);
    expect((await book(starts[5], { ...priced, ...other }, from)).outcome).toBe(limit);
    expect(await stored()).toBe(2);
    expect((await book(starts[5])).outcome, "somebody else").toBe("201");
  });

  it("counts holds of the device, until they are booked and confirmed, released or end, before the job has run", async () => {
    const [first, second, third, fourth] = await freeStarts();
    const from = { device: aDevice() };
    const held = await hold(first, from);
    expect([held.outcome, (await hold(second, from)).outcome]).toEqual(["201", "201"]);
    expect((await hold(third, from)).outcome).toBe(limit);
    const booked = await book(first, {}, { ...from, accessCode: held.body.AccessCode });
    expect(booked.outcome, "its own hold does not count").toBe("201");
    expect((await hold(third, from)).outcome, "not confirmed yet").toBe(limit);
    await confirmFree(testApp, booked.body.ID);
    expect((await hold(third, from)).outcome).toBe("201");
    expect((await hold(fourth, from)).outcome).toBe(limit);
    testApp.setTime(new Date(monday.getTime() + 11 * MINUTE));
    expect((await hold(fourth, from)).outcome).toBe("201");
  });

  it("lets a hold be exchanged for another time by its code, once, and by no code of a booked time", async () => {
    const [first, second, third, fourth, fifth] = await freeStarts();
    const from = { device: aDevice() };
    const held = await hold(first, from);
    const booked = await book(second, priced, from);
    expect(booked.outcome).toBe("201");
    const exchanged = await hold(third, { ...from, accessCode: held.body.AccessCode });
    expect(exchanged.outcome).toBe("201");
    expect((await freeTimes(testApp)).map(({ Start }) => Start)).toContain(first);
    expect((await hold(fourth, { ...from, accessCode: held.body.AccessCode })).outcome).toBe(limit);
    const kept = await book(third, priced, { ...from, accessCode: exchanged.body.AccessCode });
    expect(kept.outcome).toBe("201");
    expect((await hold(fifth, { ...from, accessCode: exchanged.body.AccessCode })).outcome, "booked").toBe(limit);
  });

  it("survives a race: of fifty calls at once two get a time", async () => {
    const starts = await freeStarts();
    const from = { device: aDevice() };
    const holds = await Promise.all(Array.from({ length: 50 }, (_, at) => hold(starts[at % starts.length], from)));
    expect(holds.filter(({ outcome }) => outcome === "201")).toHaveLength(2);
    expect(holds.filter(({ outcome }) => outcome === limit)).toHaveLength(48);
    await app.db.delete(bookings);
    const Email = "samtidigt@exempel.se";
    const booked = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        book(starts[at % starts.length], { Email, ...(at % 2 && { IsAdult: true }) }),
      ),
    );
    expect(booked.filter(({ outcome }) => outcome === "201")).toHaveLength(2);
    expect(await stored()).toBe(2);
  });
});

describe("a network", () => {
  it.each([
    ["IPv4 address", () => "198.51.100.7", "198.51.100.8"],
    ["IPv6 /64", (n: number) => `2001:db8:1:2:${n}::${n}`, "2001:db8:1:3::1"],
  ])("may have more: the setting, per %s", async (_, ip, neighbour) => {
    const starts = await freeStarts();
    for (const n of [0, 1, 2, 3, 4]) expect((await hold(starts[n], { ip: ip(n) })).outcome).toBe("201");
    expect((await hold(starts[5], { ip: ip(5) })).outcome).toBe("409 TOO_MANY_PENDING_NETWORK");
    expect((await book(starts[5], {}, { ip: ip(6) })).outcome).toBe("409 TOO_MANY_PENDING_NETWORK");
    expect((await hold(starts[5], { ip: neighbour })).outcome).toBe("201");
  });

  it("is the caller's own when it is not the site: neither address nor device of its headers is believed", async () => {
    const starts = await freeStarts();
    for (const n of [0, 1, 2, 3, 4]) expect((await hold(starts[n], { isDirect: true })).outcome).toBe("201");
    expect((await hold(starts[5], { isDirect: true })).outcome).toBe("409 TOO_MANY_PENDING_NETWORK");
    await app.db.delete(bookings);
    const device = aDevice();
    for (const n of [0, 1, 2]) expect((await hold(starts[n], { isDirect: true, device })).outcome).toBe("201");
  });
});

it("stores only hashes, and none once the meeting is confirmed or has ended", async () => {
  const [first, second] = await freeStarts();
  const device = aDevice();
  const ip = "198.51.100.7";
  const { body } = await book(first, { Email: "spar@exempel.se" }, { device, ip });
  const keys = await app.db.select().from(pendingKeys);
  expect(keys.map(({ Kind }) => Kind).toSorted()).toEqual(["device", "email", "network", "phone"]);
  for (const trace of [device, ip, "spar@", "46701"]) expect(JSON.stringify(keys)).not.toContain(trace);
  await confirmFree(testApp, body.ID);
  const held = await hold(second, { device, ip });
  done(await testApp.client.releaseHold({ params: { id: held.body.ID }, accessCode: held.body.AccessCode }));
  expect(await app.db.select({ left: count() }).from(pendingKeys)).toEqual([{ left: 0 }]);
});

it("fills no daily limit with held, unconfirmed or unpaid times, which still block their own", async () => {
  await openCalendar(testApp, { DailyLimit: 1 });
  const [first, second, third, fourth] = (await freeStarts()).filter((start) => start.startsWith("2026-11-24"));
  const onTuesday = async () => (await freeStarts()).filter((start) => start.startsWith("2026-11-24"));
  expect((await hold(first)).outcome).toBe("201");
  expect((await book(second, priced)).outcome).toBe("201");
  const { body } = await book(fourth);
  expect(await onTuesday()).not.toContain(first);
  expect(await onTuesday()).not.toContain(second);
  expect(await onTuesday()).not.toContain(fourth);
  expect((await hold(third)).outcome).toBe("201");
  await confirmFree(testApp, body.ID);
  expect(await onTuesday(), "one confirmed meeting fills the day").toEqual([]);
});
