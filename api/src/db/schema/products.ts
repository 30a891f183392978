import type { ServiceCode } from "@lagrum/core/product/serviceSchema";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { categories } from "./categories.ts";
import { createdAt, moment } from "./columns.ts";

const lines = (name: string) => text(name).array().notNull().default(sql`'{}'`);

/** What is sold at a fixed price. Never deleted once it has a price: an order and its history refer to it. */
export const products = pgTable(
  "products",
  {
    ID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    Uri: text("uri").notNull(),
    Name: text("name").notNull(),
    ShortDescription: text("short_description").notNull().default(""),
    /** Plain text; an empty line separates paragraphs. */
    Description: text("description").notNull().default(""),
    Included: lines("included"),
    NotIncluded: lines("not_included"),
    YouNeed: lines("you_need"),
    /** What others charge in addition, such as fees of authorities. */
    ExtraCosts: text("extra_costs"),
    RequiresPersonalNumber: boolean("requires_personal_number").notNull().default(false),
    DeliveryWorkingDays: integer("delivery_working_days").notNull(),
    CategoryID: integer("category_id").references(() => categories.ID),
    /** JSON Schema of the order form; {} has no fields. */
    Questions: jsonb("questions").$type<Record<string, unknown>>().notNull().default(sql`'{}'`),
    SortOrder: integer("sort_order").notNull().default(0),
    Active: boolean("active").notNull().default(true),
    /** The first and the last day of sale, in Swedish time; null is open-ended. */
    ValidFrom: date("valid_from", { mode: "string" })
      .notNull()
      .default(sql`(now() at time zone 'Europe/Stockholm')::date`),
    ValidTo: date("valid_to", { mode: "string" }),
    CreatedAt: createdAt(),
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    unique("products_uri").on(table.Uri),
    index("products_category").on(table.CategoryID),
    check("products_delivery", sql`${table.DeliveryWorkingDays} > 0`),
    check("products_valid", sql`${table.ValidTo} is null or ${table.ValidTo} >= ${table.ValidFrom}`),
    check("products_questions", sql`jsonb_typeof(${table.Questions}) = 'object'`),
  ],
);

/** Former addresses of products, which redirect. */
export const productAddresses = pgTable(
  "product_addresses",
  {
    Uri: text("uri").primaryKey(),
    ProductID: integer("product_id")
      .notNull()
      .references(() => products.ID),
  },
  (table) => [index("product_addresses_product").on(table.ProductID)],
);

/** Services with a price: question types, meetings, follow-up questions. */
export const services = pgTable("services", {
  Code: text("code").$type<ServiceCode>().primaryKey(),
  Name: text("name").notNull(),
  /** The promise that is shown beside the price. */
  Promise: text("promise").notNull(),
  /** Whether it can be bought now. */
  Active: boolean("active").notNull(),
  SortOrder: integer("sort_order").notNull().default(0),
});

/**
 * Append-only price history of products and services; a trigger refuses changes. The latest row whose ValidFrom has
 * come applies. A price that has not begun may be withdrawn.
 */
export const prices = pgTable(
  "prices",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ProductID: integer("product_id").references(() => products.ID),
    ServiceCode: text("service_code")
      .$type<ServiceCode>()
      .references(() => services.Code),
    /** Integer öre, tax included. */
    Amount: integer("amount").notNull(),
    /** Basis points: 2500 is 25 %. */
    TaxRate: integer("tax_rate").notNull(),
    ValidFrom: moment("valid_from").notNull(),
    CreatedAt: createdAt(),
  },
  (table) => [
    unique("prices_product_from").on(table.ProductID, table.ValidFrom),
    unique("prices_service_from").on(table.ServiceCode, table.ValidFrom),
    check("prices_of_one", sql`num_nonnulls(${table.ProductID}, ${table.ServiceCode}) = 1`),
    check("prices_amount", sql`${table.Amount} >= 0`),
    check("prices_tax_rate", sql`${table.TaxRate} between 0 and 10000`),
  ],
);
