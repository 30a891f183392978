import { z } from "zod";
import { amount, day } from "../contract/fieldSchema.ts";

/** The figures of legal protection, and the unit of each. */
export const insuranceFigureCodes = [
  /** Prisbasbeloppet, öre. */
  "PriceBaseAmount",
  /** Disputes up to this share of it are not covered; basis points. */
  "SmallClaimShare",
  /** Months of insurance without a gap that are required. */
  "LeastInsuredMonths",
  /** The usual own share; basis points, from and to. */
  "OwnShareLow",
  "OwnShareHigh",
  /** The usual ceiling; öre, from and to. */
  "CeilingLow",
  "CeilingHigh",
  /** The costs of the example, öre. An illustration, not a rule. */
  "ExampleCost",
  /** Rättshjälp: the income limit a year, öre, and the fee, basis points, from and to. */
  "LegalAidIncome",
  "LegalAidFeeLow",
  "LegalAidFeeHigh",
] as const;
export type InsuranceFigureCode = (typeof insuranceFigureCodes)[number];

/** Whether legal protection usually covers disputes of a kind. */
export const insuranceCoverages = ["Usually", "Depends", "Seldom"] as const;
export type InsuranceCoverage = (typeof insuranceCoverages)[number];

/** The source of a fact: since when it is valid, where it was read, and when it was last checked. */
const sourced = { ValidFrom: day, Source: z.string(), CheckedAt: day };

const Figure = z.object({ Value: z.int(), ...sourced });

/** The current rules. Legal rules and amounts are rows with dates, never constants. */
export const InsuranceRules = z
  .object({
    Figures: z.record(z.enum(insuranceFigureCodes), Figure),
    Areas: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        Coverage: z.enum(insuranceCoverages),
        Reason: z.string().nullable(),
        ...sourced,
      }),
    ),
    Companies: z.array(
      z.object({
        Code: z.string(),
        Name: z.string(),
        /** The ceiling, öre. Here and below null means unknown. */
        Ceiling: amount.nullable(),
        /** Basis points. */
        OwnShare: z.int().nullable(),
        /** Öre. */
        LeastOwnShare: amount.nullable(),
        MostHours: z.int().nullable(),
        ...sourced,
      }),
    ),
  })
  .meta({ id: "InsuranceRules" });
export type InsuranceRules = z.infer<typeof InsuranceRules>;

const yesNoUnknown = z.enum(["Yes", "No", "Unknown"]);

/** The seven questions of the check. The answers stay in the browser: they are never sent to the API. */
export const InsuranceCheck = z
  .strictObject({
    HomeInsurance: yesNoUnknown,
    InsuredLongEnough: yesNoUnknown,
    ClaimMade: z.enum(["Yes", "No"]),
    /**
     * Whether the other side has refused the claim, and whether that can be proved. Without a claim there is no
     * refusal.
     */
    ClaimRefused: z.enum(["InWriting", "Orally", "No"]),
    RefusedAt: day.nullable(),
    Area: z.string("REQUIRED").min(1, "REQUIRED"),
    /** Öre; null when the dispute is not about money or the amount is unknown. */
    Amount: amount.nullable(),
    /** The code of a company in the list, or null. */
    Company: z.string().nullable(),
  })
  .meta({ id: "InsuranceCheck" });
export type InsuranceCheck = z.infer<typeof InsuranceCheck>;
