import { z } from "zod";
import { amount, day } from "../contract/fieldSchema.ts";

/** The figures that legal protection is judged by, and what each counts. */
export const insuranceFigureCodes = [
  /** Prisbasbeloppet, öre. */
  "PriceBaseAmount",
  /** Disputes up to this part of it are left out; basis points. */
  "SmallClaimShare",
  /** How long one must have been insured without a gap; months. */
  "LeastInsuredMonths",
  /** What the insured usually pays; basis points, from and to. */
  "OwnShareLow",
  "OwnShareHigh",
  /** The most that is usually paid; öre, from and to. */
  "CeilingLow",
  "CeilingHigh",
  /** The costs that the example reckons with; öre. Nobody's rule: an illustration. */
  "ExampleCost",
  /** Rättshjälp: the highest economic basis a year, öre, and the fee, basis points, from and to. */
  "LegalAidIncome",
  "LegalAidFeeLow",
  "LegalAidFeeHigh",
] as const;
export type InsuranceFigureCode = (typeof insuranceFigureCodes)[number];

/** Whether legal protection usually pays for disputes of a kind. */
export const insuranceCoverages = ["Usually", "Depends", "Seldom"] as const;
export type InsuranceCoverage = (typeof insuranceCoverages)[number];

/** Where a fact comes from: since when it holds, where it was read, and when someone last saw that it does. */
const sourced = { ValidFrom: day, Source: z.string(), CheckedAt: day };

const Figure = z.object({ Value: z.int(), ...sourced });

/** What holds now. Legal rules and amounts are rows with dates, never constants. */
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
        /** The most it pays, öre. Null here and below: not known. */
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

/** The seven questions of the check. The answers stay with whoever asks for them: no call of the API takes them. */
export const InsuranceCheck = z
  .strictObject({
    HomeInsurance: yesNoUnknown,
    InsuredLongEnough: yesNoUnknown,
    ClaimMade: z.enum(["Yes", "No"]),
    /** Whether the other side has refused, and how that can be shown. Without a claim there is nothing to refuse. */
    ClaimRefused: z.enum(["InWriting", "Orally", "No"]),
    RefusedAt: day.nullable(),
    Area: z.string("REQUIRED").min(1, "REQUIRED"),
    /** Öre; null when the dispute is not about money or the amount is unknown. */
    Amount: amount.nullable(),
    /** A company of the list, or null. */
    Company: z.string().nullable(),
  })
  .meta({ id: "InsuranceCheck" });
export type InsuranceCheck = z.infer<typeof InsuranceCheck>;
