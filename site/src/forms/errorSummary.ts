import type { Checked } from "@lagrum/core/contract/checkBody";
import type { Details } from "@lagrum/core/contract/problem";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import type { FormError } from "../ui/ErrorSummary.tsx";
import { type Form, type FormValues, fieldsOf } from "./form.ts";

/** What went wrong with a call or a check: the code, and the fields if it is about some. */
export interface FormRefusal {
  Code: string;
  Details?: Details | null | undefined;
}

/** A check that failed, as the API would have said it. */
export const invalid = (Details: Details): FormRefusal => ({ Code: "INCORRECT_PROPERTIES", Details });

/** Adds what the contract's schema doesn't know to a check. */
export function withErrors<B>(checked: Checked<B>, errors: Details): Checked<B> {
  const details = { ...(!checked.ok && checked.details), ...errors };
  return checked.ok && Object.keys(details).length === 0 ? checked : { ok: false, details };
}

type Declared<V extends FormValues> = Pick<Form<V, unknown>, "empty" | "hidden">;
type FieldErrors<V> = Partial<Record<keyof V & string, string>>;

/** The words at each field. An error in one item of a list ("Areas.2") stands at the list. */
export function fieldErrors<V extends FormValues>(form: Declared<V>, refusal: FormRefusal | null): FieldErrors<V> {
  const fields = fieldsOf(form);
  const errors: Record<string, string> = {};
  for (const [path, [code]] of Object.entries(refusal?.Details ?? {})) {
    const field = fields.find((each) => each === path.split(".")[0]);
    if (field && code) errors[field] ??= fieldText(field, code);
  }
  return errors as FieldErrors<V>;
}

/** The lines of the error summary, in the order of the form; without fields, what the refusal says. */
export function summaryLines<V extends FormValues>(
  form: Declared<V> & Pick<Form<V, unknown>, "notSent">,
  refusal: FormRefusal | null,
): FormError[] {
  if (!refusal) return [];
  const errors: Record<string, string | undefined> = fieldErrors(form, refusal);
  const lines: FormError[] = fieldsOf(form).flatMap((field) => {
    const text = errors[field];
    return text ? [{ field, text }] : [];
  });
  if (refusal.Details?.Website) lines.push({ text: "Något fyllde i ett dolt fält. Vi har tömt det: försök igen." });
  const [tooFast] = refusal.Details?.OpenedAt ?? [];
  if (tooFast) lines.push({ text: fieldText("OpenedAt", tooFast) });
  if (lines.length > 0) return lines;
  const text = form.notSent?.text;
  return [{ text: errorText(refusal.Code) }, ...(text && !refusal.Details ? [{ text }] : [])];
}

/** The summary's title where the form could not be sent; undefined for the general one. */
export const summaryTitle = ({ notSent }: Pick<Form<never, unknown>, "notSent">, refusal: FormRefusal | null) =>
  refusal && !refusal.Details ? (notSent?.title ?? "Det är inte skickat") : undefined;
