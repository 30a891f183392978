import type { Details } from "@lagrum/core/contract/problem";
import { accountTexts } from "@lagrum/core/texts/accounts";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";

// The passwords are sent to the identity provider, so no schema of the contract applies.

const missing = (field: string, value: string): Details => (value === "" ? { [field]: ["REQUIRED"] } : {});

const currentTexts = (field: string) => ({
  [`${field}.REQUIRED`]: accountTexts["account.passwordMissing"],
  [`${field}.INVALID_VALUE`]: accountTexts["account.wrongPassword"],
});

/** Changes the password. The new one is also validated asynchronously (signIn/passwordCheck.ts). */
export const changePasswordForm = defineForm({
  empty: { CurrentPassword: "", Password: "" },
  secrets: ["CurrentPassword", "Password"],
  texts: currentTexts("CurrentPassword"),
  check: (values) => withErrors({ ok: true, body: values }, missing("CurrentPassword", values.CurrentPassword)),
});

/** Confirms the deletion of an account with a password. */
export const deleteAccountForm = defineForm({
  empty: { DeletePassword: "" },
  secrets: ["DeletePassword"],
  texts: currentTexts("DeletePassword"),
  check: (values) => withErrors({ ok: true, body: values }, missing("DeletePassword", values.DeletePassword)),
});
