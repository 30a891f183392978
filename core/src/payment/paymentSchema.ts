import { z } from "zod";
import { amount, day, id, listAnswer, listQuery, timestamp } from "../contract/fieldSchema.ts";
import { OrderKind, OrderState } from "../order/orderStateSchema.ts";
import { PaymentChoice, PaymentMethod, PaymentState } from "./paymentStateSchema.ts";

/** The buyer's choice. The amount is the order's: a body with an amount is refused. */
export const InitiatePayment = z.strictObject({ Method: PaymentChoice }).meta({ id: "InitiatePayment" });
export type InitiatePayment = z.infer<typeof InitiatePayment>;

/** A line with its tax, in öre. `Amount` = gross after `DiscountAmount`. */
export const OrderLine = z
  .object({
    Name: z.string(),
    Amount: amount,
    DiscountAmount: amount,
    /** Basis points: 2500 is 25 %. */
    TaxRate: z.int(),
    TaxAmount: amount,
  })
  .meta({ id: "OrderLine" });
export type OrderLine = z.infer<typeof OrderLine>;

/** How to pay with Swish. Without JavaScript the buyer pays in the app by the number and the message. */
export const SwishLaunch = z
  .object({
    /** Opens the app on this device. */
    AppLink: z.string(),
    /** An SVG with the QR code for the app on another device. */
    QrSvg: z.string(),
    /** The firm's Swish number. */
    Number: z.string(),
    Message: z.string(),
  })
  .meta({ id: "SwishLaunch" });
export type SwishLaunch = z.infer<typeof SwishLaunch>;

/** A payment as the checkout shows it (specification section 3, Payment). Amounts in öre, tax included. */
export const Payment = z
  .object({
    ID: id,
    /** The provider's form, with a script that must run; its receipt once completed. Null for Swish. */
    html_snippet: z.string().nullable(),
    Amount: amount,
    PaymentMethod,
    ProductName: z.string(),
    TaxAmount: amount,
    /** The provider gives none. */
    storedCards: z.array(z.unknown()),
    isAgreement: z.boolean(),
    agreementEndpoint: z.string().nullable(),
    State: PaymentState,
    /** The order could not take it: all of it has gone back to the buyer, or is on its way. */
    IsReturned: z.boolean(),
    OrderID: id,
    OrderState,
    /** The order's reference. */
    Reference: z.string(),
    Lines: z.array(OrderLine),
    /** The price is valid, and the order can be paid, until then. */
    ExpiresAt: timestamp.nullable(),
    /** Null for other methods, and when it is no longer waiting. */
    Swish: SwishLaunch.nullable(),
  })
  .meta({ id: "Payment" });
export type Payment = z.infer<typeof Payment>;

/** The push of the provider. Only its ID is read: the order is read back from the provider. */
export const PushQuery = z.strictObject({ ID: z.string().min(1).max(255) });

/** The callback of Swish. Only its id is read: the payment is read back. */
export const SwishCallback = z.looseObject({ id: z.string().min(1).max(64) }).meta({ id: "SwishCallback" });

export const refundStates = ["Requested", "Done", "Failed"] as const;
export const RefundState = z.enum(refundStates);
export type RefundState = z.infer<typeof RefundState>;

/** A refund, full or partial. It is complete when the provider has recorded it. */
export const Refund = z
  .object({
    ID: id,
    Amount: amount,
    TaxAmount: amount,
    State: RefundState,
    Reason: z.string(),
    RequestedAt: timestamp,
    DoneAt: timestamp.nullable(),
    /** Null for an automatic refund. */
    Name: z.string().nullable(),
  })
  .meta({ id: "Refund" });
export type Refund = z.infer<typeof Refund>;

/** A row of the staff's list of payments. */
export const PaymentListItem = z
  .object({
    ID: id,
    OrderID: id,
    Reference: z.string(),
    OrderKind,
    OrderState,
    ProductName: z.string(),
    State: PaymentState,
    PaymentMethod,
    Amount: amount,
    TaxAmount: amount,
    RefundedAmount: amount,
    /** The ID in the provider's books; null before the provider has answered. */
    ProviderID: z.string().nullable(),
    CreatedAt: timestamp,
    /** When it was authorised, or debited. */
    PaidAt: timestamp.nullable(),
    CapturedAt: timestamp.nullable(),
  })
  .meta({ id: "PaymentListItem" });
export type PaymentListItem = z.infer<typeof PaymentListItem>;

export const PaymentList = z.object({ Payments: z.array(PaymentListItem), ...listAnswer }).meta({ id: "PaymentList" });
export type PaymentList = z.infer<typeof PaymentList>;

export const PaymentQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["CreatedAt", "PaidAt", "ID"]).default("CreatedAt"),
  State: PaymentState.optional(),
  PaymentMethod: PaymentMethod.optional(),
  CreatedFrom: day.optional(),
  CreatedTo: day.optional(),
});
export type PaymentQuery = z.infer<typeof PaymentQuery>;

/**
 * Why the provider's books don't match ours. Unknown: no payment of ours has its reference. Late: our payment or order
 * was ended already. CaptureFailed and RefundFailed: the provider refused the call. Reversed: the provider took a captured
 * payment back, as after a chargeback.
 */
export const unmatchedReasons = [
  "Unknown",
  "WrongAmount",
  "WrongCurrency",
  "WrongMerchant",
  "Late",
  "CaptureFailed",
  "RefundFailed",
  "Reversed",
] as const;
export const UnmatchedReason = z.enum(unmatchedReasons);
export type UnmatchedReason = z.infer<typeof UnmatchedReason>;

/** Money in the provider's books that staff must review. */
export const UnmatchedPayment = z
  .object({
    ID: id,
    Reason: UnmatchedReason,
    Method: PaymentChoice,
    ProviderID: z.string(),
    /** The state in the provider's books. */
    Amount: amount,
    Currency: z.string(),
    /** The reference in the provider's books. */
    ProviderReference: z.string().nullable(),
    /** Our payment and order with that reference; null when there is none. */
    PaymentID: id.nullable(),
    OrderID: id.nullable(),
    /** Our amount; null without a payment. */
    ExpectedAmount: amount.nullable(),
    FoundAt: timestamp,
    ResolvedAt: timestamp.nullable(),
    ResolvedBy: z.string().nullable(),
    Note: z.string(),
  })
  .meta({ id: "UnmatchedPayment" });
export type UnmatchedPayment = z.infer<typeof UnmatchedPayment>;

export const UnmatchedPaymentList = z
  .object({ UnmatchedPayments: z.array(UnmatchedPayment), ...listAnswer })
  .meta({ id: "UnmatchedPaymentList" });
export type UnmatchedPaymentList = z.infer<typeof UnmatchedPaymentList>;

const { Page, PageSize, Order, After } = listQuery;

export const UnmatchedPaymentQuery = z.strictObject({
  ...{ Page, PageSize, Order, After },
  Sort: z.enum(["FoundAt"]).default("FoundAt"),
  /** Open: not resolved. */
  State: z.enum(["Open", "Resolved"]).optional(),
});
export type UnmatchedPaymentQuery = z.infer<typeof UnmatchedPaymentQuery>;
