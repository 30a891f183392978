import { expect, type Page, test } from "playwright/test";
import { hydrate } from "../support/formDriver.ts";
import { expectPlainSubmit, expectReadable, readablePages, typeIn } from "../support/readablePages.ts";

/** The URLs of the scripts that the page loads. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const urls = new Set<string>();
  page.on("request", (request) => {
    if (request.resourceType() === "script") urls.add(request.url());
  });
  await page.goto(path);
  await hydrate(page);
  return [...urls];
}

/** Blocks one script at a time. The others come from the browser's cache, which a route of Playwright would turn off. */
async function blocker(page: Page): Promise<(url: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  return async (url) => {
    await session.send("Network.setBlockedURLs", { urls: [url] });
  };
}

/** The page's heading once the page has taken the loss of a script, or is hydrated without it. */
const headingAfterLoss = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const heading = () => resolve(document.querySelector("h1")?.textContent);
        const check = () => {
          const hasTried = "isScriptMissing" in window || document.querySelector('[data-announcer="ready"]') !== null;
          if (hasTried) requestIdleCallback(heading, { timeout: 100 });
          else setTimeout(check, 5);
        };
        check();
      }),
  );

for (const readable of readablePages) {
  test(`${readable.path} stays readable without any one of its scripts, and its form is sent with what was typed`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const isMissing = () => Object.assign(window, { isScriptMissing: true });
      addEventListener("vite:preloadError", isMissing);
      addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && isMissing(), true);
    });
    const scripts = await scriptsOf(page, readable.path);
    const [entry = ""] = scripts.filter((url) => url.includes("/assets/index-"));
    const [chunk = ""] = scripts.filter((url) => url !== entry);
    const block = await blocker(page);
    for (const script of scripts) {
      await block(script);
      await page.goto(readable.path, { waitUntil: "domcontentloaded" });
      // A touch loads the scripts of a page that defers them.
      await page.keyboard.press("Shift");
      expect(await headingAfterLoss(page), script).toMatch(readable.name);
    }
    for (const url of [entry, chunk]) {
      await block(url);
      await page.goto(readable.path);
      await typeIn(page, readable);
      await expectReadable(page, readable);
      await expectPlainSubmit(page, readable);
    }
  });
}

test("a link to a page whose script is missing opens the page from the server", async ({ page }) => {
  await page.goto("/contact");
  await hydrate(page);
  await page.route("**/assets/fixed_price-*.js", (route) => route.abort());
  await page.getByRole("contentinfo").getByRole("link", { name: "Fasta priser" }).click();
  await expect(page).toHaveURL(/\/fixed_price$/);
  await expect(page.getByRole("heading", { level: 1, name: "Fasta priser" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Testamente/ })
      .first(),
  ).toBeVisible();
});

test("a search without the script of the results shows them from the server", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await page.route("**/assets/SearchResults-*.js", (route) => route.abort());
  await page.getByRole("main").getByRole("combobox").or(page.getByLabel("Sök bland svaren")).first().fill("deposition");
  await page.getByRole("main").getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /deposition/i })
      .first(),
  ).toBeVisible();
});

for (const path of ["/signin", "/account"]) {
  test(`${path}, which needs its script, says so when it does not come`, async ({ page }) => {
    const notice = page.getByText("Sidan kunde inte hämtas helt");
    await page.goto(path);
    await hydrate(page);
    await expect(notice).toBeHidden();
    await page.route("**/assets/{signin,account}*.js", (route) => route.abort());
    await page.goto(path);
    await expect(notice).toBeVisible();
  });
}
