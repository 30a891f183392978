import { termsVersion } from "@lagrum/core/consent/termsVersion";
import { afterAll, expect, test } from "vitest";
import { createTestApp } from "../../test/testApp.ts";
import { companyOf } from "../settings/company.ts";
import { readSettings } from "../settings/settingRepository.ts";
import { purchaseDocuments } from "./purchaseDocuments.ts";

const testApp = await createTestApp();
afterAll(() => testApp.close());
const company = companyOf((await readSettings(testApp.app.db)).settings);
const purchase = { reference: "O-5012", ProductName: "Skuldebrev" };
const attached = (hasWithdrawal: boolean) =>
  purchaseDocuments(company, "https://lagrum.example", { ...purchase, hasWithdrawal });

test("a consumer gets the terms with their version, and the form of withdrawal, as tagged PDFs", async () => {
  const [terms, form] = await attached(true);
  expect([terms?.filename, form?.filename]).toEqual([`villkor-${termsVersion}.pdf`, "angerblankett.pdf"]);
  for (const { content, contentType } of [terms, form].filter((each) => each !== undefined)) {
    const text = content.toString("latin1");
    expect([contentType, text.slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
    expect(text).toContain("/StructTreeRoot");
    expect(text).toContain("/Marked true");
    expect(text).toContain("/Lang (sv-SE)");
  }
});

test("a company has no right of withdrawal, so it gets the terms alone", async () => {
  expect((await attached(false)).map(({ filename }) => filename)).toEqual([`villkor-${termsVersion}.pdf`]);
});
