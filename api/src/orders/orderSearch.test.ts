import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { bookedMeeting } from "../../test/booking.ts";
import { bookedOrder, orderIn } from "../../test/orders.ts";
import { askAndConfirm, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor } = testApp;

const PageSize = 100;
const set = (id: number, more: Partial<typeof orders.$inferInsert>) =>
  app.db.update(orders).set(more).where(eq(orders.ID, id));
const idsOf = async (query: { Reference: string } | { Query: string }, client = asAdmin) =>
  done(await client.listOrders({ query: { ...query, PageSize } })).Orders.map(({ ID }) => ID);
const paidIds = async (Query: string) =>
  done(await asAdmin.listPayments({ query: { Query, PageSize } })).Payments.map(({ OrderID }) => OrderID);

const { ID } = await bookedOrder(testApp);
const numbered = String(ID);

test.each([`O-${numbered}`, `Order O-${numbered}`, `#${numbered}`, `o–${numbered}`, `O ${numbered}`, numbered])(
  "staff find an order and its payment by %s",
  async (typed) => {
    expect(await idsOf({ Reference: typed })).toEqual([ID]);
    expect(await idsOf({ Query: typed })).toContain(ID);
    expect(await paidIds(typed)).toContain(ID);
  },
);

test("the references of a question and of a meeting name their orders", async () => {
  const { ID: QuestionID } = await askAndConfirm(testApp);
  const asked = await orderIn(testApp, "Paid");
  await set(asked.ID, { Kind: "Question", QuestionID });
  expect(await idsOf({ Reference: `Fråga L-${QuestionID}` })).toEqual([asked.ID]);
  const { ID: BookingID } = await bookedMeeting(testApp);
  const met = await orderIn(testApp, "Paid");
  await set(met.ID, { Kind: "Booking", BookingID });
  expect(await idsOf({ Reference: `B-${BookingID}` })).toEqual([met.ID]);
});

test("a reference finds nothing by other words, and no order of a colleague", async () => {
  expect(await idsOf({ Reference: "Samboavtal" })).toEqual([]);
  const { ID: other } = await orderIn(testApp, "Paid");
  await set(other, { AssignedToID: await userIdOf(testApp, "otherAdvisor") });
  expect(await idsOf({ Reference: `O-${other}` }, asAdvisor)).toEqual([]);
  expect(await idsOf({ Reference: `O-${other}` })).toEqual([other]);
});
