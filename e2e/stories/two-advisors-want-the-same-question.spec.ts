import { createClient } from "@lagrum/core/client";
import { expect, test } from "playwright/test";
import { bodyOf, signInToken } from "../support/applyForAccount.ts";
import { openQuestion, story } from "../support/askQuestion.ts";
import { elias, karin, marker, signIn } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";

test("two advisors reserve the same question: one gets it, the other sees the holder and the expiry of the lease", async ({
  browser,
}) => {
  const question = story(marker());
  const id = await openQuestion(question);
  const advisorPages = await Promise.all(
    [karin, elias].map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, person);
      await page.goto(`/admin/questions/unanswered/${id}`);
      await expect(page.getByRole("button", { name: "Reservera", exact: true })).toBeEnabled();
      return page;
    }),
  );
  await Promise.all(advisorPages.map((page) => page.getByRole("button", { name: "Reservera", exact: true }).click()));

  const counts = (text: RegExp) => Promise.all(advisorPages.map((page) => page.getByText(text).count()));
  await expect.poll(async () => (await counts(/Du har frågan till kl\./)).toSorted()).toEqual([0, 1]);
  const reservedCounts = await counts(/Du har frågan till kl\./);
  const others = advisorPages.filter((_, index) => reservedCounts[index] === 0);
  const holders = advisorPages.filter((_, index) => reservedCounts[index] === 1);
  for (const page of others) {
    await expect(page.getByText(/Reserverad av (Karin Ekdal|Elias Norén)/).first()).toBeVisible();
  }
  for (const page of holders) {
    await page.getByRole("button", { name: "Lämna tillbaka" }).click();
    await expect(page.getByText("Frågan är tillbakalämnad.")).toBeVisible();
  }
});

/**
 * Milliseconds from the response to the actor until a colleague's open list shows the change: about a second on an
 * idle machine. A poll would take a minute.
 */
const timeout = 6000;

test("open lists show questions that others ask, reserve, answer and hide, without polling", async ({
  page: watcher,
}) => {
  const word = marker();
  const question = story(word);
  await signIn(watcher, elias);
  const row = watcher.getByRole("main").getByRole("row").filter({ hasText: question.title });
  const openList = async (list: string) => {
    await watcher.goto(`/admin/questions/${list}`);
    await watcher.getByRole("textbox", { name: "Sök" }).fill(word);
    await expect(
      watcher
        .getByRole("main")
        .getByText(/Inga .+ passar filtren\./)
        .or(row),
    ).toBeVisible();
  };
  const token = await signInToken(karin.Email, karin.Password);
  const advisorClient = createClient({ baseUrl: `${baseUrl}/api`, token: () => token });

  await openList("unanswered");
  await expect(row).toHaveCount(0);
  const id = await openQuestion(question);
  await expect(row, "new").toHaveCount(1, { timeout });
  bodyOf(await advisorClient.reserveQuestion({ params: { id } }));
  await expect(row, "taken").toHaveCount(0, { timeout });

  await openList("reserved");
  await expect(row).toHaveCount(1);
  bodyOf(
    await advisorClient.createAnswer({ body: { QuestionID: id, AnswerBody: "<p>Nej, det får hyresvärden inte.</p>" } }),
  );
  bodyOf(await advisorClient.updateAnswer({ params: { id }, body: { Action: "publish" } }));
  await expect(row, "answered").toHaveCount(0, { timeout });

  await openList("answered");
  await expect(row).toHaveCount(1);
  await expect(row.getByText("Dold", { exact: true })).toHaveCount(0);
  bodyOf(await advisorClient.hideQuestion({ params: { id } }));
  await expect(row.getByText("Dold", { exact: true }), "hidden").toBeVisible({ timeout });
});
