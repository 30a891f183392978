import { formatTime } from "@lagrum/core/text/dates";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
import { marker } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

async function chooseTime(page: Page) {
  await page.goto("/boka?category=hyresratt");
  await page.getByRole("radio", { name: "Video", exact: true }).check();
  await page.getByRole("button", { name: "Visa lediga tider" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Lediga tider" })).toBeVisible();
  await page.getByRole("link", { name: /^Fler tider från/ }).click();
  await expect(page.getByRole("link", { name: "Tidigare tider" })).toBeVisible();
  await page.getByRole("listitem").getByRole("button").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
}

test("a visitor books a meeting without JavaScript, moves it and cancels it by the mailed link", async ({
  browser,
}) => {
  const email = `${marker()}@exempel.se`;
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await chooseTime(page);
  await page.getByRole("button", { name: "Granska bokningen" }).click();
  await expect(page).toHaveTitle(/^Fel: /);
  await fillBooking(page, { email });
  await page.getByRole("button", { name: "Förläng tio minuter" }).click();
  await expect(page.getByLabel("Motpart")).toHaveValue("Bostads AB Granen");
  await reviewAndBook(page);

  await page.goto(linkIn(await mailTo(email, "Ditt möte är bokat"), "/boka/bokning"));
  const calendar = await page.request.get(`/boka/kalender.ics${new URL(page.url()).search}`);
  expect(calendar.headers()["content-type"]).toContain("text/calendar");
  expect(await calendar.text()).toContain("SEQUENCE:0");
  await page.getByRole("link", { name: "Flytta mötet" }).click();
  await page.getByRole("listitem").getByRole("button").last().click();
  await expect(page).toHaveURL(/\/boka\/bokning\?code=/);
  await mailTo(email, "Ny tid för ditt möte");
  await page.getByText("Avboka mötet", { exact: true }).click();
  await page.getByRole("button", { name: "Ja, avboka mötet" }).click();
  await expect(page.getByText("Mötet är avbokat.")).toBeVisible();
  await mailTo(email, "Ditt möte är avbokat");
});

test("of two visitors who choose the same time, one gets it and the other gets an error", async ({ browser }) => {
  const [one, other] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  for (const page of [one, other]) {
    await page.goto("/boka?category=hyresratt&kanal=Video&langd=BOOK15");
    const jurist = page.getByLabel("Jurist", { exact: true });
    await jurist.selectOption({ label: "Karin Ekdal" });
    await page.getByRole("button", { name: "Visa juristens tider" }).click();
    await expect(page).toHaveURL(/jurist=\d/);
  }
  await one.getByRole("listitem").getByRole("button").nth(3).click();
  await expect(one.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
  await other.getByRole("listitem").getByRole("button").nth(3).click();
  await expect(other.getByText("Någon annan hann boka tiden. Välj en annan.")).toBeVisible();
  await one.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
  await expect(one).toHaveURL(/\/boka$/);
});

test("a visitor in another time zone sees each time on both clocks", async ({ browser }) => {
  const timeZone = "America/New_York";
  const page = await (await browser.newContext({ timezoneId: timeZone })).newPage();
  await page.goto("/boka?category=hyresratt&kanal=Telephone&langd=BOOK15");
  const own = new Intl.DateTimeFormat("sv-SE", { weekday: "short", hour: "2-digit", minute: "2-digit", timeZone });
  for (const time of [page.locator("button[name=SlotStart]").first(), page.locator("button[name=SlotStart]").last()]) {
    const start = (await time.getAttribute("value")) ?? "";
    await expect(time).toContainText(new RegExp(`^${formatTime(start)}`));
    await expect(time).toContainText(`(${own.format(new Date(start)).replace(":", ".")} hos dig)`);
  }
});

test("the pages of a booking have no axe violations and fit a narrow screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/boka");
  expect(await axeViolations(page)).toEqual([]);
  await page.goto("/boka?category=hyresratt&kanal=Telephone&langd=BOOK15");
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("listitem").getByRole("button").last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
});
