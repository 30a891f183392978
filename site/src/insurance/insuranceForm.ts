import { type Checked, checkBody } from "@lagrum/core/contract/checkBody";
import { InsuranceCheck } from "@lagrum/core/insurance/insuranceSchema";
import { parseAmount } from "@lagrum/core/money/money";
import type { FormRefusal } from "../forms/formErrors.ts";
import { textOf } from "../forms/sendForm.ts";

/** The questions in their order. */
export const insuranceFields = [
  "HomeInsurance",
  "InsuredLongEnough",
  "ClaimMade",
  "ClaimRefused",
  "RefusedAt",
  "Area",
  "Amount",
  "Company",
] as const;
type InsuranceField = (typeof insuranceFields)[number];

/** Everything as typed. */
export type InsuranceValues = Record<InsuranceField, string>;

const valuesBy = (value: (field: InsuranceField) => string) =>
  Object.fromEntries(insuranceFields.map((field) => [field, value(field)])) as InsuranceValues;

export const emptyInsurance = (): InsuranceValues => valuesBy(() => "");
export const readInsurance = (form: FormData): InsuranceValues => valuesBy((field) => textOf(form, field));

/** What the page shows: the answers, and what they lead to. */
export interface InsuranceState {
  values: InsuranceValues;
  refusal: FormRefusal | null;
  check: InsuranceCheck | null;
}

/**
 * The form's check: the contract's schema, an amount as people write it, and a refusal that has been.
 * @param today the calendar day in Stockholm
 */
function checkInsurance(values: InsuranceValues, today: string): Checked<InsuranceCheck> {
  const amount = parseAmount(values.Amount);
  const hasAmount = values.Amount.trim() !== "";
  const isRefused =
    values.ClaimMade === "Yes" && (values.ClaimRefused === "InWriting" || values.ClaimRefused === "Orally");
  const checked = checkBody(InsuranceCheck, {
    HomeInsurance: values.HomeInsurance || undefined,
    InsuredLongEnough: values.InsuredLongEnough || undefined,
    ClaimMade: values.ClaimMade || undefined,
    // Without a claim there is nothing to refuse, and the question needs no answer.
    ClaimRefused: values.ClaimMade === "No" ? "No" : values.ClaimRefused || undefined,
    RefusedAt: isRefused && values.RefusedAt ? values.RefusedAt : null,
    Area: values.Area,
    Amount: amount,
    Company: values.Company || null,
  });
  const details = {
    ...(!checked.ok && checked.details),
    ...(hasAmount && amount === null && { Amount: ["INVALID_VALUE" as const] }),
    ...(isRefused && values.RefusedAt > today && { RefusedAt: ["INVALID_DATE" as const] }),
  };
  return checked.ok && Object.keys(details).length === 0 ? checked : { ok: false, details };
}

/** What the answers lead to; here or, without script, on the server. Nothing of them is kept. */
export function answerInsurance(values: InsuranceValues, today: string): InsuranceState {
  const checked = checkInsurance(values, today);
  if (checked.ok) return { values, refusal: null, check: checked.body };
  return { values, refusal: { Code: "INCORRECT_PROPERTIES", Details: checked.details }, check: null };
}
