import { z } from "zod";
import { amount } from "../contract/fieldSchema.ts";
import { QuestionType } from "../question/questionSchema.ts";

/** What the site may send for from others; null where the firm uses none. */
export const OutsideServices = z.object({
  /** `local` counts in the API's own log, `gtag` is a provider with a script of that kind. Only after consent. */
  Analytics: z
    .discriminatedUnion("Provider", [
      z.object({ Provider: z.literal("local") }),
      z.object({ Provider: z.literal("gtag"), ID: z.string(), Script: z.string() }),
    ])
    .nullable(),
  /** Where faults in the browser are reported; recordings only after consent. */
  ErrorReports: z.object({ Dsn: z.string(), Environment: z.string() }).nullable(),
  /** The placement that promotes paying later. Only after consent. */
  Promotion: z
    .object({ Script: z.string(), ClientID: z.string().nullable(), Key: z.string(), Locale: z.string() })
    .nullable(),
});
export type OutsideServices = z.infer<typeof OutsideServices>;

/** What browsers need to know at run time; public values only. */
export const Settings = z
  .object({
    Mode: z.enum(["demo", "production", "test"]),
    PublicUrl: z.string(),
    /** The identity provider's public settings. With `Emulator` the provider is reached through this origin. */
    Identity: z.object({
      ApiKey: z.string(),
      AuthDomain: z.string(),
      ProjectId: z.string(),
      Emulator: z.boolean(),
    }),
    /** The ways to ask, with the price that holds now, in öre including VAT. One that can't be bought now is not Active. */
    QuestionTypes: z.array(
      z.object({
        Code: QuestionType,
        Name: z.string(),
        Promise: z.string(),
        Amount: amount,
        TaxAmount: amount,
        Active: z.boolean(),
      }),
    ),
    /** The company behind the site. A missing text is empty, other missing values are null. */
    Company: z.object({
      Name: z.string(),
      /** As registered, where it differs from Name. */
      LegalName: z.string().nullable(),
      OrgNumber: z.string(),
      VatNumber: z.string().nullable(),
      Street: z.string(),
      PostalCode: z.string(),
      City: z.string(),
      Phone: z.string(),
      Email: z.string(),
      OpeningHours: z.string().nullable(),
      Instagram: z.string().nullable(),
      Facebook: z.string().nullable(),
      LinkedIn: z.string().nullable(),
      /** The two of the staff whose profiles the footer shows. */
      Staff: z.array(z.object({ Name: z.string(), LinkedIn: z.string() })),
      /** Whether the firm has promised to follow the consumer disputes board; null where it has not said. */
      FollowsArn: z.boolean().nullable(),
    }),
    /** Where the firm's customers have a site of their own; the footer shows it to staff. */
    CustomerPortal: z.string().nullable(),
    /** The names that the footer's marks bear, of who takes cards and invoices and of the way to pay by phone. */
    PaymentProvider: z.string().nullable(),
    MobilePayment: z.string().nullable(),
    Outside: OutsideServices,
  })
  .meta({ id: "Settings" });
export type Settings = z.infer<typeof Settings>;
