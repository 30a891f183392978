import { formatTime } from "@lagrum/core/text/dates";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { confirmByMail, fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
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
  await expect(page.getByText("Vi har mejlat en länk till adressen du angav.")).toBeVisible();
  expect((await page.request.get(`/boka/kalender.ics${new URL(page.url()).search}`)).status()).toBe(404);
  await page.goto(linkIn(await mailTo(email, "Bekräfta din tid"), "/boka/bokning"));
  await page.reload();
  await expect(page.getByText("Mötet är inte bekräftat"), "opening the page changes nothing").toBeVisible();
  await confirmByMail(page, email);

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

test("a visitor in another time zone sees each time on both clocks, up to the confirmation", async ({ browser }) => {
  const page = await (await browser.newContext({ timezoneId: "Europe/London" })).newPage();
  const errors: string[] = [];
  // A form that is sent too fast is refused with 422, which is no fault of the page.
  const isFault = (text: string) => !text.includes("status of 422");
  page.on("console", (message) => message.type() === "error" && isFault(message.text()) && errors.push(message.text()));
  await page.goto("/boka?category=hyresratt&kanal=Telephone&langd=BOOK15");
  await expect(page.getByText("Inom parentes står klockan i din tid, London.")).toBeVisible();
  // London is an hour behind Sweden all year.
  const inLondon = (start: string) => formatTime(new Date(Date.parse(start) - 3_600_000).toISOString());
  const times = page.locator("button[name=SlotStart]");
  for (const time of [times.first(), times.last()]) {
    const start = (await time.getAttribute("value")) ?? "";
    await expect(time).toContainText(formatTime(start));
    await expect(time).toContainText(`(${inLondon(start)})`);
  }
  const start = (await times.last().getAttribute("value")) ?? "";
  await times.last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Dina uppgifter" })).toBeVisible();
  const bothClocks = page.getByText(`(${inLondon(start)} i din tid, London)`).first();
  await expect(bothClocks).toBeVisible();
  const email = `${marker()}@exempel.se`;
  await fillBooking(page, { email });
  await reviewAndBook(page);
  await expect(bothClocks).toBeVisible();
  await confirmByMail(page, email);
  await expect(bothClocks).toBeVisible();
  expect(errors).toEqual([]);
});

test("a browser holds two times at once; the third is refused where it is chosen, without JavaScript", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  async function choose(fromTheEnd: number): Promise<Page> {
    const page = await context.newPage();
    await page.goto("/boka?category=hyresratt&kanal=Telephone&langd=BOOK15");
    await page.getByRole("link", { name: /^Fler tider från/ }).click();
    const times = page.getByRole("listitem").getByRole("button");
    await expect(times.first()).toBeVisible();
    await times.nth((await times.count()) - fromTheEnd).click();
    return page;
  }
  const held = (page: Page) => page.getByRole("heading", { level: 1, name: "Dina uppgifter" });
  const [first, second] = [await choose(4), await choose(8)];
  await expect(held(first)).toBeVisible();
  await expect(held(second)).toBeVisible();
  const third = await choose(12);
  await expect(third.getByRole("main").getByRole("alert")).toContainText("Du har redan två tider som väntar");
  await first.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
  await third.getByRole("listitem").getByRole("button").last().click();
  await expect(held(third)).toBeVisible();
  for (const page of [second, third]) await page.getByRole("button", { name: "Släpp tiden och välj en annan" }).click();
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
  const email = `${marker()}@exempel.se`;
  await fillBooking(page, { email });
  await reviewAndBook(page);
  const isAccessible = async () => {
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  };
  await isAccessible();
  await page.goto(linkIn(await mailTo(email, "Bekräfta din tid"), "/boka/bokning"));
  await isAccessible();
});
