import { expect, type Page } from "playwright/test";
import { openQuestion, type Story, story } from "./askQuestion.ts";
import { elias, marker, signIn } from "./demoAccounts.ts";
import { baseUrl } from "./env.ts";

/** Opens an unanswered question and reserves it; ends at the answer editor. */
export async function reserve(page: Page, id: number): Promise<void> {
  await page.goto(`/admin/questions/unanswered/${id}`);
  await page.getByRole("button", { name: "Reservera", exact: true }).click();
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
}

/** Writes in the editor and waits until it is saved. */
export async function writeAnswer(page: Page, id: number, text: string): Promise<void> {
  await page.goto(`/admin/questions/reserved/${id}`);
  await page.getByRole("textbox", { name: "Svar" }).fill(text);
  await expect(page.getByText(/Sparat kl\./)).toBeVisible();
}

/** Sends the written answer and publishes it. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Skicka och publicera" }).click();
  const isPublished = page.waitForResponse(
    (response) =>
      response.request().method() === "PUT" && response.request().postData()?.includes('"publish"') === true,
  );
  const dialog = page.getByRole("dialog", { name: "Skicka och publicera?" });
  const submit = dialog.getByRole("button", { name: "Skicka och publicera" });
  await expect(submit).toBeVisible();
  const reason = dialog.getByLabel("Varför saknas lagrum?");
  if (await reason.isVisible()) await reason.fill("Svaret vilar på praxis.");
  await submit.click();
  expect((await isPublished).status()).toBe(200);
  await expect(page).toHaveURL(/\/admin\/(answers\/\d+|questions\/)/);
}

/** Asks a new question, answers and publishes it as Elias. @returns the question and its answer's path */
export async function publishNewAnswer(
  page: Page,
  text: string,
): Promise<{ id: number; question: Story; path: string }> {
  const question = story(marker());
  const id = await openQuestion(question);
  await signIn(page, elias);
  await reserve(page, id);
  await writeAnswer(page, id, text);
  await publish(page);
  return { id, question, path: new URL((await fetch(`${baseUrl}/answers/${id}`)).url).pathname };
}
