import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "playwright/test";
import { hydrate } from "../support/formDriver.ts";
import { ignoreHeadlessPointer } from "../support/headlessPointer.ts";

const pages = ["/", "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten", "/product/testamente"];

/** Script fetched so far, bytes gzip. */
async function countScriptBytes(page: Page): Promise<() => Promise<number>> {
  const bodies: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") bodies.push(response.body());
  });
  return async () => (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}

for (const path of pages) {
  test(`${path} loads no script before the first interaction, little after it, and keeps the scroll position`, async ({
    page,
  }) => {
    const scriptBytes = await countScriptBytes(page);
    await ignoreHeadlessPointer(page);
    await page.goto(path, { waitUntil: "networkidle" });
    const inline = await page.locator("script:not([src])").allTextContents();
    expect(await scriptBytes()).toBe(0);
    expect(gzipSync(inline.join("")).length).toBeLessThan(10_000);
    await page.evaluate(() => scrollTo(0, 120));
    await hydrate(page);
    expect(await scriptBytes()).toBeLessThan(140_000);
    expect(await page.evaluate(() => scrollY)).toBe(120);
  });
}

test("a page that was opened by another host name hydrates, and names its canonical URL once", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const response = await page.goto(pages[1] ?? "");
  const { hostname, port } = new URL(response?.url() ?? "");
  await page.goto(`http://${hostname === "localhost" ? "127.0.0.1" : "localhost"}:${port}${pages[1]}`);
  await hydrate(page);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
  expect(errors).toEqual([]);
});

test("a click right after the first paint, or during hydration, works on a slow phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const slow = await page.context().newCDPSession(page);
  await slow.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (const delay of [0, 50, 200, 1000]) {
    await page.goto("/answers", { waitUntil: "commit" });
    await page.waitForFunction((wait) => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0];
      return paint !== undefined && performance.now() > paint.startTime + wait;
    }, delay);
    const link = page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link");
    const address = await link.getAttribute("href");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${address}$`));
    await page.getByText("Meny").click();
    await expect(page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link").first()).toBeVisible();
  }
});
