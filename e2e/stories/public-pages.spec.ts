import { type BrowserContext, expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { baseUrl } from "../support/env.ts";
import { hydrate } from "../support/formDriver.ts";
import { publicPages } from "../support/publicPages.ts";

const sizes = [320, 375, 1280];

/** Header and footer are the same everywhere: axe checks them once, on the start page. */
const partOf = (path: string) => (path === "/" ? {} : { part: "main" });

/** Images without dimensions (layout shift) or without lazy loading. */
const unsizedImages = (page: Page) =>
  page.locator('img:not([width][height][decoding="async"]:is([loading="lazy"], [fetchpriority="high"]))');

/** One browser context for all pages: the bundle is fetched and compiled once. */
const testInSharedContext = test.extend<object, { window: BrowserContext }>({
  window: [
    async ({ browser }, use) => {
      const window = await browser.newContext({ baseURL: baseUrl, locale: "sv-SE", timezoneId: "Europe/Stockholm" });
      await use(window);
      await window.close();
    },
    { scope: "worker" },
  ],
  page: async ({ window }, use) => {
    const page = await window.newPage();
    await use(page);
    await page.close();
  },
});

for (const { path, name } of publicPages) {
  testInSharedContext(`${path} fits every width, without errors or axe violations`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => {
      const isOwnNotFound = path === "/finns-inte" && message.text().includes("404");
      if (message.type() === "error" && !isOwnNotFound) problems.push(message.text());
    });
    await page.goto(path);
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    expect(await unsizedImages(page).evaluateAll((found) => found.map(({ outerHTML }) => outerHTML))).toEqual([]);
    for (const width of sizes) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(0);
    }
    // Wait for hydration too, which may report mismatches.
    await hydrate(page);
    expect(await axeViolations(page, partOf(path))).toEqual([]);
    // The dark scheme differs in colours only; `pnpm measure accessibility` runs every rule everywhere.
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await axeViolations(page, { ...partOf(path), onlyColours: true })).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test("a click that starts before hydration still reaches its button; the form with errors and the open menu are accessible", async ({
  page,
}) => {
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/ask_a_question", { waitUntil: "commit" });
  const button = page.getByRole("button", { name: "Granska din fråga" });
  await button.hover();
  const place = await page.evaluate(() => scrollY);
  await page.mouse.down();
  press();
  await expect(page.locator('[data-announcer="ready"]')).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await page.mouse.up();
  await expect(page.locator(":focus")).toContainText("Välj det rättsområde som passar bäst.");
  await page.getByText("Meny").click();
  await expect(page.getByRole("link", { name: "Rättsområden" }).first()).toBeVisible();
  expect(await axeViolations(page, { hasAdvice: true })).toEqual([]);
});

test("upper-case URLs are redirected with 308 and their query", async ({ request }) => {
  const redirected = await request.get("/Categories/Hyresratt?Page=2", { maxRedirects: 0 });
  expect(redirected.status()).toBe(308);
  expect(redirected.headers().location).toBe("/categories/hyresratt?Page=2");
  const foreign = await request.get(`${baseUrl}//EVIL.example/X`, { maxRedirects: 0 });
  expect(new URL(foreign.headers().location ?? "/", baseUrl).origin).toBe(baseUrl);
});

test("a page has its canonical URL, after client-side navigation too", async ({ page }) => {
  // An answer of the seed, since other stories hide newer ones meanwhile.
  await page.goto("/categories/hyresratt-deposition");
  await page.getByRole("link", { name: "Får hyresvärden behålla depositionen för repor i parketten?" }).click();
  await expect(page).toHaveURL(/\/answers\/far-hyresvarden-behalla-depositionen-for-repor-i-parketten$/);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", page.url());
});

test("a URL with an ID redirects to the URL with words", async ({ request }) => {
  const answers = await (await request.get("/api/answers?PageSize=1")).json();
  const products = await (await request.get("/api/products")).json();
  const cases = [
    ["/answers", answers.Answers[0]],
    ["/product", products.Products[0]],
  ];
  for (const [path, { ID, Uri }] of cases) {
    const redirected = await request.get(`${path}/${ID}`, { maxRedirects: 0 });
    expect(redirected.status()).toBe(308);
    expect(redirected.headers().location).toBe(`${path}/${Uri}`);
  }
  const all = await request.get("/product", { maxRedirects: 0 });
  expect([all.status(), all.headers().location]).toEqual([308, "/fixed_price"]);
});

test("a policy PDF opens in the browser and is cached", async ({ request }) => {
  const file = await request.get("/integritetspolicy.pdf");
  const { "content-type": type, "content-disposition": disposition, etag = "" } = file.headers();
  expect([type, disposition]).toEqual(["application/pdf", 'inline; filename="integritetspolicy.pdf"']);
  expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const again = await request.get("/integritetspolicy.pdf", { headers: { "if-none-match": etag } });
  expect(again.status()).toBe(304);
});

test("breadcrumbs show start, the parent and the child's name", async ({ page }) => {
  const cases = [
    ["/categories/hyresratt-deposition", "Rättsområden", /Deposition/],
    ["/product/aktenskapsforord", "Fasta priser", "Äktenskapsförord"],
  ] as const;
  const trail = page.getByRole("navigation", { name: "Brödsmulor" }).getByRole("listitem");
  for (const [path, parent, child] of cases) {
    await page.goto(path);
    await expect(trail.first()).toContainText("Start");
    await expect(trail.nth(1)).toContainText(parent);
    await expect(trail.last()).toContainText(child);
  }
});

test("the info bar with a link to the question form is on answers and categories, and not on the form", async ({
  page,
}) => {
  const bar = page.getByRole("complementary", { name: "Ställ en egen fråga" });
  for (const path of ["/answers", "/categories", "/categories/hyresratt"]) {
    await page.goto(path);
    await expect(bar.getByRole("link", { name: "Ställ en fråga" })).toHaveAttribute("href", "/ask_a_question");
  }
  await page.goto("/ask_a_question");
  await expect(bar).toHaveCount(0);
});

test("the navbar is open from 1200 px and a menu below", async ({ page }) => {
  const link = page.getByRole("navigation", { name: "Huvudmeny" }).getByRole("link", { name: "Svar" });
  await page.setViewportSize({ width: 1200, height: 800 });
  await page.goto("/");
  await expect(link).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 800 });
  await expect(link).toBeHidden();
  await page.getByText("Meny").click();
  await expect(link).toBeVisible();
});

test("an answer page makes no third-party requests, and is readable without JavaScript", async ({ page }) => {
  const hosts = new Set<string>();
  const scripts: string[] = [];
  page.on("request", (request) => {
    hosts.add(new URL(request.url()).host);
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/answers");
  await page.waitForLoadState("networkidle");
  expect([...hosts]).toEqual([new URL(page.url()).host]);
  expect(scripts.filter((url) => /firebase|index\.esm|sentry|xstate/i.test(url))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
