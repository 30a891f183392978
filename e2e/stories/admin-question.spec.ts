import { createClient } from "@lagrum/core/client";
import { expect } from "playwright/test";
import {
  desktopScreen,
  expectAccessible,
  expectAccessiblePage,
  phoneScreen,
  setScreen,
  test,
  visit,
} from "../support/adminPages.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { tabTo } from "../support/formDriver.ts";
import { answerPath } from "../support/readablePages.ts";

// One question, from the search to its deletion: the tests depend on each other.
test.describe.configure({ mode: "serial" });

const question = story(marker());
let id: number;
test.beforeAll(async () => {
  id = await openQuestion(question);
});
test.beforeEach(({ adminPage }) => setScreen(adminPage.page, desktopScreen));

test("the search text stays out of the URL and is restored on return from a question", async ({
  adminPage: { page },
}) => {
  await visit(page, "/admin/questions/unanswered");
  const search = page.getByRole("textbox", { name: "Sök" });
  const rows = page.getByRole("main").getByRole("row");
  await search.fill(String(id));
  await expect(rows).toHaveCount(2);
  expect(page.url()).not.toContain(String(id));
  await page.getByRole("link", { name: question.title }).click();
  await expect(page.getByRole("button", { name: "Reservera", exact: true })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue(String(id));
  await expect(rows).toHaveCount(2);
  await search.fill("");
  await expect(rows).not.toHaveCount(2);
});

test("a question is accessible", ({ adminPage }) =>
  expectAccessiblePage(adminPage, `/admin/questions/unanswered/${id}`, adminPage.page.getByText(question.title)));

test("a question is reserved and released by keyboard", async ({ adminPage: { page } }) => {
  await visit(page, "/admin/questions/unanswered");
  const search = page.getByRole("textbox", { name: "Sök" });
  await expect(search).toBeVisible();
  await tabTo(page, search);
  await page.keyboard.insertText(String(id));
  const link = page.getByRole("link", { name: question.title });
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: question.title })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Reservera", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Lämna tillbaka" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Frågan är ledig.")).toBeVisible();
});

test("the answer editor and the list of reserved questions are accessible", async ({ adminPage }) => {
  const { page, problems } = adminPage;
  await visit(page, `/admin/questions/unanswered/${id}`);
  await page.getByRole("button", { name: "Reservera", exact: true }).click();
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
  await expectAccessiblePage(adminPage, "/admin/questions/reserved", page.getByText(question.title));
  const token = (await page.context().cookies()).find(({ name }) => name === "token")?.value;
  const api = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });
  let saves = 0;
  // An edit conflict: both versions are shown side by side.
  await expectAccessiblePage(
    adminPage,
    `/admin/questions/reserved/${id}`,
    page.locator("[contenteditable]"),
    async () => {
      await page.getByRole("button", { name: "Redigera frågan" }).click();
      await page.getByLabel("Beskrivning").fill(`${question.body} Ett eget tillägg.`);
      const QuestionBody = `${question.body} Någon annans tillägg, det ${++saves}:a.`;
      expect(await api.updateQuestion({ params: { id }, body: { QuestionBody } })).toMatchObject({ ok: true });
      await page.getByRole("button", { name: "Spara", exact: true }).click();
      await expect(page.getByText("Någon annan hann spara före dig")).toBeVisible();
      // The conflict response is expected.
      problems.length = 0;
    },
  );
});

/** A question in the words of a published one: only then are its sentences offered. @returns its id */
async function questionLike(path: string): Promise<number> {
  const api = createClient({ baseUrl: `${baseUrl}/api` });
  const found = await api.getAnswerByUri({ params: { uri: path.replace("/answers/", "") } });
  if (!found.ok) throw new Error(found.body.Code);
  const { Title, QuestionBody } = found.body.Question;
  return openQuestion({ ...story(marker()), title: Title, body: QuestionBody });
}

test("the AI draft beside the editor is accessible, and its sentences can be accepted by keyboard", async ({
  adminPage: { page, problems },
}) => {
  const asked = await questionLike(answerPath);
  await visit(page, `/admin/questions/unanswered/${asked}`);
  await page.getByRole("button", { name: "Reservera", exact: true }).click();
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
  await visit(page, `/admin/questions/reserved/${asked}`);
  const toggle = page.getByRole("button", { name: "Visa utkast från maskin" });
  await tabTo(page, toggle);
  await page.keyboard.press("Enter");
  const draft = page.getByRole("region", { name: "Utkast från maskin" });
  const sentence = draft.getByRole("listitem").first();
  await expect(sentence.getByText("Källa:")).toBeVisible();
  for (const screen of [phoneScreen, desktopScreen]) {
    await setScreen(page, screen);
    await expect(sentence).toBeVisible();
    await expectAccessible(page, screen, "main");
  }
  await sentence.getByRole("button", { name: "Godkänn och lägg till" }).press("Enter");
  await expect(sentence.getByRole("button", { name: "Godkänd" })).toBeDisabled();
  await expect(page.getByText(/Sparat kl\./)).toBeVisible();
  const written = await page.getByRole("textbox", { name: "Svar" }).textContent();
  await expect(sentence).toContainText(written ?? "missing");
  expect(problems).toEqual([]);
});

test("a deleted question disappears from the list", async ({ adminPage: { page, problems } }) => {
  const other = await page.context().newPage();
  await other.goto("/admin/questions/reserved");
  const row = other.getByRole("link", { name: question.title });
  await expect(row).toBeVisible();
  await visit(page, `/admin/questions/reserved/${id}`);
  // The event may arrive before the response.
  const isDelivered = Promise.withResolvers<void>();
  await page.route(`**/api/questions/${id}`, async (route) => {
    if (route.request().method() !== "DELETE") return route.continue();
    const response = await route.fetch();
    await isDelivered.promise;
    return route.fulfill({ response });
  });
  await page.getByRole("button", { name: "Ta bort frågan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(row).toHaveCount(0);
  await other.close();
  isDelivered.resolve();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page).toHaveURL(/\/admin\/questions\/reserved$/);
  await expect(page.getByText("Frågan är borttagen.")).toBeVisible();
  await expect(page.getByRole("link", { name: question.title })).toHaveCount(0);
  expect(problems).toEqual([]);
});
