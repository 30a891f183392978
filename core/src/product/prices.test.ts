import { expect, it } from "vitest";
import { type PriceRow, priceAt } from "./prices.ts";

const row = (Amount: number, day: string): PriceRow => ({ Amount, TaxRate: 2500, ValidFrom: `${day}T00:00:00.000Z` });
const at = (rows: PriceRow[], day: string) => priceAt(rows, new Date(`${day}T12:00:00Z`));

it("a product has no price before its first one begins", () => {
  expect(at([row(100_00, "2026-03-02")], "2026-03-01")).toBeNull();
  expect(at([], "2026-03-01")).toBeNull();
});

it("the price is the latest that has begun, in any order of rows", () => {
  const rows = [row(300_00, "2026-05-01"), row(100_00, "2026-01-01"), row(200_00, "2026-03-01")];
  expect(at(rows, "2026-02-28")).toEqual({ Amount: 100_00, TaxAmount: 20_00, TaxRate: 2500, LowestAmount: null });
  expect(at(rows, "2026-03-01")?.Amount).toBe(200_00);
  expect(at(rows, "2027-01-01")?.Amount).toBe(300_00);
});

it("a price begins to the millisecond", () => {
  const rows = [row(100_00, "2026-01-01"), row(200_00, "2026-03-01")];
  expect(priceAt(rows, new Date("2026-02-28T23:59:59.999Z"))?.Amount).toBe(100_00);
  expect(priceAt(rows, new Date("2026-03-01T00:00:00.000Z"))?.Amount).toBe(200_00);
});

it.each([
  ["the price before it, when that held for long", [row(400_00, "2026-01-01"), row(300_00, "2026-06-01")], 400_00],
  [
    "not what it was raised to the day before a sale",
    [row(400_00, "2026-01-01"), row(600_00, "2026-05-31"), row(450_00, "2026-06-01")],
    400_00,
  ],
  [
    "not what it cost more than thirty days before",
    [row(200_00, "2026-01-01"), row(400_00, "2026-05-01"), row(300_00, "2026-06-01")],
    400_00,
  ],
  [
    "nor what ended on the thirtieth day itself",
    [row(200_00, "2026-01-01"), row(400_00, "2026-05-02"), row(300_00, "2026-06-01")],
    400_00,
  ],
  [
    "but what held for a moment of those thirty days",
    [row(200_00, "2026-01-01"), row(400_00, "2026-05-03"), row(300_00, "2026-06-01")],
    200_00,
  ],
])("the lowest price in the thirty days before a reduction is %s", (_, rows, lowest) => {
  expect(at(rows, "2026-06-02")?.LowestAmount).toBe(lowest);
});

it("a raised or unchanged price is no reduction", () => {
  expect(at([row(100_00, "2026-01-01"), row(200_00, "2026-06-01")], "2026-06-02")?.LowestAmount).toBeNull();
  expect(at([row(100_00, "2026-01-01"), row(100_00, "2026-06-01")], "2026-06-02")?.LowestAmount).toBeNull();
});
