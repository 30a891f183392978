import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { hydrate, tabTo } from "../support/formDriver.ts";

const question = "Får hyresvärden behålla depositionen för repor i parketten?";
const consent = "Jag förstår att svaret skapas av AI och inte är juridisk rådgivning";

const replyOf = (page: Page) => page.getByRole("region", { name: "Svar", exact: true });

async function ask(page: Page): Promise<void> {
  await page.goto("/ai");
  await hydrate(page);
  await page.getByLabel("Din fråga").fill(question);
  await page.getByLabel(consent).check();
  await page.getByRole("button", { name: "Fråga AI:n" }).click();
  await expect(replyOf(page).getByRole("heading", { name: "Källor" })).toBeVisible();
}

test("a visitor asks the AI by keyboard and reads the quoted sentences with their sources", async ({ page }) => {
  await page.goto("/ai");
  await expect(page.getByText("Du frågar en dator, inte en människa")).toBeVisible();
  await hydrate(page);
  await tabTo(page, page.getByLabel("Din fråga"));
  await page.keyboard.type(question);
  await tabTo(page, page.getByLabel(consent));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByRole("button", { name: "Fråga AI:n" }));
  await page.keyboard.press("Enter");
  const reply = replyOf(page);
  await expect(reply).toHaveAttribute("aria-live", "polite");
  await expect(reply.getByText("Vanligt slitage räknas inte dit.").filter({ visible: true }).first()).toBeVisible();
  await expect(reply.getByRole("link", { name: question }).first()).toHaveAttribute("href", /^\/answers\//);
  await expect(reply, "a screen reader waits for the whole reply").toHaveAttribute("aria-busy", "false");
  expect(new URL(page.url()).search).toBe("");
  const mark = reply.getByRole("link", { name: "Källa 1", exact: true }).first();
  await tabTo(page, mark);
  const passage = mark.locator("span");
  await expect(passage).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#kalla-1")).toBeInViewport();
  await tabTo(page, reply.getByRole("link", { name: question }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the reply and the passage at each mark fit a screen of 320 pixels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    await ask(page);
    for (const mark of await replyOf(page)
      .getByRole("link", { name: /^Källa \d+$/ })
      .all()) {
      await page.mouse.move(0, 0);
      await mark.hover();
      const { x = -1, width = 0 } = (await mark.locator("span").boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(320);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test("a question that no source answers is sent to the question form with its text", async ({ page }) => {
  const unknown = "Vilka regler gäller för drönare i naturreservat?";
  await page.goto("/ai");
  await hydrate(page);
  await page.getByLabel("Din fråga").fill(unknown);
  await page.getByLabel(consent).check();
  await page.getByRole("button", { name: "Fråga AI:n" }).click();
  await expect(page.getByText("Jag vet inte")).toBeVisible();
  await page.getByRole("button", { name: "Ställ frågan till en människa" }).click();
  await expect(page.getByLabel("Rubrik")).toHaveValue(unknown);
  await expect(page.getByLabel("Beskriv din situation")).toHaveValue(unknown);
});

test("personal data are replaced before the question is answered", async ({ page }) => {
  await page.goto("/ai");
  await hydrate(page);
  await page.getByLabel("Din fråga").fill(`Jag heter Anna Svensson. ${question}`);
  await page.getByLabel(consent).check();
  await page.getByRole("button", { name: "Fråga AI:n" }).click();
  await expect(page.getByText("Vi har ersatt personuppgifter")).toBeVisible();
  await expect(page.getByLabel("Din fråga")).toHaveValue(`Jag heter [namn 1]. ${question}`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the page includes the whole reply, and an unticked consent is an error", async ({ page }) => {
    await page.goto("/ai");
    await page.getByLabel("Din fråga").fill(question);
    await page.getByRole("button", { name: "Fråga AI:n" }).click();
    await expect(page.getByLabel("Din fråga")).toHaveValue(question);
    await expect(page.getByText("Du behöver bekräfta").first()).toBeVisible();
    await page.getByLabel(consent).check();
    await page.getByRole("button", { name: "Fråga AI:n" }).click();
    await expect(page.getByText("Vanligt slitage räknas inte dit.").filter({ visible: true }).first()).toBeVisible();
    expect(new URL(page.url()).search).toBe("");
  });
});
