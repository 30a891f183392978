import type { RentClaimState, RentProof } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import type { RentCheck, RentFigureCode } from "@lagrum/core/rentClaim/rentClaimSchema";
import type { RentEstimate } from "@lagrum/core/rentClaim/rentEstimate";
import { sql } from "drizzle-orm";
import { boolean, check, date, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { accounts } from "./accounts.ts";
import { createdAt, moment } from "./columns.ts";
import { files } from "./files.ts";

/** Figures of the rent estimate. Each is a history: a changed law is a new row. */
export const rentFigures = pgTable(
  "rent_figures",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    Code: text("code").$type<RentFigureCode>().notNull(),
    /** Basis points or months, as the code says. */
    Value: integer("value").notNull(),
    ValidFrom: date("valid_from", { mode: "string" }).notNull(),
    Source: text("source").notNull(),
    CheckedAt: date("checked_at", { mode: "string" }).notNull(),
  },
  (table) => [
    unique("rent_figures_from").on(table.Code, table.ValidFrom),
    check("rent_figures_value", sql`${table.Value} >= 0`),
  ],
);

/** Claims for repayment of rent. All that belongs to one is deleted with it. */
export const rentClaims = pgTable(
  "rent_claims",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity({ startWith: 101 }),
    State: text("state").$type<RentClaimState>().notNull(),
    /** What the estimate was computed from. */
    Check: jsonb("facts").$type<RentCheck>().notNull(),
    EstimateKind: text("estimate_kind").$type<RentEstimate["Kind"]>().notNull(),
    /** Öre in all, as estimated when the claim came in. */
    EstimateLow: integer("estimate_low"),
    EstimateHigh: integer("estimate_high"),
    Street: text("street").notNull(),
    ApartmentNumber: text("apartment_number"),
    PostalCode: text("postal_code").notNull(),
    City: text("city").notNull(),
    Rooms: integer("rooms"),
    AreaSqm: integer("area_sqm"),
    Deposit: integer("deposit"),
    HasWrittenContract: boolean("has_written_contract").notNull(),
    /** The landlord's name and contact data, encrypted with a key outside the database. */
    Landlord: text("landlord").notNull(),
    /** The version of the terms that were accepted, and when. */
    TermsVersion: text("terms_version").notNull(),
    AcceptedAt: moment("accepted_at").notNull(),
    /** When the power of attorney was given; null without one. */
    PowerOfAttorneyAt: moment("power_of_attorney_at"),
    AssignedToID: integer("assigned_to_id").references(() => accounts.UserID),
    /** Öre that the tenant gets back by the decision. */
    RecoveredAmount: integer("recovered_amount"),
    EndedAt: moment("ended_at"),
    CreatedAt: createdAt(),
  },
  (table) => [
    check(
      "rent_claims_state",
      sql`${table.State} in ('Received', 'Reviewing', 'AwaitingDocuments', 'Negotiating', 'AtTribunal', 'Decided', 'Declined', 'Withdrawn')`,
    ),
    check(
      "rent_claims_ended",
      sql`(${table.EndedAt} is not null) = (${table.State} in ('Decided', 'Declined', 'Withdrawn'))`,
    ),
    index("rent_claims_newest").on(table.CreatedAt, table.ID),
    index("rent_claims_state").on(table.State, table.CreatedAt, table.ID),
    index("rent_claims_assigned").on(table.AssignedToID),
  ],
);

/** The tenants of rent claims. */
export const rentClaimTenants = pgTable(
  "rent_claim_tenants",
  {
    ClaimID: integer("claim_id")
      .primaryKey()
      .references(() => rentClaims.ID, { onDelete: "cascade" }),
    FirstName: text("first_name").notNull(),
    LastName: text("last_name").notNull(),
    Email: text("email").notNull(),
    Phone: text("phone").notNull(),
    Street: text("street").notNull(),
    PostalCode: text("postal_code").notNull(),
    City: text("city").notNull(),
    /** Encrypted with a key outside the database. */
    PersonalNumber: text("personal_number").notNull(),
  },
  (table) => [index("rent_claim_tenants_email").on(table.Email)],
);

/** Texts between staff and the tenant. */
export const rentClaimMessages = pgTable(
  "rent_claim_messages",
  {
    ID: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    ClaimID: integer("claim_id")
      .notNull()
      .references(() => rentClaims.ID, { onDelete: "cascade" }),
    FromTenant: boolean("from_tenant").notNull(),
    Body: text("body").notNull(),
    /** The state that it led to. */
    State: text("state").$type<RentClaimState>().notNull(),
    UserID: integer("user_id").references(() => accounts.UserID),
    At: moment("at").notNull(),
  },
  (table) => [
    index("rent_claim_messages_claim").on(table.ClaimID, table.ID),
    index("rent_claim_messages_user").on(table.UserID),
  ],
);

/** The tenant's documents. Their content is in the file storage, and never public. */
export const rentClaimFiles = pgTable(
  "rent_claim_files",
  {
    FileID: integer("file_id")
      .primaryKey()
      .references(() => files.ID, { onDelete: "cascade" }),
    ClaimID: integer("claim_id")
      .notNull()
      .references(() => rentClaims.ID, { onDelete: "cascade" }),
    /** What it shows. */
    Proof: text("proof").$type<RentProof>().notNull(),
  },
  (table) => [
    index("rent_claim_files_claim").on(table.ClaimID, table.FileID),
    check("rent_claim_files_proof", sql`${table.Proof} in ('Tenancy', 'Payment', 'LandlordRent', 'Other')`),
  ],
);
