import { taxRefund } from "../money/vat.ts";
import type { PaymentChoice } from "../payment/paymentStateSchema.ts";
import { isTaxRate } from "../product/productSchema.ts";
import type { ChartOfAccounts } from "./chartOfAccounts.ts";

/** A line of a receipt or a credit note. `Amount` in öre, tax included; `TaxRate` in basis points. */
export interface ReceiptLine {
  Name: string;
  Amount: number;
  TaxRate: number;
  TaxAmount: number;
}

/** A line of an entry in öre: debit is positive, credit negative. The lines of an entry add up to 0. */
export interface EntryLine {
  Account: string;
  Amount: number;
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** The sums of some lines. */
export const totalOf = (lines: readonly ReceiptLine[]) => ({
  Amount: sumOf(lines.map(({ Amount }) => Amount)),
  TaxAmount: sumOf(lines.map(({ TaxAmount }) => TaxAmount)),
});

/** The sums of each VAT rate, highest rate first, as a receipt must show them (mervärdesskattelagen 17 kap. 24 §). */
export function totalsByRate(lines: readonly ReceiptLine[]) {
  const rates = [...new Set(lines.map(({ TaxRate }) => TaxRate))].sort((one, other) => other - one);
  return rates.map((TaxRate) => {
    const { Amount, TaxAmount } = totalOf(lines.filter((line) => line.TaxRate === TaxRate));
    return { TaxRate, Amount, TaxAmount, NetAmount: Amount - TaxAmount };
  });
}

/**
 * The entry of a sale: the money in, the net and the output VAT of each rate.
 * @throws RangeError for a rate without accounts
 */
export function saleEntry(chart: ChartOfAccounts, choice: PaymentChoice, lines: readonly ReceiptLine[]): EntryLine[] {
  const credits = totalsByRate(lines).flatMap(({ TaxRate, NetAmount, TaxAmount }) => {
    if (!isTaxRate(TaxRate)) throw new RangeError(`no accounts for the rate ${TaxRate}`);
    const sale = { Account: chart.Sales[TaxRate].Number, Amount: -NetAmount };
    return TaxRate === 0 ? [sale] : [sale, { Account: chart.Tax[TaxRate].Number, Amount: -TaxAmount }];
  });
  const entry = [{ Account: chart[choice].Number, Amount: totalOf(lines).Amount }, ...credits];
  return entry.filter(({ Amount }) => Amount !== 0);
}

/** The entry of a credit note: that of the sale with the signs changed. */
export const creditEntry = (...sale: Parameters<typeof saleEntry>): EntryLine[] =>
  saleEntry(...sale).map(({ Account, Amount }) => ({ Account, Amount: -Amount }));

/**
 * The entry of a reversed payment: a disputed claim on the buyer instead of the money. Sale and VAT stand until it is
 * decided.
 */
export function reversalEntry(
  chart: ChartOfAccounts,
  choice: PaymentChoice,
  lines: readonly ReceiptLine[],
): EntryLine[] {
  const { Amount } = totalOf(lines);
  return [
    { Account: chart.Disputed.Number, Amount },
    { Account: chart[choice].Number, Amount: -Amount },
  ];
}

/** The entry of a reversal that is decided: that of the reversal with the signs changed. */
export const reversalEndEntry = (...reversal: Parameters<typeof reversalEntry>): EntryLine[] =>
  reversalEntry(...reversal).map(({ Account, Amount }) => ({ Account, Amount: -Amount }));

/** The remainder of an order's lines after credit notes. Line by line in the same order. */
export function leftOf(lines: readonly ReceiptLine[], credited: readonly (readonly ReceiptLine[])[]): ReceiptLine[] {
  return lines.map(({ Name, Amount, TaxRate, TaxAmount }, index) => ({
    Name,
    TaxRate,
    Amount: Amount - sumOf(credited.map((note) => note[index]?.Amount ?? 0)),
    TaxAmount: TaxAmount - sumOf(credited.map((note) => note[index]?.TaxAmount ?? 0)),
  }));
}

/**
 * The lines of a credit note, one for each line of the order, some of them 0. Tax is spread so that the last note takes
 * the rest of it.
 * @param amount öre, at most the remainder
 */
export function creditLines(amount: number, left: readonly ReceiptLine[]): ReceiptLine[] {
  const parts = taxRefund(amount, left);
  return left.map(({ Name, TaxRate }, index) => ({
    Name,
    TaxRate,
    Amount: parts[index]?.Amount ?? 0,
    TaxAmount: parts[index]?.TaxAmount ?? 0,
  }));
}
