import type { TaxedLine } from "@lagrum/core/money/vat";
import type { OrderMessage } from "@lagrum/core/order/orderSchema";
import type { BuyerRole, OrderKind, OrderState } from "@lagrum/core/order/orderStateSchema";
import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { bookings } from "./bookings.ts";
import { createdAt, moment } from "./columns.ts";
import { files } from "./files.ts";
import { products, services } from "./products.ts";
import { questions } from "./questions.ts";

/**
 * Every sale, with what bookkeeping needs. Personal data are in order_customers, the matter itself in order_stories:
 * both can be erased before the order.
 */
export const orders = pgTable(
  "orders",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity({ startWith: 5001 }),
    Kind: text("kind").$type<OrderKind>().notNull(),
    State: text("state").$type<OrderState>().notNull(),
    ProductID: integer("product_id").references(() => products.ID),
    ServiceCode: text("service_code")
      .$type<ServiceCode>()
      .references(() => services.Code),
    QuestionID: integer("question_id").references(() => questions.ID, { onDelete: "set null" }),
    BookingID: integer("booking_id").references(() => bookings.ID, { onDelete: "set null" }),
    ProductName: text("product_name").notNull(),
    /** Promised working days; null where the question has the due time. */
    DeliveryWorkingDays: integer("delivery_working_days"),
    /** The lines with their tax, from the price row at the moment of ordering. Integer öre. */
    Lines: jsonb("lines").$type<TaxedLine[]>().notNull(),
    Amount: integer("amount").notNull(),
    TaxAmount: integer("tax_amount").notNull(),
    RefundedAmount: integer("refunded_amount").notNull().default(0),
    Role: text("role").$type<BuyerRole>().notNull(),
    StartNow: boolean("start_now").notNull(),
    LoseRight: boolean("lose_right").notNull(),
    /** The version of the terms and consents that the buyer saw, and when they were accepted. */
    TermsVersion: text("terms_version").notNull(),
    AcceptedAt: moment("accepted_at").notNull(),
    /** When the buyer was informed about the right of withdrawal; null for never. */
    InformedAt: moment("informed_at"),
    AssignedToID: integer("assigned_to_id").references(() => accounts.UserID),
    /** The price is valid until then. */
    ExpiresAt: moment("expires_at").notNull(),
    PaidAt: moment("paid_at"),
    TakenAt: moment("taken_at"),
    DueAt: moment("due_at"),
    DeliveredAt: moment("delivered_at"),
    EndedAt: moment("ended_at"),
    /** When the promised time was missed and the refund requested. */
    MissedAt: moment("missed_at"),
    /** A possible conflict of interest was found: nobody works on it until an administrator has decided. */
    ReviewSince: moment("review_since"),
    Notes: text("notes").notNull().default(""),
    NotedAt: moment("noted_at"),
    CreatedAt: createdAt(),
  },
  (table) => [
    check("orders_kind", sql`${table.Kind} in ('Product', 'Question', 'FollowUp', 'Booking')`),
    check(
      "orders_state",
      sql`${table.State} in ('Created', 'AwaitingPayment', 'Paid', 'InProgress', 'AwaitingCustomer', 'Delivered', 'Closed', 'Withdrawn', 'Refunded', 'Cancelled', 'Expired')`,
    ),
    check("orders_amount", sql`${table.Amount} >= 0 and ${table.TaxAmount} between 0 and ${table.Amount}`),
    check("orders_refunded", sql`${table.RefundedAmount} between 0 and ${table.Amount}`),
    check(
      "orders_paid_whole",
      sql`${table.State} not in ('Paid', 'InProgress', 'AwaitingCustomer', 'Delivered', 'Closed', 'Withdrawn', 'Refunded') or ${table.PaidAt} is not null`,
    ),
    // A question is paid once.
    uniqueIndex("orders_question").on(table.QuestionID).where(sql`kind = 'Question'`),
    uniqueIndex("orders_booking").on(table.BookingID),
    index("orders_of_question").on(table.QuestionID),
    index("orders_newest").on(table.CreatedAt, table.ID),
    index("orders_due").on(table.DueAt, table.ID),
    index("orders_state").on(table.State, table.CreatedAt, table.ID),
    index("orders_unpaid").on(table.ExpiresAt).where(sql`state in ('Created', 'AwaitingPayment')`),
    index("orders_product").on(table.ProductID),
    index("orders_assigned").on(table.AssignedToID),
    index("orders_in_review").on(table.ID).where(sql`review_since is not null`),
  ],
);

/** Who bought. The other party of the matter is in parties. */
export const orderCustomers = pgTable(
  "order_customers",
  {
    OrderID: integer("order_id")
      .primaryKey()
      .references(() => orders.ID, { onDelete: "cascade" }),
    FirstName: text("first_name").notNull(),
    LastName: text("last_name").notNull(),
    Email: text("email").notNull(),
    Phone: text("phone"),
    Street: text("street"),
    PostalCode: text("postal_code"),
    City: text("city"),
    CompanyName: text("company_name"),
    OrgNumber: text("org_number"),
    /** Encrypted with the key of personal numbers (buyerNumber.ts); only for products that require it. */
    PersonalNumber: text("personal_number"),
  },
  (table) => [index("order_customers_email").on(table.Email)],
);

/** What the buyer wrote. */
export const orderStories = pgTable("order_stories", {
  OrderID: integer("order_id")
    .primaryKey()
    .references(() => orders.ID, { onDelete: "cascade" }),
  /** The answers with the product's questions as they were put, in order. */
  Answers: jsonb("answers").$type<{ Label: string; Value: string | number | boolean }[]>().notNull().default([]),
  Message: text("message"),
  DesiredStart: date("desired_start", { mode: "string" }),
});

/** Messages between staff and the buyer. */
export const orderMessages = pgTable(
  "order_messages",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    OrderID: integer("order_id")
      .notNull()
      .references(() => orders.ID, { onDelete: "cascade" }),
    Kind: text("kind").$type<OrderMessage["Kind"]>().notNull(),
    Body: text("body").notNull(),
    /** Null for the buyer. */
    UserID: integer("user_id").references(() => accounts.UserID),
    At: moment("at").notNull(),
  },
  (table) => [index("order_messages_order").on(table.OrderID, table.ID)],
);

/** The files of an order. Their content is in the file storage, and never public. */
export const orderFiles = pgTable(
  "order_files",
  {
    FileID: integer("file_id")
      .primaryKey()
      .references(() => files.ID, { onDelete: "cascade" }),
    OrderID: integer("order_id")
      .notNull()
      .references(() => orders.ID),
    /** Whether staff uploaded it. */
    FromStaff: boolean("from_staff").notNull(),
    /** When it was delivered to the buyer. */
    DeliveredAt: moment("delivered_at"),
  },
  (table) => [index("order_files_order").on(table.OrderID, table.FileID)],
);
