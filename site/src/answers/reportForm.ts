import { ReportAnswer } from "@lagrum/core/answer/answerFeedbackSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { freshGuard, type Guard, readGuard, textOf } from "../guardedForm.ts";

/** The fields in the order of the form. */
export const reportFields = ["Reason", "Text", "Email"] as const;
type ReportField = (typeof reportFields)[number];

/** Everything as typed. */
export type ReportValues = Record<ReportField, string> & Guard;

export const emptyReport = (): ReportValues => ({ Reason: "", Text: "", Email: "", ...freshGuard() });

export const readReport = (form: FormData): ReportValues => ({
  Reason: textOf(form, "Reason"),
  Text: textOf(form, "Text"),
  Email: textOf(form, "Email"),
  ...readGuard(form),
});

export const checkReport = ({ Key, Email, ...values }: ReportValues) =>
  checkBody(ReportAnswer, { ...values, Email: Email.trim() || null });
