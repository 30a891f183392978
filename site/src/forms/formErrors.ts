import type { Details } from "@lagrum/core/contract/problem";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import type { Fault } from "../ui/ErrorSummary.tsx";

/** What went wrong with a call or a check: the code, and the fields if it is about some. */
export interface FormRefusal {
  Code: string;
  Details?: Details | null | undefined;
}

/** The words at each field. What is wrong with one item of a list ("Areas.2") is told at the list. */
export function errorsOf<Field extends string>(
  fields: readonly Field[],
  refusal: FormRefusal | null,
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {};
  for (const [path, [code]] of Object.entries(refusal?.Details ?? {})) {
    const field = fields.find((each) => each === path.split(".")[0]);
    if (field && code) errors[field] ??= fieldText(field, code);
  }
  return errors;
}

/** The lines of the error summary, in the order of the form; without fields, what the refusal says. */
export function faultsOf(fields: readonly string[], refusal: FormRefusal | null): Fault[] {
  if (!refusal) return [];
  const errors = errorsOf(fields, refusal);
  const faults: Fault[] = fields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  if (refusal.Details?.Website) faults.push({ text: "Något fyllde i ett dolt fält. Vi har tömt det: försök igen." });
  const [hasty] = refusal.Details?.OpenedAt ?? [];
  if (hasty) faults.push({ text: fieldText("OpenedAt", hasty) });
  return faults.length > 0 ? faults : [{ text: errorText(refusal.Code) }];
}
