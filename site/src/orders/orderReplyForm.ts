import { checkBody } from "@lagrum/core/contract/checkBody";
import { WriteInOrder } from "@lagrum/core/order/orderSchema";
import { defineForm, type ValuesOf } from "../forms/form.ts";
import { spamProtection } from "../forms/spamProtection.ts";

/** The buyer's reply to a question from staff. */
export const orderReplyForm = defineForm({
  empty: { Message: "", ...spamProtection },
  draft: { key: "reply-order" },
  check: ({ Message }) => checkBody(WriteInOrder, { Message }),
  notSent: { title: "Svaret är inte skickat", text: "Det du skrev finns kvar." },
});
export type OrderReplyValues = ValuesOf<typeof orderReplyForm>;
