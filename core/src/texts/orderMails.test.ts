import { expect, test } from "vitest";
import { type OrderMail, orderMailContent } from "./orderMails.ts";

const buyer = {
  To: "kim@exempel.se",
  FirstName: "Kim",
  OrderID: 5012,
  OrderKind: "Product" as const,
  ProductName: "Samboavtal",
  Code: "kod",
};
const wordsOf = (mail: OrderMail) => {
  const { subject, paragraphs, next } = orderMailContent(mail, "https://exempel.se", "O-5012");
  return [subject, ...paragraphs, ...next].join(" ");
};
const refunded = { ...buyer, Kind: "orderRefunded" as const, Sum: "1000 kr", isWhole: false, isElsewhere: false };

/** What happened · what the mail says · what would be another case's. */
test.each([
  ["released", { isRelease: true }, /hävt reservationen på 1000 kr/, /betalat tillbaka|kreditnota/],
  ["paid back", { isRelease: false }, /betalat tillbaka 1000 kr.*kreditnota/, /reserv/],
  [
    "paid from the bank",
    { isRelease: false, isElsewhere: true },
    /bankkonto.*kreditnota/,
    /reserv|samma väg som du betalade\. Det/,
  ],
] as const)("the mail about money that was %s tells this case only", (_, money, says, not) => {
  const words = wordsOf({ ...refunded, ...money });
  expect(words).toMatch(says);
  expect(words).not.toMatch(not);
});

test.each([
  ["Question", /Svaret kommer ändå/],
  ["FollowUp", /Svaret kommer ändå/],
  ["Product", /Det du beställde kommer ändå/],
  ["Booking", /fortfarande bokad/],
] as const)("a late %s is still promised in its own words", (OrderKind, says) => {
  const words = wordsOf({ ...buyer, OrderKind, Kind: "deadlineMissed" });
  expect(words).toMatch(says);
  if (OrderKind === "Product" || OrderKind === "Booking") expect(words).not.toMatch(/Svaret/);
});

test.each([
  [true, /Kvittot finns/, /Kvittot kommer/],
  [false, /Kvittot kommer/, /Kvittot finns/],
] as const)("the confirmation of a purchase knows whether there is a receipt: %s", (hasReceipt, says, not) => {
  const words = wordsOf({
    ...{ ...buyer, Kind: "orderPaid", Price: "3495 kr", Tax: "699 kr", PaidOn: "23 november 2026", Content: [] },
    ...{ Times: "", Withdrawal: "", TermsVersion: "2026-11-26", hasWithdrawal: true, hasReceipt },
  });
  expect(words).toMatch(says);
  expect(words).not.toMatch(not);
});
