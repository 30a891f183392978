/** A part of an amount, rounded down to whole öre. Exact beyond 2^53. */
const share = (total: number, part: number, whole: number): number =>
  Number((BigInt(total) * BigInt(part)) / BigInt(whole));

/**
 * Spreads an amount, such as a discount or a refund, over lines by their gross. What rounding leaves goes to the largest line,
 * as far as that has room, then to the next.
 * @param total integer öre, at most the sum of the lines
 * @param gross integer öre of each line, tax included
 * @returns integer öre for each line, with `total` as their sum
 */
export function spreadByGross(total: number, gross: readonly number[]): number[] {
  const sum = gross.reduce((one, other) => one + other, 0);
  if (total < 0 || total > sum) throw new RangeError("more than the lines' sum");
  if (sum === 0) return gross.map(() => 0);
  const parts = gross.map((line) => share(total, line, sum));
  let left = total - parts.reduce((one, other) => one + other, 0);
  const largestFirst = gross.map((line, index) => ({ line, index })).sort((one, other) => other.line - one.line);
  for (const { line, index } of largestFirst) {
    const part = parts[index] ?? 0;
    const more = Math.min(left, line - part);
    parts[index] = part + more;
    left -= more;
  }
  return parts;
}

/** A line before the order's discount. `Amount` in öre, tax included; `TaxRate` in basis points. */
export interface GrossLine {
  Name: string;
  Amount: number;
  TaxRate: number;
}

/** A line as it is sold. `Amount` is after `DiscountAmount`; `TaxAmount` is the tax in it. Integer öre. */
export interface TaxedLine extends GrossLine {
  DiscountAmount: number;
  TaxAmount: number;
}

export interface TaxedOrder {
  Lines: TaxedLine[];
  Amount: number;
  TaxAmount: number;
}

const sumOf = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);

/**
 * The tax in a gross amount, rounded half up to whole öre.
 * @param amount integer öre, tax included
 * @param rate basis points: 2500 is 25 %
 */
export const includedTax = (amount: number, rate: number): number =>
  Math.floor((2 * amount * rate + 10_000 + rate) / (2 * (10_000 + rate)));

/**
 * An order's lines with their tax, and its totals. Tax is computed per line, so that the lines' sums are the totals.
 * @param discount integer öre off the whole order
 */
export function taxOrder(lines: readonly GrossLine[], discount = 0): TaxedOrder {
  const discounts = spreadByGross(
    discount,
    lines.map((line) => line.Amount),
  );
  const Lines = lines.map((line, index) => {
    const DiscountAmount = discounts[index] ?? 0;
    const Amount = line.Amount - DiscountAmount;
    return { ...line, Amount, DiscountAmount, TaxAmount: includedTax(Amount, line.TaxRate) };
  });
  return {
    Lines,
    Amount: sumOf(Lines.map(({ Amount }) => Amount)),
    TaxAmount: sumOf(Lines.map(({ TaxAmount }) => TaxAmount)),
  };
}

/** What is left of a line to refund. */
type Refundable = Pick<TaxedLine, "Amount" | "TaxRate" | "TaxAmount">;

/**
 * The lines of a refund without a named line. The last refund takes the rest of the tax, so that refunds never leave tax.
 * @param left the lines less earlier refunds
 */
export function taxRefund(amount: number, left: readonly Refundable[]): { Amount: number; TaxAmount: number }[] {
  const parts = spreadByGross(
    amount,
    left.map((line) => line.Amount),
  );
  return left.map((line, index) => {
    const Amount = parts[index] ?? 0;
    const isRest = Amount === line.Amount;
    const TaxAmount = isRest ? line.TaxAmount : Math.min(includedTax(Amount, line.TaxRate), line.TaxAmount);
    return { Amount, TaxAmount };
  });
}
