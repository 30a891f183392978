import { expect, test } from "vitest";
import { findContactData, replaceContactData } from "./contactData.ts";

test.each([
  ["Jag heter Anna och mitt nummer är 850503-1234.", "[personnummer]"],
  ["Ring mig på 070-123 45 67 efter fem.", "[telefonnummer]"],
  ["Mejla anna.berg@exempel.se så svarar jag.", "[e-postadress]"],
  ["Vi bor på Storgatan 12 sedan i våras.", "[adress]"],
])("finds contact data in %j", (text, replacement) => {
  expect(findContactData(text).map((found) => found.replacement)).toEqual([replacement]);
  expect(replaceContactData(text)).toContain(replacement);
  expect(findContactData(replaceContactData(text))).toEqual([]);
});

test.each([
  "Hyran är 12 500 kr och förfaller 2026-11-30.",
  "Enligt 12 kap. 24 § jordabalken och NJA 2014 s. 272 får hyresvärden inte det.",
  "Jag sades upp den 3 maj 2025 klockan 08.15.",
])("finds nothing in %j", (text) => {
  expect(findContactData(text)).toEqual([]);
});

test("replaces all and leaves the rest of the text as it is", () => {
  const text = "Bor på Ekvägen 3, nås på 08-123 456 78 eller kim@exempel.se. Vad gäller?";
  expect(replaceContactData(text)).toBe("Bor på [adress], nås på [telefonnummer] eller [e-postadress]. Vad gäller?");
});
