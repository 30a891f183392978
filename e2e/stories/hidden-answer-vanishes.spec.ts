import { expect, test } from "playwright/test";
import { publishNewAnswer } from "../support/answerQuestion.ts";
import { baseUrl } from "../support/env.ts";
import { internalApiUrl, type SiteProcess, startSite } from "../support/siteProcess.ts";

/** Time limit for cache invalidation, milliseconds. */
const MAX_DELAY = 1000;

let second: SiteProcess;
test.beforeAll(async () => {
  second = await startSite(await internalApiUrl());
});
test.afterAll(() => second.close());

const read = async (address: string, init?: RequestInit) => (await fetch(address, init)).text();

/** Sitemap and feed. */
async function fetchSitemaps(site: string): Promise<string> {
  const index = await read(`${site}/sitemap.xml`);
  const sitemaps = [...index.matchAll(/<loc>[^<]*(\/sitemaps\/answers-\d+\.xml)<\/loc>/g)];
  return (await Promise.all(sitemaps.map(([, path]) => read(site + path)))).join("");
}

/** The public pages and endpoints that show the answer. */
async function placesOf(site: string, path: string, title: string): Promise<string[]> {
  const search = { method: "POST", headers: { origin: site }, body: new URLSearchParams({ Query: title }) };
  const found = {
    page: (await fetch(site + path)).status !== 404,
    list: (await read(`${site}/answers`)).includes(path),
    search: (await read(`${site}/answers`, search)).includes(path),
    sitemap: (await fetchSitemaps(site)).includes(`${path}<`),
    feed: (await read(`${site}/feed.xml`)).includes(`${path}<`),
  };
  return Object.entries(found).flatMap(([place, isThere]) => (isThere ? [place] : []));
}

test("a hidden answer is removed from page, list, search, sitemap and feed of every site process within a second, and Ångra restores it", async ({
  page,
}) => {
  test.slow();
  const { id, question, path } = await publishNewAnswer(
    page,
    "Svaret som först syns, sedan döljs och sedan syns igen.",
  );
  expect(path).toMatch(/^\/answers\/far-hyresvarden-behalla-min-deposition-/);
  const places = () => Promise.all([baseUrl, second.address].map((site) => placesOf(site, path, question.title)));
  const everywhere = ["page", "list", "search", "sitemap", "feed"];
  // The page is now in the cache of both sites.
  await expect.poll(places, { timeout: 30_000 }).toEqual([everywhere, everywhere]);

  await page.goto(`/admin/answers/${id}`);
  const hideResponse = page.waitForResponse(`**/questions/${id}/hide`);
  await page.getByRole("button", { name: "Dölj" }).click();
  expect((await hideResponse).status()).toBe(200);
  const hidden = performance.now();
  let lastSeen = hidden;
  await expect
    .poll(
      async () => {
        const asking = performance.now();
        const seen = await places();
        if (seen.flat().length > 0) lastSeen = asking;
        return seen;
      },
      { timeout: 30_000 },
    )
    .toEqual([[], []]);
  expect(lastSeen - hidden).toBeLessThan(MAX_DELAY);

  await expect(page.getByText("Frågan är dold för allmänheten.")).toBeVisible();
  await page.getByRole("button", { name: "Ångra" }).click();
  await expect(page.getByRole("button", { name: "Dölj" })).toBeVisible();
  const pages = () => Promise.all([baseUrl, second.address].map(async (site) => (await fetch(site + path)).status));
  await expect.poll(pages).toEqual([200, 200]);
});
