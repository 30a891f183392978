import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { hydrate, tabTo } from "../support/formDriver.ts";

const question = "Får hyresvärden behålla depositionen för repor i parketten?";
const consent = "Jag förstår att svaret skapas av AI och inte är juridisk rådgivning";

const replyOf = (page: Page) => page.getByRole("region", { name: "Svar", exact: true });

async function ask(page: Page, asked = question): Promise<void> {
  await page.goto("/ai");
  await hydrate(page);
  await page.getByLabel("Din fråga").fill(asked);
  await page.getByLabel(consent).check();
  await page.getByRole("button", { name: "Fråga AI:n" }).click();
  await expect(replyOf(page).getByRole("heading", { level: 2 })).toBeVisible();
  await expect(replyOf(page)).toHaveAttribute("aria-busy", "false");
}

test("a visitor asks the AI by keyboard and reads what another person asked and was answered", async ({ page }) => {
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
  await expect(reply.getByRole("heading", { name: "Nästan samma fråga" })).toBeVisible();
  await expect(reply.getByText("Någon frågade:")).toBeVisible();
  await expect(reply.getByText("Juristen svarade:").or(reply.getByText("Rådgivaren svarade:"))).toBeVisible();
  await tabTo(page, reply.getByRole("link", { name: question }).first());
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: question })).toBeVisible();
});

const otherRole = "Jag ska hyra ut min bostadsrätt, hur stor deposition kan jag kräva av hyresgästen?";
const otherYear = "Hur länge kunde man reklamera en diskmaskin år 1995?";

for (const colorScheme of ["light", "dark"] as const) {
  test(`a reply fits a screen of 320 pixels, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 700 });
    for (const asked of [question, otherRole, otherYear]) {
      await ask(page, asked);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), asked).toBeLessThanOrEqual(320);
      expect(await axeViolations(page), asked).toEqual([]);
    }
  });
}

test("the opposite party's case is named with what differs, and not quoted", async ({ page }) => {
  await ask(page, otherRole);
  const reply = replyOf(page);
  await expect(reply.getByRole("heading", { name: "En liknande fråga, men inte din" })).toBeVisible();
  await expect(reply.getByText("Du verkar fråga som hyresvärd. I fallet frågade en hyresgäst.")).toBeVisible();
  await expect(reply.locator("q")).toHaveCount(0);
});

test("a question about another year is told first that the case's law is of today", async ({ page }) => {
  await ask(page, otherYear);
  const texts = (await replyOf(page).textContent()) ?? "";
  expect(texts).toContain("Vi vet inte vad som gäller år 1995");
  expect(texts.indexOf("år 1995")).toBeLessThan(texts.indexOf("Någon frågade:"));
});

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
