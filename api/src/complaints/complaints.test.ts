import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { aComplaint } from "../../test/complaints.ts";
import { orderIn } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { timeRatio } from "../../test/timeRatio.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { refunds } from "../db/schema/payments.ts";
import { settings } from "../db/schema/settings.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;

const submit = async (reference: string, email: string) =>
  done(await client.submitComplaint({ body: aComplaint(reference, email) }));
const mailsTo = async (email: string) => (await testApp.mails()).filter(({ to }) => to === email);
const open = async () => done(await asAdvisor.listComplaints({ query: { State: "Open" } })).Complaints;
const emailOf = async (id: number) => {
  const [buyer] = await app.db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, id));
  return buyer?.Email ?? "";
};
const numberOf = (reference: string) => Number(reference.split("-")[1]);

/** A complaint of the buyer, tied to the order. */
async function complained() {
  const order = await orderIn(testApp, "Delivered");
  const email = await emailOf(order.ID);
  const { Reference } = await submit(order.Reference, email);
  await testApp.mails();
  return { order, email, params: { id: numberOf(Reference) } };
}

test("a complaint gets the same receipt for known and unknown orders, and is matched afterwards", async () => {
  const order = await orderIn(testApp, "Delivered");
  const email = await emailOf(order.ID);
  const known = await submit(order.Reference, email);
  const unknown = await submit(order.Reference, "annan@exempel.se");
  expect(Object.keys(unknown)).toEqual(Object.keys(known));
  expect(unknown.DueDay).toBe(known.DueDay);
  const [receipt] = await mailsTo(email);
  expect(receipt).toMatchObject({ subject: "Vi har fått din reklamation" });
  expect(receipt?.text).toContain(known.Reference);
  expect(receipt?.text, "the text may be a stranger's").not.toContain("saknas en sida");
  const rows = await open();
  expect(rows.find(({ Reference }) => Reference === known.Reference)?.OrderID).toBe(order.ID);
  expect(rows.find(({ Reference }) => Reference === unknown.Reference)?.OrderID).toBeNull();
});

test("a complaint finds its order by a reference in other words", async () => {
  const order = await orderIn(testApp, "Delivered");
  const { Reference } = await submit(`beställning nr ${order.ID}`, await emailOf(order.ID));
  await testApp.mails();
  expect((await open()).find((row) => row.Reference === Reference)?.OrderID).toBe(order.ID);
});

test("a complaint more than three years after the delivery is taken, says so, and is marked for staff", async () => {
  const order = await orderIn(testApp, "Delivered");
  const email = await emailOf(order.ID);
  const DeliveredAt = "2023-01-15T10:00:00.000Z";
  await app.db.update(orders).set({ DeliveredAt }).where(eq(orders.ID, order.ID));
  const { Reference, DueDay } = await submit(order.Reference, email);
  const [receipt] = await mailsTo(email);
  expect(receipt?.text).toMatch(/levererades 15 januari 2023, för mer än tre år sedan[\s\S]*svarar ändå/);
  const row = (await open()).find((one) => one.Reference === Reference);
  expect(row).toMatchObject({ OrderID: order.ID, IsLate: true, DeliveredAt, DueDay });
  const timely = await complained();
  expect((await open()).find(({ ID }) => ID === timely.params.id)).toMatchObject({ IsLate: false });
});

test("a decision to refund a part starts the refund, is mailed with its text, and is made once", async () => {
  const { order, email, params } = await complained();
  const body = { Decision: "Refund" as const, Amount: 50_000, Text: "Sidan saknades. Vi betalar tillbaka 500 kr." };
  const decided = done(await asAdmin.decideComplaint({ params, body }));
  expect(decided).toMatchObject({ Decision: "Refund", RefundAmount: 50_000, DecidedBy: expect.any(String) });
  expect(await app.db.select().from(refunds).where(eq(refunds.OrderID, order.ID))).toMatchObject([
    { Amount: 50_000, Cause: "Staff", State: "Requested" },
  ]);
  const mail = (await mailsTo(email)).find(({ subject }) => subject === "Besked om din reklamation");
  expect(mail?.text).toContain(body.Text);
  expect(mail?.text).toMatch(/Vi betalar tillbaka 500\skr/);
  expect(refusal(await asAdmin.decideComplaint({ params, body }))).toBe("409 COMPLAINT_DECIDED");
  expect(await app.db.$count(refunds, eq(refunds.OrderID, order.ID))).toBe(1);
});

test("a refusal names the disputes board, and whether the firm takes part", async () => {
  await app.db.insert(settings).values({ Key: "COMPANY_FOLLOWS_ARN", Value: "yes" });
  const { email, params } = await complained();
  const body = { Decision: "Refuse" as const, Text: "Handlingen är hel: sidan finns som bilaga." };
  done(await asAdmin.decideComplaint({ params, body }));
  const mail = (await mailsTo(email)).find(({ subject }) => subject === "Besked om din reklamation");
  expect(mail?.text).toContain("Allmänna reklamationsnämnden");
  expect(mail?.text).toContain("Vi deltar i nämndens prövning");
  expect((await open()).map(({ ID }) => ID)).not.toContain(params.id);
});

test("no refund is larger than what is left, or without an order", async () => {
  const { params } = await complained();
  const body = { Decision: "Refund" as const, Amount: 10_000_000, Text: "Vi betalar tillbaka allt." };
  expect(refusal(await asAdmin.decideComplaint({ params, body }))).toBe("409 REFUND_TOO_LARGE");
  const { Reference } = await submit("O-1", "okand@exempel.se");
  const unknown = await asAdmin.decideComplaint({ params: { id: numberOf(Reference) }, body });
  expect(refusal(unknown)).toBe("422 INCORRECT_PROPERTIES");
  const missing = { Decision: "Refund" as const, Text: "Vi betalar tillbaka en del." };
  expect(refusal(await asAdmin.decideComplaint({ params, body: missing }))).toBe("422 INCORRECT_PROPERTIES");
});

test("a redo reopens a delivered order, which can be delivered again", async () => {
  const { order, params } = await complained();
  done(await asAdmin.decideComplaint({ params, body: { Decision: "Redo", Text: "Vi skickar sidan som saknas." } }));
  const orderParams = { params: { id: order.ID } };
  expect(done(await asAdmin.getOrder(orderParams))).toMatchObject({ State: "InProgress", EndedAt: null });
  const body = { Message: "Här är sidan som saknades." };
  expect(done(await asAdmin.deliverOrder({ ...orderParams, body }))).toMatchObject({ State: "Delivered" });
});

test("known and unknown references get the same response in the same time", async () => {
  const order = await orderIn(testApp, "Delivered");
  const email = await emailOf(order.ID);
  const respond = async (reference: string, address: string) => {
    const payload = aComplaint(reference, address);
    const { statusCode, headers, json } = await testApp.server.inject({
      method: "POST",
      url: "/api/complaints",
      payload,
    });
    return { statusCode, body: Object.keys(json()), headers: Object.keys(headers).sort() };
  };
  const known = await respond(order.Reference, email);
  expect(known.statusCode).toBe(201);
  expect(await respond("O-999999", email)).toEqual(known);
  expect(await respond(order.Reference, "annan@exempel.se")).toEqual(known);
  const ratio = await timeRatio(
    () => respond(order.Reference, email),
    () => respond("O-999999", "annan@exempel.se"),
  );
  expect(ratio).toBeGreaterThan(1 / 2);
  expect(ratio).toBeLessThan(2);
});
