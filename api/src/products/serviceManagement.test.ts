import { afterAll, expect, test } from "vitest";
import { done, refusal } from "../../test/scenes.ts";
import { createTestApp } from "../../test/testApp.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const { client, asAdmin } = testApp;
const params = { code: "Express" } as const;
const express = async () => done(await client.getSettings()).QuestionTypes.find(({ Code }) => Code === "Express");

test("a service is put on sale, and visitors see it at once", async () => {
  expect(await express()).toMatchObject({ Active: false });
  done(await asAdmin.updateService({ params, body: { Active: true } }));
  expect(await express()).toMatchObject({ Active: true });
  done(await asAdmin.updateService({ params, body: { Active: false } }));
  expect(await express()).toMatchObject({ Active: false });
});

test("a price is added to the history of its service: at once, or from a coming day", async () => {
  done(await asAdmin.updateService({ params, body: { Price: { Amount: 139_500, TaxRate: 2500 } } }));
  expect(await express()).toMatchObject({ Amount: 139_500, TaxAmount: 27_900 });
  const coming = { Amount: 149_500, TaxRate: 2500, ValidFrom: "2099-01-01" } as const;
  const { Amount, Prices } = done(await asAdmin.updateService({ params, body: { Price: coming } }));
  expect(Amount).toBe(139_500);
  expect(Prices.map((price) => price.Amount)).toEqual([149_500, 139_500, 129_500]);
  const twice = await asAdmin.updateService({ params, body: { Price: { ...coming, Amount: 159_500 } } });
  expect(twice).toMatchObject({ status: 422, body: { Details: { "Price.ValidFrom": ["NOT_AVAILABLE"] } } });
  expect(await asAdmin.updateService({ params: { code: "Nope" as "Express" }, body: {} })).toMatchObject({ ok: false });
});

test("a price that has not begun is withdrawn, and one that has begun stays", async () => {
  const Price = { Amount: 259_500, TaxRate: 2500, ValidFrom: "2098-01-01" } as const;
  const { Prices } = done(await asAdmin.updateService({ params: { code: "Express24" }, body: { Price } }));
  const [coming, begun] = Prices;
  const withdraw = (code: "Express" | "Express24", priceId = 0) =>
    asAdmin.withdrawServicePrice({ params: { code, priceId } });
  expect(refusal(await withdraw("Express", coming?.ID)), "another service's").toBe("404 NOT_FOUND");
  expect(refusal(await withdraw("Express24", begun?.ID))).toBe("409 PRICE_BEGUN");
  expect(done(await withdraw("Express24", coming?.ID)).Prices).toEqual([begun]);
  expect(refusal(await withdraw("Express24", coming?.ID))).toBe("404 NOT_FOUND");
});
