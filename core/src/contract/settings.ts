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
    /** The ways to ask, with price in öre including VAT. One that can't be bought now is not Active. */
    QuestionTypes: z.array(
      z.object({
        Code: QuestionType,
        Name: z.string(),
        Promise: z.string(),
        Price: amount,
        TaxAmount: amount,
        Active: z.boolean(),
      }),
    ),
    Company: z.object({
      Name: z.string(),
      OrgNumber: z.string(),
      Street: z.string(),
      PostalCode: z.string(),
      City: z.string(),
      Phone: z.string(),
      Email: z.string(),
    }),
  })
  .meta({ id: "Settings" });
export type Settings = z.infer<typeof Settings>;
