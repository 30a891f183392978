import { gzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { hydrate } from "../support/formDriver.ts";

const answer = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";

/** Budget for fonts and style sheets on a content page, bytes. */
const MAX_BYTES = 60_000;

// The states without errors are tested with the public pages (publicPages.ts), in both schemes at 1280 px.
for (const colorScheme of ["light", "dark"] as const) {
  test(`every component is accessible on a phone, ${colorScheme}, with errors and in a dialog too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.goto("/komponenter");
    await hydrate(page);
    await page.getByRole("button", { name: "Visa felen" }).click();
    await expect(page.getByRole("region", { name: "Kontrollera dina uppgifter" })).toBeFocused();
    expect(await axeViolations(page, { part: "body" })).toEqual([]);
    await page.getByRole("button", { name: "Öppna dialogen" }).click();
    await expect(page.getByRole("button", { name: "Ta bort", exact: true })).toBeFocused();
    expect(await axeViolations(page, { part: "dialog[open]" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Öppna dialogen" })).toBeFocused();
  });
}

test("the components can be shown in the other colour scheme without JavaScript", async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false, colorScheme: "light" })).newPage();
  await page.goto("/komponenter");
  await page.getByRole("link", { name: "Mörkt" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(237, 234, 226)");
  await page.context().close();
});

test("an answer's fonts and style sheets are within their byte budget", async ({ page, request }) => {
  const urls = new Set<string>();
  page.on("response", (response) => {
    if (["font", "stylesheet"].includes(response.request().resourceType())) urls.add(response.url());
  });
  await page.goto(answer);
  await page.waitForLoadState("networkidle");
  const weights = await Promise.all(
    [...urls].map(async (url) => {
      const body = await (await request.get(url)).body();
      return url.endsWith(".css") ? gzipSync(body).length : body.length;
    }),
  );
  expect([...urls].filter((url) => url.endsWith(".woff2"))).toHaveLength(3);
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(MAX_BYTES);
});

declare global {
  interface Window {
    shifted: string[];
  }
}

for (const path of ["/", answer, "/categories/hyresratt"]) {
  test(`${path} shows text before its fonts load, without layout shift when they do`, async ({ page }) => {
    const { promise: late, resolve: release } = Promise.withResolvers<void>();
    await page.route("**/*.woff2", async (route) => {
      await late;
      await route.continue();
    });
    await page.addInitScript(() => {
      window.shifted = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted.push(JSON.stringify(entry));
      }).observe({ type: "layout-shift", buffered: true });
    });
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path, { waitUntil: "commit" });
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      release();
      await page.waitForLoadState("networkidle");
      expect(await page.evaluate(() => window.shifted), `at ${width} px`).toEqual([]);
    }
  });
}
