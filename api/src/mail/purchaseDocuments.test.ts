import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { purchaseDocuments } from "./purchaseDocuments.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const company = companyOf((await readSettings(testApp.app.db)).settings);
const purchase = {
  ...{ reference: "O-5012", ProductName: "Skuldebrev", Content: ["Ett skuldebrev."], Price: "995 kr", Tax: "199 kr" },
  ...{ PaidOn: "26 november 2026", Times: "Klart senast tisdag 1 december kl. 17.00.", Withdrawal: "Till och med…" },
};
const attached = (hasWithdrawal: boolean) =>
  purchaseDocuments(company, "https://lagrum.example", { ...purchase, hasWithdrawal });

test("a consumer gets the confirmation, the terms with their version, and the form of withdrawal, as tagged PDFs", async () => {
  const documents = await attached(true);
  expect(documents.map(({ filename }) => filename)).toEqual([
    "bekraftelse.pdf",
    `villkor-${termsVersion}.pdf`,
    "angerblankett.pdf",
  ]);
  for (const { content, contentType } of documents) {
    const text = content.toString("latin1");
    expect([contentType, text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (sv-SE)");
  }
});

test("a company has no right of withdrawal, so it gets the confirmation and the terms alone", async () => {
  expect((await attached(false)).map(({ filename }) => filename)).toEqual([
    "bekraftelse.pdf",
    `villkor-${termsVersion}.pdf`,
  ]);
});
