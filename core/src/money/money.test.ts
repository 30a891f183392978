import { expect, it } from "vitest";
import { formatPrice } from "./money.ts";

it.each([
  [0, "0 kr"],
  [129500, "1295 kr"],
  [1295000, "12 950 kr"],
  [49950, "499,50 kr"],
  [999900, "9999 kr"],
  [1000000, "10 000 kr"],
  [1000001, "10 000,01 kr"],
  [123456789000, "1 234 567 890 kr"],
  [5, "0,05 kr"],
  [-129500, "−1295 kr"],
])("shows %i öre as %s", (amount, shown) => {
  expect(formatPrice(amount).replaceAll("\u00a0", " ")).toBe(shown);
});
