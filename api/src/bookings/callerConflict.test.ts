import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aMeeting, asCaller, openCalendar } from "../../test/booking.ts";
import { monday } from "../../test/bookingScene.ts";
import { placeOrder } from "../../test/orders.ts";
import { askAndConfirm, done, refusal, someWords } from "../../test/scenes.ts";
import { people } from "../../test/staff.ts";
import { createTestApp } from "../../test/testApp.ts";
import { bookings } from "../db/schema/bookings.ts";
import { orders } from "../db/schema/orders.ts";
import { services } from "../db/schema/products.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, client } = testApp;
const byId = (id: number) => ({ params: { id } });
const as = (name: "admin" | "advisor") => testApp.as(testApp.tokenOf(name));
const ConflictReason = "En namne: personnumret är ett annat.";

beforeAll(async () => {
  testApp.setTime(monday);
  Object.assign(testApp, { asAdmin: as("admin"), asAdvisor: as("advisor") });
  await app.db.update(services).set({ Active: true });
  await openCalendar(testApp);
  await placeOrder(testApp, { FirstName: "Ingegärd", LastName: "Klientsson", Counterparty: "Torkel Motpart" });
});

/** The opponent of a client calls, and staff book a meeting. */
const opponent = { FirstName: "Torkel", LastName: "Motpart", Counterparty: "Ingegärd Klientsson" };
async function aCall(SlotStart: string, priced = false) {
  const consents = priced ? ({ Service: "BOOK30", StartNow: true, LoseRight: true } as const) : {};
  return asCaller(await aMeeting(testApp, SlotStart, { ...opponent, ...consents }));
}
const mailsTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);

test.each([
  ["free", false],
  ["priced", true],
])(
  "an advisor can't book a client's opponent for a %s meeting, and learns only that there may be a conflict",
  async (_, priced) => {
    const body = await aCall("2026-11-24T09:00:00.000Z", priced);
    const before = await app.db.$count(bookings);
    const refused = await testApp.asAdvisor.createBooking({ body });
    expect(refusal(refused)).toBe("409 CONFLICT_FOUND");
    expect(JSON.stringify(refused.body)).not.toMatch(/Klientsson|Motpart|O-\d/);
    const forced = await testApp.asAdvisor.createBooking({ body: { ...body, ConflictReason } });
    expect(refusal(forced), "a reason is the administrator's").toBe("409 CONFLICT_FOUND");
    expect(await app.db.$count(bookings)).toBe(before);
    expect(await mailsTo(body.Email)).toEqual([]);
  },
);

test("an administrator sees why, and books with a reason that is logged", async () => {
  const body = await aCall("2026-11-25T09:00:00.000Z");
  const refused = await testApp.asAdmin.createBooking({ body });
  expect(refusal(refused)).toBe("409 CONFLICT_FOUND");
  expect(JSON.stringify(refused.body)).toMatch(/”Torkel Motpart” kan vara motpart i O-\d+/);
  expect(await mailsTo(body.Email)).toEqual([]);
  const { ID, State } = done(await testApp.asAdmin.createBooking({ body: { ...body, ConflictReason } }));
  expect(State).toBe("Confirmed");
  const { Acts } = done(await testApp.asAdmin.listActs({ query: { Entity: "booking", EntityID: ID } }));
  expect(Acts[0]).toMatchObject({ Action: "booked", User: { Name: "Maria Prov" } });
  expect(Acts[0]?.Changed).toContainEqual({ Field: "Reason", Before: null, After: ConflictReason });
});

test("a priced meeting that an administrator has decided on can be paid at once", async () => {
  const body = { ...(await aCall("2026-11-25T12:00:00.000Z", true)), ConflictReason };
  const { OrderID } = done(await testApp.asAdmin.createBooking({ body }));
  const [order] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.ID, OrderID ?? 0));
  expect(order).toMatchObject({ State: "Created", Notes: ConflictReason });
  expect((await mailsTo(body.Email)).map(({ subject }) => subject)).toEqual(["Vi har tagit emot din beställning"]);
});

test("a caller without a conflict is booked as before", async () => {
  const body = asCaller(await aMeeting(testApp, "2026-11-26T09:00:00.000Z", { FirstName: "Vera", LastName: "Lind" }));
  expect(done(await testApp.asAdvisor.createBooking({ body }))).toMatchObject({ State: "Confirmed" });
});

test("a visitor's free meeting with a possible conflict is mailed to the administrators", async () => {
  const body = await aMeeting(testApp, "2026-11-26T12:00:00.000Z", opponent);
  const { Reference } = done(await client.bookMeeting({ body }));
  const mails = (await mailsTo(people.admin.Email)).filter(({ subject }) => subject.endsWith(Reference));
  expect(mails).toHaveLength(1);
});

test("a follow-up question is checked too: the counterparty may have become a client since", async () => {
  const { ID, AccessCode } = await askAndConfirm(testApp, {
    ...{ Type: "Express", FirstName: "Rurik", LastName: "Först", Counterparty: "Sigbritt Sedan" },
  });
  const placed = { order: eq(orders.QuestionID, ID), at: app.clock().toISOString() };
  await app.db.update(orders).set({ State: "Delivered", PaidAt: placed.at }).where(placed.order);
  await app.db.execute(`update questions set state = 'Answered', answered_at = now() where id = ${ID}`);
  const later = await placeOrder(testApp, { FirstName: "Sigbritt", LastName: "Sedan" });
  expect(later.State).toBe("Created");
  const body = { ...someWords, AcceptTerms: true, IsAdult: true } as const;
  const followUp = done(await client.orderFollowUp({ ...byId(ID), body, accessCode: AccessCode }));
  expect(done(await testApp.asAdmin.getOrder(byId(followUp.ID)))).toMatchObject({ State: "Created", InReview: true });
});
