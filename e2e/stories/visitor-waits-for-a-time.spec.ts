import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { confirmByMail, fillBooking, reviewAndBook } from "../support/bookMeeting.ts";
import { karin, marker } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { sendForm } from "../support/sendForm.ts";

/** The page of a place on the waiting list. */
const place = /\/boka\/vantelista\?code=/;

const inSweden = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", ...options });

/** The free times of one lawyer in the coming week. */
async function openTimes(page: Page) {
  await page.goto("/boka?category=hyresratt&kanal=Office&langd=BOOK15");
  await page.getByLabel("Jurist", { exact: true }).selectOption({ label: karin.Name });
  await page.getByRole("button", { name: "Visa juristens tider" }).click();
  await expect(page).toHaveURL(/jurist=\d/);
}

async function fillAndBook(page: Page, email: string) {
  await fillBooking(page, { email });
  await reviewAndBook(page);
  await confirmByMail(page, email);
}

/** Joins the waiting list for exactly that start, with the form that the page of free times links to. */
async function waitFor(page: Page, start: string, email: string) {
  await openTimes(page);
  await page.getByRole("link", { name: "Ställ dig på väntelistan" }).click();
  const weekday = inSweden({ weekday: "long" }).format(new Date(start));
  for (const box of await page.getByRole("group", { name: "Vilka dagar passar?" }).getByRole("checkbox").all()) {
    await box.uncheck();
  }
  await page.getByLabel(weekday).check();
  const hour = inSweden({ hour: "2-digit", minute: "2-digit" }).format(new Date(start));
  await page.getByLabel("Mötet börjar tidigast kl.").selectOption(hour);
  await page.getByLabel("Mötet börjar senast kl.").selectOption(hour);
  await page.getByLabel("Sista dag som passar").fill(inSweden({}).format(new Date(start)));
  await page.getByRole("button", { name: "Ställ mig på väntelistan" }).click();
  await expect(page).toHaveTitle(/^Fel: /);
  await page.getByLabel("E-post").fill(email);
  await sendForm(page, "Ställ mig på väntelistan", place);
  await expect(page.getByText("Du står på väntelistan.")).toBeVisible();
}

test("a visitor joins the waiting list for a taken time, and books it when it is cancelled, without JavaScript", async ({
  browser,
}) => {
  const [first, second] = [`${marker()}@exempel.se`, `${marker()}@exempel.se`];
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await openTimes(page);
  const time = page.getByRole("button", { name: /^\d+\.00/ }).first();
  const start = (await time.getAttribute("value")) ?? "";
  await time.click();
  await fillAndBook(page, first);

  await waitFor(page, start, second);
  const link = linkIn(await mailTo(second, "Du står på väntelistan"), "/boka/vantelista");

  await page.goto(linkIn(await mailTo(first, "Ditt möte är bokat"), "/boka/bokning"));
  await page.getByText("Avboka mötet", { exact: true }).click();
  await page.getByRole("button", { name: "Ja, avboka mötet" }).click();
  await expect(page.getByText("Mötet är avbokat.")).toBeVisible();

  const offer = await mailTo(second, "En tid har blivit ledig");
  await page.goto(link);
  await expect(page.getByText("En tid har blivit ledig")).toBeVisible();
  await page.goto(linkIn(offer, "/boka/uppgifter"));
  await fillAndBook(page, second);
  await page.goto(link);
  await expect(page.getByText("Du har bokat tiden som vi erbjöd.")).toBeVisible();
});

test("the pages of the waiting list have no axe violations, fit a narrow screen, and can be left", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/boka/vanta?category=hyresratt&kanal=Office&langd=BOOK15");
  expect(await axeViolations(page)).toEqual([]);
  // No lawyer has hours on Sundays.
  for (const day of ["Måndag", "Tisdag", "Onsdag", "Torsdag", "Fredag"]) await page.getByLabel(day).uncheck();
  await page.getByLabel("Söndag").check();
  await page.getByLabel("E-post").fill(`${marker()}@exempel.se`);
  await sendForm(page, "Ställ mig på väntelistan", place);
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByText("Lämna väntelistan", { exact: true }).click();
  await page.getByRole("button", { name: "Ja, lämna väntelistan" }).click();
  await expect(page.getByText("Du har lämnat väntelistan.")).toBeVisible();
});
