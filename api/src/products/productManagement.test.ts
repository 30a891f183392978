import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addProduct } from "../../test/catalog.ts";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";
import { seedBase } from "../seed/seed.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { app, asAdmin, client, setTime } = testApp;

const price = { Amount: 129_550, TaxRate: 2500 } as const;
const create = (more: Parameters<typeof addProduct>[1] = {}) => addProduct(testApp, { Price: price, ...more });
const byUri = (uri: string) => client.getProductByUri({ params: { uri } });
const update = (id: number, body: Parameters<typeof asAdmin.updateProduct>[0]["body"]) =>
  asAdmin.updateProduct({ params: { id }, body });
const wrong = (outcome: Awaited<ReturnType<typeof update>>) => !outcome.ok && outcome.body.Details;
const inDays = (days: number) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm" }).format(Date.now() + days * 86_400_000);

beforeEach(() => setTime(new Date()));

describe("a product", () => {
  it("is public with all its texts at once, last in the order", async () => {
    const text = {
      ShortDescription: "Ett kontrakt.",
      Description: "Först.\r\n\r\nSedan.",
      ...{ Included: [" Ett  kontrakt "], NotIncluded: ["Lagfart"], YouNeed: ["Fastighetens beteckning"] },
      ...{ ExtraCosts: "Stämpelskatt.", RequiresPersonalNumber: true },
    };
    const { Uri } = await create(text);
    expect(done(await byUri(Uri))).toMatchObject({
      ...text,
      ...{ Description: "Först.\n\nSedan.", Included: ["Ett kontrakt"] },
      ...{ Amount: 129_550, TaxAmount: 25_910, TaxRate: 2500, DeliveryWorkingDays: 3 },
    });
    expect(done(await client.listProducts()).Products.at(-1)?.Uri).toBe(Uri);
  });

  it("without a price is stored but not sold, and can be deleted", async () => {
    const { ID, Uri, IsSold, Amount } = await create({ Price: undefined });
    expect([IsSold, Amount]).toEqual([false, null]);
    expect(refusal(await byUri(Uri))).toBe("404 NOT_FOUND");
    done(await asAdmin.deleteProduct({ params: { id: ID } }));
    expect(refusal(await asAdmin.getManagedProduct({ params: { id: ID } }))).toBe("404 NOT_FOUND");
  });

  it("that has had a price is withdrawn when deleted, and stays with its price history", async () => {
    const { ID, Uri } = await create();
    done(await asAdmin.deleteProduct({ params: { id: ID } }));
    expect(refusal(await byUri(Uri))).toBe("404 NOT_FOUND");
    const stored = done(await asAdmin.getManagedProduct({ params: { id: ID } }));
    expect([stored.Active, stored.IsSold, stored.Amount]).toEqual([false, false, 129_550]);
    expect((await update(ID, { Active: true })).status).toBe(200);
    expect((await byUri(Uri)).status).toBe(200);
  });

  it("redirects from its former addresses, also after a restart", async () => {
    const { ID } = done(await byUri("kravbrev"));
    done(await update(ID, { Uri: "krav" }));
    done(await update(ID, { Uri: "kravbrev-till-motpart" }));
    for (const uri of ["kravbrev", "krav"]) expect(done(await byUri(uri)).Uri).toBe("kravbrev-till-motpart");
    const count = async () => done(await asAdmin.listManagedProducts()).Products.length;
    const before = await count();
    await seedBase(app.db);
    expect(await count()).toBe(before);
    const other = await create();
    expect(wrong(await update(other.ID, { Uri: "krav" }))).toEqual({ Uri: ["NOT_AVAILABLE"] });
    expect(wrong(await update(other.ID, { Uri: "testamente" }))).toEqual({ Uri: ["NOT_AVAILABLE"] });
    done(await update(ID, { Uri: "krav" }));
    expect(done(await byUri("kravbrev")).Uri).toBe("krav");
  });

  it.each([
    [{ Uri: "Stor" }, { Uri: ["INVALID_VALUE"] }],
    [{ Uri: "12" }, { Uri: ["INVALID_VALUE"] }],
    [{ Name: " " }, { Name: ["REQUIRED"] }],
    [{ DeliveryWorkingDays: 0 }, { DeliveryWorkingDays: ["INVALID_VALUE"] }],
    [{ CategoryID: 999_999 }, { CategoryID: ["INVALID_VALUE"] }],
    [{ ValidFrom: "2026-06-02", ValidTo: "2026-06-01" }, { ValidTo: ["INVALID_DATE"] }],
    [{ ValidTo: "2020-01-01" }, { ValidTo: ["INVALID_DATE"] }],
    [{ Price: { Amount: -1, TaxRate: 2500 } }, { "Price.Amount": ["INVALID_VALUE"] }],
    [{ Price: { Amount: 100, TaxRate: 1300 } }, { "Price.TaxRate": ["INVALID_VALUE"] }],
    [{ Price: { ...price, ValidFrom: "2020-01-01" } }, { "Price.ValidFrom": ["DATE_PASSED"] }],
  ])("is refused with %j", async (change, details) => {
    const { ID } = await create();
    expect(wrong(await update(ID, change as object))).toEqual(details);
  });
});

describe("a price", () => {
  it("that is changed adds a row, and an unchanged price adds none", async () => {
    const { ID, Uri } = await create();
    done(await update(ID, { Price: price }));
    done(await update(ID, { Price: { Amount: 99_500, TaxRate: 600 } }));
    const { Prices } = done(await asAdmin.getManagedProduct({ params: { id: ID } }));
    expect(Prices.map(({ Amount, TaxRate, TaxAmount }) => [Amount, TaxRate, TaxAmount])).toEqual([
      [99_500, 600, 5632],
      [129_550, 2500, 25_910],
    ]);
    expect(done(await byUri(Uri))).toMatchObject({ Amount: 99_500, LowestAmount: 129_550 });
  });

  it("in the future begins at midnight in Sweden, and can be removed until then", async () => {
    const { ID, Uri } = await create();
    const day = inDays(7);
    done(await update(ID, { Price: { ...price, Amount: 150_000, ValidFrom: day } }));
    expect(wrong(await update(ID, { Price: { ...price, Amount: 160_000, ValidFrom: day } }))).toEqual({
      "Price.ValidFrom": ["NOT_AVAILABLE"],
    });
    const [coming, held] = done(await asAdmin.getManagedProduct({ params: { id: ID } })).Prices;
    const begins = Date.parse(coming?.ValidFrom ?? "");
    const amountAt = async (at: number) => {
      setTime(new Date(at));
      return done(await byUri(Uri)).Amount;
    };
    expect([await amountAt(begins - 60_000), await amountAt(begins + 60_000)]).toEqual([129_550, 150_000]);
    expect(new Date(begins).toLocaleString("sv-SE", { timeZone: "Europe/Stockholm" })).toBe(`${day} 00:00:00`);
    setTime(new Date());
    const withdraw = (priceId = 0) => asAdmin.withdrawPrice({ params: { id: ID, priceId } });
    expect(refusal(await withdraw(held?.ID))).toBe("409 PRICE_BEGUN");
    expect(done(await withdraw(coming?.ID)).Prices).toHaveLength(1);
    expect(refusal(await withdraw(coming?.ID))).toBe("404 NOT_FOUND");
  });
});

describe("the order", () => {
  const read = async () => done(await asAdmin.listManagedProducts()).Products.map(({ ID }) => ID);

  it("is saved as a whole and visible at once", async () => {
    const Read = await read();
    const IDs = Read.toReversed();
    expect(done(await asAdmin.orderProducts({ body: { IDs, Read } })).Products.map(({ ID }) => ID)).toEqual(IDs);
    const shown = done(await client.listProducts()).Products.map(({ ID }) => ID);
    expect(shown).toEqual(IDs.filter((id) => shown.includes(id)));
  });

  it("is refused when it was based on an older order, or misses a product", async () => {
    const Read = await read();
    const late = await asAdmin.orderProducts({ body: { IDs: Read, Read: Read.toReversed() } });
    expect(refusal(late)).toBe("409 CHANGED_BY_OTHER");
    expect((late.body as unknown as { Present: { Products: unknown[] } }).Present.Products).toHaveLength(Read.length);
    expect(refusal(await asAdmin.orderProducts({ body: { IDs: Read.slice(1), Read } }))).toBe(
      "422 INCORRECT_PROPERTIES",
    );
    expect(await read()).toEqual(Read);
  });

  it("change does not conflict with a save of a product's text", async () => {
    const { ID, UpdatedAt } = await create();
    const Read = await read();
    done(await asAdmin.orderProducts({ body: { IDs: Read.toReversed(), Read } }));
    done(await update(ID, { Name: "Nytt namn", UpdatedAt }));
  });
});
