import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
import { marker } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { chooseMethod, expectPaid, providerForm } from "../support/orderProduct.ts";

/** Books a meeting of 30 minutes with the form, and opens its checkout. */
async function bookThroughForm(page: Page, email: string) {
  await page.goto("/boka?category=hyresratt");
  await page.getByRole("radio", { name: /30 minuter/ }).check();
  await page.getByRole("button", { name: "Visa lediga tider" }).click();
  await page.getByRole("link", { name: /^Fler tider från/ }).click();
  // The second list, which has a link to earlier times: its meetings are far enough ahead to be moved.
  await expect(page.getByRole("link", { name: "Tidigare tider" })).toBeVisible();
  await page.getByRole("listitem").getByRole("button").first().click();
  await fillBooking(page, {
    email,
    story: "Hyresvärden vill höja hyran med en fjärdedel.",
    counterparty: `Fastighets AB ${email}`,
    firstName: "Mika",
    lastName: "Alm",
  });
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page.getByRole("link", { name: /inom ångerfristen/ })).toBeVisible();
  await page.getByLabel(/^Jag vill att mötet hålls /).check();
  await page.getByLabel("Jag har fyllt 18 år").check();
  await reviewAndBook(page, /^Boka och betala/, "Betala din beställning");
}

test("a visitor pays for a meeting by card, moves it and is refunded after cancelling it", async ({ page }) => {
  const email = `${marker().toLowerCase()}@mote.example`;
  await bookThroughForm(page, email);
  await chooseMethod(page, "Kort");
  await providerForm(page).getByRole("button", { name: "Betala med kort" }).click();
  await expectPaid(page);
  await page.getByRole("link", { name: "Till bokningen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Din bokning" })).toBeVisible();

  await page.goto(linkIn(await mailTo(email, "Ditt möte är bokat"), "/boka/bokning"));
  await page.getByRole("link", { name: "Flytta mötet" }).click();
  await page.getByRole("listitem").getByRole("button").last().click();
  await expect(page).toHaveURL(/\/boka\/bokning\?code=/);
  await mailTo(email, "Ny tid för ditt möte");
  await page.getByText("Avboka mötet", { exact: true }).click();
  await expect(page.getByText(/Du får tillbaka 1\s?195 kr, hela priset/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Ja, avboka mötet" }).click();
  await expect(page.getByText("Mötet är avbokat.")).toBeVisible();
  await mailTo(email, "Vi har hävt en reservation");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor books a priced meeting up to the payment, and resumes it from the mailed link", async ({ page }) => {
    const email = `${marker().toLowerCase()}@mote.example`;
    await bookThroughForm(page, email);
    await page.goto(linkIn(await mailTo(email, "Vi har tagit emot din beställning"), "/boka/bokning"));
    await expect(page.getByText("Mötet är inte betalt")).toBeVisible();
    await page.getByRole("link", { name: /^Betala/ }).click();
    await chooseMethod(page, "Swish");
    await page.getByRole("link", { name: "öppna Swish" }).click();
    await page.getByRole("button", { name: "Godkänn" }).click();
    await page.goto(linkIn(await mailTo(email, "Ditt möte är bokat"), "/boka/bokning"));
    await expect(page.getByText(/^Till och med/)).toBeVisible();
  });
});
