import { type TaxRate, taxRates } from "../product/productSchema.ts";

/** An account of the general ledger. */
export interface LedgerAccount {
  Number: string;
  Name: string;
}

/** The accounts that the entries use. */
export interface ChartOfAccounts {
  /** Where Swish pays out. */
  Swish: LedgerAccount;
  /** The firm's claim on the checkout provider. */
  Checkout: LedgerAccount;
  /** Claims on buyers whose payment the provider has reversed. Their loss, and its VAT, is booked when it is decided. */
  Disputed: LedgerAccount;
  Sales: Record<TaxRate, LedgerAccount>;
  /** Output VAT; none for the rate 0. */
  Tax: Record<Exclude<TaxRate, 0>, LedgerAccount>;
}

const disputed: LedgerAccount = { Number: "1515", Name: "Osäkra kundfordringar" };

/** The accounts of the BAS chart, in the form that `readChart` parses. */
export const usualChart = [
  "Swish 1930 Företagskonto",
  "Checkout 1580 Fordringar för kontokort och kuponger",
  `Disputed ${disputed.Number} ${disputed.Name}`,
  "Sales25 3001 Försäljning inom Sverige, 25 % moms",
  "Sales12 3002 Försäljning inom Sverige, 12 % moms",
  "Sales6 3003 Försäljning inom Sverige, 6 % moms",
  "Sales0 3004 Försäljning inom Sverige, momsfri",
  "Tax25 2611 Utgående moms på försäljning inom Sverige, 25 %",
  "Tax12 2621 Utgående moms på försäljning inom Sverige, 12 %",
  "Tax6 2631 Utgående moms på försäljning inom Sverige, 6 %",
].join("; ");

const line = /^(\w+) ([1-8]\d{3}) (\S.*)$/;

/**
 * Parses a chart such as "Swish 1930 Företagskonto; Checkout 1580 Fordringar; …".
 * @returns null when an account is missing, other than Disputed, named twice or malformed
 */
export function readChart(text: string): ChartOfAccounts | null {
  const accounts = new Map<string, LedgerAccount>();
  const parts = text.split(";").map((part) => part.trim());
  for (const part of parts) {
    const [, use = "", number = "", Name = ""] = line.exec(part) ?? [];
    if (use === "" || accounts.has(use)) return null;
    accounts.set(use, { Number: number, Name });
  }
  if (!accounts.has("Disputed")) accounts.set("Disputed", disputed);
  const uses = [
    "Swish",
    "Checkout",
    "Disputed",
    ...taxRates.map((rate) => `Sales${rate / 100}`),
    "Tax25",
    "Tax12",
    "Tax6",
  ];
  if (accounts.size !== uses.length || uses.some((use) => !accounts.has(use))) return null;
  const get = (use: string) => accounts.get(use) as LedgerAccount;
  return {
    Swish: get("Swish"),
    Checkout: get("Checkout"),
    Disputed: get("Disputed"),
    Sales: { 2500: get("Sales25"), 1200: get("Sales12"), 600: get("Sales6"), 0: get("Sales0") },
    Tax: { 2500: get("Tax25"), 1200: get("Tax12"), 600: get("Tax6") },
  };
}

/** Every account of the chart, by number. */
export function accountsOf({ Swish, Checkout, Disputed, Sales, Tax }: ChartOfAccounts): LedgerAccount[] {
  const all = [Swish, Checkout, Disputed, ...Object.values(Sales), ...Object.values(Tax)];
  const byNumber = new Map(all.map((account) => [account.Number, account]));
  return [...byNumber.values()].sort((one, other) => one.Number.localeCompare(other.Number));
}
