import { checkBody } from "@lagrum/core/contract/checkBody";
import type { BuyerRole } from "@lagrum/core/order/orderStateSchema";
import { OrderFollowUp } from "@lagrum/core/order/placeOrderSchema";
import { consentsOf, startErrors } from "../buyer/buyerValues.ts";
import { withErrors } from "../forms/errorSummary.ts";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** A further follow-up question, which is paid. @param Role the buyer's: a company has no right of withdrawal */
export const followUpForm = (Role: BuyerRole) =>
  defineForm({
    empty: { Message: "", StartNow: "", LoseRight: "", IsAdult: "", AcceptTerms: "", ...spamProtection },
    draft: { key: "reply-paid", omit: ["StartNow", "LoseRight", "IsAdult", "AcceptTerms"] },
    check: ({ Message, IsAdult, AcceptTerms, ...typed }) => {
      const consents = { ...typed, Role };
      const checked = checkBody(OrderFollowUp, {
        Message,
        ...consentsOf(consents),
        IsAdult: IsAdult === "true",
        AcceptTerms: AcceptTerms === "true",
      });
      return withErrors(checked, startErrors(consents));
    },
    notSent: { title: "Följdfrågan är inte skickad", text: "Det du skrev finns kvar. Du har inte betalat något." },
  });
export type FollowUpValues = ValuesOf<ReturnType<typeof followUpForm>>;
