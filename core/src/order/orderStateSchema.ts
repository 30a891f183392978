import { z } from "zod";

export const orderStates = [
  "Created",
  "AwaitingPayment",
  "Paid",
  "InProgress",
  "AwaitingCustomer",
  "Delivered",
  "Closed",
  "Withdrawn",
  "Refunded",
  "Cancelled",
  "Expired",
] as const;
export const OrderState = z.enum(orderStates);
export type OrderState = z.infer<typeof OrderState>;

/** The kind of sale. Every sale is one order. */
export const orderKinds = ["Product", "Question", "FollowUp", "Booking"] as const;
export const OrderKind = z.enum(orderKinds);
export type OrderKind = z.infer<typeof OrderKind>;

/** Companies have no right of withdrawal. */
export const buyerRoles = ["Private", "Company"] as const;
export const BuyerRole = z.enum(buyerRoles);
export type BuyerRole = z.infer<typeof BuyerRole>;
