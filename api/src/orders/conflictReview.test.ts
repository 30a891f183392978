import { afterAll, expect, test } from "vitest";
import { tablesWith } from "../../test/databaseTraces.ts";
import { placeOrder } from "../../test/orders.ts";
import { aQuestion, categoryId, done, mailedCode } from "../../test/scenes.ts";
import { people } from "../../test/staff.ts";
import { stubProviders } from "../../test/stubProviders.ts";
import { createTestApp } from "../../test/testApp.ts";
import { services } from "../db/schema/products.ts";
import { expireOrders } from "./orderExpiry.ts";

const testApp = await createTestApp({ payments: stubProviders() });
afterAll(() => testApp.close());
const { app, client, asAdmin, asAdvisor } = testApp;
const byId = (id: number) => ({ params: { id } });
const reason = { Reason: "Samma namn, men ett annat bolag enligt registret." };

const pay = (ID: number, accessCode: string) =>
  client.initiateOrderPayment({ ...byId(ID), accessCode, body: { Method: "Swish" } });

test("an order against an earlier client waits, can't be paid, and is released by an admin with a reason", async () => {
  const earlier = await placeOrder(testApp, {
    ...{ Role: "Company", CompanyName: "Byggfirman Svensson AB", OrgNumber: "556016-0680" },
    ...{ FirstName: "Zebulonia", LastName: "Planterad" },
  });
  expect(earlier.State).toBe("Created");
  const held = await placeOrder(testApp, {
    ...{ FirstName: "Vera", LastName: "Lind", Counterparty: "Byggfirma Svenson Aktiebolag" },
  });
  expect(held.State).toBe("ConflictReview");
  expect(await pay(held.ID, held.AccessCode)).toMatchObject({ status: 409, body: { Code: "ORDER_UNDER_REVIEW" } });

  const mails = (await testApp.mails()).filter(({ text }) => text.includes(held.Reference));
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    `Möjlig intressekonflikt: ${held.Reference}`,
    "Vi kontrollerar din beställning",
  ]);
  const seen = done(await client.getOrderStatus({ accessCode: held.AccessCode }));
  expect(JSON.stringify([seen, ...mails]), "nothing of the other matter").not.toMatch(
    new RegExp(`Svenson|Zebulonia|Planterad|${earlier.Reference}`),
  );

  const order = done(await asAdmin.getOrder(byId(held.ID)));
  expect(order).toMatchObject({ Counterparty: "Byggfirma Svenson Aktiebolag" });
  expect("ConflictReason" in order && order.ConflictReason).toBe(
    `Motparten ”Byggfirma Svenson Aktiebolag” kan vara kund i ${earlier.Reference}, där namnet är ”Byggfirman Svensson AB”: namnen skiljer sig i en bokstav.`,
  );
  expect(done(await asAdvisor.getOrder(byId(held.ID))), "for admins only").toMatchObject({ ConflictReason: null });

  done(await asAdmin.clearConflict({ ...byId(held.ID), body: reason }));
  const { Acts } = done(await asAdmin.listActs({ query: { Entity: "order", EntityID: held.ID } }));
  expect(Acts.map(({ Action }) => Action)).toEqual(["cleared", "held", "placed"]);
  expect(Acts[0]?.Changed).toContainEqual({ Field: "Reason", Before: null, After: reason.Reason });
  expect((await pay(held.ID, held.AccessCode)).status).toBe(200);
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
  expect((await placeOrder(testApp, { FirstName: "Christian", LastName: "Vikström" })).State).toBe("ConflictReview");
  expect((await placeOrder(testApp, { FirstName: "Ake", LastName: "Akesson" })).State).toBe("Created");
  expect((await placeOrder(testApp, { FirstName: "Åke", LastName: "Berg", Counterparty: "Kristian Vik" })).State).toBe(
    "Created",
  );
});

test("of two orders against each other that are placed at once, one waits", async () => {
  const placed = await Promise.all([
    placeOrder(testApp, { FirstName: "Tora", LastName: "Samtidig", Counterparty: "Rut Parallell" }),
    placeOrder(testApp, { FirstName: "Rut", LastName: "Parallell", Counterparty: "Tora Samtidig" }),
  ]);
  expect(placed.map(({ State }) => State).sort()).toEqual(["ConflictReview", "Created"]);
});

test("a paid question's order is checked, and its asker gets the mail once the address is confirmed", async () => {
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
  const held = (await testApp.mails()).filter(({ to, subject }) => to === body.Email && /kontrollerar/.test(subject));
  expect(held).toHaveLength(1);
  expect(done(await asAdvisor.getDesk()).HeldOrders).toBe(HeldOrders + 1);
  const order = done(await asAdvisor.listOrders({ query: { State: "ConflictReview" } })).Orders.find(
    ({ QuestionID }) => QuestionID === ID,
  );
  const toAdmins = (await testApp.mails()).filter(({ subject }) => subject.endsWith(order?.Reference ?? "none"));
  expect(toAdmins.map(({ to }) => to)).toEqual([people.admin.Email]);
  const paying = await client.initiateQuestionPayment({
    ...byId(ID),
    accessCode: confirmed.AccessCode,
    body: { Method: "Swish" },
  });
  expect(paying).toMatchObject({ status: 409, body: { Code: "ORDER_UNDER_REVIEW" } });
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
  expect((await placeOrder(testApp, { Counterparty: "Flyktig Kundsson" })).State).toBe("Created");
});
