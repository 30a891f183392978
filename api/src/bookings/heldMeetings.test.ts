import type { MeetingService } from "@lagrum/core/booking/bookingSchema";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { aMeeting, asCaller, openCalendar } from "../../test/booking.ts";
import { byId, createBookingScene, HOUR, monday } from "../../test/bookingScene.ts";
import { done, refusal } from "../../test/scenes.ts";
import { bookings } from "../db/schema/bookings.ts";
import { salaryLines } from "../db/schema/salaries.ts";

const scene = await createBookingScene();
afterAll(() => scene.testApp.close());
beforeEach(scene.reset);
const { testApp, setTime } = scene;
const { db } = testApp.app;
const karin = await userIdOf(testApp, "advisor");

beforeAll(async () => {
  setTime(new Date("2026-11-02T08:00:00Z"));
  await openCalendar(testApp);
  const rate = (Type: MeetingService, AmountOre: number, ValidFrom: string) =>
    testApp.asAdmin.addSalaryRate({ body: { Type, AmountOre, ValidFrom } });
  done(await rate("BOOK15", 15_000, "2026-11-02"));
  done(await rate("BOOK30", 30_000, "2026-11-02"));
  done(await rate("BOOK15", 20_000, "2026-12-01"));
});

/** A meeting with Karin that is confirmed; a priced one without its purchase. */
async function confirmed(start: string, Service: MeetingService = "BOOK15"): Promise<number> {
  const body = asCaller(await aMeeting(testApp, start));
  const { ID } = done(await testApp.asAdvisor.createBooking({ body }));
  await db.update(bookings).set({ Service }).where(eq(bookings.ID, ID));
  return ID;
}
const close = (id: number, Outcome: "Done" | "NoShow" | "Cancelled") =>
  testApp.asAdvisor.closeBooking({ ...byId(id), body: { Outcome } });
const linesOf = async (BookingID: number) =>
  done(await testApp.asAdvisor.listSalaryLines({ query: { PageSize: 100 } })).Lines.filter(
    (line) => line.BookingID === BookingID,
  );

describe("a held meeting", () => {
  it("is paid once to its lawyer, by the rate of its service on the day of the meeting", async () => {
    const ID = await confirmed("2026-11-30T09:00:00.000Z");
    const longer = await confirmed("2026-11-30T10:00:00.000Z", "BOOK30");
    expect(await linesOf(ID)).toEqual([]);
    // Recorded the day after, when another rate applies, and by two concurrent calls.
    setTime(new Date("2026-12-01T09:00:00Z"));
    const outcomes = (await Promise.all([close(ID, "Done"), close(ID, "Done")])).map(refusal).sort();
    expect(outcomes).toEqual(["200 OK", "409 BOOKING_CLOSED"]);
    done(await close(longer, "Done"));
    const [line, ...others] = await linesOf(ID);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      ...{ UserID: karin, QuestionID: null, BookingID: ID, Type: "BOOK15", AmountOre: 15_000 },
      ...{ EarnedAt: "2026-11-30T09:00:00.000Z", Month: "2026-11", CorrectsLineID: null },
    });
    const own = done(await testApp.asAdvisor.listSalaries({ query: { Month: "2026-11" } })).Salaries;
    expect(own).toMatchObject([{ UserID: karin, Free: 0, Meetings: 2, AmountOre: 45_000 }]);
    const csv = done(await testApp.asAdmin.exportSalaries({ body: { Month: "2026-11" } }));
    const rows = (await new Response(csv).text()).split("\r\n");
    expect(rows).toContain(';Karin Prov;2026-11;"Första samtal, 15 minuter";1;150;150');
    expect(rows).toContain(';Karin Prov;2026-11;"Möte, 30 minuter";1;300;300');
  });

  it("cannot be recorded otherwise later; a mistake is corrected by a line of its own", async () => {
    const ID = await confirmed("2026-11-24T09:00:00.000Z");
    setTime(new Date("2026-11-24T10:00:00Z"));
    done(await close(ID, "Done"));
    expect(refusal(await close(ID, "NoShow"))).toBe("409 BOOKING_CLOSED");
    const [line] = await linesOf(ID);
    const body = { AmountOre: -15_000, Reason: "Kunden kom inte." };
    const correction = done(await testApp.asAdmin.correctSalaryLine({ params: { id: line?.ID ?? 0 }, body }));
    expect(correction).toMatchObject({ BookingID: ID, QuestionID: null, CorrectsLineID: line?.ID });
    expect((await linesOf(ID)).reduce((sum, { AmountOre }) => sum + AmountOre, 0)).toBe(0);
  });

  it("is the only kind that is paid: a missed or cancelled one has no line", async () => {
    const missed = await confirmed("2026-11-24T09:00:00.000Z");
    const cancelled = await confirmed("2026-11-24T12:00:00.000Z");
    setTime(new Date("2026-11-24T10:00:00Z"));
    done(await close(missed, "NoShow"));
    done(await close(cancelled, "Cancelled"));
    expect([...(await linesOf(missed)), ...(await linesOf(cancelled))]).toEqual([]);
  });

  it("has one line in the database, which is of an answer or of a meeting", async () => {
    const [line] = await db.select().from(salaryLines).where(sql`booking_id is not null and corrects_line_id is null`);
    if (!line) throw new Error("no line");
    const { ID: _, CreatedAt: __, ...copy } = line;
    await expect(db.insert(salaryLines).values(copy)).rejects.toMatchObject({
      cause: { constraint: "salary_lines_booking" },
    });
    for (const wrong of [{ QuestionID: 1 }, { BookingID: null }])
      await expect(db.insert(salaryLines).values({ ...copy, ...wrong })).rejects.toMatchObject({
        cause: { constraint: "salary_lines_work" },
      });
  });
});

describe("statistics of meetings", () => {
  it("count the outcomes of the meetings that begin in a period", async () => {
    setTime(new Date("2026-11-16T07:00:00Z"));
    const at = (hour: number) => `2026-11-17T${String(hour).padStart(2, "0")}:00:00.000Z`;
    const [one, two, three, four] = [
      await confirmed(at(8)),
      await confirmed(at(9)),
      await confirmed(at(10)),
      await confirmed(at(11), "BOOK30"),
    ];
    await confirmed("2026-12-03T09:00:00.000Z");
    done(await testApp.asAdvisor.rescheduleBooking({ ...byId(one), body: { SlotStart: at(13) } }));
    done(await close(two, "Cancelled"));
    setTime(new Date(Date.parse(at(13)) + HOUR));
    done(await close(one, "Done"));
    done(await close(three, "NoShow"));
    done(await close(four, "Done"));
    // A hold that was released is no booking.
    await db.insert(bookings).values({
      ...{ State: "Expired", Service: "BOOK15", Channel: "Telephone", CategoryID: 1, LawyerID: karin },
      ...{ StartsAt: at(14), EndsAt: at(15), FreeFrom: "2026-11-17T15:10:00.000Z" },
    });
    setTime(monday);
    const read = async (client: typeof testApp.asAdmin) =>
      done(await client.getMeetingStatistics({ query: { Period: "ThisMonth" } }));
    const { Periods, Services, Lawyers, Months } = await read(testApp.asAdmin);
    const november = { Booked: 4, Held: 2, Cancelled: 1, NoShow: 1, Moved: 1, HeldPercent: 50 };
    expect(Periods.ThisMonth).toEqual(november);
    expect(Periods.ThisWeek).toMatchObject({ Booked: 0, HeldPercent: null });
    expect(Periods.Total).toMatchObject({ Booked: 5, HeldPercent: 50 });
    expect(Services).toEqual([
      { Service: "BOOK15", Booked: 3, Held: 1, Cancelled: 1, NoShow: 1, Moved: 1, HeldPercent: 33.3 },
      { Service: "BOOK30", Booked: 1, Held: 1, Cancelled: 0, NoShow: 0, Moved: 0, HeldPercent: 100 },
    ]);
    expect(Lawyers).toEqual([{ Lawyer: { UserID: karin, Name: "Karin Prov" }, ...november }]);
    expect(Months).toHaveLength(13);
    expect(Months.at(-1)).toEqual({ Month: "2026-11", ...november });
    // An advisor sees the row of no colleague.
    const colleague = testApp.as(testApp.tokenOf("otherAdvisor"));
    expect((await read(colleague)).Lawyers).toEqual([]);
    expect((await read(testApp.asAdvisor)).Lawyers).toHaveLength(1);
  });
});
