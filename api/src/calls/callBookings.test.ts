import { readFileSync } from "node:fs";
import { withClient } from "@lagrum/launch/postgres/roles";
import { and, eq, inArray } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { aMeeting, asCaller, openCalendar } from "../../test/booking.ts";
import { createBookingScene, monday, tuesdayAtTen } from "../../test/bookingScene.ts";
import { done, openCall, refusal, statusCodes } from "../../test/scenes.ts";
import { bookings } from "../db/schema/bookings.ts";
import { questions } from "../db/schema/questions.ts";

const scene = await createBookingScene();
const { testApp } = scene;
afterAll(() => testApp.close());
const { app, client, database } = testApp;
const byId = (id: number) => ({ params: { id } });

beforeEach(async () => {
  await scene.reset();
  await app.db.delete(questions);
  await openCalendar(testApp);
});

const agree = (id: number, AgreedAt = tuesdayAtTen) =>
  testApp.asAdvisor.agreeOnCall({ ...byId(id), body: { AgreedAt } });
const bookingOf = async (id: number) => (await app.db.select().from(bookings).where(eq(bookings.QuestionID, id)))[0];

describe("an agreed call", () => {
  it("is a meeting in the calendar, which the question, its asker and the staff see", async () => {
    const id = await openCall(testApp, { Email: "ring.mig@exempel.se" });
    const question = done(await agree(id));
    expect(question).toMatchObject({
      DueAt: tuesdayAtTen,
      CallBooking: { Start: tuesdayAtTen, Lawyer: { Name: "Karin Prov" } },
    });
    const query = { From: "2026-11-24", To: "2026-11-24" };
    const [meeting] = done(await testApp.asAdvisor.listBookings({ query })).Bookings;
    expect(meeting).toMatchObject({ QuestionID: id, State: "Confirmed", End: "2026-11-24T09:30:00.000Z" });
    const [accessCode = ""] = await statusCodes(testApp, "ring.mig@exempel.se");
    expect(done(await client.getQuestionStatus({ accessCode })).CallAt).toBe(tuesdayAtTen);
  });

  it("blocks the time for visitors, staff and other calls, and is refused where a meeting is, the gap included", async () => {
    const id = await openCall(testApp);
    done(await agree(id));
    const taken = await client.bookMeeting({ body: await aMeeting(testApp, tuesdayAtTen) });
    expect(refusal(taken)).toBe("409 TIME_TAKEN");
    const caller = asCaller(await aMeeting(testApp, "2026-11-24T09:30:00.000Z"));
    const inGap = await testApp.asAdvisor.createBooking({ body: caller });
    expect(refusal(inGap)).toBe("409 TIME_TAKEN");
    const other = await openCall(testApp);
    const refused = await agree(other);
    expect(!refused.ok && refused.body).toMatchObject({ Code: "TIME_TAKEN", FreeTimes: expect.any(Array) });
    const outside = await testApp.asAdvisor.agreeOnCall({
      ...byId(other),
      body: { AgreedAt: "2026-11-24T09:15:00.000Z", OutsideHours: true },
    });
    expect(refusal(outside)).toBe("409 TIME_TAKEN");
    expect(done(await testApp.asAdvisor.getQuestion(byId(other))).CallBooking).toBeNull();
  });

  it("is agreed once by eight concurrent calls", async () => {
    const ids = [];
    for (let n = 0; n < 8; n += 1) ids.push(await openCall(testApp));
    const answers = await Promise.all(ids.map((id) => agree(id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await app.db.$count(bookings, eq(bookings.State, "Confirmed"))).toBe(1);
  });

  it("moves the due time when it is moved in the calendar, and can't be cancelled there", async () => {
    const id = await openCall(testApp, { Email: "flytta@exempel.se" });
    done(await agree(id));
    const booking = await bookingOf(id);
    const at = byId(booking?.ID ?? 0);
    const later = "2026-11-25T12:00:00.000Z";
    done(await testApp.asAdvisor.rescheduleBooking({ ...at, body: { SlotStart: later } }));
    const moved = done(await testApp.asAdvisor.getQuestion(byId(id)));
    expect([moved.DueAt, moved.CallBooking?.Start]).toEqual([later, later]);
    const mails = (await testApp.mails()).filter(({ to }) => to === "flytta@exempel.se");
    expect(mails.map(({ subject }) => subject)).toContain("Ny tid för ditt möte");
    const cancelled = await testApp.asAdvisor.closeBooking({ ...at, body: { Outcome: "Cancelled" } });
    expect(refusal(cancelled)).toBe("409 BOOKING_CLOSED");
  });

  it("ends with its question: held when the asker was reached, cancelled when it was declined", async () => {
    const [reached, declined] = [await openCall(testApp), await openCall(testApp)];
    done(await agree(reached));
    done(await agree(declined, "2026-11-24T12:00:00.000Z"));
    for (const id of [reached, declined]) done(await testApp.asAdvisor.reserveQuestion(byId(id)));
    done(await testApp.asAdvisor.finishCall({ ...byId(reached), body: { Outcome: "Reached" } }));
    await app.db
      .update(questions)
      .set({ State: "Rejected", ClosedAt: monday.toISOString() })
      .where(eq(questions.ID, declined));
    expect([(await bookingOf(reached))?.State, (await bookingOf(declined))?.State]).toEqual(["Done", "Cancelled"]);
  });
});

describe("the migration of agreed calls", () => {
  const file = new URL("../db/migrations/0047_calls_as_bookings.sql", import.meta.url);
  const conversion = readFileSync(file, "utf8")
    .split("--> statement-breakpoint")
    .find((statement) => statement.includes("do $$"));

  it("moves each time to a lawyer who is free then: the holder first", async () => {
    const ids = [await openCall(testApp), await openCall(testApp), await openCall(testApp)];
    const [held = 0] = ids;
    done(await testApp.asAdvisor.reserveQuestion(byId(held)));
    const clock = { DueAt: tuesdayAtTen, WarnAt: tuesdayAtTen, EscalateAt: tuesdayAtTen, PromisedMinutes: 60 };
    await app.db.update(questions).set(clock).where(inArray(questions.ID, ids));
    await withClient(database.ownerUrl, (client) => client.query(conversion ?? ""));
    const rows = await app.db
      .select()
      .from(bookings)
      .where(and(inArray(bookings.QuestionID, ids), eq(bookings.State, "Confirmed")));
    expect(rows.length).toBe(3);
    expect(rows.find(({ QuestionID }) => QuestionID === held)?.LawyerID).toBe(await userIdOf(testApp, "advisor"));
    expect(new Set(rows.map(({ LawyerID }) => LawyerID)).size).toBe(rows.length);
    expect(rows.every(({ StartsAt }) => StartsAt === tuesdayAtTen)).toBe(true);
  });
});
