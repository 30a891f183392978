import { expect, type Page, type Request, test } from "playwright/test";
import { storedInBrowser, undeclared } from "../support/browserStorage.ts";
import { baseUrl } from "../support/env.ts";
import { hydrate } from "../support/formDriver.ts";
import { publicPages } from "../support/publicPages.ts";

const question = (page: Page) => page.getByRole("region", { name: "Val om cookies" });
const all = { name: "Acceptera alla" } as const;
const necessary = { name: "Endast nödvändiga" } as const;

/** Storage names that may only exist after a consent choice. */
const choiceCookies = async (page: Page) =>
  (await page.context().cookies())
    .filter(({ name }) => /choice|permission/i.test(name))
    .map(({ name, value }) => [name, value]);

const analyticsEvents = (requests: Request[]) =>
  requests.filter((request) => request.url().endsWith("/api/analytics")).map((request) => request.postDataJSON());

/** Pages visited in sequence. */
const PAGES_PER_TEST = 7;

for (let first = 0; first < publicPages.length; first += PAGES_PER_TEST) {
  const visit = publicPages.slice(first, first + PAGES_PER_TEST).map(({ path }) => path);
  test(`no third-party request or storage before consent, from ${visit[0]} to ${visit.at(-1)}`, async ({ page }) => {
    const hosts = new Set<string>();
    const optional: string[] = [];
    page.on("request", (request) => {
      hosts.add(new URL(request.url()).host);
      if (/visits|reporter|recording|promotion|\/api\/analytics/.test(request.url())) optional.push(request.url());
    });
    for (const path of visit) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrate(page);
      // The cookie declaration has the consent form in the page.
      await expect(page.getByRole("button", all), path).toBeVisible();
      expect(undeclared(await storedInBrowser(page), false), path).toEqual([]);
    }
    await page.waitForLoadState("networkidle");
    expect([...hosts]).toEqual([new URL(baseUrl).host]);
    expect(optional).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
  });
}

/** Whether the focused element is visible: nothing covers its centre (WCAG 2.4.11). */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return true;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + Math.min(height, innerHeight) / 2);
    return found !== null && (focused.contains(found) || found.contains(focused));
  });

test("both buttons look the same, the banner covers no focused element, and consent can be withdrawn", async ({
  page,
}) => {
  const requests: Request[] = [];
  page.on("request", (request) => requests.push(request));
  // A phone at 400 % zoom.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto("/answers");
  await hydrate(page);
  const [yes, no] = [question(page).getByRole("button", all), question(page).getByRole("button", necessary)];
  const styleOf = (button: typeof yes) =>
    button.evaluate((element) => {
      const { width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
      return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight };
    });
  expect(await styleOf(yes)).toEqual(await styleOf(no));
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press("Tab");
    expect(await isFocusSeen(page), await page.locator(":focus").innerHTML()).toBe(true);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await yes.focus();
  await page.keyboard.press("Enter");
  await expect(question(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page.getByText("Ditt val är sparat.")).toBeAttached();
  expect(await choiceCookies(page)).toEqual([
    ["cookieChoice", "all"],
    ["analyticsPermission", "true"],
  ]);

  // After consent: page views and clicks are counted by route, and the promotion placement is shown in the footer.
  await expect.poll(() => analyticsEvents(requests)).toEqual([{ Kind: "page", PagePath: "/answers" }]);
  await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/answers\/[a-z0-9-]+$/);
  await expect.poll(() => analyticsEvents(requests)).toContainEqual({ Kind: "page", PagePath: "/answers/{id}" });
  expect(analyticsEvents(requests)).toEqual([
    { Kind: "page", PagePath: "/answers" },
    { Kind: "event", PagePath: "/answers", Category: "click", Action: "link", Label: "/answers/{id}" },
    { Kind: "page", PagePath: "/answers/{id}" },
  ]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookieinställningar" }).scrollIntoViewIfNeeded();
  const placement = page.getByRole("complementary", { name: "Reklam" });
  await expect(placement).toContainText("Example");
  await expect(placement.locator("klarna-placement")).toHaveAttribute("data-locale", "en-SE");
  await expect.poll(async () => undeclared(await storedInBrowser(page), true)).toEqual([]);

  // The consent is withdrawn.
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookieinställningar" }).click();
  await expect(page.getByText("Du har valt: Acceptera alla.")).toBeVisible();
  await Promise.all([page.waitForEvent("load"), page.getByRole("main").getByRole("button", necessary).click()]);
  await expect(page.getByText("Du har valt: Endast nödvändiga.")).toBeVisible();
  expect(await choiceCookies(page)).toEqual([["cookieChoice", "necessary"]]);
  const before = analyticsEvents(requests).length;
  await page.getByRole("banner").getByRole("link", { name: "Svar" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Svar" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(analyticsEvents(requests)).toHaveLength(before);
  await expect(placement).toHaveCount(0);
});

test("without JavaScript the choice is stored, redirects back to the page, and can be changed", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/answers?page=2");
  await question(page).getByRole("button", necessary).click();
  await expect(page).toHaveURL(/\/answers\?page=2$/);
  await expect(question(page)).toHaveCount(0);
  expect(await choiceCookies(page)).toEqual([["cookieChoice", "necessary"]]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookieinställningar" }).click();
  await page.getByRole("main").getByRole("button", all).click();
  await expect(page.getByText("Du har valt: Acceptera alla.")).toBeVisible();
  expect(await choiceCookies(page)).toEqual([
    ["cookieChoice", "all"],
    ["analyticsPermission", "true"],
  ]);
  await context.close();
});

test("a cross-site choice is refused, and a choice never redirects to another site", async ({ request }) => {
  const post = (headers: Record<string, string>, Back: string) =>
    request.post("/cookie-declaration", { form: { Choice: "all", Back }, headers, maxRedirects: 0 });
  const foreign = await post({ origin: "https://evil.example" }, "/");
  expect(foreign.status()).toBe(403);
  expect(foreign.headers()["set-cookie"]).toBeUndefined();
  const away = await post({ origin: baseUrl }, "//evil.example/x");
  expect([away.status(), away.headers().location]).toEqual([303, "/"]);
});
