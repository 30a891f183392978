import { and, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { userIdOf } from "../../test/accounts.ts";
import { addProduct } from "../../test/catalog.ts";
import { tablesWith } from "../../test/databaseTraces.ts";
import { aNumber, anOrder, numberedOrder, placeOrder, soldPrice } from "../../test/orders.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { findConflicts } from "../conflict/partyRepository.ts";
import { orderCustomers, orders } from "../db/schema/orders.ts";
import { changes } from "../db/schema/records.ts";
import { removeOldOrders } from "../jobs/orderRetention.ts";
import { checkoutOrder } from "../payments/initiatePayment.ts";
import { insertPayment } from "../payments/paymentRepository.ts";
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
  expect(done(await asAdvisor.showBuyerNumber({ ...byId(id), body }))).toEqual({
    PersonalNumber: aNumber,
    VatNumber: null,
  });
  expect(done(await asAdmin.showBuyerNumber({ ...byId(id), body }))).toEqual({
    PersonalNumber: aNumber,
    VatNumber: null,
  });
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

describe("a sole trader's organisation number, which is a personal number", () => {
  const company = { Role: "Company", CompanyName: "Anna Prov Måleri", StartNow: false, LoseRight: false } as const;
  const traded = async (OrgNumber: string, AssignedToID: number | null = advisorId) => {
    const { ID, AccessCode } = await placeOrder(testApp, { ...company, OrgNumber });
    const PaidAt = app.clock().toISOString();
    await app.db.update(orders).set({ State: "InProgress", PaidAt, AssignedToID }).where(eq(orders.ID, ID));
    return { ID, AccessCode };
  };
  const customerOf = async (staff: typeof asAdvisor, id: number) => {
    const order = done(await staff.getOrder(byId(id)));
    return "Customer" in order ? order.Customer : undefined;
  };
  const asOrg = { body: { ...body, Field: "OrgNumber" as const } };
  const traces = ["8112189876", "811218-9876", "1218-9876"];

  test.each([
    ["811218-9876", "8112189876", "811218-••••"],
    ["19811218\u20119876", "198112189876", "19811218-••••"],
    ["811278-9873", "8112789873", "811278-••••"],
    ["SE811218987601", "8112189876", "811218-••••"],
  ])(
    "%s is stored sealed, shown masked, and read with its VAT number with a reason that is logged",
    async (typed, digits, shown) => {
      const { ID } = await traded(typed);
      expect((await storedOf(ID))?.OrgNumber).toMatch(/^number:/);
      expect(await customerOf(asAdvisor, ID)).toMatchObject({
        OrgNumber: null,
        MaskedOrgNumber: shown,
      });
      expect(done(await asAdvisor.showBuyerNumber({ ...byId(ID), ...asOrg }))).toEqual({
        PersonalNumber: digits,
        VatNumber: `SE${digits.slice(-10)}01`,
      });
      const [read] = await app.db
        .select()
        .from(changes)
        .where(and(eq(changes.EntityID, ID), eq(changes.Action, "personalNumberRead")));
      expect(read).toMatchObject({
        UserID: advisorId,
        Changed: [{ Field: "Reason", After: body.Reason }, { After: "OrgNumber" }],
      });
      expect(JSON.stringify(read)).not.toContain(digits);
    },
  );

  test("is in no list, log, page of the buyer or table, and an ordinary company's is shown as it is", async () => {
    const { ID, AccessCode } = await traded("811218-9876");
    const seen = JSON.stringify([
      done(await asAdmin.listOrders()),
      done(await asAdmin.listOrders({ query: { Query: "8112189876" } })).Total,
      done(await client.getOrderStatus({ accessCode: AccessCode })),
      done(await asAdmin.listActs({ query: {} })),
      testApp.logLines,
    ]);
    for (const trace of traces) expect(seen).not.toContain(trace);
    expect(await tablesWith(testApp.database, traces)).toEqual([]);
    expect(refusal(await asOther.showBuyerNumber({ ...byId(ID), ...asOrg }))).toBe("404 NOT_FOUND");
    const free = await traded("811218-9876", null);
    expect(await customerOf(asOther, free.ID)).toMatchObject({
      OrgNumber: null,
      MaskedOrgNumber: null,
    });
    const usual = await traded("556016-0680");
    expect(await customerOf(asAdvisor, usual.ID)).toMatchObject({
      ...{ OrgNumber: "5560160680", MaskedOrgNumber: null },
    });
    expect(refusal(await asAdvisor.showBuyerNumber({ ...byId(usual.ID), ...asOrg }))).toBe("404 NOT_FOUND");
  });

  test("reaches the checkout as ten digits, and the conflict check finds the person by it", async () => {
    const { ID } = await traded("19811218-9876");
    const [order] = await app.db.select().from(orders).where(eq(orders.ID, ID));
    if (!order) throw new Error("no order");
    const payment = await app.db.transaction((tx) => insertPayment(tx, order, "Checkout", app.clock()));
    expect((await checkoutOrder(app, payment, order)).customer).toEqual({
      ...{ type: "organization", organizationNumber: "8112189876" },
    });
    const found = await findConflicts(app.db, app.conflictSeal, [
      { Side: "counterparty", Name: "Någon annan", Number: "811218-9876" },
    ]);
    expect(found.map(({ earlier, match }) => [earlier.Matter.ID, match])).toContainEqual([ID, "number"]);
  });

  test("a wrong check digit is refused", async () => {
    const refused = await client.orderProduct({ body: anOrder(1, { ...company, OrgNumber: "811218-9875" }) });
    expect([refusal(refused), refused.body]).toMatchObject([
      "422 INCORRECT_PROPERTIES",
      { Details: { OrgNumber: ["INVALID_VALUE"] } },
    ]);
  });
});
