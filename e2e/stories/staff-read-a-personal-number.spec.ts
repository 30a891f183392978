import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { admin, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { mailTo } from "../support/mailbox.ts";
import { buyProduct } from "../support/orderProduct.ts";

test("the personal number that a product requires is masked, and shown with a reason that the history keeps", async ({
  page,
}) => {
  test.slow();
  const { order } = await buyProduct(page, "testamente", { PersonalNumber: "19121212-1212" });
  await signIn(page, admin);
  await page.goto(`/admin/orders/${order.ID}`);
  await expect(page.getByText("19121212-••••")).toBeVisible();
  await expect(page.getByText("19121212-1212")).toHaveCount(0);
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await axeViolations(page)).toEqual([]);
  }
  await page.getByRole("button", { name: "Visa personnumret" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Varför behöver du det?").fill("Avtalet ska ha numret.");
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Visa", exact: true }).click();
  await expect(page.getByText("19121212-1212")).toBeVisible();
  await expect(page.getByText("Personnumret lästes")).toBeVisible();
});

for (const timezoneId of ["Europe/London", "America/New_York"]) {
  test(`the time that staff type in a browser in ${timezoneId} is Swedish`, async ({ browser, page }) => {
    test.slow();
    const { order, email } = await buyProduct(page, "skuldebrev");
    const away = await (await browser.newContext({ baseURL: baseUrl, locale: "sv-SE", timezoneId })).newPage();
    await signIn(away, admin);
    await away.goto(`/admin/orders/${order.ID}`);
    await away.getByRole("button", { name: "Kunden ångrar köpet" }).click();
    const dialog = away.getByRole("dialog");
    const now = new Date().toLocaleString("sv-SE", { timeZone: "Europe/Stockholm" });
    const typed = now.replace(" ", "T").slice(0, 16);
    await dialog.getByLabel("När kunden hörde av sig").fill(typed);
    await dialog.getByLabel("Anteckning").fill("Kunden ringde.");
    await dialog.getByRole("button", { name: "Registrera ånger" }).click();
    await expect(dialog).toHaveCount(0);
    const time = typed.slice(11).replace(":", ".").replace(/^0/, "");
    expect((await mailTo(email, "Du har ångrat ditt köp")).Text).toContain(`kl. ${time} (svensk tid)`);
    await away.close();
  });
}
