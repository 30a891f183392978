import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { hydrate } from "../support/formDriver.ts";
import { ignoreHeadlessPointer } from "../support/headlessPointer.ts";
import { expectReadable, readablePages, typeIn } from "../support/readablePages.ts";
import { sendForm } from "../support/sendForm.ts";

const offlineNotice = (page: Page) => page.getByRole("alert").getByText("Du verkar vara offline.");
const footerLink = (page: Page) => page.getByRole("contentinfo").getByRole("link", { name: "Kontakt", exact: true });

for (const readable of readablePages) {
  for (const isHydrated of [false, true]) {
    const when = isHydrated ? "after the page's script has run" : "before the first touch";
    test(`${readable.path} stays with what was typed when the visitor goes offline ${when}`, async ({
      page,
      context,
    }) => {
      await ignoreHeadlessPointer(page);
      await page.goto(readable.path, { waitUntil: "networkidle" });
      if (isHydrated) await hydrate(page);
      await context.setOffline(true);
      await page.keyboard.press("Shift");
      await typeIn(page, readable);
      await footerLink(page).click();
      await expect(offlineNotice(page)).toBeVisible();
      await expectReadable(page, readable);
      if (readable.button) {
        await page.getByRole("main").getByRole("button", { name: readable.button, exact: true }).click();
        await expect(page.getByRole("alert").filter({ hasText: /\S/ }).first()).toBeVisible();
        await expectReadable(page, readable);
      }
      await context.setOffline(false);
      await expect(offlineNotice(page)).toBeHidden();
      await footerLink(page).click();
      await expect(page.getByRole("heading", { level: 1, name: "Kontakta oss" })).toBeVisible();
    });
  }
}

test("the notice can be read by all, and the message is sent when the network is back", async ({ page, context }) => {
  await page.goto("/contact");
  await hydrate(page);
  await context.setOffline(true);
  await page.getByLabel("Namn").fill("Kim Åberg");
  await page.getByLabel("E-post").fill(`${marker().toLowerCase()}@skribent.example`);
  await page.getByLabel("Vad gäller det?").selectOption("Press");
  await page.getByLabel("Meddelande").fill("Vem kan jag intervjua om tjänsten?");
  await footerLink(page).click();
  await expect(offlineNotice(page)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Skicka meddelandet" }).click();
  await expect(page.getByText(/Vi fick ingen kontakt med tjänsten/)).toBeVisible();
  await context.setOffline(false);
  await sendForm(page, "Skicka meddelandet", /\/contact\/tack\?ref=K-\d+$/);
});

test("a server that can't be reached keeps the page, its URL and what was typed when a link is followed", async ({
  page,
}) => {
  await page.goto("/contact");
  await hydrate(page);
  // The browser believes that it is online: a train's wireless network without contact.
  await page.route("**", (route) => route.abort());
  await page.getByLabel("Meddelande").fill("Vem kan jag intervjua om tjänsten?");
  await page.getByRole("contentinfo").getByRole("link", { name: "Fasta priser" }).click();
  await expect(offlineNotice(page)).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByLabel("Meddelande")).toHaveValue("Vem kan jag intervjua om tjänsten?");
  await page.unroute("**");
  await page.getByRole("contentinfo").getByRole("link", { name: "Fasta priser" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Fasta priser" })).toBeVisible();
});
