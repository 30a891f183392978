import { expect, test } from "playwright/test";
import { publish, reserve, writeAnswer } from "./answering.ts";
import { openQuestion, story } from "./asking.ts";
import { elias, marker, signIn } from "./people.ts";

test("a hidden answer is gone from page, list and search, and comes back with Ångra", async ({ page, browser }) => {
  const asked = story(marker());
  const id = await openQuestion(asked);
  await signIn(page, elias);
  await reserve(page, id);
  await writeAnswer(page, id, "Svaret som först syns, sedan döljs och sedan syns igen.");
  await publish(page);

  const visitor = await (await browser.newContext()).newPage();
  const response = await visitor.goto(`/answers/${id}`);
  expect(response?.status()).toBe(200);
  const address = visitor.url();
  expect(address).toMatch(/\/answers\/far-hyresvarden-behalla-min-deposition-/);

  await page.goto(`/admin/answers/${id}`);
  await page.getByRole("button", { name: "Dölj" }).click();
  await expect(page.getByText("Frågan är dold för allmänheten.")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.goto("/answers");
  await expect(visitor.getByText(asked.title)).toHaveCount(0);

  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(page.getByRole("button", { name: "Dölj" })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
});
