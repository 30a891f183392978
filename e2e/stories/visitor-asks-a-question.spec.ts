import { expect, test } from "playwright/test";
import { publish, reserve, writeAnswer } from "../support/answerQuestion.ts";
import { askThroughForm, confirmThroughMail, openQuestion, story } from "../support/askQuestion.ts";
import { karin, marker, signIn } from "../support/demoAccounts.ts";
import { hydrate, withKeys } from "../support/formDriver.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

test("a visitor asks by keyboard, confirms by mail, an advisor answers, and the answer is public", async ({
  page,
  browser,
}) => {
  const question = story(marker());
  await askThroughForm(page, question, withKeys(page));
  await confirmThroughMail(page, question);

  const advisorPage = await (await browser.newContext()).newPage();
  await signIn(advisorPage, karin);
  await advisorPage.goto("/admin/questions/unanswered");
  await advisorPage.getByRole("textbox", { name: "Sök" }).fill(question.title);
  await advisorPage.getByText(question.title).first().click();
  await expect(advisorPage).toHaveURL(/\/admin\/questions\/unanswered\/\d+/);
  const id = Number(new URL(advisorPage.url()).pathname.split("/").at(-1));
  await reserve(advisorPage, id);
  await writeAnswer(
    advisorPage,
    id,
    "Nej. Hyresvärden måste visa att du har orsakat en skada för att få behålla pengarna.",
  );
  await publish(advisorPage);

  await page.goto(linkIn(await mailTo(question.email, "Din fråga är besvarad"), "/ask_a_question/status"));
  await expect(page.getByText("Hyresvärden måste visa att du har orsakat en skada")).toBeVisible();

  await page.goto("/answers");
  await page.getByRole("link", { name: question.title }).click();
  await expect(page.getByRole("heading", { level: 1, name: question.title })).toBeVisible();
  await expect(page.getByText("Hyresvärden måste visa att du har orsakat en skada")).toBeVisible();
  await expect(page.getByRole("main").getByText("Karin Ekdal")).toBeVisible();
  expect(await page.content()).not.toContain(question.email);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a visitor asks, sees the missing fields, loses no typed text, confirms, and objects", async ({ page }) => {
    const question = story(marker());
    await page.goto("/ask_a_question");
    await page.getByLabel("Rubrik").fill(question.title);
    await page.getByLabel("Beskriv din situation").fill("För kort");
    await page.getByRole("button", { name: "Granska din fråga" }).click();
    await expect(page).toHaveTitle(/^Fel: /);
    await expect(page.getByRole("alert").getByRole("link", { name: /minst 50 tecken/ })).toBeVisible();
    await expect(page.getByLabel("Rubrik")).toHaveValue(question.title);
    await expect(page.getByLabel("Beskriv din situation")).toHaveValue("För kort");

    await askThroughForm(page, question);
    await confirmThroughMail(page, question);
    await page.getByText("Jag vill inte att frågan publiceras").click();
    await page.getByRole("button", { name: "Ja, publicera inte frågan" }).click();
    await expect(page.getByText("Du har sagt nej till publicering")).toBeVisible();
  });

  test("a visitor finds an answer by search and by area", async ({ page }) => {
    await page.goto("/");
    await page.getByLabel("Sök bland svaren").fill("deposition");
    await page.getByRole("button", { name: "Sök" }).click();
    expect(page.url()).not.toContain("deposition");
    await page.getByRole("link", { name: "Får hyresvärden behålla depositionen" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("depositionen");
  });
});

test("typed text survives a reload and going back", async ({ page }) => {
  const question = story(marker());
  await page.goto("/ask_a_question");
  await hydrate(page);
  await page.getByLabel("Rubrik").fill(question.title);
  await page.getByLabel("Beskriv din situation").fill(question.body);
  await page.reload();
  await expect(page.getByLabel("Rubrik")).toHaveValue(question.title);
  await page.goto("/categories");
  await page.goBack();
  await expect(page.getByLabel("Beskriv din situation")).toHaveValue(question.body);
  expect(page.url()).not.toContain("deposition");
});

test("a warning appears while a personal identity number is typed", async ({ page }) => {
  await page.goto("/ask_a_question");
  await page.getByLabel("Beskriv din situation").fill("Mitt personnummer är 811218-9876 och jag undrar en sak.");
  await expect(page.getByText("Det ser ut som ett personnummer")).toBeVisible();
});

test("opening the mailed link confirms nothing, and confirming twice is not an error", async ({ page }) => {
  const question = story(marker());
  await askThroughForm(page, question);
  const link = linkIn(await mailTo(question.email, "Bekräfta din fråga"), "/ask_a_question/bekrafta");
  await page.goto(link);
  await page.goto(link);
  await page.getByRole("button", { name: "Bekräfta frågan" }).click();
  await expect(page.getByText("bekräftad").first()).toBeVisible();
  await page.goto(link);
  await page.getByRole("button", { name: "Bekräfta frågan" }).click();
  await expect(page.getByText("Frågan är redan bekräftad")).toBeVisible();
});

test("a draft is restored after the editor was closed", async ({ page }) => {
  const id = await openQuestion(story(marker()));
  await signIn(page, karin);
  await reserve(page, id);
  await writeAnswer(page, id, "Ett utkast som ska finnas kvar.");
  await page.goto("/admin/dashboard");
  await page.goto(`/admin/questions/reserved/${id}`);
  await expect(page.getByRole("textbox", { name: "Svar" })).toContainText("Ett utkast som ska finnas kvar.");
  await page.getByRole("button", { name: "Lämna tillbaka" }).click();
  await expect(page.getByText("Frågan är tillbakalämnad.")).toBeVisible();
});
