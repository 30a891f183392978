import { type Browser, expect, type Page, test } from "playwright/test";
import { askPaid, toCheckout } from "../support/askPaid.ts";
import { axeViolations } from "../support/axe.ts";
import { admin, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { chooseMethod, orderThroughForm } from "../support/orderProduct.ts";

const methods = "Swish, kort eller faktura";

/** The promised time in a text: "tisdag 15 december kl. 17.00". */
function deadlineIn(text: string | null): string {
  const found = /senast (\p{L}+dag \d+ \p{L}+ kl\. \d+\.\d\d)/iu.exec(text ?? "");
  if (!found?.[1]) throw new Error(`no promised time in: ${text}`);
  return found[1];
}

const later = (page: Page) => page.getByRole("radio", { name: /^Börja efter ångerfristen/ });
const startNow = (page: Page) => page.getByRole("radio", { name: /^Börja nu/ });
const dateOf = async (radio: ReturnType<typeof later>) => deadlineIn(await radio.locator("xpath=..").textContent());

/** Approves in the simulated Swish app. */
async function payInSwish(browser: Browser, page: Page): Promise<void> {
  await chooseMethod(page, "Swish");
  const app = await page.getByRole("link", { name: "öppna Swish" }).getAttribute("href");
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(app ?? "");
  await phone.getByRole("button", { name: "Godkänn" }).click();
  await context.close();
}

test("the methods of payment stand on product, ask and booking pages before anything is typed", async ({ page }) => {
  for (const path of ["/product/skuldebrev", "/product/skuldebrev/bestall", "/ask_a_question", "/boka"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(methods, { exact: false }).first()).toBeVisible();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a buyer who waits sees one date in form, review, checkout, mail, status page and desk", async ({
    page,
    browser,
  }) => {
    test.slow();
    await page.goto("/product/skuldebrev/bestall");
    await expect(page.getByRole("radio", { name: /^Börja/, checked: true })).toHaveCount(0);
    const promised = await dateOf(later(page));
    expect(await dateOf(startNow(page))).not.toBe(promised);
    await page.getByRole("button", { name: "Granska beställningen" }).click();
    await expect(page.getByRole("link", { name: "Välj när vi ska börja." })).toBeVisible();

    const email = `${marker().toLowerCase()}@kopare.example`;
    await orderThroughForm(page, "skuldebrev", { email });
    await expect(page.getByText(`Klart: Senast ${promised} om du betalar nu.`)).toBeVisible();
    await expect(page.getByRole("link", { name: /^Reklamera hos oss/ })).toBeVisible();
    await payInSwish(browser, page);

    const mail = await mailTo(email, "Tack för din beställning");
    expect(mail.Text).toContain(`Klart senast ${promised}.`);
    expect(mail.Text).toContain("Du har inte bett oss börja innan ångerfristen har gått ut.");
    expect(mail.Text).toContain("Du har inte godkänt att ångerrätten upphör");
    await page.goto(linkIn(mail, "/order"));
    await expect(page.getByText(`Senast ${promised}.`)).toBeVisible();

    const desk = await (await browser.newContext({ javaScriptEnabled: true, reducedMotion: "reduce" })).newPage();
    await signIn(desk, admin);
    await desk.goto(`/admin/orders/${/O-(\d+)/.exec(mail.Text)?.[1]}`);
    const [, day = "", clock = ""] = /dag (\d+ \p{L}+) kl\. ([\d.]+)/u.exec(promised) ?? [];
    expect(day).not.toBe("");
    await expect(desk.getByText(new RegExp(`utlovad senast ${day} \\d{4} kl\\. ${clock}`))).toBeVisible();
  });
});

test("an asker's choice carries its date to review, checkout, mail and status page; a company has none", async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto("/ask_a_question");
  await page.getByRole("radio", { name: /^Expressfråga(?! 24)/ }).check();
  await page.getByRole("radio", { name: "Företag" }).check();
  await expect(later(page)).toBeHidden();
  await page.getByRole("radio", { name: "Privatperson" }).check();
  await expect(page.getByLabel("Jag vet att ångerrätten upphör")).toBeHidden();
  const promised = await dateOf(later(page));
  expect(await axeViolations(page)).toEqual([]);

  const { question } = await askPaid(page, { type: "Express", startsLater: promised });
  await toCheckout(page);
  await expect(page.getByText(`Klart: Senast ${promised} om du betalar nu.`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await payInSwish(browser, page);
  await expect(page.getByRole("heading", { level: 1, name: "Beställningen är betald" })).toBeVisible();
  const mail = await mailTo(question.email, "Tack för din beställning");
  expect(mail.Text).toContain(`Klart senast ${promised}.`);
  await page.goto(linkIn(mail, "/ask_a_question/status"));
  await expect(page.getByText(`Klart senast ${promised}.`)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});
