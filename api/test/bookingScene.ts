import { bookings } from "../src/db/schema/bookings.ts";
import { categoryId } from "./scenes.ts";
import { createTestApp } from "./testApp.ts";

/** Monday, a minute to nine in Stockholm. */
export const monday = new Date("2026-11-23T07:59:00Z");

export const tuesdayAtTen = "2026-11-24T09:00:00.000Z";
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const byId = (id: number) => ({ params: { id } });

/** The API with a clock of its own for meetings. */
export async function createBookingScene() {
  const testApp = await createTestApp();
  const { app, client } = testApp;
  /** Signs in again, since the sessions would have expired. */
  function setTime(now: Date) {
    testApp.setTime(now);
    Object.assign(testApp, {
      asAdmin: testApp.as(testApp.tokenOf("admin")),
      asAdvisor: testApp.as(testApp.tokenOf("advisor")),
    });
  }
  return {
    testApp,
    setTime,
    async reset() {
      setTime(monday);
      await app.db.delete(bookings);
    },
    stored: () => app.db.$count(bookings),
    async hold(SlotStart: string) {
      const CategoryID = await categoryId(testApp, "hyresratt");
      return client.holdTime({ body: { Service: "BOOK15", Channel: "Telephone", CategoryID, SlotStart } });
    },
  };
}
