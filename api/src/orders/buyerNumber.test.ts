import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { addProduct } from "../../test/catalog.ts";
import { aNumber, anOrder, numberedOrder, soldPrice } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { changes } from "../db/schema/records.ts";
import { removeOldOrders } from "../jobs/orderRetention.ts";
import { resealNumbers } from "./buyerNumber.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, asAdvisor, client } = testApp;
const asOther = testApp.as(testApp.tokenOf("otherAdvisor"));
const advisorId = await userIdOf(testApp, "advisor");
const byId = (id: number) => ({ params: { id } });
const body = { Reason: "Testamentet ska ha numret." };
const storedOf = async (id: number) =>
  (await app.db.select().from(orderCustomers).where(eq(orderCustomers.OrderID, id)))[0];
const masked = "19121212-••••";

test("the person who does the work sees the number masked, and reads it with a reason that is logged", async () => {
  const id = await numberedOrder(testApp, advisorId);
  const shown = done(await asAdvisor.getOrder(byId(id)));
  expect(shown).toMatchObject({ Customer: { MaskedNumber: masked } });
  expect(JSON.stringify(shown)).not.toContain("1212-1212");
  const readings = () => app.db.select().from(changes).where(eq(changes.Action, "personalNumberRead"));
  expect(await readings()).toEqual([]);
  expect(refusal(await asAdvisor.showBuyerNumber({ ...byId(id), body: { Reason: "" } }))).toMatch(/^422/);
  expect(done(await asAdvisor.showBuyerNumber({ ...byId(id), body }))).toEqual({ PersonalNumber: aNumber });
  expect(done(await asAdmin.showBuyerNumber({ ...byId(id), body }))).toEqual({ PersonalNumber: aNumber });
  expect(await readings()).toMatchObject([
    {
      Entity: "order",
      EntityID: id,
      UserID: advisorId,
      Changed: [{ Field: "Reason", Before: null, After: body.Reason }],
    },
    { Entity: "order", EntityID: id },
  ]);
  expect(JSON.stringify(await readings())).not.toContain("1212-1212");
});

test("others do not: another's order is not found, one that nobody works on shows no digit, a buyer gets none", async () => {
  const id = await numberedOrder(testApp, advisorId);
  expect(refusal(await asOther.showBuyerNumber({ ...byId(id), body }))).toBe("404 NOT_FOUND");
  const free = await numberedOrder(testApp, null);
  expect(done(await asOther.getOrder(byId(free)))).toMatchObject({ Customer: { MaskedNumber: null } });
  expect(refusal(await asOther.showBuyerNumber({ ...byId(free), body }))).toBe("409 ORDER_NOT_TAKEN");
  expect(refusal(await client.showBuyerNumber({ ...byId(id), body }))).toMatch(/^401/);
});

test("a number is stored whole and plain: spaces and dashes of other kinds are dropped, other text is refused", async () => {
  const { ID: ProductID } = await addProduct(testApp, { Price: soldPrice, RequiresPersonalNumber: true });
  const place = (PersonalNumber: string) => client.orderProduct({ body: anOrder(ProductID, { PersonalNumber }) });
  const { ID } = done(await place(" 19121212 – 1212 "));
  expect(done(await asAdmin.showBuyerNumber({ ...byId(ID), body })).PersonalNumber).toBe(aNumber);
  expect(done(await asAdmin.getOrder(byId(ID)))).toMatchObject({ Customer: { MaskedNumber: masked } });
  expect(refusal(await place("Nr: 121212-1212"))).toBe("422 INCORRECT_PROPERTIES");
});

test("a number that the key of job payloads sealed is read, and sealed again with its own key", async () => {
  const id = await numberedOrder(testApp, advisorId);
  const own = (await storedOf(id))?.PersonalNumber ?? "";
  expect(() => app.seal.open({ Sealed: own.replace(/^number:/, "") })).toThrow();
  const PersonalNumber = app.seal.seal({ PersonalNumber: aNumber }, "kim@exempel.se").Sealed;
  await app.db.update(orderCustomers).set({ PersonalNumber }).where(eq(orderCustomers.OrderID, id));
  const lost = await numberedOrder(testApp, advisorId);
  await app.db.update(orderCustomers).set({ PersonalNumber: "bm90IG91cnM" }).where(eq(orderCustomers.OrderID, lost));
  expect(done(await asAdvisor.getOrder(byId(id)))).toMatchObject({ Customer: { MaskedNumber: masked } });
  expect(await resealNumbers(app)).toEqual({ Sealed: 1, Unreadable: 1 });
  const again = (await storedOf(id))?.PersonalNumber ?? "";
  expect(app.numberSeal.open({ Sealed: again.replace(/^number:/, "") })).toEqual({ PersonalNumber: aNumber });
  expect((await resealNumbers(app)).Sealed, "once").toBe(0);
  expect(done(await asAdvisor.getOrder(byId(lost)))).toMatchObject({ Customer: { MaskedNumber: "••••••-••••" } });
});

test("the number is erased with the buyer, three years after the order ended", async () => {
  const id = await numberedOrder(testApp, advisorId);
  const EndedAt = app.clock().toISOString();
  await app.db.update(orders).set({ State: "Closed", EndedAt }).where(eq(orders.ID, id));
  const inDays = (days: number) => new Date(app.clock().getTime() + days * 86_400_000);
  await removeOldOrders({ ...app, clock: () => inDays(3 * 365 - 1) });
  expect((await storedOf(id))?.PersonalNumber).toBeTruthy();
  await removeOldOrders({ ...app, clock: () => inDays(3 * 365 + 1) });
  expect(await storedOf(id)).toBeUndefined();
});
