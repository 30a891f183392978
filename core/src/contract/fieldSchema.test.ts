import { expect, it } from "vitest";
import type { z } from "zod";
import { buyer, postalCode } from "../order/placeOrderSchema.ts";
import { email, personName, phone } from "./fieldSchema.ts";

/** What address books, PDFs and web pages paste. */
it.each<[z.ZodType, string, string]>([
  [phone, "070\u2011174\u00a006\u00a005", "+46701740605"],
  [phone, "\u202a+46 70 174 06 05\u202c", "+46701740605"],
  [phone, "070\u2212174 06 05", "+46701740605"],
  ...[
    "+46 (0)70-174 06 05",
    "0046 70 174 06 05",
    "0046(0)70-174 06 05",
    "0046070 174 06 05",
    "\u200e070-174 06 05",
  ].map((typed): [z.ZodType, string, string] => [phone, typed, "+46701740605"]),
  [phone, "tel:+46701740605", "+46701740605"],
  [phone, "０７０-174 06 05", "+46701740605"],
  [phone, "070\u00ad174\u200b0605", "+46701740605"],
  [phone, "08 / 123 456 78", "+46812345678"],
  [phone, "+47 22 12 34 56", "+4722123456"],
  [phone, "+358 (0)40 123 4567", "+358401234567"],
  [phone, "+49 (0)30 123456", "+4930123456"],
  // A zero that is dialled from abroad too.
  [phone, "+39 06 1234 5678", "+390612345678"],
  [postalCode, "SE-118\u00a067", "11867"],
  [postalCode, "S\u2011118 67", "11867"],
  [buyer.OrgNumber, "556036\u20110793", "5560360793"],
  [buyer.OrgNumber, "SE556036079301", "5560360793"],
  // A sole trader's, which is a personal number or a coordination number.
  [buyer.OrgNumber, "19811218\u20119876", "198112189876"],
  [buyer.OrgNumber, "811218-9876", "8112189876"],
  [buyer.OrgNumber, "811278-9873", "8112789873"],
  [buyer.OrgNumber, "SE811218987601", "8112189876"],
  [personName, "Jean\u2011Luc O\u00b4Brien", "Jean-Luc O’Brien"],
  [personName, "A\u030asa  O\u0308berg", "Åsa Öberg"],
  [email, " Kim.Ek+post@Exempel.SE\u200b", "kim.ek+post@exempel.se"],
  [email, "åsa.o\u0308berg@exempel.se", "åsa.öberg@exempel.se"],
])("a field reads a pasted value (%#)", (schema, typed, read) => {
  expect(schema.parse(typed)).toBe(read);
});

it.each([
  "kim..ek@exempel.se",
  ".kim@exempel.se",
  "kim.@exempel.se",
  "kim@exempel.-se",
  "kim@-exempel.se",
  "kim@exempel-.se",
  "kim@exempel..se",
])("no server takes the address %s", (address) => {
  expect(email.safeParse(address).error?.issues.map(({ message }) => message)).toEqual(["INVALID_EMAIL"]);
});
