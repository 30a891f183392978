import type { ReferralSource, Role, Semester, Status } from "@lagrum/core/account/accountSchema";
import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { createdAt, moment } from "./columns.ts";
import { universities } from "./universities.ts";

/** Staff and applicants. Askers, bookers and buyers have no account. */
export const accounts = pgTable(
  "accounts",
  {
    UserID: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** The identity provider's uid; never leaves the server. */
    Uid: text("uid").notNull(),
    Email: text("email").notNull(),
    FirstName: text("first_name").notNull(),
    LastName: text("last_name").notNull(),
    Title: text("title"),
    roles: text("roles").array().$type<Role[]>().notNull().default(sql`'{}'`),
    Status: text("status").array().$type<Status>().notNull().default(sql`'{}'`),
    /** The person has shown that the address is theirs. */
    Confirmed: boolean("confirmed").notNull().default(false),
    /** Whoever was given an account by someone else chooses a password later. */
    PasswordSet: boolean("password_set").notNull().default(false),
    Phone: text("phone"),
    UniversityID: integer("university_id").references(() => universities.ID),
    Programme: text("programme"),
    Semester: text("semester").$type<Semester>(),
    ExpectedGraduation: date("expected_graduation", { mode: "string" }),
    /** Numbers of categories. */
    Areas: integer("areas").array().notNull().default(sql`'{}'`),
    /** ISO 639-1. */
    Languages: text("languages").array().notNull().default(sql`'{}'`),
    LinkedIn: text("linked_in"),
    Motivation: text("motivation"),
    WeeklyHours: integer("weekly_hours"),
    ReferralSource: text("referral_source").$type<ReferralSource>(),
    AcceptedConfidentialityAt: moment("accepted_confidentiality_at"),
    AcceptedPrivacyAt: moment("accepted_privacy_at"),
    /** The version of both texts. */
    AcceptedVersion: text("accepted_version"),
    AcceptedAt: moment("accepted_at"),
    RejectedAt: moment("rejected_at"),
    RejectReason: text("reject_reason"),
    /** The administrators' own. */
    Notes: text("notes"),
    /** As the payroll knows the person. */
    EmploymentNumber: text("employment_number"),
    Disabled: boolean("disabled").notNull().default(false),
    /** Tokens signed in before this moment are refused with REVOKED_TOKEN. */
    RevokedSince: moment("revoked_since"),
    /** The person has left; the row stays without them for the sake of what they wrote. */
    DeletedAt: moment("deleted_at"),
    CreatedAt: createdAt(),
    /** Set by a trigger with every change, whoever makes it. */
    UpdatedAt: moment("updated_at").notNull().default(sql`now()`),
  },
  (table) => [
    unique("accounts_uid").on(table.Uid),
    unique("accounts_email").on(table.Email),
    unique("accounts_employment_number").on(table.EmploymentNumber),
    index("accounts_name").on(table.LastName, table.FirstName),
    index("accounts_newest").on(table.CreatedAt.desc(), table.UserID.desc()),
    index("accounts_unconfirmed").on(table.CreatedAt).where(sql`not confirmed`),
  ],
);
