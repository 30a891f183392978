import type { Details } from "@lagrum/core/contract/problem";
import { daysBetween } from "@lagrum/core/text/dates";
import { containsPersonalNumber } from "@lagrum/core/text/personalNumber";
import { emailErrorText, errorText, fieldText } from "@lagrum/core/texts/errors";
import type { Fault } from "../ui/ErrorSummary.tsx";

/** The fields in the order of the form. */
export const askFields = [
  "Type",
  "CategoryID",
  "Title",
  "QuestionBody",
  "DeadlineDate",
  "FirstName",
  "Email",
  "EmailRepeat",
  "AcceptTerms",
] as const;
export type AskField = (typeof askFields)[number];

/** Everything as typed. `Key` makes sending twice one question; `Website` is bait. */
export type AskValues = Record<AskField | "Website" | "Key", string>;

/** A form that nobody has touched, with a key of its own. */
export const emptyValues = (given: Partial<AskValues> = {}): AskValues => ({
  Type: "Free",
  CategoryID: "",
  Title: "",
  QuestionBody: "",
  DeadlineDate: "",
  FirstName: "",
  Email: "",
  EmailRepeat: "",
  AcceptTerms: "",
  Website: "",
  Key: crypto.randomUUID(),
  ...given,
});

/** The values of a posted or live form. */
export function readValues(form: FormData): AskValues {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const fields = Object.fromEntries(askFields.map((name) => [name, text(name)])) as Record<AskField, string>;
  return { ...fields, Website: text("Website"), Key: text("Key") || crypto.randomUUID() };
}

/** The words at each field. */
export function askErrors(details: Details): Partial<Record<AskField, string>> {
  const errors: Partial<Record<AskField, string>> = {};
  for (const field of askFields) {
    const code = details[field]?.[0];
    if (code) errors[field] = fieldText(field, code);
  }
  return errors;
}

/** What went wrong with a call or a check: the code, and the fields if it is about some. */
export interface AskRefusal {
  Code: string;
  Details?: Details | undefined;
}

/** The lines of the error summary, in the order of the form. */
export function askFaults(refusal: AskRefusal | null): Fault[] {
  if (!refusal) return [];
  const details = refusal.Details ?? {};
  const errors = askErrors(details);
  const faults: Fault[] = askFields.flatMap((field) => (errors[field] ? [{ field, text: errors[field] }] : []));
  if (details.Website) faults.push({ text: "Något fyllde i ett dolt fält. Vi har tömt det: försök igen." });
  if (faults.length > 0) return faults;
  return [{ text: details.Email ? emailErrorText : `${errorText(refusal.Code)} Det du skrev finns kvar.` }];
}

/** The summary's title: for a sending that failed, that the question isn't sent. */
export const askTitle = (refusal: AskRefusal | null): string =>
  refusal && !refusal.Details ? "Frågan är inte skickad" : "Kontrollera dina uppgifter";

/** A refusal that is final needs a new key; without an answer the old one still guards against a second question. */
export const afterRefusal = (values: AskValues, status: number): AskValues => {
  const final = status >= 400 && status < 500 && status !== 429;
  return { ...values, Website: "", ...(final && { Key: crypto.randomUUID() }) };
};

/** Whether the texts seem to hold a personal identity number. */
export const holdsPersonalNumber = (values: AskValues): boolean =>
  containsPersonalNumber(values.Title) || containsPersonalNumber(values.QuestionBody);

const soon = 7;

/** Whether the date that matters is so near that the asker must know what we can't promise. */
export function isSoon(deadline: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(deadline)) return false;
  const days = daysBetween(today, deadline);
  return days >= 0 && days <= soon;
}
