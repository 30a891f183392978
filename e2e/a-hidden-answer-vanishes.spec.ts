import { expect, type Page, test } from "playwright/test";
import { publish, reserve, writeAnswer } from "./answering.ts";
import { openQuestion, story } from "./asking.ts";
import { elias, marker, signIn } from "./people.ts";

/** Where search engines and readers of feeds would find the answer. */
async function maps(page: Page): Promise<string> {
  const index = await (await page.request.get("/sitemap.xml")).text();
  const answers = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/answers-\d+\.xml)<\/loc>/g)].map(([, path]) => path ?? "");
  const texts = [...answers, "/feed.xml"].map(async (path) => (await page.request.get(path)).text());
  return (await Promise.all(texts)).join();
}

test("a hidden answer is gone from page, list, search, sitemap and feed, and comes back with Ångra", async ({
  page,
  browser,
}) => {
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
  const { pathname } = new URL(address);
  expect((await maps(visitor)).split(`${pathname}<`)).toHaveLength(3);

  await page.goto(`/admin/answers/${id}`);
  await page.getByRole("button", { name: "Dölj" }).click();
  await expect(page.getByText("Frågan är dold för allmänheten.")).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(404);
  await visitor.goto("/answers");
  await expect(visitor.getByText(asked.title)).toHaveCount(0);
  expect(await maps(visitor)).not.toContain(pathname);

  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(page.getByRole("button", { name: "Dölj" })).toBeVisible();
  expect((await visitor.goto(address))?.status()).toBe(200);
});
