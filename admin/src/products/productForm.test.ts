import { expect, test } from "vitest";
import { amountFault, toCreate } from "./productForm.ts";

test.each(["1 195 kr", "1 195,00", "1.195:-", "1\u00a0195", "1\u202f195 kr", "SEK 1 195"])(
  "the price %j is 1 195 kronor",
  (Kronor) => {
    expect(amountFault(Kronor)).toBeUndefined();
    expect(toCreate({ Kronor }).Price).toEqual({ Amount: 119_500, TaxRate: 2500 });
  },
);

test.each([
  ["-5", "Priset kan inte vara negativt."],
  ["\u22121 195 kr", "Priset kan inte vara negativt."],
  ["gratis", "Ange ett pris i kronor, till exempel 1 295,50."],
  ["1,195", "Ange ett pris i kronor, till exempel 1 295,50."],
])("the price %j is refused with a reason", (typed, fault) => {
  expect(amountFault(typed)).toBe(fault);
});
