import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { taxOrder } from "../money/vat.ts";
import { taxRates } from "../product/productSchema.ts";
import { accountsOf, readChart, usualChart } from "./chartOfAccounts.ts";
import { creditEntry, creditLines, type EntryLine, leftOf, saleEntry, totalOf, totalsByRate } from "./entryLines.ts";

const chart = readChart(usualChart);
if (chart === null) throw new Error("the usual chart is malformed");

const mixed = [
  { Name: "Samboavtal", Amount: 349_500, TaxRate: 2500, TaxAmount: 69_900 },
  { Name: "Lagbok", Amount: 106_00, TaxRate: 600, TaxAmount: 600 },
];

describe("the entry of", () => {
  it("a capture debits the provider, and credits sales and output VAT by rate", () => {
    expect(saleEntry(chart, "Checkout", mixed)).toEqual([
      { Account: "1580", Amount: 360_100 },
      { Account: "3001", Amount: -279_600 },
      { Account: "2611", Amount: -69_900 },
      { Account: "3003", Amount: -10_000 },
      { Account: "2631", Amount: -600 },
    ]);
  });

  it("a Swish debit is on the bank account", () => {
    expect(saleEntry(chart, "Swish", mixed)[0]).toEqual({ Account: "1930", Amount: 360_100 });
  });

  it("a credit note is the sale with the signs changed", () => {
    const sale = saleEntry(chart, "Swish", mixed);
    expect(creditEntry(chart, "Swish", mixed)).toEqual(sale.map((line) => ({ ...line, Amount: -line.Amount })));
  });

  it("a sale without tax has no line of VAT", () => {
    const line = { Name: "Utlägg", Amount: 50_000, TaxRate: 0, TaxAmount: 0 };
    expect(saleEntry(chart, "Swish", [line])).toEqual([
      { Account: "1930", Amount: 50_000 },
      { Account: "3004", Amount: -50_000 },
    ]);
  });

  it("an unknown rate is refused", () => {
    const line = { Name: "X", Amount: 100, TaxRate: 1000, TaxAmount: 9 };
    expect(() => saleEntry(chart, "Swish", [line])).toThrow(RangeError);
  });
});

it("shows the totals of each rate", () => {
  expect(totalsByRate(mixed)).toEqual([
    { TaxRate: 2500, Amount: 349_500, TaxAmount: 69_900, NetAmount: 279_600 },
    { TaxRate: 600, Amount: 10_600, TaxAmount: 600, NetAmount: 10_000 },
  ]);
});

it.each([
  ["an account is missing", usualChart.replace(/; Tax6.*/, "")],
  ["an account is named twice", `${usualChart}; Swish 1930 Bank`],
  ["a number has five digits", usualChart.replace("1930", "19300")],
  ["it is empty", ""],
])("refuses a chart of accounts when %s", (_, text) => {
  expect(readChart(text)).toBeNull();
});

it("lists the chart by number", () => {
  expect(accountsOf(chart).map((account) => account.Number)).toEqual([
    "1515",
    "1580",
    "1930",
    "2611",
    "2621",
    "2631",
    "3001",
    "3002",
    "3003",
    "3004",
  ]);
});

const line = fc.record({
  Name: fc.constant("Rad"),
  Amount: fc.oneof(fc.integer({ min: 1, max: 120 }), fc.integer({ min: 1, max: 5_000_000 })),
  TaxRate: fc.constantFrom(...taxRates),
});
const sales = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 6 }),
  /** The discount and the credit notes as shares of the remaining amount. */
  discount: fc.double({ min: 0, max: 0.99, noNaN: true }),
  notes: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 4 }),
  choice: fc.constantFrom("Swish" as const, "Checkout" as const),
});

/** The balance of each account. */
function balances(entries: readonly EntryLine[][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { Account, Amount } of entries.flat()) sums.set(Account, (sums.get(Account) ?? 0) + Amount);
  return sums;
}

it("balances on 10 000 generated orders, and every account is zero once all is credited", () => {
  fc.assert(
    fc.property(sales, ({ lines, discount, notes, choice }) => {
      const gross = lines.reduce((sum, { Amount }) => sum + Amount, 0);
      const order = taxOrder(lines, Math.floor(gross * discount));
      const entries = [saleEntry(chart, choice, order.Lines)];
      const credited: ReturnType<typeof creditLines>[] = [];
      for (const part of [...notes, 1]) {
        const left = leftOf(order.Lines, credited);
        const note = creditLines(Math.floor(totalOf(left).Amount * part), left);
        credited.push(note);
        entries.push(creditEntry(chart, choice, note));
        for (const { Amount, TaxAmount } of leftOf(order.Lines, credited)) {
          expect(Amount).toBeGreaterThanOrEqual(0);
          expect(TaxAmount).toBeGreaterThanOrEqual(0);
          expect(TaxAmount).toBeLessThanOrEqual(Amount);
        }
      }
      for (const entry of entries) expect(entry.reduce((sum, { Amount }) => sum + Amount, 0)).toBe(0);
      expect([...balances(entries).values()].filter((sum) => sum !== 0)).toEqual([]);
    }),
    { numRuns: 10_000, seed: 46 },
  );
});
