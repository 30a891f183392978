import type { SetAvailability } from "@lagrum/core/booking/availabilitySchema";
import type { BookMeeting, FreeTime } from "@lagrum/core/booking/bookingSchema";
import { issueCode } from "../src/accounts/accessCodes.ts";
import { userIdOf } from "./accounts.ts";
import { categoryId, done } from "./scenes.ts";
import type { TestApp } from "./testApp.ts";

const officeHours = [{ From: "08:00", To: "17:00" }];

export const someHours: SetAvailability = {
  Active: true,
  Services: ["BOOK15", "BOOK30", "BOOK60"],
  Channels: ["Telephone", "Video", "Office"],
  DailyLimit: null,
  Hours: [officeHours, officeHours, officeHours, officeHours, officeHours, [], []],
  Exceptions: [],
};

/** Gives the advisor hours. @returns the UserID */
export async function openCalendar(testApp: TestApp, more: Partial<SetAvailability> = {}): Promise<number> {
  const id = await userIdOf(testApp, "advisor");
  done(await testApp.asAdmin.setAvailability({ params: { id }, body: { ...someHours, ...more } }));
  return id;
}

/** The free times of the next days. */
export async function freeTimes(testApp: TestApp): Promise<FreeTime[]> {
  const query = {
    Service: "BOOK15",
    Channel: "Telephone",
    CategoryID: await categoryId(testApp, "hyresratt"),
  } as const;
  return done(await testApp.client.getBookingSlots({ query })).Days.flatMap(({ Times }) => Times);
}

let bookers = 0;

/** The body of a valid booking, from a person who has not booked before. */
export async function aMeeting(testApp: TestApp, SlotStart: string, more: Partial<BookMeeting> = {}) {
  const n = String(++bookers).padStart(4, "0");
  return {
    ...{ Service: "BOOK15", Channel: "Telephone", CategoryID: await categoryId(testApp, "hyresratt"), SlotStart },
    Description: "Hyresvärden vill att vi flyttar redan nästa månad.",
    Counterparty: "Bostads AB Granen",
    ...{ FirstName: "Kim", LastName: "Ek", Email: `booker${n}@exempel.se`, Phone: `+467012${n}5` },
    ...{ Role: "Private", StartNow: false, LoseRight: false, IsAdult: false },
    ...{ AcceptTerms: true, OpenedAt: "2026-11-01T08:00:00.000Z" },
    ...more,
  } as const satisfies BookMeeting;
}

/** Confirms a free meeting as the mailed link does. */
export async function confirmFree(testApp: TestApp, ID: number) {
  const { app, client } = testApp;
  const accessCode = await app.db.transaction((tx) => issueCode(tx, "confirmBooking", ID, app.clock()));
  return done(await client.confirmMeeting({ params: { id: ID }, accessCode }));
}

/** A confirmed meeting at the first free time, or at another by index. */
export async function bookedMeeting(
  testApp: TestApp,
  index = 0,
): Promise<{ ID: number; AccessCode: string; Start: string }> {
  await openCalendar(testApp);
  const first = (await freeTimes(testApp)).at(index);
  if (!first) throw new Error("no free time");
  const body = await aMeeting(testApp, first.Start);
  const { Service, Channel, CategoryID, SlotStart } = body;
  const held = done(await testApp.client.holdTime({ body: { Service, Channel, CategoryID, SlotStart } }));
  const { ID } = done(await testApp.client.bookMeeting({ body, accessCode: held.AccessCode }));
  await confirmFree(testApp, ID);
  return { ID, AccessCode: held.AccessCode, Start: first.Start };
}

/** A body of a booking without the fields of the visitor's form. */
export function asCaller({
  AcceptTerms: _,
  OpenedAt: __,
  IsAdult: ___,
  ...body
}: Awaited<ReturnType<typeof aMeeting>>) {
  return body;
}
