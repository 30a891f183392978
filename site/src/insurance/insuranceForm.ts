import { checkBody } from "@lagrum/core/contract/checkBody";
import { InsuranceCheck } from "@lagrum/core/insurance/insuranceSchema";
import { parseAmount } from "@lagrum/core/money/parseAmount";
import { invalid, withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";
import type { CheckedState } from "../forms/useLocalForm.ts";

const empty = {
  HomeInsurance: "",
  InsuredLongEnough: "",
  ClaimMade: "",
  ClaimRefused: "",
  RefusedAt: "",
  Area: "",
  Amount: "",
  Company: "",
};
export type InsuranceValues = typeof empty;

const isRefused = ({ ClaimMade, ClaimRefused }: InsuranceValues) =>
  ClaimMade === "Yes" && (ClaimRefused === "InWriting" || ClaimRefused === "Orally");

const toBody = (values: InsuranceValues) => ({
  HomeInsurance: values.HomeInsurance || undefined,
  InsuredLongEnough: values.InsuredLongEnough || undefined,
  ClaimMade: values.ClaimMade || undefined,
  // Without a claim the question about its refusal needs no answer.
  ClaimRefused: values.ClaimMade === "No" ? "No" : values.ClaimRefused || undefined,
  RefusedAt: isRefused(values) && values.RefusedAt ? values.RefusedAt : null,
  Area: values.Area,
  Amount: parseAmount(values.Amount),
  Company: values.Company || null,
});

/**
 * The insurance check: validates with the contract's schema, parses the amount, and rejects a refusal in the future.
 * @param today the calendar day in Stockholm
 */
export const insuranceForm = (today: string) =>
  defineForm({
    empty,
    check: (values) =>
      withErrors(checkBody(InsuranceCheck, toBody(values)), {
        ...(values.Amount.trim() !== "" && parseAmount(values.Amount) === null && { Amount: ["INVALID_VALUE"] }),
        ...(isRefused(values) && values.RefusedAt > today && { RefusedAt: ["INVALID_DATE"] }),
      }),
  });

/** State of the page: the values, and the verdict or errors. */
export type InsuranceState = CheckedState<InsuranceValues, InsuranceCheck>;

/** Evaluates the answers, in the browser or, without JavaScript, on the server. They are stored nowhere. */
export function answerInsurance(values: InsuranceValues, today: string): InsuranceState {
  const checked = insuranceForm(today).check(values);
  if (checked.ok) return { values, refusal: null, check: checked.body };
  return { values, refusal: invalid(checked.details), check: null };
}
