import { checkBody } from "@lagrum/core/contract/checkBody";
import { RequestMyCasesLink } from "@lagrum/core/myCases/myCasesSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

export const linkForm = defineForm({
  empty: { Email: "", ...spamProtection },
  check: ({ Email, Website }) => checkBody(RequestMyCasesLink, { Email, Website }),
});
export type LinkValues = ValuesOf<typeof linkForm>;
