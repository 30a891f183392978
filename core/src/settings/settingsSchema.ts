import { z } from "zod";
import { MeetingService } from "../booking/bookingSchema.ts";
import { amount } from "../contract/fieldSchema.ts";
import { PaymentChoice } from "../payment/paymentStateSchema.ts";
import { QuestionType } from "../question/questionSchema.ts";

/** The external services that the site may load; null for those that the firm does not use. */
export const OutsideServices = z.object({
  /** `local` counts in the API's own log, `gtag` loads an external gtag-compatible script. Only after consent. */
  Analytics: z
    .discriminatedUnion("Provider", [
      z.object({ Provider: z.literal("local") }),
      z.object({ Provider: z.literal("gtag"), ID: z.string(), Script: z.string() }),
    ])
    .nullable(),
  /** Error reporting of the browser; session recordings only after consent. */
  ErrorReports: z.object({ Dsn: z.string(), Environment: z.string() }).nullable(),
  /** The pay-later placement. Only after consent. */
  Promotion: z
    .object({ Script: z.string(), ClientID: z.string().nullable(), Key: z.string(), Locale: z.string() })
    .nullable(),
  /** The origins of the payment provider's script and frame, on the checkout page only; null for the sandbox. */
  Checkout: z.object({ Origins: z.array(z.string()) }).nullable(),
});
export type OutsideServices = z.infer<typeof OutsideServices>;

/** A service with its current price, in öre including VAT. */
const priced = {
  Name: z.string(),
  Promise: z.string(),
  Amount: amount,
  TaxAmount: amount,
  Active: z.boolean(),
};

/** The settings that browsers need at run time; public values only. */
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
    /**
     * The question types with their current prices, in öre including VAT. One that can't be bought now is not Active.
     */
    QuestionTypes: z.array(z.object({ Code: QuestionType, ...priced })),
    /** The meetings, likewise. */
    Meetings: z.array(z.object({ Code: MeetingService, ...priced })),
    /** The price of a further follow-up question; null when it can't be bought. */
    FollowUp: z.object({ Amount: amount, TaxAmount: amount, Promise: z.string() }).nullable(),
    /** How buyers can pay, non-credit first; empty when the firm has no payment provider. */
    PaymentMethods: z.array(PaymentChoice),
    /** The company behind the site. A missing text is empty, other missing values are null. */
    Company: z.object({
      Name: z.string(),
      /** As registered, if it differs from Name. */
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
      /** The two members of staff in the footer. */
      Staff: z.array(z.object({ Name: z.string(), LinkedIn: z.string() })),
      /** Whether the firm has promised to follow the consumer disputes board; null where it is not set. */
      FollowsArn: z.boolean().nullable(),
    }),
    /** The customers' separate site; the footer shows it to staff. */
    CustomerPortal: z.string().nullable(),
    /** The names on the footer's payment marks: of the card and invoice provider, and of the mobile payment. */
    PaymentProvider: z.string().nullable(),
    MobilePayment: z.string().nullable(),
    /** The provider of text messages with reminders of meetings; null when there are none. */
    Sms: z.object({ Receiver: z.string() }).nullable(),
    Outside: OutsideServices,
    /** The AI page: how long replies are stored for review, and the language model that questions are sent to, if any. */
    Ai: z.object({
      RetentionDays: z.int().min(1),
      Model: z.object({ Name: z.string(), Receiver: z.string() }).nullable(),
    }),
  })
  .meta({ id: "Settings" });
export type Settings = z.infer<typeof Settings>;
