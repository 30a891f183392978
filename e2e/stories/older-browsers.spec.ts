import { expect, type Page, test } from "playwright/test";
import { askThroughForm, story } from "../support/askQuestion.ts";
import { marker } from "../support/demoAccounts.ts";
import { hydrate } from "../support/formDriver.ts";
import { useOlderBrowser } from "../support/olderBrowser.ts";
import { expectReadable, readablePages, typeIn } from "../support/readablePages.ts";
import { sendForm } from "../support/sendForm.ts";

const email = () => `${marker().toLowerCase()}@skribent.example`;

test.describe("in a browser without the built-ins that came later, iOS 16 included", () => {
  let errors: string[];
  test.beforeEach(async ({ page }) => {
    errors = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on("console", (message) => {
      if (message.type() === "error" && /is not a function|undefined/.test(message.text())) errors.push(message.text());
    });
    await useOlderBrowser(page);
  });
  test.afterEach(() => expect(errors).toEqual([]));

  for (const readable of readablePages) {
    test(`${readable.path} is read, and its script runs`, async ({ page }) => {
      await page.goto(readable.path);
      await hydrate(page);
      await typeIn(page, readable);
      await expectReadable(page, readable);
    });
  }

  test("a visitor opens a product from the price list and searches", async ({ page }) => {
    await page.goto("/fixed_price");
    await hydrate(page);
    await page
      .getByRole("main")
      .getByRole("link", { name: /Testamente/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { level: 1, name: /Testamente/ })).toBeVisible();
    await page.goto("/answers");
    await page.getByLabel("Sök bland svaren").pressSequentially("deposition");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Sökresultat" })).toBeVisible();
    await expect(page.getByText(/på ”deposition”/).first()).toBeVisible();
  });

  test("a visitor asks a question", async ({ page }) => {
    await askThroughForm(page, story(marker()));
  });

  test("a visitor sends a message", async ({ page }) => {
    await page.goto("/contact");
    await page.getByLabel("Namn").fill("Kim Åberg");
    await page.getByLabel("E-post").fill(email());
    await page.getByLabel("Vad gäller det?").selectOption("Press");
    await page.getByLabel("Meddelande").fill("Vem kan jag intervjua om tjänsten?");
    await sendForm(page, "Skicka meddelandet", /\/contact\/tack/);
  });

  test("a visitor asks for the link to the cases", async ({ page }) => {
    await page.goto("/mina-arenden");
    await page.getByLabel("E-post").fill(email());
    await sendForm(page, "Mejla mig en länk", /\/mina-arenden\/skickat/);
  });

  test("staff sign in and open the questions", async ({ page }) => {
    const { karin, signIn } = await import("../support/demoAccounts.ts");
    await signIn(page, karin);
    await page.goto("/admin/questions");
    await expect(page.getByRole("heading", { name: "Frågor" }).or(page.getByRole("table")).first()).toBeVisible();
  });
});

/** Breaks what formats prices and numbers, at once or later, as a browser with a bug of its own does. */
const breakNumbers = (page: Page) =>
  page.addInitScript(() => {
    const format = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, "format");
    Object.defineProperty(Intl.NumberFormat.prototype, "format", {
      get() {
        if ("isBroken" in window) throw new TypeError("format is not a function");
        return format?.get?.call(this);
      },
    });
  });

for (const path of ["/fixed_price", "/product/testamente"]) {
  test(`${path} stays as the server sent it when its script fails while it starts`, async ({ page }) => {
    await page.addInitScript(() => Object.assign(window, { isBroken: true }));
    await breakNumbers(page);
    await page.goto(path);
    const text = await page.getByRole("main").innerText();
    const failing = page.waitForEvent("console", (message) => message.text().includes("format is not a function"));
    await page.keyboard.press("Shift");
    await failing;
    expect(await page.getByRole("main").innerText()).toBe(text);
    await page.getByRole("contentinfo").getByRole("link", { name: "Kontakt", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Kontakta oss" })).toBeVisible();
  });
}

test("a form whose script fails while it is filled in keeps what was typed, and is sent without script", async ({
  page,
}) => {
  const { title, body, email: address, category } = story(marker());
  await breakNumbers(page);
  await page.goto("/ask_a_question");
  await hydrate(page);
  await page.getByLabel("Rättsområde").selectOption({ label: category });
  await page.getByLabel("Rubrik").fill(title);
  const failing = page.waitForEvent("console", (message) => message.text().includes("format is not a function"));
  await page.evaluate(() => Object.assign(window, { isBroken: true }));
  await page.getByLabel("Beskriv din situation").fill(body);
  await failing;
  await expect(page.getByLabel("Rubrik")).toHaveValue(title);
  await expect(page.getByLabel("Beskriv din situation")).toHaveValue(body);
  await expect(page.getByLabel("Beskriv din situation")).toBeFocused();
  await page.getByLabel("E-post", { exact: true }).fill(address);
  await page.getByLabel("E-post en gång till").fill(address);
  await page.getByLabel("Jag godkänner villkoren").check();
  const posting = page.waitForRequest((request) => request.isNavigationRequest() && request.method() === "POST");
  await page.getByRole("button", { name: "Granska din fråga" }).click();
  await posting;
  await expect(page.getByRole("heading", { level: 1, name: "Granska din fråga" })).toBeVisible();
  await expect(page.getByRole("definition").getByText(category)).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
});
