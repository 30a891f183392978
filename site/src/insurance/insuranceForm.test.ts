import { expect, test } from "vitest";
import { emptyValues } from "../forms/form.ts";
import { answerInsurance, type InsuranceValues, insuranceForm } from "./insuranceForm.ts";

const today = "2026-11-21";
const complete: InsuranceValues = {
  HomeInsurance: "Yes",
  InsuredLongEnough: "Unknown",
  ClaimMade: "Yes",
  ClaimRefused: "InWriting",
  RefusedAt: today,
  Area: "hyra",
  Amount: "45 000 kr",
  Company: "if",
};
const answer = (change: Partial<InsuranceValues>) => answerInsurance({ ...complete, ...change }, today);

test("typed values are converted to the API's types", () => {
  expect(answer({}).check).toEqual({
    ...complete,
    Amount: 45_000_00,
  });
  expect(answer({ Amount: " ", Company: "", RefusedAt: "" }).check).toMatchObject({
    Amount: null,
    Company: null,
    RefusedAt: null,
  });
});

test("ignores the fields about a denied claim when no claim was made", () => {
  const { check } = answer({ ClaimMade: "No", ClaimRefused: "", RefusedAt: "2027-01-01" });
  expect(check).toMatchObject({ ClaimMade: "No", ClaimRefused: "No", RefusedAt: null });
});

test("lists unanswered questions, and preserves typed values", () => {
  const { refusal, check, values } = answerInsurance(emptyValues(insuranceForm(today), { Amount: "30 000" }), today);
  expect([Object.keys(refusal?.Details ?? {}), check, values.Amount]).toEqual([
    ["HomeInsurance", "InsuredLongEnough", "ClaimMade", "ClaimRefused", "Area"],
    null,
    "30 000",
  ]);
});

test.each<[Partial<InsuranceValues>, Record<string, string[]>]>([
  [{ Amount: "mycket" }, { Amount: ["INVALID_VALUE"] }],
  [{ RefusedAt: "2026-11-22" }, { RefusedAt: ["INVALID_DATE"] }],
  [{ RefusedAt: "2026-02-30" }, { RefusedAt: ["INVALID_DATE"] }],
  [{ HomeInsurance: "Kanske" }, { HomeInsurance: ["INVALID_VALUE"] }],
])("rejects %o", (change, details) => {
  expect(answer(change).refusal?.Details).toEqual(details);
});
