import { checkBody } from "@lagrum/core/contract/checkBody";
import { SubmitWithdrawal } from "@lagrum/core/withdrawal/withdrawalSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** The withdrawal of a contract, by reference and address. */
export const withdrawalForm = defineForm({
  empty: { Name: "", OrderRef: "", Email: "", ...spamProtection },
  draft: { key: "withdrawal" },
  check: ({ Name, OrderRef, Email, Website, OpenedAt }) =>
    checkBody(SubmitWithdrawal, { Name, OrderRef, Email, Website, OpenedAt }),
  notSent: { title: "Meddelandet är inte skickat", text: "Det du skrev finns kvar." },
});
export type WithdrawalValues = ValuesOf<typeof withdrawalForm>;

/** The receipt's URL, which has no personal data. */
export const receivedPath = ({ Reference, ReceivedAt }: { Reference: string; ReceivedAt: string }): string =>
  `/angra/mottaget?${new URLSearchParams({ ref: Reference, tid: ReceivedAt })}`;
