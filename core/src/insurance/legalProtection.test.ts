import { describe, expect, it } from "vitest";
import type { InsuranceCheck, InsuranceRules } from "./insuranceSchema.ts";
import { judgeProtection, shareCosts } from "./legalProtection.ts";

const sourced = { ValidFrom: "2026-01-01", Source: "prov", CheckedAt: "2026-11-21" };
const figure = (Value: number) => ({ Value, ...sourced });
const rules: InsuranceRules = {
  Figures: {
    PriceBaseAmount: figure(59_200_00),
    SmallClaimShare: figure(5000),
    LeastInsuredMonths: figure(24),
    OwnShareLow: figure(2000),
    OwnShareHigh: figure(2500),
    CeilingLow: figure(200_000_00),
    CeilingHigh: figure(500_000_00),
    ExampleCost: figure(60_000_00),
    LegalAidIncome: figure(260_000_00),
    LegalAidFeeLow: figure(200),
    LegalAidFeeHigh: figure(4000),
  },
  Areas: [
    { Code: "rent", Name: "Hyra", Coverage: "Usually", Reason: null, ...sourced },
    { Code: "custody", Name: "Vårdnad", Coverage: "Depends", Reason: "Ofta karens.", ...sourced },
    { Code: "work", Name: "Anställning", Coverage: "Seldom", Reason: "Undantaget.", ...sourced },
  ],
  Companies: [
    {
      Code: "hedvig",
      Name: "Hedvig",
      Ceiling: 250_000_00,
      OwnShare: 2000,
      LeastOwnShare: 1_750_00,
      MostHours: 100,
      ...sourced,
    },
    { Code: "other", Name: "Annat", Ceiling: null, OwnShare: null, LeastOwnShare: null, MostHours: null, ...sourced },
  ],
};

const clear: InsuranceCheck = {
  HomeInsurance: "Yes",
  InsuredLongEnough: "Yes",
  ClaimMade: "Yes",
  ClaimRefused: "InWriting",
  RefusedAt: "2026-05-03",
  Area: "rent",
  Amount: 45_000_00,
  Company: "hedvig",
};
const judge = (change: Partial<InsuranceCheck>) => judgeProtection({ ...clear, ...change }, rules);

describe("the check of legal protection", () => {
  it("is likely when all rules are met", () => {
    expect(judge({})).toMatchObject({ Outcome: "Likely", InsuredSince: "2024-05-03", Company: { Name: "Hedvig" } });
  });

  it.each<[Partial<InsuranceCheck>, string, string]>([
    [{ HomeInsurance: "No" }, "Unlikely", "HomeInsurance"],
    [{ HomeInsurance: "Unknown" }, "Maybe", "HomeInsurance"],
    [{ InsuredLongEnough: "No" }, "Unlikely", "InsuredLongEnough"],
    [{ InsuredLongEnough: "Unknown" }, "Maybe", "InsuredLongEnough"],
    [{ ClaimMade: "No", ClaimRefused: "No" }, "Maybe", "ClaimMade"],
    [{ ClaimRefused: "Orally" }, "Maybe", "ClaimRefused"],
    [{ ClaimRefused: "No" }, "Maybe", "ClaimRefused"],
    [{ Area: "custody" }, "Maybe", "Area"],
    [{ Area: "work" }, "Unlikely", "Area"],
    [{ Area: "gone" }, "Maybe", "Area"],
    [{ Amount: null }, "Maybe", "Amount"],
    // Half of 59 200 kr is a small claim, one öre more is not.
    [{ Amount: 29_600_00 }, "Unlikely", "Amount"],
    [{ Amount: 29_600_01 }, "Likely", "Amount"],
  ])("with %o is %s, because of %s", (change, outcome, rule) => {
    const { Outcome, Verdicts } = judge(change);
    expect(Outcome).toBe(outcome);
    expect(Verdicts[rule as keyof typeof Verdicts]).toBe(
      outcome === "Unlikely" ? "unmet" : outcome === "Maybe" ? "open" : "met",
    );
  });

  it("is unlikely when one rule is not met, although others are unknown", () => {
    expect(judge({ InsuredLongEnough: "Unknown", Area: "work" }).Outcome).toBe("Unlikely");
  });

  it("works without a known company, with cautious default terms", () => {
    for (const Company of [null, "other"]) {
      expect(judge({ Company })).toMatchObject({ Outcome: "Likely", OwnShare: 2500, Ceiling: 200_000_00 });
    }
  });
});

describe("the split of the costs", () => {
  // Calculated by hand, in kronor.
  it.each([
    ["a fourth of 60 000", 60_000, 25, 0, 250_000, 15_000, 45_000],
    ["at least 1 750 of a small cost", 4_000, 25, 1_750, 250_000, 1_750, 2_250],
    ["all that is above the ceiling", 400_000, 25, 1_750, 250_000, 150_000, 250_000],
    ["no more than there is", 1_000, 20, 1_750, 250_000, 1_000, 0],
  ])("charges the insured %s", (_, cost, share, least, ceiling, insured, insurance) => {
    const terms = { share: share * 100, least: least * 100, ceiling: ceiling * 100 };
    expect(shareCosts(cost * 100, terms)).toEqual({
      Cost: cost * 100,
      Insured: insured * 100,
      Insurance: insurance * 100,
    });
  });

  it("uses the terms of the company", () => {
    expect(judge({}).Example).toEqual({ Cost: 60_000_00, Insured: 12_000_00, Insurance: 48_000_00 });
    expect(judge({ Company: null }).Example.Insured).toBe(15_000_00);
  });
});
