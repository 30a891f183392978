import { z } from "zod";
import { amount } from "./fields.ts";
import { QuestionType } from "./question.ts";

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
    /** Who answers for the site. A text that the firm has not told yet is empty, the rest null. */
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
  })
  .meta({ id: "Settings" });
export type Settings = z.infer<typeof Settings>;
