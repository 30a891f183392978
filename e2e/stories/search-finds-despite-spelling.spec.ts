import { expect, type Page, test } from "playwright/test";
import { axeViolations } from "../support/axe.ts";
import { storedInBrowser, undeclared } from "../support/browserStorage.ts";
import { hydrate } from "../support/formDriver.ts";

const question = "hyresvärdn vägrar lämna tilbaka deposionen";
const answer = /^\/answers\/.*deposition/;

const results = (page: Page) => page.getByRole("main").getByRole("article").getByRole("heading").getByRole("link");

/** Opens the answer about depositions, which must be among the first three. @returns its title */
async function openAnswer(page: Page): Promise<string> {
  const addresses = await results(page).evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  const place = addresses.findIndex((address) => answer.test(address));
  expect(place, addresses.slice(0, 3).join(" ")).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(3);
  const link = results(page).nth(place);
  const title = (await link.textContent()) ?? "";
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  return title;
}

const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));
const isWiderThanScreen = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

/** Searches, opens the right answer, and goes back to the same list at the same scroll position. */
async function findAndReturn(page: Page): Promise<void> {
  await page.getByLabel("Sök bland svaren").fill(question);
  await page.getByRole("button", { name: "Sök", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
  await expect(page.getByText(/^Visar resultat för/)).toContainText("hyresvärden");
  const titles = await results(page).allTextContents();
  expect(decodeURIComponent(page.url())).not.toContain("hyresvärd");
  await page.evaluate(() => scrollTo(0, 240));
  await expect.poll(() => scrolledTo(page)).toBe(240);
  await openAnswer(page);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
  await expect(page.getByLabel("Sök bland svaren")).toHaveValue(question);
  expect(await results(page).allTextContents()).toEqual(titles);
  await expect.poll(() => scrolledTo(page)).toBe(240);
}

test("a misspelt question finds the answer, and Back returns to the same place in the list", async ({ page }) => {
  await page.goto("/");
  await hydrate(page);
  await findAndReturn(page);
  await page.getByRole("button", { name: `Sök i stället efter ”${question}”` }).click();
  await expect(page.getByText(/^Visar resultat för/)).toHaveCount(0);
  await page.goBack();
  await expect(page.getByText(/^Visar resultat för/)).toBeVisible();
});

test("the same without JavaScript", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/");
  await findAndReturn(page);
  await page.getByLabel("Rättsområde").selectOption("Hyresrätt");
  await page.getByRole("button", { name: "Visa" }).click();
  await expect(page.getByLabel("Rättsområde").locator("option:checked")).toHaveText("Hyresrätt");
  expect(await results(page).count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Ställ frågan" }).click();
  await expect(page.getByLabel("Rubrik")).toHaveValue(question);
  await context.close();
});

for (const javaScriptEnabled of [true, false]) {
  test(`filters stay with new words in the field${javaScriptEnabled ? ", and the focus moves to the results" : ", without JavaScript"}`, async ({
    browser,
  }) => {
    const page = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await page.goto("/answers");
    if (javaScriptEnabled) await hydrate(page);
    await page.getByLabel("Sök bland svaren").fill("hyra");
    await page.keyboard.press("Enter");
    await page.getByLabel("Rättsområde").selectOption("Hyresrätt");
    await page.getByLabel("Ordning").selectOption("Nyast");
    await page.getByRole("button", { name: "Visa" }).press("Enter");
    await expect(page.getByLabel("Rättsområde").locator("option:checked")).toHaveText("Hyresrätt");
    if (javaScriptEnabled) await expect(page.getByRole("main")).toBeFocused();
    await page.getByLabel("Sök bland svaren").fill("deposition");
    await page.getByRole("button", { name: "Sök", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "på ”deposition”" })).toBeVisible();
    await expect(page.getByLabel("Rättsområde").locator("option:checked")).toHaveText("Hyresrätt");
    await expect(page.getByLabel("Ordning").locator("option:checked")).toHaveText("Nyast");
    await page.goBack();
    await expect(page.getByLabel("Sök bland svaren")).toHaveValue("hyra");
    await page.context().close();
  });
}

test("suggestions are chosen with the keyboard, at 320 px and without axe violations", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [colorScheme, path] of [
    ["light", "/answers"],
    ["dark", "/"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(path);
    await hydrate(page);
    const field = page.getByLabel("Sök bland svaren");
    await field.focus();
    await page.keyboard.type("deposit");
    const list = page.getByRole("listbox", { name: "Förslag" });
    await expect(list.getByRole("group", { name: "Svar" })).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("option", { selected: true })).toHaveText(/deposition/i);
    await expect(field).toHaveAttribute("role", "combobox");
    await expect(page.locator("[data-announcer]")).toHaveText(/^\d+ förslag$/);
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await axeViolations(page, { hasAdvice: true }), colorScheme).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(list).toHaveCount(0);
    await expect(field).toHaveValue("deposit");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/answers\/[a-z0-9-]+$/);
    await page.goBack();
    await page.getByLabel("Sök bland svaren").fill(question);
    await page.keyboard.press("Enter");
    await expect(page.getByText(/^Visar resultat för/)).toBeVisible();
    await expect(list).toHaveCount(0);
    expect(await isWiderThanScreen(page)).toBe(false);
    expect(await axeViolations(page, { hasAdvice: true }), colorScheme).toEqual([]);
  }
});

test("searches are saved on the device after opt-in only, as the cookie declaration says", async ({ page }) => {
  await page.goto("/answers");
  await hydrate(page);
  const field = page.getByLabel("Sök bland svaren");
  await field.fill("testamente");
  await page.keyboard.press("Enter");
  const choice = page.getByRole("checkbox", { name: "Spara mina sökningar på den här enheten" });
  await expect(choice).not.toBeChecked();
  const searches = async () => (await storedInBrowser(page)).filter(({ name }) => name === "recentSearches");
  expect(await searches()).toEqual([]);
  await choice.check();
  expect(await searches()).toHaveLength(1);
  expect(undeclared(await storedInBrowser(page), false)).toEqual([]);
  await page.goto("/");
  await hydrate(page);
  await page.getByLabel("Sök bland svaren").click();
  await page.getByRole("option", { name: "testamente" }).click();
  await expect(page.getByRole("status").filter({ hasText: "på ”testamente”" })).toBeVisible();
  await choice.uncheck();
  expect(await searches()).toEqual([]);
});

test("the question form shows answers like the title in new tabs, and no typed text is lost", async ({ page }) => {
  await page.goto("/ask_a_question");
  await hydrate(page);
  const title = page.getByLabel("Rubrik");
  await title.fill("Min hyresvärd vill behålla depositionen");
  const similar = page.getByRole("region", { name: "Fick du svar?" });
  await expect(similar).toBeVisible();
  await expect(title).toBeFocused();
  expect(await axeViolations(page, { hasAdvice: true })).toEqual([]);
  const [opened] = await Promise.all([
    page.waitForEvent("popup"),
    similar
      .getByRole("link", { name: /deposition/i })
      .first()
      .click(),
  ]);
  await expect(opened.getByRole("heading", { level: 1 })).toContainText(/deposition/i);
  await opened.close();
  await expect(title).toHaveValue("Min hyresvärd vill behålla depositionen");
  await similar.getByRole("button", { name: "Nej, stäng" }).click();
  await expect(similar).toHaveCount(0);
});

test("answers like the title appear without moving the field that is written in", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto("/ask_a_question");
  await hydrate(page);
  const story = page.getByLabel("Beskriv din situation");
  const topOfStory = async () => Math.round((await story.boundingBox())?.y ?? Number.NaN);
  // With the title in view, then with the title and the box above the window.
  for (const [title, found, block] of [
    ["Min hyresvärd vill behålla depositionen", /deposition/i, "end"],
    ["Ärver jag min sambo utan testamente", /sambo/i, "start"],
  ] as const) {
    await page.getByLabel("Rubrik").fill(title);
    await story.focus();
    await story.evaluate((field, where) => field.scrollIntoView({ block: where }), block);
    const before = await topOfStory();
    await page.keyboard.type("Jag");
    await expect(page.getByRole("region", { name: "Fick du svar?" })).toHaveText(found);
    expect(Math.abs((await topOfStory()) - before), block).toBeLessThanOrEqual(2);
  }
  await expect(page.locator("[data-announcer]")).toHaveText(/^\d+ svar liknar din fråga\s*$/);
});
