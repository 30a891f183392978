import type { Details } from "@lagrum/core/contract/problem";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm } from "../forms/form.ts";

/** The sign-in form. It is sent to the identity provider, so no schema of the contract applies. */
export const signInForm = defineForm({
  empty: { Email: "", Password: "" },
  secrets: ["Password"],
  texts: { "Password.REQUIRED": "Ange ditt lösenord." },
  check: (values) => {
    const missing: Details = {};
    if (values.Email === "") missing.Email = ["REQUIRED"];
    if (values.Password === "") missing.Password = ["REQUIRED"];
    return withErrors({ ok: true, body: values }, missing);
  },
});
