import { z } from "zod";
import { ReceiptItem } from "../accounting/accountingSchema.ts";
import { Colleague } from "../audit/auditSchema.ts";
import { orderActions } from "../audit/historySchema.ts";
import {
  amount,
  boolParam,
  day,
  id,
  idParam,
  lengths,
  listAnswer,
  listQuery,
  multiline,
  singleLine,
  timestamp,
} from "../contract/fieldSchema.ts";
import { lock } from "../contract/optimisticLockSchema.ts";
import { ShownPersonalNumber, ShowPersonalNumber } from "../contract/personalNumberSchema.ts";
import { OrderLine, PaymentListItem, Refund } from "../payment/paymentSchema.ts";
import { PaymentMethod, PaymentState } from "../payment/paymentStateSchema.ts";
import { RightNow } from "../withdrawal/withdrawalSchema.ts";
import { BuyerRole, OrderKind, OrderState } from "./orderStateSchema.ts";
import { WorkDates } from "./workDatesSchema.ts";

/** A file of an order: the buyer's, or a delivered document. Downloaded by downloadOrderFile. */
export const OrderFile = z
  .object({
    ID: id,
    Name: z.string(),
    MediaType: z.string(),
    /** Bytes. */
    Size: z.int().min(0),
    UploadedAt: timestamp,
    FromStaff: z.boolean(),
    /** When staff delivered it; null for the buyer's files, and for documents that are not delivered yet. */
    DeliveredAt: timestamp.nullable(),
  })
  .meta({ id: "OrderFile" });
export type OrderFile = z.infer<typeof OrderFile>;

/** A question from staff, the buyer's reply, and the staff's text with the delivery. */
export const orderMessageKinds = ["asked", "reply", "delivery"] as const;
export const OrderMessageKind = z.enum(orderMessageKinds);
export type OrderMessageKind = z.infer<typeof OrderMessageKind>;

/** A message of an order. `Name` is null for the buyer's. */
export const OrderMessage = z
  .object({ Kind: OrderMessageKind, Body: z.string(), At: timestamp, Name: z.string().nullable() })
  .meta({ id: "OrderMessage" });
export type OrderMessage = z.infer<typeof OrderMessage>;

const shared = {
  ID: id,
  Reference: z.string(),
  Kind: OrderKind,
  State: OrderState,
  ProductName: z.string(),
  /** Öre, tax included. */
  Amount: amount,
  TaxAmount: amount,
  /** The refunded amount. */
  RefundedAmount: amount,
  Role: BuyerRole,
  CreatedAt: timestamp,
  /** When it was authorised, or debited. */
  PaidAt: timestamp.nullable(),
  /** When staff began the work. */
  TakenAt: timestamp.nullable(),
  /** When it is promised; null before the payment. */
  DueAt: timestamp.nullable(),
  DeliveredAt: timestamp.nullable(),
  /** When it was closed, withdrawn, refunded or cancelled, or expired. */
  EndedAt: timestamp.nullable(),
  /** For the kinds Question and FollowUp. */
  QuestionID: id.nullable(),
  /** For the kind Booking. */
  BookingID: id.nullable(),
};

/** The buyer's view of an order, by access code. */
export const OrderStatus = z
  .object({
    ...shared,
    Lines: z.array(OrderLine),
    /** What is included. */
    Content: z.array(z.string()),
    /** The last part of the product's address; null for other kinds. */
    ProductUri: z.string().nullable(),
    /** The price is valid until then; null once paid or ended. */
    ExpiresAt: timestamp.nullable(),
    /** The latest payment; null before the first. */
    Payment: z.object({ ID: id, State: PaymentState, PaymentMethod }).nullable(),
    /** Oldest first, credit notes among them. */
    Receipts: z.array(ReceiptItem),
    /** Oldest first. */
    Messages: z.array(OrderMessage.omit({ Name: true })),
    /** The buyer's own files, and the delivered documents. */
    Files: z.array(OrderFile),
    /** The consents about withdrawal. */
    StartNow: z.boolean(),
    LoseRight: z.boolean(),
    /** The right of withdrawal. */
    Right: RightNow,
    /** Before the payment as if it were paid now, then as they are. */
    Dates: WorkDates,
  })
  .meta({ id: "OrderStatus" });
export type OrderStatus = z.infer<typeof OrderStatus>;

/** A row of the staff's list. */
export const OrderListItem = z
  .object({
    ...shared,
    /** The company's name, else the person's; null once erased. */
    CustomerName: z.string().nullable(),
    AssignedTo: Colleague.nullable(),
    /** Open minutes left, negative once late; null without a due time. */
    MinutesLeft: z.int().nullable(),
    Late: z.boolean(),
    /** A possible conflict of interest: nobody works on it until an administrator has decided. The buyer sees nothing of it. */
    InReview: z.boolean(),
  })
  .meta({ id: "OrderListItem" });
export type OrderListItem = z.infer<typeof OrderListItem>;

/** The buyer; null once erased. Without contact data for staff who have not taken the order. */
export const OrderCustomer = z
  .object({
    CompanyName: z.string().nullable(),
    /** Null when it is a sole trader's personal number, which MaskedOrgNumber shows. */
    OrgNumber: z.string().nullable(),
    /** A sole trader's organisation number without its last four digits; null for other companies. */
    MaskedOrgNumber: z.string().nullable(),
    FirstName: z.string(),
    LastName: z.string(),
    Email: z.string().nullable(),
    Phone: z.string().nullable(),
    Street: z.string().nullable(),
    PostalCode: z.string().nullable(),
    City: z.string().nullable(),
    /** The personal number without its last four digits; null without one. */
    MaskedNumber: z.string().nullable(),
  })
  .meta({ id: "OrderCustomer" });
export type OrderCustomer = z.infer<typeof OrderCustomer>;

/** A payment that the provider has taken back: a chargeback or a reversed invoice. */
export const OrderReversal = z
  .object({
    /** Of its entry in the books. */
    ID: id,
    Amount: amount,
    At: timestamp,
  })
  .meta({ id: "OrderReversal" });
export type OrderReversal = z.infer<typeof OrderReversal>;

/** An order with all its data, for staff. */
export const Order = OrderListItem.extend({
  Lines: z.array(OrderLine),
  Customer: OrderCustomer.nullable(),
  /** The buyer's contact data, documents and receipts are left out: the caller has not taken the order. */
  ContactHidden: z.boolean(),
  Counterparty: z.string().nullable(),
  /** The answers with their questions as they were put, in order. */
  Answers: z.array(z.object({ Label: z.string(), Value: z.union([z.string(), z.number(), z.boolean()]) })),
  Message: z.string().nullable(),
  DesiredStart: day.nullable(),
  StartNow: z.boolean(),
  LoseRight: z.boolean(),
  /** The version of the terms and consents that the buyer saw. */
  TermsVersion: z.string(),
  ExpiresAt: timestamp.nullable(),
  /** The work may not begin before: the time for withdrawal runs, and the consumer requested no earlier start. */
  HeldUntil: timestamp.nullable(),
  /** Why there may be a conflict of interest, for admins; null without one. */
  ConflictReason: z.string().nullable(),
  Messages: z.array(OrderMessage),
  Files: z.array(OrderFile),
  /** Newest first. */
  Payments: z.array(PaymentListItem),
  Refunds: z.array(Refund),
  Reversals: z.array(OrderReversal),
  Receipts: z.array(ReceiptItem),
  /** The refundable amount, in öre. */
  RefundableAmount: amount,
  /** Internal notes of the staff. */
  Notes: z.string(),
  UpdatedAt: timestamp,
  History: z.array(z.object({ At: timestamp, Name: z.string().nullable(), Action: z.enum(orderActions) })),
}).meta({ id: "Order" });
export type Order = z.infer<typeof Order>;

export const OrderList = z.object({ Orders: z.array(OrderListItem), ...listAnswer }).meta({ id: "OrderList" });
export type OrderList = z.infer<typeof OrderList>;

export const OrderQuery = z.strictObject({
  ...listQuery,
  Sort: z.enum(["CreatedAt", "DueAt", "ID"]).default("CreatedAt"),
  /** Open: paid and not delivered, or held for the conflict review. */
  State: z.enum([...OrderState.options, "Open", "InReview"]).optional(),
  Kind: OrderKind.optional(),
  AssignedTo: idParam.optional(),
  Late: boolParam.optional(),
  CreatedFrom: day.optional(),
  CreatedTo: day.optional(),
  /** As a buyer quotes it: the order's own, or that of its question, booking, withdrawal, complaint or refund. */
  Reference: singleLine({ min: 1, max: lengths.OrderRef.max }).optional(),
});
export type OrderQuery = z.infer<typeof OrderQuery>;

/** A message: staff's question, or the buyer's reply. */
export const WriteInOrder = z.strictObject({ Message: multiline(lengths.Message) }).meta({ id: "WriteInOrder" });
export type WriteInOrder = z.infer<typeof WriteInOrder>;

/** A delivery: a text, documents that staff have uploaded to the order, or both. */
export const DeliverOrder = z
  .strictObject({ Message: multiline(lengths.Message).nullish(), Files: z.array(id).max(10).default([]) })
  .refine(({ Message, Files }) => Boolean(Message) || Files.length > 0, { path: ["Message"], message: "REQUIRED" })
  .meta({ id: "DeliverOrder" });
export type DeliverOrder = z.infer<typeof DeliverOrder>;

export const SaveOrderNotes = z
  .strictObject({ Notes: multiline(lengths.Notes), ...lock })
  .meta({ id: "SaveOrderNotes" });
export type SaveOrderNotes = z.infer<typeof SaveOrderNotes>;

/** The reason of a decision about an order, for the log. */
export const DecideOnOrder = z.strictObject({ Reason: multiline(lengths.Reason) }).meta({ id: "DecideOnOrder" });
export type DecideOnOrder = z.infer<typeof DecideOnOrder>;

/** A refund: without an amount the whole remainder. */
export const RefundOrder = z
  .strictObject({ Amount: amount.min(1).optional(), Reason: multiline(lengths.Reason) })
  .meta({ id: "RefundOrder" });
export type RefundOrder = z.infer<typeof RefundOrder>;

/** Why the buyer's personal number is read in clear: the log records it. */
export const ShowBuyerNumber = ShowPersonalNumber.extend({
  /** A sole trader's is the organisation number. */
  Field: z.enum(["PersonalNumber", "OrgNumber"]).default("PersonalNumber"),
}).meta({ id: "ShowBuyerNumber" });
export type ShowBuyerNumber = z.infer<typeof ShowBuyerNumber>;

/** The number in clear, and of a sole trader the VAT number, which has the same digits. */
export const ShownBuyerNumber = ShownPersonalNumber.extend({ VatNumber: z.string().nullable() }).meta({
  id: "ShownBuyerNumber",
});
export type ShownBuyerNumber = z.infer<typeof ShownBuyerNumber>;
