import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { confirmByMail, fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
import { marker } from "../support/demoAccounts.ts";
import { mailTo } from "../support/mailbox.ts";

const story = "Hyresvärden vill att vi flyttar redan nästa månad.";

test("a booker without JavaScript changes each section from the review, and no typed value is lost", async ({
  browser,
}) => {
  const email = `${marker()}@exempel.se`;
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto("/boka");
  await page.getByRole("button", { name: "Visa lediga tider" }).click();
  await expect(page).toHaveTitle(/^Fel: /);
  await expect(page.getByLabel("Vad gäller det?")).toHaveAccessibleDescription(
    /Välj det rättsområde som passar bäst\./,
  );
  await page.getByLabel("Vad gäller det?").selectOption("Hyresrätt");
  await page.getByRole("button", { name: "Visa lediga tider" }).click();
  await page.getByRole("link", { name: /^Fler tider från/ }).click();
  await page.getByRole("listitem").getByRole("button").nth(2).click();
  const digits = String(Date.now()).slice(-7);
  await fillBooking(page, { email, story, phone: `+46 (0)70-${digits}` });
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  await expect(page.getByText(`070-${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`)).toBeVisible();

  await page.getByRole("button", { name: "Ändra kontaktuppgifterna" }).click();
  await expect(page).toHaveURL(/#FirstName$/);
  await expect(page.getByLabel("Beskriv kort vad det gäller")).toHaveValue(story);
  await page.getByLabel("Efternamn").fill("Alm");
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page.getByText("Kim Alm")).toBeVisible();

  const first = await page.locator("dd", { hasText: "kl." }).first().textContent();
  const { searchParams } = new URL(page.url());
  await page.getByRole("button", { name: "Ändra mötet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ändra mötet" })).toBeVisible();
  await page.getByRole("radio", { name: "Video", exact: true }).check();
  await page.getByRole("button", { name: "Visa lediga tider" }).click();
  await expect(page.getByRole("radio", { name: "Video", exact: true })).toBeChecked();
  await page.getByRole("button", { name: /^Fler tider från/ }).click();
  await page.getByRole("listitem").getByRole("button").nth(4).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  expect(new URL(page.url()).searchParams.get("code")).not.toBe(searchParams.get("code"));
  await expect(page.getByText("Första samtal, 15 minuter, video")).toBeVisible();
  for (const typed of [story, "Bostads AB Granen", "Kim Alm", email]) await expect(page.getByText(typed)).toBeVisible();
  expect(await page.locator("dd", { hasText: "kl." }).first().textContent()).not.toBe(first);
  // The first time is released.
  await page.request.get(`/boka/bokning?${searchParams}`).then(async (former) => {
    expect(await former.text()).toContain("Tiden släpptes");
  });

  await page.getByRole("button", { name: "Ändra kontaktuppgifterna" }).click();
  await reviewAndBook(page);
  await confirmByMail(page, email);
  await mailTo(email, "Ditt möte är bokat");
});

test("the page where a meeting is changed has no axe violations and fits a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/boka?category=hyresratt&kanal=Telephone&langd=BOOK15");
  await page.getByRole("listitem").getByRole("button").nth(5).click();
  await page.getByLabel("Beskriv kort vad det gäller").fill(story);
  await page.getByLabel("Motpart").fill("ingen");
  await page.getByLabel("Förnamn").fill("Kim");
  await page.getByLabel("Efternamn").fill("Ek");
  await page.getByLabel("E-post").fill(`${marker()}@exempel.se`);
  await page.getByLabel("Telefon", { exact: true }).fill("070-123 45 67");
  await page.getByLabel("Jag godkänner villkoren").check();
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ändra mötet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ändra mötet" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Behåll mötet som det är" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din bokning" })).toBeVisible();
  await page.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
});
