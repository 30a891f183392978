import { expect, test } from "vitest";
import { checkOrder, checkPosting } from "./kcoRules.ts";

const line = {
  name: "Samboavtal",
  quantity: 2,
  unit_price: 50_000,
  tax_rate: 2500,
  total_discount_amount: 10_000,
  total_amount: 90_000,
  total_tax_amount: 18_000,
};
const order = {
  purchase_country: "SE",
  purchase_currency: "SEK",
  locale: "sv-SE",
  order_amount: 90_000,
  order_tax_amount: 18_000,
  order_lines: [line],
  merchant_urls: {
    terms: "https://lagrum.example/villkor",
    checkout: "https://lagrum.example/kassa",
    confirmation: "https://lagrum.example/tack?id={checkout.order.id}",
    push: "https://lagrum.example/push?id={checkout.order.id}",
  },
};

test("an order with correct sums is accepted, also with the tax one öre off", () => {
  expect(checkOrder(order)).toHaveProperty("value");
  const lines = [{ ...line, total_tax_amount: 18_001 }];
  expect(checkOrder({ ...order, order_lines: lines, order_tax_amount: 18_001 })).toHaveProperty("value");
});

test.each<[string, object]>([
  ["order_amount", { order_amount: 89_999 }],
  ["order_tax_amount", { order_tax_amount: 17_999 }],
  ["order_lines[0].total_amount", { order_lines: [{ ...line, total_amount: 90_001 }], order_amount: 90_001 }],
  [
    "order_lines[0].total_tax_amount",
    { order_lines: [{ ...line, total_tax_amount: 17_998 }], order_tax_amount: 17_998 },
  ],
  ["order_lines.0.tax_rate", { order_lines: [{ ...line, tax_rate: 25.5 }] }],
  ["order_lines", { order_lines: [] }],
  ["purchase_currency", { purchase_currency: "NOK" }],
  ["merchant_urls.push", { merchant_urls: { ...order.merchant_urls, push: "push" } }],
  ["merchant_reference1", { merchant_reference1: "x".repeat(256) }],
  ["locale", { locale: undefined }],
])("an order with a wrong %s is refused by name", (name, wrong) => {
  expect(checkOrder({ ...order, ...wrong })).toEqual({
    faults: expect.arrayContaining([expect.stringContaining(`Bad value: ${name}`)]),
  });
});

test("a capture is at least one öre, and its lines sum to its amount", () => {
  expect(checkPosting({ captured_amount: 90_000, order_lines: [line] }, "captured_amount")).toHaveProperty("value");
  for (const wrong of [{}, { captured_amount: 0 }, { captured_amount: 89_999, order_lines: [line] }]) {
    expect(checkPosting(wrong, "captured_amount")).toHaveProperty("faults");
  }
});
