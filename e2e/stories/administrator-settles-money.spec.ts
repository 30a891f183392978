import { needsReason } from "@lagrum/core/payment/moneyCaseRules";
import { moneyCaseActionName, moneyCaseKindTexts } from "@lagrum/core/texts/moneyCases";
import { expect, type Page } from "playwright/test";
import { desktopScreen, phoneScreen, setScreen, test, visit } from "../support/adminPages.ts";
import { axeViolations } from "../support/axe.ts";
import { openMoneyWorld } from "../support/moneyCases.ts";
import { type Settled, troubles } from "../support/moneyTroubles.ts";
import { inDatabase, runScheduledJob } from "../support/serviceDatabase.ts";

const list = "/admin/money-cases";

/** On one page: other stories may leave rows. */
async function showAll(page: Page): Promise<void> {
  await setScreen(page, desktopScreen);
  await visit(page, list);
  await page.getByRole("combobox", { name: "Rader per sida" }).click();
  await page.getByRole("option", { name: "50" }).click();
}

const cardOf = (page: Page, { kind, text }: Settled) =>
  page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { level: 2, name: moneyCaseKindTexts[kind] }) })
    .filter({ hasText: text });

/** Presses the row's button, by keyboard, and gives the reason that some ask for. */
async function press(page: Page, row: Settled): Promise<void> {
  const name = moneyCaseActionName(row.kind, row.action);
  await cardOf(page, row).getByRole("button", { name }).press("Enter", { timeout: 15_000 });
  const dialog = page.getByRole("dialog", { name });
  if (!needsReason(row.action)) return;
  await dialog.getByLabel("Varför?").fill("Betalt till kundens bankkonto i dag efter samtal.");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name }).press("Enter", { timeout: 15_000 });
  await expect(dialog).toHaveCount(0);
}

async function settle(page: Page, row: Settled): Promise<void> {
  await row.before?.();
  await press(page, row);
  // Refunds and captures are carried out by a job.
  await expect
    .poll(
      async () => {
        await visit(page, list);
        await expect(page.getByRole("heading", { level: 1, name: "Pengar att reda ut" })).toBeVisible();
        await expect(page.getByRole("progressbar")).toHaveCount(0);
        return cardOf(page, row).count();
      },
      { timeout: 60_000, message: `${row.kind} ${row.text}` },
    )
    .toBe(0);
  await row.after?.();
  if (row.leaves) await settle(page, row.leaves);
}

test("every kind of money to sort out is settled by its button, and leaves the list", async ({ adminPage }) => {
  test.setTimeout(300_000);
  const { page } = adminPage;
  const world = await openMoneyWorld();
  const rows = await Promise.all(Object.values(troubles).map((make) => make(world)));
  await runScheduledJob("paymentReconciliation");
  const reversed = rows.filter(({ kind }) => kind === "Reversed").map(({ text }) => `${text}-%`);
  const found = "select 1 from unmatched_payments where reason = 'Reversed' and provider_reference like any ($1)";
  await expect
    .poll(async () => (await inDatabase(found, [reversed])).length, { timeout: 60_000 })
    .toBe(reversed.length);
  await runScheduledJob("accounting");
  await showAll(page);
  // The phone last: the rows are settled there.
  for (const screen of [desktopScreen, phoneScreen]) {
    await setScreen(page, screen);
    await page.emulateMedia({ colorScheme: screen.colorScheme });
    await expect(async () => {
      await visit(page, list);
      for (const row of rows) await expect(cardOf(page, row), `${row.kind} ${row.text}`).toHaveCount(1);
    }).toPass({ timeout: 60_000 });
    expect(await axeViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    if (screen !== desktopScreen) continue;
    const count = new RegExp(`^Pengar att reda ut ${await page.getByRole("main").getByRole("listitem").count()}$`);
    await expect(page.getByRole("menuitem", { name: count })).toBeVisible();
  }
  for (const row of rows) await settle(page, row);
});
