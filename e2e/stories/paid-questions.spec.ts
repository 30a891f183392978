import { type Browser, expect, type Page, test } from "playwright/test";
import { publish, reserve, writeAnswer } from "../support/answerQuestion.ts";
import { askPaid, toCheckout } from "../support/askPaid.ts";
import { axeViolations } from "../support/axe.ts";
import { admin, elias, signIn } from "../support/demoAccounts.ts";
import { linkIn, type Mail, mailsTo, mailTo } from "../support/mailbox.ts";
import { chooseMethod, expectPaid, providerForm } from "../support/orderProduct.ts";
import { missDeadline } from "../support/paidQuestions.ts";

const statusPage = "/ask_a_question/status";

/** The text of the newest mail with the subject. */
async function textOf(email: string, subject: string, within?: number): Promise<string> {
  const { Text } = await mailTo(email, subject, within);
  return Text;
}

async function deskPage(browser: Browser, person: typeof admin): Promise<Page> {
  const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
  await signIn(page, person);
  return page;
}

/** The order's number, from its mail. */
const orderId = ({ Text }: Mail) => Number(/O-(\d+)/.exec(Text)?.[1]);

async function sendAnswer(desk: Page): Promise<void> {
  await desk.getByRole("button", { name: "Skicka svaret" }).click();
  await desk.getByRole("dialog", { name: "Skicka svaret?" }).getByRole("button", { name: "Skicka svaret" }).click();
  await expect(desk).toHaveURL(/\/admin\/answers\/\d+$/);
}

async function refund(desk: Page, part?: string): Promise<void> {
  await desk.getByRole("button", { name: "Betala tillbaka" }).click();
  const dialog = desk.getByRole("dialog", { name: /^Betala tillbaka/ });
  if (part) {
    await dialog.getByLabel("En del").check();
    await dialog.getByLabel("Belopp i kronor, med moms").fill(part);
  }
  await dialog.getByLabel("Skäl").fill("Samtalet blev kortare än utlovat.");
  await dialog.getByRole("button", { name: "Betala tillbaka" }).click();
  await expect(dialog).toBeHidden();
}

/** Approves or declines in the simulated Swish app. */
async function inSwish(browser: Browser, page: Page, choice: "Godkänn" | "Neka"): Promise<void> {
  const app = await page.getByRole("link", { name: "öppna Swish" }).getAttribute("href");
  const context = await browser.newContext();
  const phone = await context.newPage();
  await phone.goto(app ?? "");
  await phone.getByRole("button", { name: choice }).click();
  await context.close();
}

test("Express is paid by card although the browser closes before the confirmation, answered, published, and followed up", async ({
  page,
  browser,
}) => {
  test.slow();
  const { question, id } = await askPaid(page, { type: "Express", mayPublish: true });
  const { email, title } = question;
  await toCheckout(page);
  await chooseMethod(page, "Kort");
  // The provider redirects to this page, whose request never gets a response.
  await page.context().route(/\/checkout\/\d+\/done/, () => {});
  const isLeading = page.waitForRequest(/\/checkout\/\d+\/done/);
  await providerForm(page).getByRole("button", { name: "Betala med kort" }).click();
  await isLeading;
  await page.context().close();

  const paid = await mailTo(email, "Tack för din beställning");
  const words = await textOf(email, "Tack för din beställning");
  expect(words).toContain("Pris: 1295 kr, varav moms 259 kr.");
  expect(words).toMatch(/Klart senast .+dag \d+ \p{L}+ kl\. /u);

  const desk = await deskPage(browser, elias);
  await reserve(desk, id);
  await writeAnswer(desk, id, "Hyresvärden ska betala tillbaka depositionen.");
  await publish(desk);
  expect(await textOf(email, "Din fråga är besvarad")).toContain("Det finns nu ett svar på din fråga.");

  const later = await browser.newPage();
  await later.goto(linkIn(paid, statusPage));
  await expect(later.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(later.getByText("Hyresvärden ska betala tillbaka depositionen.")).toBeVisible();
  await expect(later.getByRole("link", { name: /^Kvitto/ })).toBeVisible();
  await expect(later.getByRole("link", { name: "läs sidan" })).toBeVisible();

  await later.getByRole("link", { name: "Köp en följdfråga" }).click();
  await later.getByLabel("Din följdfråga").fill("Gäller det också räntan på depositionen?");
  await later.getByLabel("Jag vill att ni börjar innan").check();
  await later.getByLabel("Jag vet att ångerrätten upphör").check();
  await later.getByLabel("Jag har fyllt 18 år").check();
  await later.getByLabel("Jag godkänner villkoren").check();
  expect(await axeViolations(later)).toEqual([]);
  await expect(async () => {
    await later.getByRole("button", { name: /^Till betalningen/ }).click();
    await expect(later.getByRole("heading", { level: 1, name: "Betala din beställning" })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await chooseMethod(later, "Faktura");
  await providerForm(later).getByRole("button", { name: "Betala mot faktura" }).click();
  await expectPaid(later);
  const bought = await mailTo(email, "Tack för din beställning", 20_000, 1);
  expect(bought.Text).toContain("Du har beställt: Extra följdfråga.");

  await desk.goto(`/admin/answers/${id}`);
  await desk.getByRole("button", { name: "Besvara följdfrågan" }).click();
  const dialog = desk.getByRole("dialog", { name: "Besvara följdfrågan" });
  await dialog.getByLabel("Svar på följdfrågan").fill("Ja, om parterna har avtalat om ränta.");
  await dialog.getByRole("button", { name: "Skicka" }).click();
  await mailTo(email, "Din följdfråga är besvarad");
  await later.goto(linkIn(paid, statusPage));
  await expect(later.getByText("Ja, om parterna har avtalat om ränta.")).toBeVisible();
});

test("Express24 with a possible conflict is declined and paid again as any other, cleared, refunded when late, and still answered", async ({
  page,
  browser,
}) => {
  test.slow();
  const { question, id } = await askPaid(page, { type: "Express24", counterparty: "Isadora Exempellund" });
  const { email } = question;
  await toCheckout(page);
  await chooseMethod(page, "Swish");
  await inSwish(browser, page, "Neka");
  await expect(page.getByText("Betalningen nekades")).toBeVisible();
  expect(await textOf(email, "Betalningen gick inte igenom")).toContain("Inga pengar har dragits.");
  await chooseMethod(page, "Faktura");
  await providerForm(page).getByRole("button", { name: "Betala mot faktura" }).click();
  await expectPaid(page);
  const bought = await mailTo(email, "Tack för din beställning");
  expect(bought.Text).toContain("Pris: 1995 kr, varav moms 399 kr.");
  expect(bought.Text).not.toContain("Isadora");

  const desk = await deskPage(browser, admin);
  const order = orderId(bought);
  await desk.goto(`/admin/orders/${order}`);
  await expect(desk.getByRole("alert").getByText(/Isadora Exempellund/)).toBeVisible();
  await desk.getByRole("button", { name: "Inget jäv" }).click();
  const dialog = desk.getByRole("dialog", { name: "Det finns inget jäv" });
  await dialog.getByLabel("Skäl").fill("Samma namn, en annan person.");
  await dialog.getByRole("button", { name: "Släpp beställningen" }).click();
  await expect(dialog).toBeHidden();

  await missDeadline(id);
  const late = await textOf(email, "Vi blev försenade, och du får pengarna tillbaka", 90_000);
  expect(late).toContain("Du får tillbaka hela priset");
  expect(late).toContain("Svaret kommer ändå, utan kostnad.");
  await desk.goto(`/admin/orders/${order}`);
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByText("Hela priset betalades tillbaka")).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  await reserve(desk, id);
  await writeAnswer(desk, id, "Hyresvärden ska betala tillbaka depositionen.");
  await sendAnswer(desk);
  await page.goto(linkIn(await mailTo(email, "Din fråga är besvarad"), statusPage));
  await expect(page.getByText("Hyresvärden ska betala tillbaka depositionen.")).toBeVisible();
  await expect(page.getByText("1995 kr kommer tillbaka")).toBeVisible();
  expect(await mailsTo(email, "Vi blev försenade")).toHaveLength(1);
});

test("PhoneAdvice is paid by Swish, gets a time for the call, is called, and is refunded in part and then in full", async ({
  page,
  browser,
}) => {
  test.slow();
  const call = { phone: "070-123 45 67", time: "tisdag efter kl. 13" };
  const { question, id } = await askPaid(page, { type: "PhoneAdvice", call });
  const { email } = question;
  await toCheckout(page);
  await chooseMethod(page, "Swish");
  await inSwish(browser, page, "Godkänn");
  await expect(page.getByRole("heading", { level: 1, name: "Beställningen är betald" })).toBeVisible();
  const paid = await mailTo(email, "Tack för din beställning");
  expect(await textOf(email, "Tack för din beställning")).toContain("Vi ringer på en tid som vi kommer överens om.");

  const desk = await deskPage(browser, admin);
  await reserve(desk, id);
  await expect(desk.getByText(call.time)).toBeVisible();
  await desk.getByRole("button", { name: "Kom överens om tid" }).click();
  const agree = desk.getByRole("dialog", { name: "Kom överens om tid" });
  await agree.getByLabel("Dag").fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await agree.getByLabel("Klockslag").fill("10:00");
  await expect(async () => {
    await agree.getByRole("button", { name: /^Boka/ }).click({ timeout: 1000 });
    await expect(agree).toBeHidden({ timeout: 2000 });
  }).toPass();
  expect(await textOf(email, "Tid för ditt samtal")).toMatch(/Vi ringer dig .+ kl\. 10\.00/);
  await desk.getByRole("button", { name: "Anteckna samtalet" }).click();
  const finish = desk.getByRole("dialog", { name: "Anteckna samtalet" });
  await finish.getByLabel("Anteckning").fill("Allt blev klart.");
  await finish.getByRole("button", { name: "Spara" }).click();
  await expect(desk.getByText("Frågan är besvarad per telefon.").or(desk.getByText("Allt blev klart."))).toBeVisible();

  await desk.goto(`/admin/orders/${orderId(paid)}`);
  await refund(desk, "200");
  expect(await textOf(email, "Vi har betalat tillbaka pengar")).toContain("Vi har betalat tillbaka 200 kr.");
  await desk.reload();
  await refund(desk);
  const second = await mailTo(email, "Vi har betalat tillbaka pengar", 20_000, 1);
  expect(second.Text).toContain("Vi har betalat tillbaka 795 kr");
  await desk.reload();
  await expect(desk.getByText("Återbetald").first()).toBeVisible();
  await expect(desk.getByRole("button", { name: "Betala tillbaka" })).toHaveCount(0);
  await page.goto(linkIn(paid, statusPage));
  await expect(page.getByText(/995 kr kommer tillbaka/)).toBeVisible();
  await expect(page.getByRole("link", { name: /^Kreditnota/ })).toHaveCount(2);
});
