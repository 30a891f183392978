import { count, eq } from "drizzle-orm";
import { afterAll, describe, expect, test } from "vitest";
import { createDatabase } from "../../test/database.ts";
import { type Database, openDatabase, openPool } from "../db/database.ts";
import { migrate } from "../db/migrate.ts";
import { categories } from "../db/schema/categories.ts";
import { prices, products, services } from "../db/schema/products.ts";
import { universities } from "../db/schema/universities.ts";
import { createLog } from "../logging/logger.ts";
import { products as seedProducts } from "./products.ts";
import { seedBase } from "./seed.ts";

const log = createLog("silent");
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
});

/** An empty database with tables, and a function that seeds it as another process would. */
async function emptyDatabase() {
  const database = await createDatabase({ empty: true });
  open.push(() => database.drop());
  await migrate(database.ownerUrl, database.appUrl);
  return () => {
    const pool = openPool(database.appUrl, 2, log);
    open.unshift(() => pool.end());
    return openDatabase(pool);
  };
}

async function everything(db: Database) {
  const tables = [categories, services, products, prices, universities];
  return Promise.all(tables.map(async (table) => (await db.select({ n: count() }).from(table))[0]?.n));
}

test("three processes that start at once on an empty database seed it once", async () => {
  const start = await emptyDatabase();
  const [db, ...others] = [start(), start(), start()];
  await Promise.all([db, ...others].map((each) => seedBase(each)));
  const once = await everything(db);
  expect(once).toEqual([expect.any(Number), 8, 20, 28, 10]);
  await Promise.all([db, ...others].map((each) => seedBase(each)));
  expect(await everything(db)).toEqual(once);
});

test("a second seed does not overwrite the firm's changes, and adds only missing rows", async () => {
  const start = await emptyDatabase();
  const db = start();
  await seedBase(db);
  const now = new Date().toISOString();
  await db.update(products).set({ Name: "Bättre testamente", Included: [] }).where(eq(products.Uri, "testamente"));
  await db.update(products).set({ Active: false }).where(eq(products.Uri, "kravbrev"));
  await db.update(services).set({ Promise: "Svar i morgon.", Active: true }).where(eq(services.Code, "Express"));
  await db.insert(prices).values({ ServiceCode: "Express", Amount: 150000, TaxRate: 2500, ValidFrom: now });
  await db.update(universities).set({ Name: "Karlstad", Active: false }).where(eq(universities.Code, "karlstad"));
  await db.insert(products).values({ Uri: "eget", Name: "Eget", DeliveryWorkingDays: 1 });
  await db.delete(universities).where(eq(universities.Code, "graduate"));
  const changed = await Promise.all([services, products, prices, universities].map((table) => db.select().from(table)));
  await seedBase(start());
  const [graduate] = await db.delete(universities).where(eq(universities.Code, "graduate")).returning();
  expect(graduate?.Name).toBe("Juristexamen, ej student");
  expect(await Promise.all([services, products, prices, universities].map((table) => db.select().from(table)))).toEqual(
    changed,
  );
});

describe("the product texts", () => {
  test.each(seedProducts)("$Uri says what it is, what it includes and what it doesn't", (product) => {
    expect(product.ShortDescription).toMatch(/^[A-ZÅÄÖ].{40,130}[.]$/);
    expect(product.Description.split("\n\n").length).toBeGreaterThan(1);
    for (const lines of [product.Included, product.NotIncluded, product.YouNeed]) {
      expect(lines.length).toBeGreaterThan(2);
      for (const line of lines) expect(line).toMatch(/^[A-ZÅÄÖ].*[^.]$/);
    }
    const words = JSON.stringify(product);
    // The title is protected by law, and others' fees may change.
    expect(words).not.toMatch(/advokat/i);
    expect(words).not.toMatch(/\d+ ?kr\b|kronor/);
  });
});
