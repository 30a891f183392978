import type { WithdrawalLaws } from "./withdrawalLaw.ts";

/** The figures in force, for tests of the rules. */
export const lawsFixture: WithdrawalLaws = [
  { ValidFrom: "2014-06-13", Days: 14, UninformedYears: 1, RefundDays: 14 },
  { ValidFrom: "2026-06-19", Days: 14, UninformedYears: 1, RefundDays: 14 },
];
