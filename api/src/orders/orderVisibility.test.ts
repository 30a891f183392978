import type { Order } from "@lagrum/core/order/orderSchema";
import { eq } from "drizzle-orm";
import { afterAll, describe, expect, it } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { bookedMeeting } from "../../test/booking.ts";
import { openComplaint } from "../../test/complaints.ts";
import { bookedOrder, orderIn } from "../../test/orders.ts";
import { askAndConfirm, done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { aPdf } from "../../test/uploads.ts";
import { withdrawalIn } from "../../test/withdrawals.ts";
import { accountingEntries } from "../db/schema/accounting.ts";
import { answers } from "../db/schema/answers.ts";
import { orders } from "../db/schema/orders.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, asOtherAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });
const advisorId = await userIdOf(testApp, "advisor");
const otherId = await userIdOf(testApp, "otherAdvisor");
const PageSize = 100;

const assign = (id: number, AssignedToID: number | null) =>
  app.db.update(orders).set({ AssignedToID }).where(eq(orders.ID, id));
const orderOf = async (set: Partial<typeof orders.$inferInsert>) => {
  const { ID } = await orderIn(testApp, "Paid");
  await app.db.update(orders).set(set).where(eq(orders.ID, ID));
  return ID;
};

/** Whether an order is found by its ID and in the list, and its payment in the list of payments. */
async function seenBy(client: typeof asAdvisor, id: number) {
  const query = { Query: `O-${id}`, PageSize };
  const found = await client.getOrder(byId(id));
  return [
    found.ok ? "200" : refusal(found),
    done(await client.listOrders({ query })).Orders.some(({ ID }) => ID === id),
    done(await client.listPayments({ query })).Payments.some(({ OrderID }) => OrderID === id),
  ];
}
const all = ["200", true, true];
const nothing = ["404 NOT_FOUND", false, false];

describe("an advisor sees the orders that are hers or nobody's", () => {
  it("by assignment", async () => {
    const ID = await orderOf({ AssignedToID: otherId });
    expect(await seenBy(asAdvisor, ID)).toEqual(nothing);
    expect(await seenBy(asOtherAdvisor, ID)).toEqual(all);
    expect(await seenBy(asAdmin, ID)).toEqual(all);
    await assign(ID, null);
    expect(await seenBy(asAdvisor, ID)).toEqual(all);
  });

  it("by the question that she holds or has answered", async () => {
    const { ID: QuestionID } = await askAndConfirm(testApp);
    const ID = await orderOf({ Kind: "Question", QuestionID });
    expect(await seenBy(asOtherAdvisor, ID), "nobody holds the question").toEqual(all);
    done(await asAdvisor.reserveQuestion(byId(QuestionID)));
    await assign(ID, null);
    expect(await seenBy(asOtherAdvisor, ID)).toEqual(nothing);
    expect(await seenBy(asAdvisor, ID)).toEqual(all);
    const expired = new Date(app.clock().getTime() - 60_000).toISOString();
    await app.db.update(questions).set({ LeaseUntil: expired }).where(eq(questions.ID, QuestionID));
    expect(await seenBy(asOtherAdvisor, ID), "the lease ran out").toEqual(all);
    await app.db
      .insert(answers)
      .values({ ID: QuestionID, AnswerBody: "<p>Ja.</p>", UserID: advisorId, SentAt: expired });
    expect(await seenBy(asOtherAdvisor, ID)).toEqual(nothing);
    expect(await seenBy(asAdvisor, ID)).toEqual(all);
  });

  it("by the meeting with her", async () => {
    const { ID: BookingID } = await bookedMeeting(testApp);
    const ID = await orderOf({ Kind: "Booking", BookingID });
    expect(await seenBy(asAdvisor, ID)).toEqual(all);
    expect(await seenBy(asOtherAdvisor, ID)).toEqual(nothing);
  });
});

const contact = { Email: null, Phone: null, Street: null, PostalCode: null, City: null };
const names = { FirstName: "Kim", LastName: "Ek" };

describe("an order that nobody works on", () => {
  it("shows an advisor what she needs to choose it, and the rest when she has taken it", async () => {
    const { ID } = await orderIn(testApp, "Paid");
    const [before, forAdmin] = [done(await asAdvisor.getOrder(byId(ID))), done(await asAdmin.getOrder(byId(ID)))];
    expect(before).toMatchObject({ ContactHidden: true, Customer: { ...names, ...contact } });
    expect(forAdmin).toMatchObject({ ContactHidden: false, Customer: { City: "Stockholm" } });
    done(await asAdvisor.takeOrder(byId(ID)));
    const after: Order = done(await asAdvisor.getOrder(byId(ID))) as Order;
    expect(after).toMatchObject({ ContactHidden: false, Customer: { ...names, Street: "Storgatan 1" } });
    expect(after.Customer?.Email).toMatch(/@exempel\.se$/);
  });

  it("can't be found by the buyer's address before it is taken", async () => {
    const { ID } = await orderIn(testApp, "Paid");
    const Query = (done(await asAdmin.getOrder(byId(ID))) as Order).Customer?.Email ?? "";
    const total = async (client: typeof asAdvisor) => done(await client.listOrders({ query: { Query } })).Total;
    expect([await total(asAdmin), await total(asAdvisor)]).toEqual([1, 0]);
    await assign(ID, advisorId);
    expect(await total(asAdvisor)).toBe(1);
  });

  it("has its documents, receipts and checkout for the one who takes it", async () => {
    const { ID, payment } = await bookedOrder(testApp);
    const [entry] = await app.db.select().from(accountingEntries).where(eq(accountingEntries.OrderID, ID));
    const params = { id: ID, receiptId: entry?.ID ?? 0 };
    const body = { Name: "avtal.pdf", Size: aPdf.length };
    const refused = async () => [
      refusal(await asAdvisor.getReceipt({ params })),
      refusal(await asAdvisor.downloadReceipt({ params })),
      refusal(await asAdvisor.beginOrderFile({ ...byId(ID), body })),
      refusal(await asAdvisor.getPayment(byId(payment.ID))),
      refusal(await asAdvisor.initiateOrderPayment({ ...byId(ID), body: { Method: "Swish" } })),
    ];
    expect(await refused()).toEqual(Array(5).fill("409 ORDER_NOT_TAKEN"));
    expect(done(await asAdvisor.getOrder(byId(ID)))).toMatchObject({ Receipts: [], Files: [] });
    await assign(ID, otherId);
    expect(await refused()).toEqual(Array(5).fill("404 NOT_FOUND"));
    await assign(ID, advisorId);
    expect(done(await asAdvisor.getReceipt({ params })).OrderID).toBe(ID);
    expect(done(await asAdvisor.getOrder(byId(ID)))).toMatchObject({ Receipts: [{ ID: entry?.ID }] });
  });
});

describe("a withdrawal", () => {
  const rowOf = async (client: typeof asAdvisor, id: number) =>
    done(await client.listWithdrawals({ query: { PageSize } })).Withdrawals.find(({ ID }) => ID === id);

  it("of another's order is not listed, and can't be dismissed or given a share", async () => {
    const { ID, OrderID } = await withdrawalIn(testApp, "AwaitingShare");
    await assign(OrderID, otherId);
    const share = { ...byId(ID), body: { Percent: 40, Reason: "Halva arbetet." } };
    expect(await rowOf(asAdvisor, ID)).toBeUndefined();
    expect(refusal(await asAdvisor.setPerformedShare(share))).toBe("404 NOT_FOUND");
    expect(refusal(await asAdvisor.dismissWithdrawal({ ...byId(ID), body: { Reason: "Avser inte oss." } }))).toBe(
      "404 NOT_FOUND",
    );
    expect((await rowOf(asOtherAdvisor, ID))?.Email).toBe("kim@exempel.se");
    expect((await rowOf(asAdmin, ID))?.Email).toBe("kim@exempel.se");
    expect(done(await asOtherAdvisor.setPerformedShare(share)).PerformedPercent).toBe(40);
  });

  it("of an order that nobody has taken is listed without the address; one without an order with it", async () => {
    const known = await withdrawalIn(testApp, "Queued");
    const unknown = await withdrawalIn(testApp, "Queued", false);
    expect(await rowOf(asAdvisor, known.ID)).toMatchObject({ Name: "Kim Ek", Email: null });
    expect(await rowOf(asAdvisor, unknown.ID)).toMatchObject({ Name: "Kim Ek", Email: "kim@exempel.se" });
  });

  it("is tied by an advisor to orders that she sees only", async () => {
    const { ID, OrderID } = await withdrawalIn(testApp, "Queued", false);
    await assign(OrderID, otherId);
    const match = { ...byId(ID), body: { OrderID } };
    expect(refusal(await asAdvisor.matchWithdrawal(match))).toBe("422 INCORRECT_PROPERTIES");
    expect((await rowOf(asAdmin, ID))?.OrderID).toBeNull();
  });
});

it("a complaint about another's order is not listed, and one about an untaken order without the address", async () => {
  const { ID, OrderID } = await openComplaint(testApp);
  const rowOf = async (client: typeof asAdvisor) =>
    done(await client.listComplaints({ query: { PageSize } })).Complaints.find((row) => row.ID === ID);
  expect(await rowOf(asAdvisor)).toMatchObject({ Email: null });
  await assign(OrderID, otherId);
  expect([await rowOf(asAdvisor), (await rowOf(asOtherAdvisor))?.Email]).toEqual([undefined, "kim@exempel.se"]);
  expect((await rowOf(asAdmin))?.Email).toBe("kim@exempel.se");
});

it("the dashboard counts what its lists show to the caller", async () => {
  await assign((await withdrawalIn(testApp, "AwaitingShare")).OrderID, otherId);
  await assign((await openComplaint(testApp)).OrderID, otherId);
  await orderOf({ AssignedToID: otherId });
  for (const client of [asAdvisor, asOtherAdvisor, asAdmin]) {
    const { Orders, Withdrawals, Complaints } = done(await client.getDesk());
    expect([Orders, Withdrawals, Complaints]).toEqual([
      done(await client.listOrders({ query: { State: "Open" } })).Total,
      done(await client.listWithdrawals({ query: { State: "Waiting" } })).Total,
      done(await client.listComplaints({ query: { State: "Open" } })).Total,
    ]);
  }
});

it("a colleague's meeting is listed without its person", async () => {
  const { ID, Start } = await bookedMeeting(testApp);
  const day = Start.slice(0, 10);
  const rowOf = async (client: typeof asAdvisor) =>
    done(await client.listBookings({ query: { From: day, To: day } })).Bookings.find((row) => row.ID === ID);
  expect(await rowOf(asOtherAdvisor)).toMatchObject({ Start, Booker: null, OrderID: null, QuestionID: null });
  expect((await rowOf(asAdvisor))?.Booker).toMatchObject(names);
  expect((await rowOf(asAdmin))?.Booker).toMatchObject(names);
});
