import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { chooseMethod, expectPaid, orderThroughForm, providerForm } from "../support/orderProduct.ts";

const buyer = () => ({ email: `${marker().toLowerCase()}@kopare.example` });

test("a person orders, leaves and resumes the checkout, pays by card, and follows the order by the mailed link", async ({
  page,
}) => {
  const { email } = buyer();
  await orderThroughForm(page, "kravbrev", { email });
  const policy = (await page.request.get("/")).headers()["content-security-policy"];
  expect(policy).toContain("frame-src 'none'");
  expect(await axeViolations(page)).toEqual([]);
  await chooseMethod(page, "Kort");
  const left = page.waitForURL(/\/checkout\/\d+$/, { waitUntil: "commit" });
  await providerForm(page).getByRole("button", { name: "Avbryt" }).click();
  await left;
  await expect(page).toHaveURL(/\/kassa/);
  await expect(providerForm(page).getByRole("button", { name: "Avbryt" })).toBeVisible();

  await page.goto("/");
  await page.goto(linkIn(await mailTo(email, "Vi har tagit emot din beställning"), "/order"));
  await expect(page.getByText("Beställningen är inte betald")).toBeVisible();
  await page.getByRole("link", { name: /^Betala/ }).click();
  await providerForm(page).getByRole("button", { name: "Betala med kort" }).click();
  await expectPaid(page);
  expect(await axeViolations(page)).toEqual([]);

  await page.goto(linkIn(await mailTo(email, "Tack för din beställning"), "/order"));
  await expect(page.getByText("Beställningen är betald")).toBeVisible();
  await expect(page.getByText("Kort: reserverad")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("a declined Swish payment is retried by invoice, and the push completes it when the browser is closed", async ({
  page,
  browser,
}) => {
  const { email } = buyer();
  await orderThroughForm(page, "skuldebrev", { email, company: { name: "Bolaget AB", number: "556016-0680" } });
  await expect(page.getByText("Ett företag har ingen ångerrätt.")).toBeVisible();
  await chooseMethod(page, "Swish");
  const app = await page.getByRole("link", { name: "öppna Swish" }).getAttribute("href");
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(app ?? "");
  await phone.getByRole("button", { name: "Neka" }).click();
  await expect(page.getByText("Betalningen nekades")).toBeVisible();

  await chooseMethod(page, "Faktura");
  // The buyer closes the page; the provider completes the purchase and pushes.
  await providerForm(page).getByRole("button", { name: "Betala senare" }).click();
  await expect(providerForm(page).getByText("även om du stänger sidan")).toBeVisible();
  await page.close();
  const later = await browser.newPage();
  await later.goto(linkIn(await mailTo(email, "Tack för din beställning"), "/order"));
  await expect(later.getByText("Faktura: reserverad")).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Swish works and gives a receipt, and the card form says that it needs JavaScript", async ({ page }) => {
    const { email } = buyer();
    await orderThroughForm(page, "kravbrev", { email });
    await chooseMethod(page, "Kort");
    await expect(page.getByRole("heading", { level: 1, name: "Betala din beställning" })).toBeVisible();
    // Playwright does not render noscript.
    expect(await page.content()).toContain("behöver JavaScript");
    await page.getByRole("link", { name: "Betala på ett annat sätt" }).click();
    await chooseMethod(page, "Swish");
    await page.getByRole("link", { name: "öppna Swish" }).click();
    await page.getByRole("button", { name: "Godkänn" }).click();
    await page.getByRole("link", { name: "Tillbaka till butiken" }).click();
    await expect(page).toHaveURL(/\/done$/);
    expect(await page.content()).toContain("Se din beställning genom länken i mejlet");

    await page.goto(linkIn(await mailTo(email, "Tack för din beställning"), "/order"));
    await page.getByRole("link", { name: /^Kvitto \d{4}-\d+$/ }).click();
    await expect(page.getByRole("heading", { level: 1, name: /^Kvitto \d{4}-\d+$/ })).toBeVisible();
    await expect(page.getByRole("table", { name: "Moms per skattesats" })).toContainText("25 %");
    const link = await page.getByRole("link", { name: "Hämta som PDF" }).getAttribute("href");
    const pdf = await page.request.get(link ?? "");
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).toString("latin1")).toContain("/Lang (sv-SE)");
  });
});
