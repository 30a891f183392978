import { expect, type Page } from "playwright/test";
import { type Story, story } from "./askQuestion.ts";
import { marker } from "./demoAccounts.ts";
import { hydrate } from "./formDriver.ts";
import { linkIn, mailTo } from "./mailbox.ts";

const cards = {
  Express: /^Expressfråga(?! 24)/,
  Express24: /^Expressfråga 24 timmar/,
  PhoneAdvice: /^Telefon/,
};

interface PaidQuestion {
  type: keyof typeof cards;
  counterparty?: string;
  mayPublish?: boolean;
  /** The date of a start after the time for withdrawal, which the review must show. Default: a start now. */
  startsLater?: string;
  /** Phone number and preferred time, for a call. */
  call?: { phone: string; time: string };
}

/**
 * Asks a paid question as a private person and confirms it by the mailed link; ends on the confirmation page.
 * @returns the question and its number
 */
export async function askPaid(page: Page, paid: PaidQuestion): Promise<{ question: Story; id: number }> {
  const question = story(marker());
  const { title, body, email, category } = question;
  await page.goto("/ask_a_question");
  await hydrate(page);
  await page.getByRole("radio", { name: cards[paid.type] }).check();
  await page.getByRole("radio", { name: "Privatperson" }).check();
  await page.getByLabel("Rättsområde").selectOption({ label: category });
  const typed: [string, string][] = [
    ["Rubrik", title],
    ["Beskriv din situation", body],
    ["Förnamn", "Mika"],
    ["Efternamn", "Alm"],
    ["E-post", email],
    ["E-post en gång till", email],
  ];
  if (paid.counterparty) typed.push(["Motpartens namn (valfritt)", paid.counterparty]);
  if (paid.call) typed.push(["Telefon", paid.call.phone], ["Helst", paid.call.time]);
  for (const [label, text] of typed) await page.getByLabel(label, { exact: true }).fill(text);
  if (paid.mayPublish) await page.getByLabel("Ni får publicera").check();
  await expect(page.getByRole("radio", { name: /^Börja/, checked: true })).toHaveCount(0);
  if (paid.startsLater) {
    await page.getByRole("radio", { name: /^Börja efter ångerfristen/ }).check();
  } else {
    await page.getByRole("radio", { name: /^Börja nu/ }).check();
    const loseRight = page.getByLabel("Jag vet att ångerrätten upphör");
    await expect(loseRight).not.toBeChecked();
    await loseRight.check();
  }
  await page.getByLabel("Jag har fyllt 18 år").check();
  await page.getByLabel("Jag godkänner villkoren").check();
  await page.getByRole("button", { name: "Granska din fråga" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Granska din fråga" })).toBeVisible();
  await expect(page.getByText("Håller vi inte tiden betalar vi tillbaka hela priset")).toBeVisible();
  if (paid.startsLater) await expect(page.getByText(`Senast ${paid.startsLater} om du betalar nu.`)).toBeVisible();
  await page.getByRole("button", { name: "Skicka frågan" }).click();
  await expect(page).toHaveURL(/\/ask_a_question\/tack/);

  const link = linkIn(await mailTo(email, "Bekräfta din fråga"), "/ask_a_question/bekrafta");
  await page.goto(link);
  await page.getByRole("button", { name: "Bekräfta frågan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Tack, frågan är bekräftad" })).toBeVisible();
  return { question, id: Number(/[?&]id=(\d+)/.exec(link)?.[1]) };
}

/** Opens the checkout from the question's confirmation page. */
export async function toCheckout(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Betala \d/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Betala din beställning" })).toBeVisible();
}
