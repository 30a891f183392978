import { createClient } from "@lagrum/core/client";
import { expect, type Locator, type Page, test } from "playwright/test";
import { openQuestion, type Story, story } from "./asking.ts";
import { faultsOf } from "./axe.ts";
import { baseUrl } from "./env.ts";
import { tabTo } from "./hands.ts";
import { linkIn, mailTo } from "./mailbox.ts";
import { admin, marker, signIn } from "./people.ts";

// One sign-in and one window for all of them.
test.describe.configure({ mode: "serial" });
// A trace would take longer than all the rest.
test.use({ trace: "off" });

const asked = story(marker());
const objected = story(marker());
const problems: string[] = [];
let page: Page;
let id: number;

/** The asker says no to publication, with the code from the mail. */
async function object(id: number, { email }: Story): Promise<void> {
  const link = new URL(linkIn(await mailTo(email, "Vi har tagit emot din fråga"), "/ask_a_question/status"), baseUrl);
  const told = await createClient({ baseUrl: `${baseUrl}/api` }).objectToPublication({
    params: { id },
    accessCode: link.searchParams.get("code") ?? "",
  });
  if (!told.ok) throw new Error(told.body.Code);
}

test.beforeAll(async ({ browser }) => {
  const [own, other] = await Promise.all([openQuestion(asked), openQuestion(objected)]);
  id = own;
  await object(other, objected);
  page = await (await browser.newContext({ baseURL: baseUrl })).newPage();
  await signIn(page, admin);
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
});
test.afterAll(() => page.context().close());

const desk = [1280, "light"] as const;
const phone = [375, "dark"] as const;

/** Nothing for axe to say, and no sideways scroll, on a desk's screen and on a phone's in the dark. */
async function expectSoundPage(
  path: string,
  isShown: () => Locator,
  screens: readonly (typeof desk | typeof phone)[] = [desk, phone],
): Promise<void> {
  for (const [width, colorScheme] of screens) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    // Anew each time: the menu that stands open on a desk would cover the phone's page.
    await page.goto(path);
    await expect(isShown().first()).toBeVisible();
    expect.soft(await faultsOf(page), `${width} ${colorScheme}`).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, `sideways scroll at ${width} px`).toBeLessThanOrEqual(0);
  }
  expect(problems).toEqual([]);
}

test("the overview is sound", () => expectSoundPage("/admin/dashboard", () => page.getByText("Först att besvara")));

for (const [name, path] of [
  ["unanswered", "/admin/questions/unanswered"],
  ["answered", "/admin/questions/answered"],
  ["hidden", "/admin/questions/hidden"],
  ["answers", "/admin/answers"],
] as const) {
  test(`the list of ${name} is sound`, () =>
    expectSoundPage(path, () => page.getByRole("main").getByRole("link", { name: /\?/ })));
}

test("a question is sound", () =>
  expectSoundPage(`/admin/questions/unanswered/${id}`, () => page.getByText(asked.title)));

test("an objection is found among the hidden, and what it is about can't be shown", async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/questions/hidden");
  const row = page.getByRole("row").filter({ hasText: objected.title });
  await expect(row.getByText("Invändning")).toBeVisible();
  await row.getByRole("button", { name: "Visa" }).click();
  await expect(row.getByText("Den som ställde frågan har motsatt sig publicering.")).toBeVisible();
  // The refusal is what we came for.
  problems.length = 0;
});

test("what is searched for stays out of the address, and is there again when coming back from a question", async () => {
  await page.goto("/admin/questions/unanswered");
  await page.getByRole("textbox", { name: "Sök" }).fill(String(id));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
  expect(page.url()).not.toContain(String(id));
  await page.getByRole("link", { name: asked.title }).click();
  await expect(page.getByRole("button", { name: "Reservera" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "Sök" })).toHaveValue(String(id));
  await expect(page.getByRole("main").getByRole("row")).toHaveCount(2);
});

test("a question is reserved and given back with the keyboard alone", async () => {
  await page.goto("/admin/questions/unanswered");
  const link = page.getByRole("link", { name: asked.title });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: asked.title })).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Reservera" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
  await tabTo(page, page.getByRole("button", { name: "Lämna tillbaka" }));
  await page.keyboard.press("Enter");
  await expect(page.getByText("Frågan är ledig.")).toBeVisible();
});

test("writing an answer is sound, and so is the list of the reserved", async () => {
  await page.goto(`/admin/questions/unanswered/${id}`);
  await page.getByRole("button", { name: "Reservera" }).click();
  await expect(page.getByText(/Du har frågan till kl\./)).toBeVisible();
  await expectSoundPage(`/admin/questions/reserved/${id}`, () => page.locator("[contenteditable]"));
  await expectSoundPage("/admin/questions/reserved", () => page.getByText(asked.title));
});

test("an answer is sound", async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/admin/answers");
  await page.getByRole("main").getByRole("link", { name: /\?/ }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectSoundPage(new URL(page.url()).pathname, () => page.getByText("Dölj"));
});

// One of the demo's own each time: what other stories make they take away again.
for (const [name, list, own, isShown] of [
  ["person", "/admin/users", "Amir Rahimi", () => page.getByRole("heading", { name: "Roller och anteckningar" })],
  ["test question", "/admin/test-questions", "Hyran är två veckor sen", () => page.getByLabel("Bedömningsstöd")],
  [
    "test answer",
    "/admin/test-answers",
    "Dröjsmålet är längre än en vecka",
    () => page.getByRole("button", { name: "Spara bedömningen" }),
  ],
  ["template", "/admin/templates", "Vi behöver veta mer", () => page.locator("[contenteditable]")],
] as const) {
  test(`the list of each ${name} is sound, and so is one of them`, async () => {
    const rows = () => page.locator(`main a[href^="${list}/"]:not([href$="/create"])`);
    await expectSoundPage(list, rows);
    const href = await rows().filter({ hasText: own }).first().getAttribute("href");
    await expectSoundPage(href ?? "", isShown, [phone]);
  });
}

test("a deleted question is gone from the list", async () => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`/admin/questions/reserved/${id}`);
  await page.getByRole("button", { name: "Ta bort frågan" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Ta bort" }).click();
  await expect(page).toHaveURL(/\/admin\/questions\/reserved$/);
  await expect(page.getByText("Frågan är borttagen.")).toBeVisible();
  await expect(page.getByRole("link", { name: asked.title })).toHaveCount(0);
  expect(problems).toEqual([]);
});
