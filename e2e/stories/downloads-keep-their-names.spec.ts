import { expect, type Locator, type Page, test } from "playwright/test";
import { admin, signIn } from "../support/demoAccounts.ts";
import { linkIn } from "../support/mailbox.ts";
import { buyProduct } from "../support/orderProduct.ts";

/** Names as buyers have them, and the names that they are stored by. */
const names: [sent: string, stored: string][] = [
  ["Mitt testamente.pdf", "Mitt testamente.pdf"],
  ["Överenskommelse på färöarna.pdf", "Överenskommelse på färöarna.pdf"],
  ['Avtal "utkast"; v=2.pdf', "Avtal utkast v=2.pdf"],
  [`${"å".repeat(196)}.pdf`, `${"å".repeat(100)}.pdf`],
];
const buffer = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n");

/** The name that the browser suggests for what the click downloads. */
async function suggestedName(page: Page, link: Locator): Promise<string> {
  const download = page.waitForEvent("download");
  await link.click();
  return (await download).suggestedFilename();
}

test("documents and receipts of an order keep their names when the buyer and an administrator download them", async ({
  page,
}) => {
  const { order, confirmation } = await buyProduct(page, "kravbrev");
  await page.goto(linkIn(confirmation, "/order"));
  // Before it is hydrated the field of files does not notice what is chosen.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("input[type=file]") ?? {}).some((key) => key.startsWith("__react")),
  );
  for (const [name, stored] of names) {
    await page.getByLabel("Bifoga dokument").setInputFiles({ name, mimeType: "application/pdf", buffer });
    await expect(page.getByRole("link", { name: stored })).toBeVisible();
  }
  for (const [, stored] of names) {
    expect(await suggestedName(page, page.getByRole("link", { name: stored }))).toBe(stored);
  }
  await page.getByRole("link", { name: /^Kvitto \d{4}-\d+$/ }).click();
  expect(await suggestedName(page, page.getByRole("link", { name: "Hämta som PDF" }))).toMatch(/^kvitto-\d+\.pdf$/);

  await signIn(page, admin);
  await page.goto(`/admin/orders/${order.ID}`);
  for (const [, stored] of names) {
    expect(await suggestedName(page, page.getByRole("button", { name: `Ladda ner ${stored}` }))).toBe(stored);
  }
});
