import type { Order } from "@lagrum/core/order/orderSchema";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { aSoldProduct, placeOrder } from "../../test/orders.ts";
import { aQuestion, categoryId, done, mailedCode, refusal } from "../../test/scenes.ts";
import { people } from "../../test/staff.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orders } from "../db/schema/orders.ts";
import { services } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";
import { expireOrders } from "./orderExpiry.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });
const reason = { Reason: "Samma namn, men ett annat bolag enligt registret." };

const inReview = async ({ ID }: { ID: number }) => (done(await asAdmin.getOrder(byId(ID))) as Order).InReview;
const isHeld = async (more: Parameters<typeof placeOrder>[1]) => inReview(await placeOrder(testApp, more));

const pay = (ID: number, accessCode: string) =>
  client.initiateOrderPayment({ ...byId(ID), accessCode, body: { Method: "Swish" } });

/** What the buyer is shown and mailed, without what differs between any two orders: numbers, codes and moments. */
async function seenBy({ ID, Reference, AccessCode, State }: Awaited<ReturnType<typeof placeOrder>>, to: string) {
  const status = done(await client.getOrderStatus({ accessCode: AccessCode }));
  const mails = (await testApp.mails()).filter((mail) => mail.to === to).map(({ subject, text }) => [subject, text]);
  return JSON.stringify({ State, status, mails }, null, 1)
    .replaceAll(Reference, "REFERENCE")
    .replaceAll(new RegExp(`"ID": (${ID}|${status.Payment?.ID})\\b`, "g"), "NUMBER")
    .replaceAll(/code=[\w-]+/g, "CODE")
    .replaceAll(new RegExp(`order=${ID}\\b`, "g"), "ORDER")
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "MOMENT")
    .replaceAll(/\d\d[.:]\d\d/g, "TIME");
}

test("a buyer sees, is mailed and pays the same with a conflict of interest as without one", async () => {
  const ProductID = await aSoldProduct(testApp);
  await placeOrder(testApp, { FirstName: "Zebulonia", LastName: "Planterad" });
  const seen: string[][] = [];
  for (const [Counterparty, Email] of [
    ["Zebulonia Planterad", "kand@exempel.se"],
    ["Ingrid Okändsson", "okand@exempel.se"],
  ] as const) {
    const placed = await placeOrder(testApp, { FirstName: "Vera", LastName: "Lind", ProductID, Email, Counterparty });
    const before = await seenBy(placed, Email);
    expect((await pay(placed.ID, placed.AccessCode)).status).toBe(200);
    seen.push([before, await seenBy(placed, Email)]);
  }
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]?.[0]).toContain("Betala");
});

test("nobody works on an order against an earlier client before an admin clears it with a reason", async () => {
  const earlier = await placeOrder(testApp, {
    ...{ Role: "Company", CompanyName: "Byggfirman Svensson AB", OrgNumber: "556016-0680" },
  });
  const held = await placeOrder(testApp, {
    ...{ FirstName: "Vera", LastName: "Lind", Counterparty: "Byggfirma Svenson Aktiebolag" },
  });
  const order = done(await asAdmin.getOrder(byId(held.ID)));
  expect(order).toMatchObject({ Counterparty: "Byggfirma Svenson Aktiebolag", InReview: true });
  expect("ConflictReason" in order && order.ConflictReason).toBe(
    `Motparten ”Byggfirma Svenson Aktiebolag” kan vara kund i ${earlier.Reference}, där namnet är ”Byggfirman Svensson AB”: namnen skiljer sig i en bokstav.`,
  );
  expect(done(await asAdvisor.getOrder(byId(held.ID))), "for admins only").toMatchObject({ ConflictReason: null });

  const PaidAt = app.clock().toISOString();
  await app.db.update(orders).set({ State: "Paid", PaidAt, StartNow: true }).where(eq(orders.ID, held.ID));
  for (const staff of [asAdvisor, asAdmin]) {
    expect(refusal(await staff.takeOrder(byId(held.ID)))).toBe("409 ORDER_UNDER_REVIEW");
  }
  done(await asAdmin.clearConflict({ ...byId(held.ID), body: reason }));
  const { Acts } = done(await asAdmin.listActs({ query: { Entity: "order", EntityID: held.ID } }));
  expect(Acts.map(({ Action }) => Action)).toEqual(["cleared", "held", "placed"]);
  expect(Acts[0]?.Changed).toContainEqual({ Field: "Reason", Before: null, After: reason.Reason });
  expect(refusal(await asAdmin.clearConflict({ ...byId(held.ID), body: reason }))).toBe("409 ORDER_WRONG_STATE");
  expect(done(await asAdvisor.takeOrder(byId(held.ID)))).toMatchObject({ State: "InProgress", InReview: false });
});

test("a held order stands among those to do and on the dashboard, and the administrators get a mail, until it is decided", async () => {
  const desk = async () => done(await asAdvisor.getDesk());
  const toDo = async () => done(await asAdvisor.listOrders({ query: { State: "Open" } })).Orders.map(({ ID }) => ID);
  const before = await desk();
  await placeOrder(testApp, { FirstName: "Majken", LastName: "Väntande" });
  const held = await placeOrder(testApp, { FirstName: "Sten", LastName: "Motsatt", Counterparty: "Majken Väntande" });
  expect(await toDo()).toContain(held.ID);
  const figures = await desk();
  expect([figures.Orders - before.Orders, figures.HeldOrders - before.HeldOrders]).toEqual([1, 1]);
  const toAdmins = (await testApp.mails()).filter(({ subject }) => subject.endsWith(held.Reference));
  expect(toAdmins.map(({ to }) => to)).toEqual([people.admin.Email]);
  expect(JSON.stringify(toAdmins)).not.toMatch(/Majken|Väntande|Sten|Motsatt/);
  expect(toAdmins[0]?.text).toContain(`/admin/orders/${held.ID}`);
  done(await asAdmin.clearConflict({ ...byId(held.ID), body: reason }));
  expect(await toDo()).not.toContain(held.ID);
  expect((await desk()).HeldOrders).toBe(before.HeldOrders);
});

test("an order by an earlier counterparty waits too; the same side twice does not", async () => {
  await placeOrder(testApp, { FirstName: "Åke", LastName: "Åkesson", Counterparty: "Kristian Wikström" });
  expect(await isHeld({ FirstName: "Christian", LastName: "Vikström" })).toBe(true);
  expect(await isHeld({ FirstName: "Ake", LastName: "Akesson" })).toBe(false);
  expect(await isHeld({ FirstName: "Åke", LastName: "Berg", Counterparty: "Kristian Vik" })).toBe(false);
});

test("of two orders against each other that are placed at once, one waits", async () => {
  const placed = await Promise.all([
    placeOrder(testApp, { FirstName: "Tora", LastName: "Samtidig", Counterparty: "Rut Parallell" }),
    placeOrder(testApp, { FirstName: "Rut", LastName: "Parallell", Counterparty: "Tora Samtidig" }),
  ]);
  const reviewed = await Promise.all(placed.map(inReview));
  expect(reviewed.filter(Boolean)).toHaveLength(1);
});

test("a paid question's order is checked, the administrators learn of it once the address is confirmed, and the asker can pay", async () => {
  await app.db.update(services).set({ Active: true });
  await placeOrder(testApp, { FirstName: "Hilda", LastName: "Motvall" });
  const body = {
    ...aQuestion(await categoryId(testApp, "hyresratt-deposition"), { Email: "fragande@exempel.se" }),
    ...{
      Type: "Express" as const,
      FirstName: "Gun",
      LastName: "Frågar",
      Role: "Private" as const,
      IsAdult: true as const,
    },
    ...{ Counterparty: "Motvall, Hilda" },
  };
  const { HeldOrders } = done(await asAdvisor.getDesk());
  const { ID } = done(await client.askQuestion({ body }));
  expect(done(await asAdvisor.getDesk()).HeldOrders, "unconfirmed").toBe(HeldOrders);
  const code = await mailedCode(testApp, ID);
  const confirmed = done(await client.confirmQuestion({ params: { id: ID, code } }));
  expect(done(await asAdvisor.getDesk()).HeldOrders).toBe(HeldOrders + 1);
  const order = done(await asAdvisor.listOrders({ query: { State: "InReview" } })).Orders.find(
    ({ QuestionID }) => QuestionID === ID,
  );
  const toAdmins = (await testApp.mails()).filter(({ subject }) => subject.endsWith(order?.Reference ?? "none"));
  expect(toAdmins.map(({ to }) => to)).toEqual([people.admin.Email]);
  const paying = await client.initiateQuestionPayment({
    ...byId(ID),
    accessCode: confirmed.AccessCode,
    body: { Method: "Swish" },
  });
  expect(paying.status).toBe(200);
  const PaidAt = app.clock().toISOString();
  await app.db.update(orders).set({ State: "Paid", PaidAt, StartNow: true }).where(eq(orders.QuestionID, ID));
  await app.db.update(questions).set({ State: "Open" }).where(eq(questions.ID, ID));
  expect(refusal(await asAdvisor.reserveQuestion(byId(ID)))).toBe("409 ORDER_UNDER_REVIEW");
  await app.db
    .update(orders)
    .set({ State: "Refunded", EndedAt: PaidAt, MissedAt: PaidAt })
    .where(eq(orders.QuestionID, ID));
  expect(refusal(await asAdvisor.reserveQuestion(byId(ID))), "refunded for lateness").toBe("409 ORDER_UNDER_REVIEW");
  done(await asAdmin.clearConflict({ ...byId(order?.ID ?? 0), body: reason }));
  done(await asAdvisor.reserveQuestion(byId(ID)));
});

test("the counterparty's name is in the database as ciphertext and keyed hashes only", async () => {
  const { ID } = await placeOrder(testApp, { Counterparty: "Quirinius Hemlighetsson" });
  expect(await tablesWith(testApp.database, ["quirinius", "hemlighetsson"])).toEqual([]);
  expect(done(await asAdvisor.getOrder(byId(ID)))).toMatchObject({ Counterparty: "Quirinius Hemlighetsson" });
});

test("parties of an order that expires unpaid are deleted", async () => {
  await placeOrder(testApp, { FirstName: "Flyktig", LastName: "Kundsson" });
  const now = app.clock();
  testApp.setTime(new Date(now.getTime() + 49 * 3_600_000));
  await expireOrders(app);
  testApp.setTime(now);
  expect(await isHeld({ Counterparty: "Flyktig Kundsson" })).toBe(false);
});
