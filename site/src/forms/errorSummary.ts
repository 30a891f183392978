import type { Checked } from "@lagrum/core/contract/checkBody";
import type { Details } from "@lagrum/core/contract/problem";
import { alertText } from "@lagrum/core/texts/accounts";
import { errorText, fieldText } from "@lagrum/core/texts/errors";
import type { FormError } from "../ui/ErrorSummary.tsx";
import { type Form, type FormValues, fieldsOf } from "./form.ts";

/** The error of a call or a validation: its code, and codes by field. */
export interface FormRefusal {
  Code: string;
  Details?: Details | null | undefined;
  /** An error of the API or the identity provider; specification section 5 defines its alert. */
  isRemote?: boolean;
}

/** The error in a machine's context. */
export const refusalIn = ({ error, Details }: { error: string | null; Details: Details | null }): FormRefusal | null =>
  error === null ? null : { Code: error, Details, isRemote: true };

/** A failed validation in the API's format. */
export const invalid = (Details: Details): FormRefusal => ({ Code: "INCORRECT_PROPERTIES", Details });

/** Adds errors that the contract's schema doesn't cover to a validation. */
export function withErrors<B>(checked: Checked<B>, errors: Details): Checked<B> {
  const details = { ...(!checked.ok && checked.details), ...errors };
  return checked.ok && Object.keys(details).length === 0 ? checked : { ok: false, details };
}

type Declared<V extends FormValues> = Pick<Form<V, unknown>, "empty" | "hidden" | "texts">;
type FieldErrors<V> = Partial<Record<keyof V & string, string>>;

/** Error texts by field. An error in a list's item ("Areas.2") is shown at the list, unless the item is a field. */
export function fieldErrors<V extends FormValues>(form: Declared<V>, refusal: FormRefusal | null): FieldErrors<V> {
  const fields = fieldsOf(form);
  const errors: Record<string, string> = {};
  for (const [path, [code]] of Object.entries(refusal?.Details ?? {})) {
    const field = [path, path.split(".")[0]].find((each) => each !== undefined && fields.includes(each));
    if (field && code) errors[field] ??= form.texts?.[`${field}.${code}`] ?? fieldText(field, code);
  }
  return errors as FieldErrors<V>;
}

/** The lines of the error summary in the form's order; without fields, the error's text. */
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

/** The summary's title when the form could not be sent; undefined for the default one. */
export function summaryTitle({ notSent }: Pick<Form<never, unknown>, "notSent">, refusal: FormRefusal | null) {
  if (!refusal) return;
  if (!refusal.Details) return notSent?.title ?? "Det är inte skickat";
  return refusal.isRemote ? alertText(refusal) : undefined;
}
