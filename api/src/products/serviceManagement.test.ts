import { afterAll, expect, test } from "vitest";
import { done } from "../../test/scenes.ts";
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
