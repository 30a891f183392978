import { expect, test } from "vitest";
import { declinedMoneyText } from "./declinedMoney.ts";

const paidAt = "2026-11-20T10:00:00.000Z";
const order = { Amount: 149_500, RefundedAmount: 0, PaidAt: null, PaymentState: null };

test.each([
  ["a free question", null, "Du betalar ingenting."],
  ["an unpaid question", order, "Du betalar ingenting."],
  ["a question whose payment has no outcome", { ...order, PaymentState: "Initiated" as const }, /Skulle en betalning/],
  [
    "a reservation that is not released yet",
    { ...order, PaidAt: paidAt, PaymentState: "Authorised" as const },
    /bara reserverade\. Vi häver reservationen på hela priset, 1\s?495 kr/,
  ],
  [
    "a released reservation",
    { ...order, PaidAt: paidAt, PaymentState: "Cancelled" as const, RefundedAmount: 149_500 },
    /Vi har hävt reservationen på hela priset/,
  ],
  [
    "taken money that is on its way",
    { ...order, PaidAt: paidAt, PaymentState: "Captured" as const },
    /Du får tillbaka hela priset/,
  ],
  [
    "money that is back",
    { ...order, PaidAt: paidAt, PaymentState: "Refunded" as const, RefundedAmount: 149_500 },
    /Vi har betalat tillbaka hela priset/,
  ],
])("the page of %s says what is true of the money", (_, declined, text) => {
  expect(declinedMoneyText(declined)).toMatch(text);
});
