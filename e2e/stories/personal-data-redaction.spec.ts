import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { publish, reserve, writeAnswer } from "../support/answerQuestion.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { elias, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

const found = async (page: Page) => (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test("personal data is redacted before publication; the asker still sees the original, and can object", async ({
  page,
  browser,
}) => {
  const question = {
    ...story(marker()),
    body: "Jag hyr av Zlatko Novak på Storgatan 12 i Sala. Zlatko svarar inte när jag ringer 070-123 45 67 om depositionen.",
  };
  const id = await openQuestion(question);
  await signIn(page, elias);
  await reserve(page, id);
  await page.setViewportSize({ width: 375, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await writeAnswer(page, id, "Ja, Zlatko ska lämna tillbaka depositionen enligt 12 kap. 28 a § jordabalken.");
  await page.getByRole("button", { name: "Skicka och publicera" }).click();
  const dialog = page.getByRole("dialog", { name: "Det här kan peka ut någon" });
  await expect(dialog.getByRole("status")).toContainText("5 kvar");
  await expect(dialog.locator("mark")).toHaveText([
    "Zlatko Novak",
    "Storgatan 12 i Sala",
    "Zlatko",
    "070-123 45 67",
    "Zlatko",
  ]);
  expect(await found(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375);

  // By keyboard: each finding suggests a replacement.
  for (const left of ["4 kvar", "3 kvar"]) {
    await dialog.getByLabel("Ersätt med").press("Enter");
    await expect(dialog.getByRole("status")).toContainText(left);
  }
  await dialog.getByRole("button", { name: "Ersätt alla lika (2)" }).click();
  await dialog.getByRole("button", { name: "Låt stå" }).click();
  await dialog.getByLabel("Skäl att låta det stå").fill("Påhittat nummer");
  await dialog.getByLabel("Skäl att låta det stå").press("Enter");
  await dialog.getByRole("button", { name: "Spara och gå vidare" }).click();
  await expect(page.getByRole("dialog", { name: "Skicka och publicera?" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Avbryt" }).click();
  await expect(page.getByRole("textbox", { name: "Svar" })).toContainText("Ja, [namn 1] ska lämna tillbaka");
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/answers/${id}`);
  await expect(visitor.getByText("Jag hyr av [namn 1] på [adress]")).toBeVisible();
  expect(await visitor.content()).not.toMatch(/Zlatko|Novak|Storgatan/);
  await visitor.goto(linkIn(await mailTo(question.email, "Din fråga är besvarad"), "/ask_a_question/status"));
  await expect(visitor.getByText("Jag hyr av Zlatko Novak på Storgatan 12 i Sala.")).toBeVisible();
  await visitor.getByText("Jag vill inte att frågan publiceras").click();
  await visitor.getByRole("button", { name: "Ja, publicera inte frågan" }).click();
  await expect(visitor.getByText("Du har sagt nej till publicering.")).toBeVisible();
  expect((await visitor.goto(`/answers/${id}`))?.status()).toBe(404);
});
