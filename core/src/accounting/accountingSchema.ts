import { z } from "zod";

export const entryKinds = ["Sale", "CreditNote"] as const;
export const EntryKind = z.enum(entryKinds);
export type EntryKind = z.infer<typeof EntryKind>;

/**
 * What doesn't agree. MissingSale and MissingCredit: the payment or its refunds against the entries. Order: the order's
 * refunds against its payment's. Provider: the payment against the provider's books. Series: the count of a year's entries against its
 * last number. Balance: the sum of all lines against 0.
 */
export const differenceKinds = ["MissingSale", "MissingCredit", "Order", "Provider", "Series", "Balance"] as const;
export const DifferenceKind = z.enum(differenceKinds);
export type DifferenceKind = z.infer<typeof DifferenceKind>;
