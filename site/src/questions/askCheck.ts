import { type Details, toDetails } from "@lagrum/core/contract/problem";
import { AskQuestion } from "@lagrum/core/question/questionSchema";
import { daysBetween } from "@lagrum/core/text/dates";
import type { AskValues } from "./askForm.ts";

const toBody = (values: AskValues) => ({
  Type: values.Type || undefined,
  CategoryID: values.CategoryID === "" ? undefined : Number(values.CategoryID),
  Title: values.Title,
  QuestionBody: values.QuestionBody,
  DeadlineDate: values.DeadlineDate || null,
  FirstName: values.FirstName.trim() || null,
  Email: values.Email,
  AcceptTerms: values.AcceptTerms === "true",
  Website: values.Website,
});

export type Checked = { ok: true; body: AskQuestion } | { ok: false; details: Details };

/**
 * The form's check: the contract's schema, and two rules that the server's half need not know.
 * @param today the calendar day in Stockholm, 2026-11-21
 */
export function checkAsk(values: AskValues, today: string): Checked {
  const parsed = AskQuestion.safeParse(toBody(values), { reportInput: true });
  const details: Details = parsed.success ? {} : toDetails(parsed.error);
  const email = values.Email.trim().toLowerCase();
  const repeat = values.EmailRepeat.trim().toLowerCase();
  if (repeat === "") details.EmailRepeat = ["REQUIRED"];
  else if (repeat !== email) details.EmailRepeat = ["EMAILS_DIFFER"];
  if (values.DeadlineDate && !details.DeadlineDate && daysBetween(today, values.DeadlineDate) < 0) {
    details.DeadlineDate = ["DATE_PASSED"];
  }
  if (!parsed.success || Object.keys(details).length > 0) return { ok: false, details };
  return { ok: true, body: parsed.data };
}
