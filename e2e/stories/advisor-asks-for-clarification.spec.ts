import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "playwright/test";
import { reserve, writeAnswer } from "../support/answerQuestion.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { karin, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

const facts = "Jag flyttade ut den 1 september. Protokollet från besiktningen finns kvar.";
const followUp = "Gäller det också om hyresvärden inte besiktigade lägenheten?";

async function faultsOn(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

test("an advisor requests facts, the asker replies without JavaScript, and asks one follow-up question", async ({
  page: advisorPage,
  browser,
}) => {
  const question = story(marker());
  const id = await openQuestion(question);
  await signIn(advisorPage, karin);
  await reserve(advisorPage, id);
  await advisorPage.getByRole("button", { name: "Be om uppgifter" }).click();
  await advisorPage.getByLabel("Vad behöver du veta?").fill("När flyttade du ut, och finns det ett protokoll?");
  await advisorPage.getByRole("button", { name: "Skicka", exact: true }).click();
  await expect(advisorPage.getByText("Väntar på uppgifter").last()).toBeVisible();
  await expect(advisorPage.getByText(/^Pausad, \d+ h arbetstid kvar$/).first()).toBeVisible();

  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(linkIn(await mailTo(question.email, "Vi behöver fler uppgifter"), "/ask_a_question/svara"));
  await expect(page.getByText("När flyttade du ut, och finns det ett protokoll?")).toBeVisible();
  await page.getByRole("textbox", { name: "Dina uppgifter" }).fill("Ja");
  await page.getByRole("button", { name: "Skicka uppgifterna" }).click();
  await expect(page).toHaveTitle(/^Fel: /);
  await expect(page.getByRole("textbox", { name: "Dina uppgifter" })).toHaveValue("Ja");
  await page.getByRole("textbox", { name: "Dina uppgifter" }).fill(facts);
  await page.getByRole("button", { name: "Skicka uppgifterna" }).click();
  await expect(page).toHaveURL(/\/ask_a_question\/status\?code=/);
  await expect(page.getByText(facts)).toBeVisible();

  await expect(advisorPage.getByText(facts), "the advisor sees it without reloading").toBeVisible();
  await writeAnswer(advisorPage, id, "Nej. Hyresvärden måste visa att du har orsakat en skada.");
  await advisorPage.getByRole("button", { name: "Skicka svaret" }).click();
  await advisorPage.getByRole("dialog").getByRole("button", { name: "Skicka svaret" }).click();
  await expect(advisorPage).toHaveURL(new RegExp(`/admin/answers/${id}$`));

  const reader = await (await browser.newContext()).newPage();
  await reader.goto(linkIn(await mailTo(question.email, "Din fråga är besvarad"), "/ask_a_question/status"));
  await reader.getByRole("link", { name: "Ställ en följdfråga" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Ställ en följdfråga" })).toBeVisible();
  expect(await faultsOn(reader)).toEqual([]);
  await reader.getByLabel("Din följdfråga").fill(followUp);
  await reader.getByRole("button", { name: "Skicka följdfrågan" }).click();
  await expect(reader.getByText(followUp)).toBeVisible();
  await expect(reader.getByRole("link", { name: "Ställ en följdfråga" })).toHaveCount(0);

  await advisorPage.goto("/admin/questions/follow-ups");
  await advisorPage.getByRole("link", { name: question.title }).click();
  await expect(advisorPage.getByText(followUp)).toBeVisible();
  await advisorPage.getByRole("button", { name: "Besvara följdfrågan" }).click();
  await advisorPage.getByLabel("Svar på följdfrågan").fill("Ja, bevisbördan är densamma.");
  await advisorPage.getByRole("button", { name: "Skicka", exact: true }).click();
  await expect(advisorPage.getByRole("listitem").getByText("Ja, bevisbördan är densamma.")).toBeVisible();
  await reader.goto(linkIn(await mailTo(question.email, "Din följdfråga är besvarad"), "/ask_a_question/status"));
  await expect(reader.getByText("Ja, bevisbördan är densamma.")).toBeVisible();
});
