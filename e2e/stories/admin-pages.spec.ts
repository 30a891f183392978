import { createClient } from "@lagrum/core/client";
import { callOutcomeTexts } from "@lagrum/core/texts/calls";
import { expect, type Page } from "playwright/test";
import { deskScreen, expectAccessiblePage, expectOneTitle, fit, phoneScreen, test } from "../support/adminPages.ts";
import { bodyOf } from "../support/applyForAccount.ts";
import { openQuestion, type Story, story } from "../support/askQuestion.ts";
import { axeViolations } from "../support/axe.ts";
import { marker } from "../support/demoAccounts.ts";
import { baseUrl } from "../support/env.ts";
import { linkIn, mailTo } from "../support/mailbox.ts";
import { openPaidQuestion } from "../support/paidQuestions.ts";

const main = (page: Page) => page.getByRole("main");

/** The asker objects to publication with the code from the mail. */
async function object(asked: Story): Promise<void> {
  const id = await openQuestion(asked);
  const letter = await mailTo(asked.email, "Vi har tagit emot din fråga");
  const link = new URL(linkIn(letter, "/ask_a_question/status"), baseUrl);
  const told = await createClient({ baseUrl: `${baseUrl}/api` }).objectToPublication({
    params: { id },
    accessCode: link.searchParams.get("code") ?? "",
  });
  if (!told.ok) throw new Error(told.body.Code);
}

test("the list of calls, a call and its note are accessible", async ({ desk }) => {
  const toCall = story(marker());
  const id = await openPaidQuestion(toCall, { Type: "PhoneAdvice" });
  await expectAccessiblePage(desk, "/admin/questions/calls", desk.page.getByText(toCall.title));
  const finish = desk.page.getByRole("button", { name: "Anteckna samtalet" });
  await expectAccessiblePage(desk, `/admin/questions/unanswered/${id}`, finish, async () => {
    await finish.click();
    await desk.page.getByRole("radio", { name: callOutcomeTexts.Moved }).check();
  });
});

test("the inbox and a note in it are accessible; an objection is in the hidden list, and its question can't be unhidden", async ({
  desk,
}) => {
  const objected = story(marker());
  await object(objected);
  const { page } = desk;
  // An objection of this story: others may be handled by their stories at any time.
  const objection = main(page).getByRole("listitem").filter({ hasText: objected.title });
  await expectAccessiblePage(desk, "/admin/inbox", objection.getByText("motsätter sig publicering"), () =>
    objection.getByRole("button", { name: "Anteckna", exact: true }).click(),
  );
  await page.goto("/admin/questions/hidden");
  const row = page.getByRole("row").filter({ hasText: objected.title });
  await expect(row.getByText("Invändning")).toBeVisible();
  await row.getByRole("button", { name: "Visa" }).click();
  await expect(row.getByText("Den som ställde frågan har motsatt sig publicering.")).toBeVisible();
});

test("the dashboard and the menu are accessible", async ({ desk }) => {
  await expectAccessiblePage(desk, "/admin/dashboard", desk.page.getByText("Först att besvara"));
  const group = desk.page.getByText("Webbplatsen", { exact: true });
  await expect(group).toBeVisible();
  await desk.page.setViewportSize({ width: 375, height: 900 });
  await expect(group).not.toBeAttached();
  await expect(desk.page.getByRole("heading", { level: 1 }), "for screen readers too").toBeVisible();
});

test("each page of the menu has one h1 and a document title", async ({ desk: { page, problems } }) => {
  await fit(page, deskScreen);
  await page.goto("/admin/dashboard");
  const places = page.getByRole("menu").getByRole("menuitem");
  await expect(places.filter({ hasText: "Logg" })).toBeVisible();
  const named = new Set<string | null>();
  for (const place of await places.all()) {
    const before = await page.title();
    await place.click();
    if (named.size > 0) await expect(page).not.toHaveTitle(before);
    await expectOneTitle(page);
    const heading = await page.getByRole("heading", { level: 1 }).textContent();
    await expect(page).toHaveTitle(`${heading} – Lagrum`);
    named.add(heading);
  }
  expect(named.size).toBe(await places.count());
  expect(problems).toEqual([]);
});

test("each create page and an unknown URL have one h1 and a document title", async ({ desk: { page } }) => {
  for (const [path, name] of [
    ["news/create", "Ny nyhet"],
    ["products/create", "Ny produkt"],
    ["templates/create", "Ny mall"],
    ["test-questions/create", "Ny provfråga"],
    ["nowhere", "Sidan finns inte"],
  ]) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expectOneTitle(page);
    await expect(page).toHaveTitle(`${name} – Lagrum`);
  }
});

test("the statistics page is accessible", ({ desk }) =>
  expectAccessiblePage(desk, "/admin/statistics", desk.page.getByRole("table", { name: "Svar månad för månad" })));

test("the salary page and its correction dialog are accessible", ({ desk }) => {
  const correct = desk.page.getByRole("button", { name: /^Rätta fråga/ });
  return expectAccessiblePage(desk, "/admin/salaries", correct, () => correct.first().click());
});

test("the areas of law are accessible, an expanded one too", async ({ desk }) => {
  const area = desk.page.getByRole("button", { name: /^Hyresrätt/ });
  await expectAccessiblePage(desk, "/admin/categories", area);
  await area.click();
  await expect(desk.page.getByRole("button", { name: "Ändra Deposition" })).toBeVisible();
  expect(await axeViolations(desk.page)).toEqual([]);
});

for (const list of [
  "questions/unanswered",
  "questions/today",
  "questions/readings",
  "questions/answered",
  "questions/hidden",
  "questions/all",
  "answers",
]) {
  test(`the list ${list} is accessible`, ({ desk }) => {
    const rows = main(desk.page).getByRole("link", { name: /\?/ });
    const reason = main(desk.page).getByText(/^(Inget|Ingen|Alla) .+\.$/);
    return expectAccessiblePage(desk, `/admin/${list}`, rows.or(reason));
  });
}

test("the page of shortcuts and the command palette are accessible", ({ desk }) =>
  expectAccessiblePage(
    desk,
    "/admin/shortcuts",
    desk.page.getByRole("heading", { name: "Kortkommandon" }),
    async () => {
      await desk.page.keyboard.press("Control+k");
      await expect(desk.page.getByRole("option", { name: /Obesvarade/ })).toBeVisible();
    },
  ));

test("the audit log is accessible", ({ desk }) =>
  expectAccessiblePage(desk, "/admin/audit", desk.page.locator('main a[href^="/admin/"]')));

test("the list of files is accessible", ({ desk }) =>
  expectAccessiblePage(desk, "/admin/files", desk.page.getByText("Filer laddas upp där en nyhet skrivs.")));

test("the list of undelivered mails is accessible", ({ desk }) =>
  expectAccessiblePage(desk, "/admin/mails", desk.page.getByText("Alla mejl har kommit fram.")));

test("an answer is accessible", async ({ desk }) => {
  // A demo answer: the newest one may be hidden by its story at any time.
  const uri = "far-hyresvarden-behalla-depositionen-for-repor-i-parketten";
  const { ID } = bodyOf(await createClient({ baseUrl: `${baseUrl}/api` }).getAnswerByUri({ params: { uri } }));
  await expectAccessiblePage(desk, `/admin/answers/${ID}`, desk.page.getByText("Dölj"));
});

// Demo records: other stories delete theirs.
for (const [name, list, own, shown] of [
  ["person", "/admin/users", "Amir Rahimi", (page) => page.getByRole("heading", { name: "Roller och anteckningar" })],
  ["test question", "/admin/test-questions", "Hyran är två veckor sen", (page) => page.getByLabel("Bedömningsstöd")],
  [
    "test answer",
    "/admin/test-answers",
    "Dröjsmålet är längre än en vecka",
    (page) => page.getByRole("button", { name: "Spara bedömningen" }),
  ],
  ["piece of news", "/admin/news", "Välkommen till Lagrum", (page) => page.getByText("Publicerad 1 september 2026")],
  ["template", "/admin/templates", "Vi behöver veta mer", (page) => page.locator("[contenteditable]")],
  ["product", "/admin/products", "Samboavtal", (page) => page.getByRole("table", { name: "Prishistorik" })],
] as const satisfies [string, string, string, (page: Page) => unknown][]) {
  test(`the list of each ${name} and one of them are accessible`, async ({ desk }) => {
    const rows = desk.page.locator(`main a[href^="${list}/"]:not([href$="/create"])`);
    await expectAccessiblePage(desk, list, rows);
    // The rows have most content on a phone.
    await fit(desk.page, phoneScreen);
    // Applicants of other stories fill the first page.
    if (list === "/admin/users") await desk.page.getByRole("textbox", { name: "Sök" }).fill(own);
    const href = await rows.filter({ hasText: own }).first().getAttribute("href");
    await expectAccessiblePage(desk, href ?? "", shown(desk.page));
  });
}
