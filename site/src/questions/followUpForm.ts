import { checkBody } from "@lagrum/core/contract/checkBody";
import { OrderFollowUp } from "@lagrum/core/order/placeOrderSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** A further follow-up question, which is paid. */
export const followUpForm = defineForm({
  empty: { Message: "", StartNow: "", LoseRight: "", IsAdult: "", AcceptTerms: "", ...spamProtection },
  draft: { key: "reply-paid", omit: ["StartNow", "LoseRight", "IsAdult", "AcceptTerms"] },
  check: ({ Message, StartNow, LoseRight, IsAdult, AcceptTerms }) =>
    checkBody(OrderFollowUp, {
      Message,
      StartNow: StartNow === "true",
      LoseRight: LoseRight === "true",
      IsAdult: IsAdult === "true",
      AcceptTerms: AcceptTerms === "true",
    }),
  notSent: { title: "Följdfrågan är inte skickad", text: "Det du skrev finns kvar. Du har inte betalat något." },
});
export type FollowUpValues = ValuesOf<typeof followUpForm>;
