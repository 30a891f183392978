import { expect, test } from "playwright/test";
import { publishNewAnswer } from "../support/answerQuestion.ts";
import { type ApiLink, openApiLink } from "../support/apiLink.ts";
import { baseUrl } from "../support/env.ts";
import { publicPages } from "../support/publicPages.ts";
import { internalApiUrl, type SiteProcess, startSite } from "../support/siteProcess.ts";

/** Maximum milliseconds after the API's return until a hidden answer is removed. */
const MAX_DELAY = 1000;

let link: ApiLink;
let site: SiteProcess;
test.beforeAll(async () => {
  link = await openApiLink(await internalApiUrl());
  site = await startSite(link.address);
});
test.afterAll(async () => {
  await site.close();
  link.cut();
});

const isFound = async (title: string) => {
  const body = JSON.stringify({ Query: title });
  const headers = { "content-type": "application/json" };
  const found = await fetch(`${baseUrl}/api/answers/search`, { method: "POST", headers, body });
  return (await found.text()).includes(title);
};
const isCached = async (path: string) => (await fetch(site.address + path)).headers.has("etag");

test("a cached page is served while the API is down, other pages show an error, and an answer hidden meanwhile is removed when the API is back", async ({
  page,
  browser,
}) => {
  test.slow();
  const { id, question, path: answer } = await publishNewAnswer(page, "Svaret som läses medan tjänsten är borta.");
  // The cache is invalidated once more when the answer is in the search index.
  await expect.poll(() => isFound(question.title)).toBe(true);
  // Another story's change can invalidate the cache between the request and the cut: then retry.
  await expect(async () => {
    await expect.poll(() => isCached(answer)).toBe(true);
    link.cut();
    const { status } = await fetch(site.address + answer);
    if (status !== 200) await link.restore();
    expect(status).toBe(200);
  }).toPass();
  const reader = await browser.newPage();
  const response = await reader.goto(site.address + answer);
  expect(response?.status()).toBe(200);
  await expect(reader.getByText("Svaret som läses medan tjänsten är borta.")).toBeVisible();

  await reader.goto(`${site.address}/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten`);
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("Sidan går inte att visa just nu");
  for (const { path } of publicPages) {
    const { status, headers, text } = await fetch(site.address + path).then(async (each) => ({
      status: each.status,
      headers: each.headers,
      text: await each.text(),
    }));
    expect([200, 404, 503], path).toContain(status);
    expect(text, path).toMatch(/<h1[^>]*>[^<]/);
    if (status === 503) expect(Number(headers.get("retry-after")), path).toBeGreaterThan(0);
  }

  await page.goto(`/admin/answers/${id}`);
  const hidden = page.waitForResponse(`**/questions/${id}/hide`);
  await page.getByRole("button", { name: "Dölj" }).click();
  expect((await hidden).status()).toBe(200);
  await link.restore();
  const restored = performance.now();
  let lastSeen = restored;
  await expect
    .poll(async () => {
      const { status } = await fetch(site.address + answer);
      if (status === 200) lastSeen = performance.now();
      return status;
    })
    .toBe(404);
  expect(lastSeen - restored).toBeLessThan(MAX_DELAY);
});
