import { checkBody } from "@lagrum/core/contract/checkBody";
import { WriteInRentClaim } from "@lagrum/core/rentClaim/rentClaimCaseSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** The tenant's reply to a question from staff. */
export const rentReplyForm = defineForm({
  empty: { Message: "", ...spamProtection },
  draft: { key: "reply-rent" },
  check: ({ Message }) => checkBody(WriteInRentClaim, { Message }),
  notSent: { title: "Svaret är inte skickat", text: "Det du skrev finns kvar." },
});
export type RentReplyValues = ValuesOf<typeof rentReplyForm>;
