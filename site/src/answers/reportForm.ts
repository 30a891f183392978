import { ReportAnswer } from "@lagrum/core/answer/answerFeedbackSchema";
import { checkBody } from "@lagrum/core/contract/checkBody";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

export const reportForm = defineForm({
  empty: { Reason: "", Text: "", Email: "", ...spamProtection },
  draft: { key: "report" },
  check: ({ Key, Email, ...values }) => checkBody(ReportAnswer, { ...values, Email: Email.trim() || null }),
});
export type ReportValues = ValuesOf<typeof reportForm>;
