import { expect, type Page } from "playwright/test";
import { linkIn, mailTo } from "./mailbox.ts";

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

/**
 * Reviews the booking and books it. A form that is sent within two seconds is refused, with the typed values.
 * @param button on the review
 * @param booked heading of the page after the booking
 */
export const reviewAndBook = (
  page: Page,
  button: string | RegExp = "Boka mötet",
  booked = "Bekräfta din tid",
): Promise<void> =>
  expect(async () => {
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    await page.getByRole("button", { name: "Granska bokningen" }).click();
    await expect(heading("Granska din bokning")).toBeVisible();
    await page.getByRole("button", { name: button }).click();
    await expect(heading(booked).or(heading("Dina uppgifter"))).toBeVisible();
    await expect(heading(booked)).toBeVisible({ timeout: 1 });
  }).toPass();

/** Confirms a free meeting on the page of the mailed link. */
export async function confirmByMail(page: Page, email: string): Promise<void> {
  await page.goto(linkIn(await mailTo(email, "Bekräfta din tid"), "/boka/bokning"));
  await page.getByRole("button", { name: "Bekräfta mötet" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Mötet är bokat" })).toBeVisible();
}
