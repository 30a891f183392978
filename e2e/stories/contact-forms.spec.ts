import { createClient } from "@lagrum/core/client";
import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { type FormDriver, withKeys, withPointer } from "../support/formDriver.ts";
import { mailTo } from "../support/mailbox.ts";

const answer = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";

/** Runs axe, unless JavaScript is disabled. */
async function expectNoViolations(page: Page, form: FormDriver): Promise<void> {
  if (!form.hasScript) return;
  expect(await axeViolations(page), page.url()).toEqual([]);
}

/** The lines of the error summary. */
const faults = (page: Page) => page.getByRole("region", { name: "Kontrollera dina uppgifter" }).getByRole("link");

/** A form sent before the minimum submit time is rejected: send it again when the error is shown. */
async function submitAfterMinimumTime(page: Page, form: FormDriver, button: string, address: RegExp): Promise<void> {
  await expect(async () => {
    const responding = page.waitForResponse((response) => response.request().method() === "POST");
    const [response] = await Promise.all([responding, form.press(button)]);
    expect(response.status()).not.toBe(422);
  }).toPass({ timeout: 15_000 });
  await expect(page).toHaveURL(address);
}

async function sendContactMessage(page: Page, form: FormDriver): Promise<void> {
  const email = `${marker().toLowerCase()}@skribent.example`;
  await page.goto("/contact?amne=press");
  await expect(page.getByLabel("Vad gäller det?")).toHaveValue("Press");
  await form.write("Namn", "Kim Åberg");
  await form.write("Meddelande", "För kort");
  await form.press("Skicka meddelandet");
  await expect(page).toHaveTitle(/^Fel: /);
  await expect(faults(page)).toHaveText(["Ange din e-postadress.", /minst 10 tecken/]);
  await expect(page.getByLabel("Namn")).toHaveValue("Kim Åberg");
  await expect(page.getByLabel("Meddelande")).toHaveValue("För kort");
  await expectNoViolations(page, form);
  await form.write("E-post", email);
  await form.write("Meddelande", `Vem kan jag intervjua? Hälsningar ${email}`);
  const key = await page.locator("input[name=Key]").inputValue();
  await submitAfterMinimumTime(page, form, "Skicka meddelandet", /\/contact\/tack\?ref=K-\d+$/);
  const reference = new URL(page.url()).searchParams.get("ref") ?? "";
  await expect(page.getByText(reference)).toBeVisible();
  expect((await mailTo(email, "Vi har tagit emot ditt meddelande")).Text).toContain(reference);
  expect((await mailTo("kontakt@lagrum.example", `Meddelande ${reference}:`)).Text).toContain(email);
  // A second message is not deduplicated as a retry of the first.
  await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt", exact: true }).click();
  await expect(page.getByLabel("Meddelande")).toHaveValue("");
  await expect(page.locator("input[name=Key]")).not.toHaveValue(key);
}

async function checkInsurance(page: Page, form: FormDriver): Promise<void> {
  await page.goto("/rattsskydd");
  await form.choose("1. Har du en hemförsäkring", "Ja");
  await form.choose("2. Har du varit försäkrad", "Ja");
  await form.choose("3. Har du framfört", "Ja");
  await form.choose("4. Har motparten sagt nej", "Ja, skriftligt");
  await form.pick("5. Vad gäller tvisten?", "Hyra eller bostadsrätt");
  await form.write("6. Hur mycket gäller tvisten", "mycket");
  await form.pick("7. Vilket försäkringsbolag", "Hedvig");
  await form.press("Visa vad det betyder");
  await expect(faults(page)).toHaveText([/Ange ett belopp i kronor/]);
  await form.write("6. Hur mycket gäller tvisten", "45 000");
  await form.press("Visa vad det betyder");
  const result = page.getByRole("region", { name: "Troligen ja" });
  await expect(result).toContainText("Det är försäkringsbolaget som beslutar");
  await expect(result).toContainText(/Hos Hedvig .* 25\s% av kostnaden, minst 1750\skr/);
  await expect(page.getByLabel("6. Hur mycket gäller tvisten")).toHaveValue("45 000");
  expect(page.url()).not.toContain("?");
  await expectNoViolations(page, form);
}

async function estimateRent(page: Page, form: FormDriver): Promise<void> {
  await page.goto("/categories/hyresratt");
  await page.getByRole("link", { name: "Räkna ut om din hyra är för hög" }).click();
  await form.pick("Vad hyr du?", "En hyresrätt i andra hand");
  // Typing into a date depends on the browser's locale.
  await page.getByLabel("Första dagen du hyrde").fill("2021-03-01");
  await form.write("Din hyra per månad", "tolv tusen");
  await form.write("Hyresvärdens egen hyra", "8 000");
  await form.choose("Är bostaden möblerad?", "Nej");
  await form.press("Räkna ut");
  await expect(faults(page)).toHaveText(["Ange ett belopp i kronor, till exempel 8\u00a0000."]);
  await form.write("Din hyra per månad", "12 000");
  await form.press("Räkna ut");
  // 4000 kr too much a month, for the two years that are repaid.
  const result = page.getByRole("region", { name: /Uppskattning: 96\s000\skr/ });
  await expect(result.getByRole("row", { name: /För mycket per månad/ })).toContainText(/4000\skr/);
  await form.write("Högst, om du bara kan gissa", "10 000");
  await form.press("Räkna ut");
  await expect(page.getByRole("region", { name: /Uppskattning: 48\s000\skr till 96\s000\skr/ })).toBeVisible();
  expect(page.url()).not.toContain("?");
  await expectNoViolations(page, form);
}

async function reportAnswer(page: Page, form: FormDriver): Promise<void> {
  const text = `Paragrafen har fått ett nytt nummer ${marker()}.`;
  await page.goto(answer);
  await page.getByRole("link", { name: "Rapportera ett fel" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Rapportera ett fel" })).toBeVisible();
  await form.choose("Vad är fel?", "Svaret är gammalt");
  await form.press("Skicka rapporten");
  await expect(faults(page)).toHaveText(["Beskriv felet."]);
  await expectNoViolations(page, form);
  await form.write("Beskriv felet", text);
  await submitAfterMinimumTime(page, form, "Skicka rapporten", /\/rapportera\/tack\?ref=R-\d+$/);
  const reference = new URL(page.url()).searchParams.get("ref") ?? "";
  expect((await mailTo("kontakt@lagrum.example", `Rapport ${reference}:`)).Text).toContain(text);
  await page.getByRole("link", { name: "Tillbaka till svaret" }).click();
  await expect(page).toHaveURL(answer);
}

async function rateAnswer(page: Page, form: FormDriver): Promise<void> {
  await page.goto(answer);
  await form.press("Ja");
  await expect(page.getByText(/^Tack, /)).toBeVisible();
}

const acts = {
  "sends a contact message": sendContactMessage,
  "checks their legal protection insurance": checkInsurance,
  "estimates a rent that is too high": estimateRent,
  "reports an answer": reportAnswer,
  "rates an answer": rateAnswer,
};

for (const [words, act] of Object.entries(acts)) {
  test(`by keyboard, a visitor ${words}`, ({ page }) => act(page, withKeys(page)));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const [words, act] of Object.entries(acts)) {
    test(`a visitor ${words}`, ({ page }) => act(page, withPointer(page)));
  }
});

test("emergency contacts for family and criminal law are on the answer pages and the question form", async ({
  request,
}) => {
  const api = createClient({ baseUrl: `${baseUrl}/api` });
  const found = await api.listAnswers({ query: { PageSize: 100 } });
  if (!found.ok) throw new Error(found.body.Code);
  const inArea = (uri: string) => found.body.Answers.find(({ Area }) => Area.Uri === uri)?.Uri;
  const has = async (path: string) => (await (await request.get(path)).text()).includes('href="tel:020505050"');
  for (const area of ["familjeratt", "straffratt"]) {
    expect([area, await has(`/categories/${area}`), await has(`/answers/${inArea(area)}`)]).toEqual([area, true, true]);
    expect(await has(`/ask_a_question?category=${area}`)).toBe(true);
  }
  expect([await has("/categories/hyresratt"), await has(`/answers/${inArea("hyresratt")}`)]).toEqual([false, false]);
});
