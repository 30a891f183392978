import { expect, test } from "playwright/test";
import { openQuestion, story } from "./asking.ts";
import { elias, karin, marker, signIn } from "./people.ts";

test("two advisors want the same question: one gets it, the other sees who and when", async ({ browser }) => {
  const asked = story(marker());
  const id = await openQuestion(asked);
  const desks = await Promise.all(
    [karin, elias].map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, person);
      await page.goto(`/admin/questions/unanswered/${id}`);
      await expect(page.getByRole("button", { name: "Reservera" })).toBeEnabled();
      return page;
    }),
  );
  await Promise.all(desks.map((page) => page.getByRole("button", { name: "Reservera" }).click()));

  const counts = (text: RegExp) => Promise.all(desks.map((page) => page.getByText(text).count()));
  await expect.poll(async () => (await counts(/Du har frågan till kl\./)).toSorted()).toEqual([0, 1]);
  const held = await counts(/Du har frågan till kl\./);
  const losers = desks.filter((_, index) => held[index] === 0);
  const winners = desks.filter((_, index) => held[index] === 1);
  for (const page of losers) {
    await expect(page.getByText(/Reserverad av (Karin Ekdal|Elias Norén)/).first()).toBeVisible();
  }
  for (const page of winners) {
    await page.getByRole("button", { name: "Lämna tillbaka" }).click();
    await expect(page.getByText("Frågan är tillbakalämnad.")).toBeVisible();
  }
});

test("a colleague's reservation is seen in an open list within five seconds", async ({ browser }) => {
  const asked = story(marker());
  const id = await openQuestion(asked);
  const [watcher, taker] = await Promise.all(
    [elias, karin].map(async (person) => {
      const page = await (await browser.newContext()).newPage();
      await signIn(page, person);
      return page;
    }),
  );
  if (!watcher || !taker) throw new Error("two desks were asked for");
  await watcher.goto("/admin/questions/unanswered");
  const row = watcher.getByText(asked.title);
  await expect(row).toBeVisible();
  await taker.goto(`/admin/questions/unanswered/${id}`);
  await taker.getByRole("button", { name: "Reservera" }).click();
  await expect(taker.getByText(/Du har frågan till kl\./)).toBeVisible();
  await expect(row).toBeHidden({ timeout: 5000 });
  await taker.getByRole("button", { name: "Lämna tillbaka" }).click();
  await expect(row).toBeVisible({ timeout: 5000 });
});
