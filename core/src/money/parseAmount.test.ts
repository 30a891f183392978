import { expect, it } from "vitest";
import { isNegative, parseAmount } from "./parseAmount.ts";

it.each([
  ["1 295", 129500],
  ["1295,50", 129550],
  ["45 000 kr", 4500000],
  ["30.000", 3000000],
  ["1.250.000,5", 125000050],
  ["0", 0],
  ["12,345", null],
  ["-5", null],
  // What price lists, invoices and spreadsheets paste.
  ["1\u00a0195 kr", 119500],
  ["1\u202f195,00", 119500],
  ["1\u2009195", 119500],
  ["1.195:-", 119500],
  ["1 195:\u2013", 119500],
  ["1195,-", 119500],
  ["1 195.00 SEK", 119500],
  ["kr 1 195", 119500],
  ["1\u00ad195\u200b kr", 119500],
  ["\u22125", null],
  ["\u20131 195 kr", null],
  ["1,195", null],
  ["ungefär 30 000", null],
  ["9999999999", null],
  ["", null],
])("reads %o as %o öre", (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

it.each([
  ["-5", true],
  ["\u22121 195 kr", true],
  ["\u2013 5", true],
  ["1 195:-", false],
  ["5-6", false],
])("%j has a minus: %s", (text, expected) => {
  expect(isNegative(text)).toBe(expected);
});
