import { expect, test } from "vitest";
import { oreOf, paymentFaults, refundFaults } from "./swishRules.ts";

const publicUrl = "http://demo.lagrum.example";
const shared = {
  callbackUrl: "https://lagrum.example/swish",
  amount: "100.00",
  currency: "SEK",
  message: "Samboavtal",
};
const payment = { ...shared, payeeAlias: "1234679304", payeePaymentReference: "order-1", payerAlias: "46701234567" };
const refund = { ...shared, payerAlias: "1234679304", originalPaymentReference: "R" };
const codes = (more: object) => paymentFaults({ ...payment, ...more }, publicUrl).map(({ errorCode }) => errorCode);

test("a payment and a refund that follow the guide are accepted", () => {
  expect([paymentFaults(payment, publicUrl), refundFaults(refund, publicUrl)]).toEqual([[], []]);
  for (const address of ["http://127.0.0.1:1/swish", `${publicUrl}/api/payments/swish`]) {
    expect(codes({ callbackUrl: address })).toEqual([]);
  }
});

test.each<[string[], object]>([
  [["RP03"], { callbackUrl: "http://lagrum.example/swish" }],
  [["RP03"], { callbackUrl: "file:///etc/passwd" }],
  [["RP01"], { payeeAlias: "46701234567" }],
  [["BE18"], { payerAlias: "070-123" }],
  [["FF08"], { payeePaymentReference: "x".repeat(36) }],
  [["PA02"], { amount: "100,00" }],
  [["AM06"], { amount: "0.99" }],
  [["AM02"], { amount: "1000000000000.00" }],
  [["AM03"], { currency: "NOK" }],
  [["RP02"], { message: "<script>" }],
  [["PA01"], { callbackIdentifier: "short" }],
  [["AM03", "RP02"], { currency: "EUR", message: "x".repeat(51) }],
])("%j is the answer to %j", (expected, wrong) => {
  expect(codes(wrong)).toEqual(expected);
});

test.each([
  ["100", 10_000],
  ["100.5", 10_050],
  [1295.5, 129_550],
  ["1.005", undefined],
  ["-1.00", undefined],
])("%o kronor are %o öre", (amount, ore) => {
  expect(oreOf(amount)).toBe(ore);
});
