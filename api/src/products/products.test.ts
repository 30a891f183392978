import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { isViolation } from "../db/databaseFailure.ts";
import { prices, products } from "../db/schema/products.ts";
import { listServices } from "./priceRepository.ts";

const { app, client, close, setTime } = await createTestApp();
afterAll(close);
const { db } = app;

/** Calculated by hand: the price, and the VAT in it, in öre. */
const priceList: [uri: string, days: number, amount: number, tax: number][] = [
  ["testamente", 5, 399500, 79900],
  ["inbordes-testamente", 5, 499500, 99900],
  ["samboavtal", 5, 349500, 69900],
  ["aktenskapsforord", 5, 349500, 69900],
  ["framtidsfullmakt", 5, 349500, 69900],
  ["framtidsfullmakt-par", 5, 549500, 109900],
  ["gavobrev", 5, 349500, 69900],
  ["bodelningsavtal", 10, 549500, 109900],
  ["ansokan-om-skilsmassa", 3, 199500, 39900],
  ["bouppteckning", 20, 699500, 139900],
  ["arvskifte", 15, 499500, 99900],
  ["skuldebrev", 3, 149500, 29900],
  ["andrahandshyresavtal", 3, 149500, 29900],
  ["granskning-av-avtal", 3, 299500, 59900],
  ["granskning-av-uppsagning", 3, 249500, 49900],
  ["kravbrev", 3, 199500, 39900],
  ["stamningsansokan", 10, 599500, 119900],
  ["overklagande", 5, 399500, 79900],
  ["ansokan-overhyra", 10, 299500, 59900],
  ["ansokan-om-rattsskydd", 3, 149500, 29900],
];

const uris = async () => {
  const list = await client.listProducts();
  if (!list.ok) throw new Error(list.body.Code);
  return list.body.Products.map(({ Uri }) => Uri);
};
const byUri = (uri: string) => client.getProductByUri({ params: { uri } });

test("the public list has every product in order, with price, tax and delivery time", async () => {
  const untouched = await createTestApp();
  const list = await untouched.client.listProducts();
  await untouched.close();
  if (!list.ok) throw new Error(list.body.Code);
  const seen = list.body.Products.map((row) => [row.Uri, row.DeliveryWorkingDays, row.Amount, row.TaxAmount]);
  expect(seen).toEqual(priceList);
});

test("price and tax of each service add up", async () => {
  const list = await listServices(db, app.clock());
  expect(list.map(({ Code, Amount, TaxAmount }) => [Code, Amount, TaxAmount, Amount - TaxAmount])).toEqual([
    ["Free", 0, 0, 0],
    ["Express", 129500, 25900, 103600],
    ["Express24", 199500, 39900, 159600],
    ["PhoneAdvice", 99500, 19900, 79600],
    ["BOOK15", 0, 0, 0],
    ["BOOK30", 119500, 23900, 95600],
    ["BOOK60", 219500, 43900, 175600],
    ["FOLLOWUP", 49500, 9900, 39600],
  ]);
});

test("the form's question types come from the same list, and only the free one is available", async () => {
  const settings = await client.getSettings();
  expect(settings).toMatchObject({
    body: {
      QuestionTypes: [
        { Code: "Free", Amount: 0, Active: true },
        { Code: "Express", Amount: 129500, TaxAmount: 25900, Active: false },
        { Code: "Express24", Amount: 199500, Active: false },
        { Code: "PhoneAdvice", Amount: 99500, Active: false },
      ],
    },
  });
});

test("a product's page has the data for buyers, and no internal fields", async () => {
  const product = await byUri("aktenskapsforord");
  if (!product.ok) throw new Error(product.body.Code);
  expect(product.body.Category?.Uri).toBe("familjeratt-aktenskap-och-skilsmassa");
  expect(product.body.ExtraCosts).toMatch(/avgift till skatteverket/i);
  expect(product.body.RequiresPersonalNumber).toBe(true);
  expect(product.body.LowestAmount).toBeNull();
  for (const part of [product.body.Included, product.body.NotIncluded, product.body.YouNeed]) {
    expect(part.length).toBeGreaterThan(2);
  }
  for (const key of ["Active", "SortOrder", "ValidFrom", "ValidTo", "CategoryID", "CreatedAt", "UpdatedAt"]) {
    expect(product.body).not.toHaveProperty(key);
  }
  expect(await client.getProduct({ params: { id: product.body.ID } })).toMatchObject({
    status: 200,
    body: product.body,
  });
});

test("products that are withdrawn, ended or not yet begun are not listed", async () => {
  const change = (uri: string, set: Partial<typeof products.$inferInsert>) =>
    db.update(products).set(set).where(eq(products.Uri, uri));
  await change("kravbrev", { Active: false });
  await change("arvskifte", { ValidTo: "2026-05-31" });
  await change("samboavtal", { ValidFrom: "2026-06-02" });
  const gone = await uris();
  setTime(new Date("2026-06-01T12:00:00Z"));
  const june = await uris();
  // Midnight in Sweden: half past eleven in the evening of 31 May, and half past midnight of 2 June.
  setTime(new Date("2026-05-31T21:30:00Z"));
  const lastEvening = await uris();
  setTime(new Date("2026-06-01T22:30:00Z"));
  const firstNight = await uris();
  setTime(new Date());

  expect(gone).not.toContain("kravbrev");
  expect([june.includes("arvskifte"), june.includes("samboavtal")]).toEqual([false, false]);
  expect(lastEvening).toContain("arvskifte");
  expect(firstNight).toContain("samboavtal");
  const [row] = await db.select().from(products).where(eq(products.Uri, "kravbrev"));
  expect(await byUri("kravbrev")).toMatchObject({ status: 404, body: { Code: "NOT_FOUND" } });
  expect(await client.getProduct({ params: { id: row?.ID ?? 0 } })).toMatchObject({ status: 404 });
  expect(await byUri("finns-inte")).toMatchObject({ status: 404, body: { Code: "NOT_FOUND" } });
});

test("a future price applies from its day, and a reduced one shows the lowest price before", async () => {
  const [will] = await db.select().from(products).where(eq(products.Uri, "testamente"));
  const ValidFrom = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();
  await db.insert(prices).values({ ProductID: will?.ID ?? 0, Amount: 299500, TaxRate: 2500, ValidFrom });
  expect(await byUri("testamente")).toMatchObject({ body: { Amount: 399500, LowestAmount: null } });
  setTime(new Date(ValidFrom));
  expect(await byUri("testamente")).toMatchObject({ body: { Amount: 299500, TaxAmount: 59900, LowestAmount: 399500 } });
  setTime(new Date());
});

test("the price history is append-only", async () => {
  const before = await db.select().from(prices);
  const isRefused = (work: Promise<unknown>, constraint: string) =>
    work.then(
      () => false,
      (error: unknown) => isViolation(error, constraint),
    );
  expect(await isRefused(db.update(prices).set({ Amount: 1 }), "prices_append_only")).toBe(true);
  expect(await isRefused(db.delete(prices), "prices_append_only")).toBe(true);
  expect(await isRefused(db.delete(products), "prices_product_id_products_id_fk")).toBe(true);
  const past = new Date(Date.now() - 60 * 60 * 1000).toISOString();
  const express = { ServiceCode: "Express", Amount: 1, TaxRate: 2500, ValidFrom: past } as const;
  expect(await isRefused(db.insert(prices).values(express), "prices_no_backdating")).toBe(true);
  expect(await db.select().from(prices)).toEqual(before);
});
