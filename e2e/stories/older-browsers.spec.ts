import { expect, type Page, test } from "playwright/test";
import { askThroughForm, story } from "../support/askQuestion.ts";
import { karin, marker, signIn } from "../support/demoAccounts.ts";
import { hydrate } from "../support/formDriver.ts";
import { useOlderBrowser } from "../support/olderBrowser.ts";
import { expectReadable, readablePages, typeIn } from "../support/readablePages.ts";
import { sendForm } from "../support/sendForm.ts";

const email = () => `${marker().toLowerCase()}@skribent.example`;

/** Collects the errors that a missing built-in gives, caught by the page or not. */
function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  const isMissing = (text: string) => /is not (a function|defined|iterable)|of undefined/.test(text);
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => {
    if (message.type() === "error" && isMissing(message.text())) errors.push(message.text());
  });
  return errors;
}

const acts: Record<string, (page: Page) => Promise<void>> = {
  "reads the pages": async (page) => {
    for (const readable of readablePages) {
      await page.goto(readable.path);
      await hydrate(page);
      await typeIn(page, readable);
      await expectReadable(page, readable);
    }
  },
  "opens a product from the price list, and searches with suggestions": async (page) => {
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
  },
  "asks a question": (page) => askThroughForm(page, story(marker())),
  "sends a message": async (page) => {
    await page.goto("/contact");
    await page.getByLabel("Namn").fill("Kim Åberg");
    await page.getByLabel("E-post").fill(email());
    await page.getByLabel("Vad gäller det?").selectOption("Press");
    await page.getByLabel("Meddelande").fill("Vem kan jag intervjua om tjänsten?");
    await sendForm(page, "Skicka meddelandet", /\/contact\/tack/);
  },
  "asks for the link to the cases": async (page) => {
    await page.goto("/mina-arenden");
    await page.getByLabel("E-post").fill(email());
    await sendForm(page, "Mejla mig en länk", /\/mina-arenden\/skickat/);
  },
};

for (const [name, act] of Object.entries(acts)) {
  test(`in a browser of iOS 16, a visitor ${name}`, async ({ page }) => {
    const errors = collectErrors(page);
    await useOlderBrowser(page, "iOS 16");
    await act(page);
    expect(errors).toEqual([]);
  });
}

test("in the oldest supported browsers, staff sign in and open the dashboard, the queue, the calendar and the machines", async ({
  page,
}) => {
  const errors = collectErrors(page);
  await useOlderBrowser(page, "supported");
  await signIn(page, karin);
  for (const path of ["/admin/dashboard", "/admin/questions/unanswered", "/admin/meetings", "/machines"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 }).or(page.getByRole("table")).first()).toBeVisible();
  }
  expect(errors).toEqual([]);
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
    const shown = await page.getByRole("main").ariaSnapshot();
    const failing = page.waitForEvent("console", (message) => message.text().includes("format is not a function"));
    await page.keyboard.press("Shift");
    await failing;
    await expect.poll(() => page.getByRole("main").ariaSnapshot()).toBe(shown);
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
  await expect(page.getByRole("definition").getByText(`Hyresrätt, ${category.toLowerCase()}`)).toBeVisible();
  await expect(page.getByText(title)).toBeVisible();
});
