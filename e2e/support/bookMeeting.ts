import { expect, type Page } from "playwright/test";

interface Booker {
  email: string;
  story?: string;
  counterparty?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
}

/** Fills in the form of a held time. */
export async function fillBooking(
  page: Page,
  {
    email,
    story = "Hyresvärden vill att vi flyttar redan nästa månad.",
    counterparty = "Bostads AB Granen",
    firstName = "Kim",
    lastName = "Ek",
    phone = `070${String(Date.now()).slice(-7)}`,
  }: Booker,
): Promise<void> {
  await page.getByLabel("Beskriv kort vad det gäller").fill(story);
  await page.getByLabel("Motpart").fill(counterparty);
  await page.getByLabel("Förnamn").fill(firstName);
  await page.getByLabel("Efternamn").fill(lastName);
  await page.getByLabel("E-post").fill(email);
  await page.getByLabel("Telefon", { exact: true }).fill(phone);
  await page.getByLabel("Jag godkänner villkoren").check();
}

/** Reviews the booking and books it. A form that is sent within two seconds is refused, with the typed values. */
export const reviewAndBook = (page: Page): Promise<void> =>
  expect(async () => {
    await page.getByRole("button", { name: "Granska bokningen" }).click();
    await expect(page.getByText("Bostads AB Granen")).toBeVisible();
    await page.getByRole("button", { name: "Boka mötet" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Mötet är bokat" })).toBeVisible({ timeout: 1000 });
  }).toPass();
