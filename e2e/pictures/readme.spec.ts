import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "playwright/test";
import { karin, signInThroughForm } from "../support/demoAccounts.ts";

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)) });
}

test("the start page", async ({ page }) => {
  await page.goto("/");
  const choice = page.getByRole("button", { name: "Endast nödvändiga" });
  if (await choice.isVisible()) await choice.click();
  // The fonts are cached from the second page on.
  await page.waitForLoadState("networkidle");
  await page.goto("/");
  await take(page, "start");
});

test("the advisors' list of unanswered questions", async ({ page }) => {
  await signInThroughForm(page, karin);
  await page.goto("/admin/questions/unanswered");
  await expect(page.getByRole("row").nth(3)).toBeVisible();
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await take(page, "desk");
});
