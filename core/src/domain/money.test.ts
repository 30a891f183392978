import { expect, it } from "vitest";
import { formatPrice, includedTax } from "./money.ts";

it.each([
  [0, "0 kr"],
  [129500, "1295 kr"],
  [1295000, "12 950 kr"],
  [49950, "499,50 kr"],
])("shows %i öre as %s", (amount, shown) => {
  expect(formatPrice(amount).replaceAll("\u00a0", " ")).toBe(shown);
});

it.each([
  [129500, 25900],
  [199500, 39900],
  [99, 20],
])("finds in %i öre a tax of %i at 25 %%", (amount, tax) => {
  expect(includedTax(amount, 2500)).toBe(tax);
});
