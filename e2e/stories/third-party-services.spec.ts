import { expect, type Page, test } from "playwright/test";
import { hydrate } from "../support/formDriver.ts";
import { openReceiver, openSite, type Receiver } from "../support/siteWithSettings.ts";

const counting = "https://www.googletagmanager.com/gtag/js";
const paying = "https://pay.example/placement.js";

// One site server for all stories.
test.describe.configure({ mode: "default" });

let receiver: Receiver;
let site: Awaited<ReturnType<typeof openSite>>;
test.beforeAll(async () => {
  receiver = await openReceiver();
  site = await openSite({
    Analytics: { Provider: "gtag", ID: "G-TEST", Script: counting },
    ErrorReports: { Dsn: receiver.address, Environment: "demo" },
    Promotion: { Script: paying, ClientID: "firm-1", Key: "footer", Locale: "sv-SE" },
    Checkout: null,
  });
});
test.afterAll(async () => {
  await site.close();
  receiver.close();
});

/** Stubs third-party scripts, and records which were requested. */
async function stubThirdPartyScripts(page: Page): Promise<string[]> {
  const requested: string[] = [];
  const answer = (body: string) => ({ contentType: "text/javascript", body });
  await page.route(`${counting}*`, async (route) => {
    requested.push(route.request().url());
    await route.fulfill(answer('document.cookie = "_ga=GA1.1.1.1; path=/";'));
  });
  await page.route(paying, async (route) => {
    requested.push(route.request().url());
    await route.fulfill(
      answer('for (const one of document.querySelectorAll("klarna-placement")) one.textContent = "Delbetala";'),
    );
  });
  return requested;
}

const orders = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((each) => Array.from(each)),
  );

const throwInPage = (page: Page, message: string) =>
  page.evaluate((words) => {
    setTimeout(() => {
      throw new Error(words);
    });
  }, message);

test("error reports contain nothing the visitor typed, and session recording waits for consent", async ({ page }) => {
  const requested = await stubThirdPartyScripts(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  const html = await (await page.request.get(`${site.address}/answers`)).text();
  expect(html).not.toMatch(/assets\/(reporter|recording|visits)/);
  await page.goto(`${site.address}/ask_a_question?from=anna@exempel.se`);
  await hydrate(page);
  await page.getByLabel("Beskriv din situation").fill("Min man slår mig");
  await throwInPage(page, 'Kan inte läsa "Min man slår mig" från 070-123 45 67');
  await expect.poll(() => receiver.bodies.join(), { timeout: 20_000 }).toContain("Kan inte läsa");
  const reportedText = () => receiver.bodies.join();
  for (const words of ["Min man", "anna@exempel.se", "070-123"]) expect(reportedText()).not.toContain(words);
  expect(scripts.filter((url) => url.includes("recording"))).toEqual([]);
  expect(requested).toEqual([]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("sentryReplaySession");

  await page.getByRole("button", { name: "Acceptera alla" }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage))).toContain("sentryReplaySession");
  await throwInPage(page, "En gång till");
  await expect.poll(reportedText, { timeout: 20_000 }).toContain("replay_recording");
  for (const words of ["Min man", "Beskriv din situation", "Granska din fråga", "anna@exempel.se"])
    expect(reportedText()).not.toContain(words);
});

test("with consent the analytics provider gets routes only, and withdrawing it deletes the provider's cookies", async ({
  page,
}) => {
  const requested = await stubThirdPartyScripts(page);
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto(`${site.address}/answers?page=2`);
  await hydrate(page);
  await page.getByRole("button", { name: "Acceptera alla" }).click();
  await expect.poll(() => page.context().cookies()).toContainEqual(expect.objectContaining({ name: "_ga" }));
  const where = { page_path: "/answers", page_location: `${site.address}/answers`, page_title: "/answers" };
  await expect.poll(() => orders(page)).toContainEqual(["config", "G-TEST", where]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookieinställningar" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("complementary", { name: "Reklam" })).toContainText("Delbetala");
  expect(requested).toEqual([`${counting}?id=G-TEST`, paying]);
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookieinställningar" }).click();
  await expect
    .poll(() => orders(page))
    .toContainEqual([
      "event",
      "link",
      expect.objectContaining({ event_category: "click", event_label: "/cookie-declaration", page_path: "/answers" }),
    ]);
  await expect(page.getByRole("cell", { name: "Google" }).first()).toBeVisible();
  await Promise.all([
    page.waitForEvent("load"),
    page.getByRole("main").getByRole("button", { name: "Endast nödvändiga" }).click(),
  ]);
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(["cookieChoice"]);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain("sentryReplaySession");
  expect(await orders(page)).toEqual([]);
  expect(requested).toHaveLength(2);
  expect(refused).toEqual([]);
});
