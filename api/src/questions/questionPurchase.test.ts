import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askAndConfirm, done } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { services } from "../db/schema/products.ts";
import { questions } from "../db/schema/questions.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, asOtherAdvisor } = testApp;
beforeAll(() => app.db.update(services).set({ Active: true }));

const byId = (id: number) => ({ params: { id } });

/** A paid question of a company against another. */
async function asked() {
  const { ID } = await askAndConfirm(testApp, {
    ...{ Type: "Express", FirstName: "Vera", LastName: "Lind", Counterparty: "Granen Fastigheter AB" },
    ...{ Role: "Company", CompanyName: "Tallen AB", OrgNumber: "556016-0680" },
  });
  const at = app.clock().toISOString();
  const [order] = await app.db
    .update(orders)
    .set({ State: "Paid", PaidAt: at })
    .where(eq(orders.QuestionID, ID))
    .returning();
  await app.db.update(questions).set({ State: "Open" }).where(eq(questions.ID, ID));
  return { ID, OrderID: order?.ID ?? 0 };
}
const purchaseOf = async (client: typeof asAdvisor, id: number) => {
  const { Order, Parties } = done(await client.getQuestion(byId(id)));
  return { Order, Parties };
};
const none = { Order: null, Parties: [] };

test("a paid question has its parties and its order, for those who may see the order", async () => {
  const { ID, OrderID } = await asked();
  const whole = {
    Order: { ID: OrderID, Reference: `O-${OrderID}`, State: "Paid" },
    Parties: [
      { Side: "client", Name: "Tallen AB", Number: "5560160680" },
      { Side: "client", Name: "Vera Lind", Number: null },
      { Side: "counterparty", Name: "Granen Fastigheter AB", Number: null },
    ],
  };
  expect(await purchaseOf(asAdvisor, ID), "nobody works on it").toEqual(whole);
  done(await asAdvisor.reserveQuestion(byId(ID)));
  const taken = { ...whole, Order: { ...whole.Order, State: "InProgress" } };
  expect(await purchaseOf(asAdvisor, ID)).toEqual(taken);
  expect(await purchaseOf(asAdmin, ID)).toEqual(taken);
  expect(await purchaseOf(asOtherAdvisor, ID), "a colleague's").toEqual(none);
});

test("a free question has neither", async () => {
  const { ID } = await askAndConfirm(testApp);
  expect(await purchaseOf(asAdmin, ID)).toEqual(none);
});

test("the parties are not shown once the buyer's data have been erased", async () => {
  const { ID, OrderID } = await asked();
  await app.db.delete(orderCustomers).where(eq(orderCustomers.OrderID, OrderID));
  expect(await purchaseOf(asAdmin, ID)).toMatchObject({ Order: { ID: OrderID }, Parties: [] });
});
