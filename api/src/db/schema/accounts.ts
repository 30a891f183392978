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
    /** Whether the person has confirmed the address. */
    Confirmed: boolean("confirmed").notNull().default(false),
    /** False for an account that an administrator made, until its owner chooses a password. */
    PasswordSet: boolean("password_set").notNull().default(false),
    Phone: text("phone"),
    UniversityID: integer("university_id").references(() => universities.ID),
    Programme: text("programme"),
    Semester: text("semester").$type<Semester>(),
    ExpectedGraduation: date("expected_graduation", { mode: "string" }),
    /** Category IDs. */
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
    /** Why, in the mail to the applicant. */
    AcceptReason: text("accept_reason"),
    RejectReason: text("reject_reason"),
    /** For administrators only. */
    Notes: text("notes"),
    /** The employee number in the payroll system. */
    EmploymentNumber: text("employment_number"),
    Disabled: boolean("disabled").notNull().default(false),
    /** Tokens signed in before this moment are refused with REVOKED_TOKEN. */
    RevokedSince: moment("revoked_since"),
    /** Set when the account was anonymised. The row stays, since answers refer to it. */
    DeletedAt: moment("deleted_at"),
    CreatedAt: createdAt(),
    /** Set by a trigger on every update. */
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
