import { ReportAnswer } from "@lagrum/core/answer/answerFeedbackSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { newSpamProtection, readSpamProtection, type SpamProtection, textOf } from "../forms/sendForm.ts";

/** The fields in the order of the form. */
export const reportFields = ["Reason", "Text", "Email"] as const;
type ReportField = (typeof reportFields)[number];

/** Everything as typed. */
export type ReportValues = Record<ReportField, string> & SpamProtection;

export const emptyReport = (): ReportValues => ({ Reason: "", Text: "", Email: "", ...newSpamProtection() });

export const readReport = (form: FormData): ReportValues => ({
  Reason: textOf(form, "Reason"),
  Text: textOf(form, "Text"),
  Email: textOf(form, "Email"),
  ...readSpamProtection(form),
});

export const checkReport = ({ Key, Email, ...values }: ReportValues) =>
  checkBody(ReportAnswer, { ...values, Email: Email.trim() || null });
