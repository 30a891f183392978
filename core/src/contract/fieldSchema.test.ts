import { expect, it } from "vitest";
import { buyer, postalCode } from "../order/placeOrderSchema.ts";
import { email, personName, phone } from "./fieldSchema.ts";

/** What address books, PDFs and web pages paste. */
it.each([
  [phone, "070\u2011174\u00a006\u00a005", "+46701740605"],
  [phone, "\u202a+46 70 174 06 05\u202c", "+46701740605"],
  [phone, "070\u2212174 06 05", "+46701740605"],
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
