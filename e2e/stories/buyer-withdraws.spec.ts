import { type Client, createClient } from "@lagrum/core/client";
import { formatPrice } from "@lagrum/core/money/money";
import { expect, type Page, test } from "playwright/test";
import { bodyOf, signInToken } from "../support/applyForAccount.ts";
import { axeViolations } from "../support/axe.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { linkIn, mailsTo, mailTo } from "../support/mailbox.ts";
import { buyProduct, chooseMethod, orderThroughForm } from "../support/orderProduct.ts";
import { sendForm } from "../support/sendForm.ts";

const received = "Vi har fått ditt meddelande om att ångra ett köp";
const decided = "Du har ångrat ditt köp";
const refunded = "Vi har betalat tillbaka pengar";

/** Sends the form after its minimum submit time. @returns the receipt's text without its reference and time */
async function submitWithdrawal(page: Page, reference: string, email: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "Ångra avtalet här" }).click();
  await page.getByLabel("Namn").fill("Anna Berg");
  await page.getByLabel("Köpets referens").fill(reference);
  await page.getByLabel("E-post", { exact: true }).fill(email);
  await sendForm(page, "Ångra avtalet", /\/angra\/mottaget/);
  await expect(page.getByRole("heading", { level: 1, name: "Vi har fått ditt meddelande" })).toBeVisible();
  const text = (await page.getByRole("main").getByRole("listitem").allTextContents()).join();
  return `${new URL(page.url()).pathname} ${text}`;
}

async function staffClient(): Promise<Client> {
  const token = await signInToken(admin.Email, admin.Password);
  return createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
}

/** Waits until the contract's page shows the full refund. */
async function expectRefunded(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(page.getByText("Köpet är ångrat, och det du ska få tillbaka är återbetalt.")).toBeVisible({
      timeout: 1000,
    });
  }).toPass({ timeout: 20_000 });
}

test("a guest withdraws from a purchase with only the mail, and is refunded", async ({ page }) => {
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
  expect(
    await submitWithdrawal(page, reference, stranger),
    "the response discloses nothing about the order to others",
  ).toBe(known);
  expect((await mailTo(stranger, received)).Text).toContain("hittade inget köp");

  await page.goto(linkIn(await mailTo(email, received), "/angra/bekrafta"));
  await expect(page.getByRole("heading", { level: 1, name: "Ångra: Skuldebrev" })).toBeVisible();
  await expect(page.getByText("Vi har inte börjat. Du får tillbaka hela priset.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Bekräfta ånger" }).click();
  await expect(page.getByText(/Du har ångrat köpet|Köpet är ångrat/)).toBeVisible();

  expect((await mailTo(email, refunded)).Text).toContain("hela priset");
  await expectRefunded(page);
  expect(await mailsTo(email, decided)).toHaveLength(1);

  await page.goto(linkIn(confirmation, "/order"));
  await expect(page.getByText("Köpet är återbetalt").or(page.getByText("Du har ångrat köpet")).first()).toBeVisible();
});

test("after the start the buyer pays the share that staff record, and the rest is refunded", async ({
  page,
  browser,
}) => {
  test.slow();
  const { order, Amount, email, confirmation } = await buyProduct(page, "skuldebrev");
  bodyOf(await (await staffClient()).takeOrder({ params: { id: order.ID } }));
  await submitWithdrawal(page, order.Reference, email);
  const receipt = await mailTo(email, received);
  await page.goto(linkIn(receipt, "/angra/bekrafta"));
  await expect(page.getByText("Du betalar för den del som är utförd och får tillbaka resten.")).toBeVisible();
  await expect(page.getByText("Räknas ut av oss")).toBeVisible();
  await page.getByRole("button", { name: "Bekräfta ånger" }).click();
  await expect(page.getByText("Vi räknar ut hur stor del som var utförd och mejlar dig.")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  expect((await mailTo(email, decided)).Text).toContain("Vi räknar ut hur stor del som var utförd");

  const desk = await (await browser.newContext({ locale: "sv-SE" })).newPage();
  await signIn(desk, admin);
  await desk.goto("/admin/withdrawals");
  const reference = /A-\d+/.exec(receipt.Text)?.[0] ?? "";
  const card = desk.getByRole("listitem").filter({ has: desk.getByRole("heading", { name: `${reference}:` }) });
  await card.getByRole("button", { name: "Ange utförd del" }).click();
  const dialog = desk.getByRole("dialog");
  await dialog.getByLabel("Utförd del i procent").fill("40");
  await dialog.getByLabel("Skäl").fill("Utkastet till skuldebrevet var skrivet.");
  await dialog.getByRole("button", { name: "Spara och betala tillbaka" }).click();
  await expect(dialog).toHaveCount(0);
  await desk.close();

  const [performed, rest] = [formatPrice(Amount * 0.4), formatPrice(Amount * 0.6)];
  const outcome = await mailTo(email, decided, 20_000, 1);
  expect(outcome.Text).toContain(`Vi behåller ${performed} för det som är utfört.`);
  expect(outcome.Text).toContain(`Du får tillbaka ${rest}.`);
  expect((await mailTo(email, refunded)).Text).toContain(`Vi har betalat tillbaka ${rest}.`);
  await expectRefunded(page);
  await expect(page.getByText(performed, { exact: true })).toBeVisible();
  await page.goto(linkIn(confirmation, "/order"));
  await expect(page.getByText("Återbetalat", { exact: true })).toBeVisible();
  await expect(page.getByText(rest, { exact: true })).toBeVisible();
});

test("after the delivery with both consents the withdrawal is refused with the reason, and nothing is refunded", async ({
  page,
}) => {
  test.slow();
  const { order, email, confirmation } = await buyProduct(page, "skuldebrev");
  const staff = await staffClient();
  bodyOf(await staff.takeOrder({ params: { id: order.ID } }));
  bodyOf(await staff.deliverOrder({ params: { id: order.ID }, body: { Message: "Här är skuldebrevet." } }));
  await submitWithdrawal(page, order.Reference, email);
  await page.goto(linkIn(await mailTo(email, received), "/angra/bekrafta"));
  const reason = "Du bad oss att börja direkt och godkände att ångerrätten upphör när allt är levererat.";
  await expect(page.getByText(`Hela tjänsten är levererad. ${reason}`)).toBeVisible();
  await expect(page.getByRole("button", { name: "Bekräfta ånger" })).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);
  const request = page.getByRole("button", { name: "Få beslutet med mejl" });
  await request.click();
  await expect(request).toHaveCount(0);
  await expect(page.getByText("Allmänna reklamationsnämnden")).toBeVisible();

  const decision = (await mailTo(email, "Köpet går inte att ångra")).Text;
  expect(decision).toContain(reason);
  expect(decision).toContain("Allmänna reklamationsnämnden");
  await page.goto(linkIn(confirmation, "/order"));
  await expect(page.getByText("Din beställning är klar")).toBeVisible();
  await expect(page.getByText(`Hela tjänsten är levererad. ${reason}`), "no last day, but why").toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Ångra avtalet här" })).toHaveCount(0);
  await expect(page.getByText("Återbetalat", { exact: true })).toHaveCount(0);
  expect(bodyOf(await staff.getOrder({ params: { id: order.ID } }))).toMatchObject({
    State: "Delivered",
    RefundedAmount: 0,
    Refunds: [],
  });
  expect(await mailsTo(email, refunded)).toEqual([]);
});
