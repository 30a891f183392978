import { expect, type Page, test } from "playwright/test";
import { reserve } from "../support/answerQuestion.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { karin, marker, signIn } from "../support/demoAccounts.ts";
import { draftsOnDevice } from "../support/deviceDrafts.ts";
import { killPage } from "../support/killPage.ts";

/** Characters typed before each kill of the page. Constants, so that a failure is reproducible. */
const KILLS = [23, 51, 34, 60, 42];
/** Milliseconds between keystrokes. Shorter than the autosave's debounce, so that nothing reaches the server. */
const KEYSTROKE = 60;
/** Characters typed in the last second before a kill, which may be lost. Older ones are on the device. */
const LAST_SECOND = Math.ceil(1_000 / KEYSTROKE);

const sentence = "Hyresvärden ska lämna tillbaka depositionen inom skälig tid. ";

const editor = (page: Page) => page.getByRole("textbox", { name: "Svar", exact: true });

/** Restores the text that is stored on the device. @returns the text in the editor */
async function restoreUnsaved(page: Page, id: number, typed: string): Promise<string> {
  await page.goto(`/admin/questions/reserved/${id}`);
  await page.getByRole("button", { name: "Ta tillbaka texten" }).click();
  await expect(editor(page)).not.toBeEmpty();
  const restored = (await editor(page).textContent()) ?? "";
  expect(typed.startsWith(restored), `${typed} begins with ${restored}`).toBe(true);
  expect(typed.length - restored.length).toBeLessThanOrEqual(LAST_SECOND);
  await editor(page).press("Control+End");
  return restored;
}

test("text typed while the API is down survives kills of the page, and is removed from the device when saved", async ({
  page: first,
  context,
}) => {
  test.slow();
  const id = await openQuestion(story(marker()));
  await signIn(first, karin);
  await reserve(first, id);
  let isAway = true;
  await context.route("**/api/answers**", (route) =>
    isAway && route.request().method() !== "GET"
      ? route.fulfill({ status: 503, json: { Code: "SERVICE_UNAVAILABLE" } })
      : route.fallback(),
  );
  let page = first;
  let text = "";
  await page.goto(`/admin/questions/reserved/${id}`);
  await editor(page).click();
  for (const characters of KILLS) {
    const more = sentence.slice(0, characters).replace(/\s$/, ".");
    await page.keyboard.type(more, { delay: KEYSTROKE });
    await killPage(context, page);
    page = await context.newPage();
    text = await restoreUnsaved(page, id, text + more);
  }

  isAway = false;
  await page.keyboard.type(" Klart.");
  await expect(page.getByText(/^Sparat kl\./)).toBeVisible();
  await expect.poll(() => draftsOnDevice(page, "answers")).toEqual([]);
  await page.reload();
  await expect(editor(page)).toHaveText(`${text} Klart.`);
  await expect(page.getByRole("button", { name: "Ta tillbaka texten" })).toHaveCount(0);
});
