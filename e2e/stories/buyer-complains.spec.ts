import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { chooseMethod, orderThroughForm } from "../support/orderProduct.ts";
import { sendForm } from "../support/sendForm.ts";

test("a buyer complains with the order's reference, staff refund a part, and the buyer sees it", async ({
  page,
  browser,
}) => {
  test.slow();
  const email = `${marker().toLowerCase()}@klagar.example`;
  await orderThroughForm(page, "skuldebrev", { email });
  await chooseMethod(page, "Swish");
  const app = await page.getByRole("link", { name: "öppna Swish" }).getAttribute("href");
  await page.goto(app ?? "");
  await page.getByRole("button", { name: "Godkänn" }).click();
  const confirmation = await mailTo(email, "Tack för din beställning");
  expect(confirmation.Text).toContain("ångerblankett är bifogade");

  await page.goto(linkIn(confirmation, "/order"));
  await page.getByRole("link", { name: "Reklamera köpet" }).click();
  await page.getByLabel("Namn").fill("Anna Berg");
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await page.getByRole("radio", { name: /tillbaka/ }).check();
  await page.getByLabel("Vad är fel?").fill("Det saknas en sida i skuldebrevet som jag fick.");
  await sendForm(page, "Skicka reklamationen", /\/reklamera\/mottaget/);
  expect(await axeViolations(page)).toEqual([]);
  const receipt = await mailTo(email, "Vi har fått din reklamation");
  const [reference = ""] = /KL-\d+/.exec(receipt.Text) ?? [];

  const desk = await (await browser.newContext({ locale: "sv-SE" })).newPage();
  await signIn(desk, admin);
  await desk.goto("/admin/complaints");
  const card = desk.getByRole("listitem").filter({ has: desk.getByRole("heading", { name: new RegExp(reference) }) });
  await expect(card.getByRole("link", { name: /^O-\d+$/ })).toBeVisible();
  await card.getByRole("button", { name: "Avgör" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByRole("radio", { name: /tillbaka/ }).check();
  await dialog.getByLabel("Belopp i kronor, med moms").fill("500");
  await dialog.getByLabel("Besked till kunden").fill("Du har rätt, en sida saknades. Du får tillbaka 500 kr.");
  await dialog.getByRole("button", { name: "Avgör och mejla" }).click();
  await expect(dialog).toHaveCount(0);
  expect(await axeViolations(desk)).toEqual([]);
  await desk.close();

  expect((await mailTo(email, "Besked om din reklamation")).Text).toContain("en sida saknades");
  expect((await mailTo(email, "Vi har betalat tillbaka pengar")).Text).toContain("500 kr");
  await page.goto(linkIn(confirmation, "/order"));
  await expect(page.getByText("Återbetalat")).toBeVisible();
  await expect(page.getByText("500 kr", { exact: true })).toBeVisible();
});
