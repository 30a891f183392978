import { monthsBefore } from "../text/dates.ts";
import type { InsuranceCheck, InsuranceRules } from "./insuranceSchema.ts";

export const protectionRules = [
  "HomeInsurance",
  "InsuredLongEnough",
  "ClaimMade",
  "ClaimRefused",
  "Area",
  "Amount",
] as const;
export type ProtectionRule = (typeof protectionRules)[number];

/** Met speaks for legal protection, unmet against it; open is undecided. */
export type Verdict = "met" | "open" | "unmet";
export type ProtectionOutcome = "Likely" | "Maybe" | "Unlikely";

type Company = InsuranceRules["Companies"][number];
type Area = InsuranceRules["Areas"][number];

/** How the costs of a dispute are shared, all in öre. */
export interface SharedCosts {
  Cost: number;
  /** The insured's share. */
  Insured: number;
  /** The company's share. */
  Insurance: number;
}

export interface ProtectionJudgement {
  Outcome: ProtectionOutcome;
  Verdicts: Record<ProtectionRule, Verdict>;
  /** Disputes of about this amount or less are not covered, öre. */
  Threshold: number;
  /** The day from which the insurance must have been valid, where the day of the refusal is known. */
  InsuredSince: string | null;
  Area: Area | null;
  Company: Company | null;
  /** Basis points; the company's, or the higher usual one. */
  OwnShare: number;
  /** The ceiling, öre; the company's, or the lower usual one. */
  Ceiling: number;
  Example: SharedCosts;
}

/**
 * The own share is a percentage of the cost, at least `least`; the company pays the rest up to its ceiling. Öre, basis
 * points.
 */
export function shareCosts(cost: number, terms: { share: number; least: number; ceiling: number }): SharedCosts {
  const own = Math.min(cost, Math.max(terms.least, Math.round((cost * terms.share) / 10_000)));
  const Insurance = Math.min(terms.ceiling, cost - own);
  return { Cost: cost, Insured: cost - Insurance, Insurance };
}

const answered = (answer: InsuranceCheck["HomeInsurance"]): Verdict =>
  answer === "Yes" ? "met" : answer === "No" ? "unmet" : "open";

const byCoverage = { Usually: "met", Depends: "open", Seldom: "unmet" } as const;

/** Whether legal-protection insurance would probably pay, with the rules that are met, unmet and open. */
export function judgeProtection(check: InsuranceCheck, rules: InsuranceRules): ProtectionJudgement {
  const { Figures } = rules;
  const Threshold = Math.round((Figures.PriceBaseAmount.Value * Figures.SmallClaimShare.Value) / 10_000);
  const Area = rules.Areas.find(({ Code }) => Code === check.Area) ?? null;
  const Company = rules.Companies.find(({ Code }) => Code === check.Company) ?? null;
  const isRefused = check.ClaimMade === "Yes" && check.ClaimRefused === "InWriting";
  const Verdicts: Record<ProtectionRule, Verdict> = {
    HomeInsurance: answered(check.HomeInsurance),
    InsuredLongEnough: answered(check.InsuredLongEnough),
    // A step that is not taken yet can still be taken.
    ClaimMade: check.ClaimMade === "Yes" ? "met" : "open",
    ClaimRefused: isRefused ? "met" : "open",
    Area: Area ? byCoverage[Area.Coverage] : "open",
    // rättegångsbalken 1 kap. 3 d §: a claim of half a base amount is small, one above it is not.
    Amount: check.Amount === null ? "open" : check.Amount > Threshold ? "met" : "unmet",
  };
  const OwnShare = Company?.OwnShare ?? Figures.OwnShareHigh.Value;
  const Ceiling = Company?.Ceiling ?? Figures.CeilingLow.Value;
  return {
    Outcome: outcomeOf(Object.values(Verdicts)),
    Verdicts,
    Threshold,
    InsuredSince: check.RefusedAt && monthsBefore(check.RefusedAt, Figures.LeastInsuredMonths.Value),
    Area,
    Company,
    OwnShare,
    Ceiling,
    Example: shareCosts(Figures.ExampleCost.Value, {
      share: OwnShare,
      least: Company?.LeastOwnShare ?? 0,
      ceiling: Ceiling,
    }),
  };
}

function outcomeOf(verdicts: Verdict[]): ProtectionOutcome {
  if (verdicts.includes("unmet")) return "Unlikely";
  return verdicts.includes("open") ? "Maybe" : "Likely";
}
