import type { Period } from "@lagrum/core/booking/availabilitySchema";
import { meetingTimes, visitorWindow } from "@lagrum/core/booking/bookingRules";
import { daysOf, freeStarts } from "@lagrum/core/booking/slots";
import { usualHours } from "@lagrum/core/workingTime/openingHours";
import type { Transaction } from "../db/database.ts";
import { bookers, bookings, lawyers } from "../db/schema/bookings.ts";
import type { NumberOf } from "./seedCategories.ts";

const morning: Period = { From: "09:00", To: "12:00" };
const afternoon: Period = { From: "13:00", To: "16:00" };
const week = (...days: Period[][]) => [...days, [], []];

/** Example hours, by e-mail address. */
const hours: Record<string, Period[][]> = {
  "karin@lagrum.example": week([morning, afternoon], [morning], [morning, afternoon], [afternoon], [morning]),
  "admin@lagrum.example": week([afternoon], [morning, afternoon], [], [morning, afternoon], [afternoon]),
};

const examples = [
  {
    Category: "hyresratt",
    Booker: { FirstName: "Amina", LastName: "Exempel", Email: "amina@exempel.se", Phone: "+46701740601" },
    Description: "Hyresvärden vill säga upp mig för att jag har haft en inneboende.",
  },
  {
    Category: "arbetsratt",
    Booker: { FirstName: "Jonas", LastName: "Exempel", Email: "jonas@exempel.se", Phone: "+46701740602" },
    Description: "Jag har blivit uppsagd och undrar om arbetsgivaren har gjort rätt.",
  },
];

/** Example lawyers with their hours, and some bookings when there are none. */
export async function seedLawyers(
  tx: Transaction,
  staff: ReadonlyMap<string, number>,
  numberOf: NumberOf,
  now: Date,
): Promise<void> {
  for (const [email, Hours] of Object.entries(hours)) {
    const UserID = staff.get(email);
    if (UserID === undefined) continue;
    const Services = ["BOOK15", "BOOK30", "BOOK60"] as const;
    await tx
      .insert(lawyers)
      .values({
        UserID,
        Active: true,
        Services: [...Services],
        Channels: ["Telephone", "Video", "Office"],
        DailyLimit: 6,
        Hours,
      })
      .onConflictDoNothing();
  }
  const [LawyerID] = [...staff].flatMap(([email, id]) => (email in hours ? [id] : []));
  if (LawyerID !== undefined && (await tx.$count(bookings)) === 0) await seedBookings(tx, LawyerID, numberOf, now);
}

async function seedBookings(tx: Transaction, LawyerID: number, numberOf: NumberOf, now: Date): Promise<void> {
  const window = visitorWindow(now, usualHours);
  const calendar = {
    Hours: week([morning], [morning], [morning], [morning], [morning]),
    Exceptions: new Map(),
    DailyLimit: 1,
    Taken: [],
    Busy: [],
  };
  const starts = daysOf(window).flatMap((day) => freeStarts(calendar, day, "BOOK15", window).slice(0, 1));
  for (const [index, { Category, Booker, ...about }] of examples.entries()) {
    const [start, CategoryID] = [starts[index + 1], numberOf(Category)];
    if (start === undefined || CategoryID === null) continue;
    const { end, freeFrom } = meetingTimes(start, "BOOK15");
    const [StartsAt, EndsAt, FreeFrom] = [start, end, freeFrom].map((at) => new Date(at).toISOString()) as [
      string,
      string,
      string,
    ];
    const [row] = await tx
      .insert(bookings)
      .values({
        ...{
          State: "Confirmed",
          Service: "BOOK15",
          Channel: "Telephone",
          CategoryID,
          LawyerID,
          StartsAt,
          EndsAt,
          FreeFrom,
        },
        AgreedAt: now.toISOString(),
        CreatedAt: now.toISOString(),
        // Example addresses get no reminders.
        Reminders: 2,
      })
      .returning({ BookingID: bookings.ID });
    if (row) await tx.insert(bookers).values({ ...row, ...Booker, ...about, TermsVersion: "demo" });
  }
}
