import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { linkIn, mailsTo, mailTo } from "../support/mailbox.ts";
import { chooseMethod, orderThroughForm } from "../support/orderProduct.ts";

const received = "Vi har fått ditt meddelande om att ångra ett köp";

/** Sends the form after its minimum submit time. @returns what the receipt says, but for its reference and time */
async function submitWithdrawal(page: Page, reference: string, email: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ångra avtalet här" }).click();
  await page.getByLabel("Namn").fill("Anna Berg");
  await page.getByLabel("Köpets referens").fill(reference);
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await expect(async () => {
    await page.getByRole("button", { name: "Ångra avtalet" }).click();
    await expect(page).toHaveURL(/\/angra\/mottaget/, { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole("heading", { level: 1, name: "Vi har fått ditt meddelande" })).toBeVisible();
  const text = (await page.getByRole("main").getByRole("listitem").allTextContents()).join();
  return `${new URL(page.url()).pathname} ${text}`;
}

test("a guest withdraws from a purchase with the mail alone, and gets the money back", async ({ page }) => {
  const email = `${marker().toLowerCase()}@angrar.example`;
  await orderThroughForm(page, "skuldebrev", { email });
  await chooseMethod(page, "Swish");
  const app = await page.getByRole("link", { name: "öppna Swish" }).getAttribute("href");
  await page.goto(app ?? "");
  await page.getByRole("button", { name: "Godkänn" }).click();
  const confirmation = await mailTo(email, "Tack för din beställning");
  const [reference = ""] = /O-\d+/.exec(confirmation.Text) ?? [];

  const known = await submitWithdrawal(page, reference, email);
  expect(await axeViolations(page)).toEqual([]);
  const stranger = `${marker().toLowerCase()}@angrar.example`;
  expect(await submitWithdrawal(page, reference, stranger), "a stranger learns nothing of the order").toBe(known);
  expect((await mailTo(stranger, received)).Text).toContain("hittade inget köp");

  await page.goto(linkIn(await mailTo(email, received), "/angra/bekrafta"));
  await expect(page.getByRole("heading", { level: 1, name: "Ångra: Skuldebrev" })).toBeVisible();
  await expect(page.getByText("Vi har inte börjat. Du får tillbaka hela priset.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Bekräfta ånger" }).click();
  await expect(page.getByText(/Du har ångrat köpet|Köpet är ångrat/)).toBeVisible();

  expect((await mailTo(email, "Vi har betalat tillbaka pengar")).Text).toContain("hela priset");
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Köpet är ångrat, och det du ska få tillbaka är återbetalt.")).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
  expect(await mailsTo(email, "Du har ångrat ditt köp")).toHaveLength(1);

  await page.goto(linkIn(confirmation, "/order"));
  await expect(page.getByText("Köpet är återbetalt").or(page.getByText("Du har ångrat köpet")).first()).toBeVisible();
});
