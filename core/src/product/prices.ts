import { includedTax } from "../money/vat.ts";

/** A row of the price history. `Amount` in öre, tax included; `TaxRate` in basis points; `ValidFrom` in ISO 8601. */
export interface PriceRow {
  Amount: number;
  TaxRate: number;
  ValidFrom: string;
}

/** The current price. */
export interface Price {
  Amount: number;
  TaxAmount: number;
  TaxRate: number;
  /**
   * After a reduction: the lowest price of the 30 days before it, in öre, which must be shown with it
   * (prisinformationslagen 7 a §). Null where the price was not lowered.
   */
  LowestAmount: number | null;
}

const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000;

/**
 * The price at a moment: the latest that has begun.
 * @param rows the history of one product or service, in any order
 * @returns null before the first price begins
 */
export function priceAt(rows: readonly PriceRow[], now: Date): Price | null {
  const begun = rows
    .filter(({ ValidFrom }) => Date.parse(ValidFrom) <= now.getTime())
    .sort((one, other) => Date.parse(one.ValidFrom) - Date.parse(other.ValidFrom));
  const current = begun.at(-1);
  if (!current) return null;
  const { Amount, TaxRate } = current;
  const from = Date.parse(current.ValidFrom) - THIRTY_DAYS;
  // A price that ended after that day was in force within the 30 days.
  const earlier = begun.slice(0, -1).filter((_, index) => Date.parse(begun[index + 1]?.ValidFrom ?? "") > from);
  const lowest = Math.min(...earlier.map((row) => row.Amount));
  const isLowered = Amount < (begun.at(-2)?.Amount ?? 0);
  return { Amount, TaxAmount: includedTax(Amount, TaxRate), TaxRate, LowestAmount: isLowered ? lowest : null };
}

/** Whether a product is for sale on a day: active, within its dates, and with a price that has begun. */
export const isSold = (
  { Active, ValidFrom, ValidTo }: { Active: boolean; ValidFrom: string; ValidTo: string | null },
  price: Price | null,
  today: string,
): boolean => Active && price !== null && ValidFrom <= today && (ValidTo === null || today <= ValidTo);
