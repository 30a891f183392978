import { expect, test } from "playwright/test";
import { hydrate, tabTo } from "../support/formDriver.ts";

const question = "Får hyresvärden behålla depositionen för repor i parketten?";
const consent = "Jag förstår att svaret skapas av AI och inte är juridisk rådgivning";

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
  const reply = page.getByRole("region", { name: "Svar", exact: true });
  await expect(reply.getByText("Vanligt slitage räknas inte dit.").filter({ visible: true }).first()).toBeVisible();
  await expect(reply.getByRole("link", { name: question }).first()).toHaveAttribute("href", /^\/answers\//);
  expect(new URL(page.url()).search).toBe("");
});

test("a question that no source answers goes on to the question form with its text", async ({ page }) => {
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

  test("the whole reply comes with the page, and a missing tick is an error", async ({ page }) => {
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
