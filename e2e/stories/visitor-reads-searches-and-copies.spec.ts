import { expect, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { baseUrl } from "../support/env.ts";
import { hydrate } from "../support/formDriver.ts";

const answer = "/answers/far-hyresvarden-behalla-depositionen-for-repor-i-parketten";

test("a search from the start page highlights its hits and stays out of the URL", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "deposition", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "på ”deposition”" })).toHaveText(/^\d+ träff(ar)?/);
  await expect(
    page
      .getByRole("main")
      .locator("mark")
      .filter({ hasText: /^deposition/i })
      .first(),
  ).toBeVisible();
  expect(page.url()).not.toContain("deposition");
});

for (const javaScriptEnabled of [false, true]) {
  test(`Back from an answer shows a posted search again, ${javaScriptEnabled ? "sent before hydration" : "without JavaScript"}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    // The form is sent as the browser sends it before hydration.
    await page.route("**/assets/**.js", (route) => (javaScriptEnabled ? route.abort() : route.continue()));
    await page.goto("/answers");
    await page.getByLabel("Sök bland svaren").fill("deposition");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
    await page.unroute("**/assets/**.js");
    if (javaScriptEnabled) {
      await page.reload();
      await hydrate(page);
    }
    // The results have a bundle of their own, and their styles must not wait for it.
    await expect(page.getByRole("form", { name: "Begränsa sökningen" })).toHaveCSS("display", "grid");
    const results = page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link");
    const before = await results.allInnerTexts();
    await results.first().click();
    await expect(page).toHaveURL(/\/answers\/./);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
    expect(await results.allInnerTexts()).toEqual(before);
    await page.context().close();
  });
}

test("the page of a posted search is private, and one that can't be read offers an empty field", async ({ page }) => {
  const sent = await page.request.post("/answers", {
    form: { Query: "deposition" },
    headers: { origin: baseUrl },
    maxRedirects: 0,
  });
  expect(sent.status()).toBe(303);
  const location = sent.headers().location ?? "";
  expect(location).not.toContain("deposition");
  const results = await page.request.get(location);
  expect(await results.text()).toContain("Sökresultat");
  expect(results.headers()).toMatchObject({ "cache-control": "private, no-store", "x-robots-tag": "noindex" });
  await page.goto(`${location.slice(0, -4)}AAAA`);
  await expect(page.getByText("Sökningen har gått ut")).toBeVisible();
  await expect(page.getByLabel("Sök bland svaren")).toHaveValue("");
});

test("a search without hits offers areas and the question form with its words, without JavaScript and without axe violations", async ({
  browser,
  page,
}) => {
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto("/finns-inte");
  await plain.getByLabel("Leta bland svaren i stället").fill("xyzzyx");
  await plain.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(plain.getByText("Inga träffar på ”xyzzyx”")).toBeVisible();
  expect(plain.url()).toMatch(/\/answers\?sok=[\w.-]+$/);
  expect(plain.url()).not.toContain("xyzzyx");
  await expect(plain.getByRole("region", { name: "Leta i ett rättsområde" }).getByRole("link").first()).toBeVisible();
  await plain.getByRole("main").getByRole("button", { name: "Ställ frågan" }).click();
  await expect(plain).toHaveURL(/\/ask_a_question$/);
  await expect(plain.getByLabel("Rubrik")).toHaveValue("xyzzyx");
  await plain.context().close();

  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto("/answers");
  await hydrate(page);
  await page.getByLabel("Sök bland svaren").fill("xyzzyx");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Inga träffar på ”xyzzyx”")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, { hasAdvice: true }), colorScheme).toEqual([]);
  }
});

test("an opened result is reported with the search's words in the body, so that hits nobody opens can be counted", async ({
  page,
}) => {
  await page.goto("/");
  await hydrate(page);
  await page.getByLabel("Sök bland svaren").fill("deposition");
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: /träff/ })).toBeVisible();
  const reported = page.waitForRequest((request) => request.url().endsWith("/answers/search/opened"));
  await page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link").first().click();
  const request = await reported;
  expect(request.postDataJSON()).toEqual({ Query: "deposition" });
  expect((await request.response())?.status()).toBe(204);
});

/** The title of the list of other answers: similar ones, or others of the same subject. */
const othersTitle = /^(?:Liknande svar|Fler svar om )/;

test("an answer links to similar answers, its area of law and a new question on the subject", async ({ page }) => {
  await page.goto("/answers/diskmaskinen-gick-sonder-efter-tva-och-ett-halvt-ar-galler-reklamationsratten");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ställ en egen fråga om reklamation" })).toHaveAttribute(
    "href",
    "/ask_a_question?category=konsumentratt-reklamation",
  );
  const like = main.getByRole("region", { name: othersTitle }).getByRole("link").first();
  const title = (await like.textContent()) ?? "";
  await like.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await page.goBack();
  await main.getByRole("link", { name: "Alla svar om reklamation" }).click();
  const part = main.getByRole("navigation", { name: "Inom konsumenträtt" }).getByRole("link", { name: /^Reklamation/ });
  await expect(part).toHaveAttribute("aria-current", "page");
});

test("a printed answer has question, answer, law and URL, without header, footer and links", async ({ page }) => {
  await page.goto(answer);
  await page.emulateMedia({ media: "print" });
  const main = page.getByRole("main");
  for (const text of ["Jag flyttade ut från en lägenhet", "Vanligt slitage", "12 kap. 24", "Gäller per", "Hämtat"]) {
    await expect(main.getByText(text).first()).toBeVisible();
  }
  await expect(main.getByText(new URL(answer, page.url()).href)).toBeVisible();
  for (const chrome of [
    page.getByRole("banner"),
    page.getByRole("contentinfo"),
    page.getByRole("navigation", { name: "Brödsmulor" }),
    page.getByRole("complementary", { name: "Ställ en egen fråga" }),
    main.getByRole("region", { name: othersTitle }),
    main.getByText("Skriv ut"),
  ]) {
    await expect(chrome).toBeHidden();
  }
});

test("copying gives the answer's canonical URL, and without JavaScript no button needs it", async ({ browser }) => {
  const context = await browser.newContext({ permissions: ["clipboard-read", "clipboard-write"] });
  const page = await context.newPage();
  await page.goto(`${answer}#del-vad-lagen-sager`);
  await expect(page.getByRole("heading", { name: "Vad lagen säger" })).toBeInViewport();
  await hydrate(page);
  await page.getByRole("button", { name: "Kopiera adressen" }).click();
  await expect(page.getByText("Adressen är kopierad.")).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(answer, page.url()).href);
  await context.close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(answer);
  await expect(plain.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(plain.getByText("Skriv ut")).toBeHidden();
  await plain.context().close();
});

test("a provision in an answer's text is a link with a pop-over, and leads to the answers that cite it", async ({
  browser,
  page,
}) => {
  const linkIn = (where: typeof page) =>
    where
      .getByRole("region", { name: "Svaret" })
      .getByRole("link", { name: /12 kap\. 24 §/ })
      .first();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(answer);
  await linkIn(page).focus();
  const card = page.getByRole("tooltip");
  await expect(card).toContainText("Jordabalk (1970:994)");
  const box = await card.boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 400) <= 320).toBe(true);
  expect(await axeViolations(page, { hasAdvice: true })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(card).toBeHidden();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(answer);
  await linkIn(plain).click();
  await expect(plain).toHaveURL(/\/lag\/1970-994\/12\/24$/);
  await expect(plain.getByRole("link", { name: "Får hyresvärden behålla depositionen" })).toBeVisible();
  await plain.context().close();
});
