import { expect, type Page, test } from "playwright/test";
import { reserve, writeAnswer } from "../support/answerQuestion.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { axeViolations } from "../support/axe.ts";
import { admin, karin, marker, signIn } from "../support/demoAccounts.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";

/** Axe's violations on a phone and on a large screen, light and dark. */
async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await axeViolations(page)));
    }
  }
  return found;
}

const statusLink = async (email: string, subject: string) =>
  linkIn(await mailTo(email, subject), "/ask_a_question/status");

test("an advisor declines with a template's reason, and the asker reads it", async ({ page: advisorPage, browser }) => {
  const question = story(marker());
  const id = await openQuestion(question);
  await signIn(advisorPage, karin);
  await reserve(advisorPage, id);
  await advisorPage.getByRole("button", { name: "Tacka nej" }).click();
  const dialog = advisorPage.getByRole("dialog", { name: "Tacka nej till frågan?" });
  await dialog.getByRole("button", { name: "Kräver handlingar" }).click();
  const reason = dialog.getByLabel("Skäl till den som frågade");
  await expect(reason).toHaveValue(/Frågan går inte att besvara utan att läsa handlingar/);
  await reason.press("ControlOrMeta+End");
  await reason.pressSequentially(" Ring dem i dag.");
  expect(await violationsOn(advisorPage)).toEqual([]);
  await dialog.getByRole("button", { name: "Tacka nej" }).click();
  await expect(advisorPage.getByText("Vi har tackat nej till frågan.")).toBeVisible();
  await expect(advisorPage.getByRole("button", { name: "Tacka nej" })).toHaveCount(0);
  expect(await violationsOn(advisorPage)).toEqual([]);

  const page = await (await browser.newContext()).newPage();
  await page.goto(await statusLink(question.email, "Vi kan inte svara på din fråga"));
  await expect(page.getByText("Vi kan inte svara på din fråga")).toBeVisible();
  await expect(page.getByText(/utan att läsa handlingar.* Ring dem i dag\./s)).toBeVisible();
  await expect(page.getByText("Vi tackade nej till frågan")).toBeVisible();
  await expect(page.getByText("Ta tillbaka frågan")).toHaveCount(0);
  await expect(page.getByText("Svaret är klart")).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});

async function withdraw(page: Page) {
  await page.getByText("Jag vill ta tillbaka frågan").click();
  await page.getByRole("button", { name: "Ja, ta tillbaka frågan" }).click();
}

test("the asker withdraws without JavaScript; the advisor who is writing sees it, and gets a mail", async ({
  page: advisorPage,
  browser,
}) => {
  const question = story(marker());
  const id = await openQuestion(question);
  await signIn(advisorPage, karin);
  await reserve(advisorPage, id);
  await writeAnswer(advisorPage, id, "Nej. Hyresvärden måste visa att du har orsakat en skada.");

  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(await statusLink(question.email, "Vi har tagit emot din fråga"));
  await expect(page.getByRole("button", { name: "Ja, ta tillbaka frågan" })).toBeHidden();
  await withdraw(page);
  await expect(page.getByText("Du har tagit tillbaka frågan")).toBeVisible();
  await expect(page.getByText("Jag vill ta tillbaka frågan")).toHaveCount(0);
  const withScript = await (await browser.newContext()).newPage();
  await withScript.goto(page.url());
  await expect(withScript.getByText("Du tog tillbaka frågan")).toBeVisible();
  expect(await violationsOn(withScript)).toEqual([]);

  await expect(
    advisorPage.getByText(/Den som frågade har tagit tillbaka frågan\. Den ska inte besvaras\./),
    "the advisor sees it without reloading",
  ).toBeVisible();
  await mailTo(karin.Email, `Frågan är återtagen: L-${id}`);
});

test("withdrawing after the answer was sent shows an error and the answer", async ({ page: advisorPage, browser }) => {
  const question = story(marker());
  const id = await openQuestion(question);
  const page = await (await browser.newContext()).newPage();
  await page.goto(await statusLink(question.email, "Vi har tagit emot din fråga"));
  await expect(page.getByText("Jag vill ta tillbaka frågan")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);

  await signIn(advisorPage, karin);
  await reserve(advisorPage, id);
  await writeAnswer(advisorPage, id, "Nej. Hyresvärden måste visa att du har orsakat en skada.");
  await advisorPage.getByRole("button", { name: "Skicka svaret" }).click();
  await advisorPage.getByRole("dialog").getByRole("button", { name: "Skicka svaret" }).click();
  await expect(advisorPage).toHaveURL(new RegExp(`/admin/answers/${id}$`));

  await withdraw(page);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("Svaret är redan skickat");
  await expect(page.getByText("Hyresvärden måste visa att du har orsakat en skada")).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
});

test("with JavaScript, the confirmation of a withdrawal is scrolled into view on a phone", async ({ page }) => {
  const question = story(marker());
  await openQuestion(question);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(await statusLink(question.email, "Vi har tagit emot din fråga"));
  await expect(page.getByText("Vi svarar i mån av tid, oftast inom 14 dagar.")).toBeVisible();
  // Before it is hydrated the form is sent as a plain one, which loads the page anew.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("form") ?? {}).some((key) => /^__react/.test(key)),
  );
  await withdraw(page);
  await expect(page.getByText("Du har tagit tillbaka frågan")).toBeInViewport();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("the link of a deleted question shows that and when it was deleted", async ({ page: adminPage, browser }) => {
  const question = story(marker());
  const id = await openQuestion(question);
  const link = await statusLink(question.email, "Vi har tagit emot din fråga");
  await signIn(adminPage, admin);
  await adminPage.goto(`/admin/questions/unanswered/${id}`);
  await adminPage.getByRole("button", { name: "Ta bort frågan" }).click();
  await adminPage.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(adminPage).toHaveURL(/\/admin\/questions\/unanswered$/);
  await mailTo(question.email, "Din fråga är borttagen");

  const page = await (await browser.newContext()).newPage();
  const response = await page.goto(link);
  expect(response?.status()).toBe(410);
  await expect(page.getByRole("heading", { level: 1, name: "Frågan är borttagen" })).toBeVisible();
  await expect(
    page.getByText(/Din fråga togs bort \d+ \w+ \d{4} kl\. \d+\.\d\d\. Den hade inte besvarats\./),
  ).toBeVisible();
  await expect(page.getByText(question.title)).toHaveCount(0);
  expect(await violationsOn(page)).toEqual([]);
});
