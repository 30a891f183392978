import { describe, expect, it } from "vitest";
import { includedTax, spreadByGross, taxOrder, taxRefund } from "./vat.ts";

it.each([
  [129_500, 2500, 25_900],
  [99, 2500, 20],
  // 14 × 12 / 112 = 1.5: half up.
  [14, 1200, 2],
  [100, 600, 6],
  [100, 0, 0],
  [0, 2500, 0],
  [2_147_483_647, 2500, 429_496_729],
])("%i öre has a tax of %i basis points included: %i", (amount, rate, tax) => {
  expect(includedTax(amount, rate)).toBe(tax);
});

describe("a discount", () => {
  it("is spread by gross, with the remainder on the largest line", () => {
    expect(spreadByGross(100, [100, 200, 100])).toEqual([25, 50, 25]);
    expect(spreadByGross(100, [300, 300, 400])).toEqual([30, 30, 40]);
    expect(spreadByGross(10, [100, 100, 101])).toEqual([3, 3, 4]);
  });

  it("never makes a line negative", () => {
    expect(spreadByGross(2, [1, 1, 1])).toEqual([1, 1, 0]);
    expect(() => spreadByGross(4, [1, 1, 1])).toThrow(RangeError);
  });
});

/** A generator of integers that is the same in every run (mulberry32). */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
const rates = [2500, 1200, 600, 0];

it("adds up to the öre on 10 000 generated orders with mixed rates, discounts and refunds", () => {
  const random = createRandom(46);
  const wrong: string[] = [];
  for (let round = 0; round < 10_000; round += 1) {
    const check = (claim: string, holds: boolean) => {
      if (!holds) wrong.push(`order ${round}: ${claim}`);
    };
    const lines = Array.from({ length: 1 + random(8) }, (_, index) => ({
      Name: `Rad ${index}`,
      Amount: random(random(3) === 0 ? 100 : 1_000_000),
      TaxRate: rates[random(rates.length)] ?? 0,
    }));
    const gross = sum(lines.map(({ Amount }) => Amount));
    const discount = random(2) === 0 ? 0 : random(gross + 1);
    const order = taxOrder(lines, discount);
    check("the total is gross less discount", order.Amount === gross - discount);
    check("the lines add up to the total", sum(order.Lines.map(({ Amount }) => Amount)) === order.Amount);
    check("the lines' tax adds up", sum(order.Lines.map(({ TaxAmount }) => TaxAmount)) === order.TaxAmount);
    check("the discounts add up", sum(order.Lines.map(({ DiscountAmount }) => DiscountAmount)) === discount);
    for (const { Amount, TaxAmount, TaxRate } of order.Lines) {
      check("no line is negative", Amount >= 0);
      check("the tax is the line's", Math.abs(TaxAmount - (Amount * TaxRate) / (10_000 + TaxRate)) <= 0.5);
    }
    let left = order.Lines;
    let taxLeft = order.TaxAmount;
    for (let refund = 0; refund < 4; refund += 1) {
      const rest = sum(left.map(({ Amount }) => Amount));
      const parts = taxRefund(refund === 3 ? rest : random(rest + 1), left);
      taxLeft -= sum(parts.map(({ TaxAmount }) => TaxAmount));
      left = left.map((line, index) => ({
        ...line,
        Amount: line.Amount - (parts[index]?.Amount ?? 0),
        TaxAmount: line.TaxAmount - (parts[index]?.TaxAmount ?? 0),
      }));
      check(
        "nothing is refunded twice",
        left.every(({ Amount, TaxAmount }) => Amount >= 0 && TaxAmount >= 0),
      );
    }
    check("refunds leave no tax", taxLeft === 0);
  }
  expect(wrong).toEqual([]);
});
